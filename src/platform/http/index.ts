export { type AppEnv, type ErrorBody, json, refusals, refuse, takes } from './answers.ts'
export { handleBreakage, handleUnknown } from './breakage.ts'
export { forgetAnswers, IDEMPOTENCY_KEY, onceAKey } from './idempotency.ts'
export {
  cursorParam,
  pageOf,
  type QueuePlace,
  readQueueCursor,
  writeQueueCursor,
} from './next-page.ts'
export { limitBodies, refuseOddRequests } from './odd-requests.ts'
export { oneLine } from './one-line.ts'
export {
  addressOf,
  createLimiter,
  forgetOldAttempts,
  inWords,
  type Limiter,
  limitAttempts,
} from './rate-limits.ts'
export { route } from './route.ts'
export { createRouter, z } from './router.ts'
export { SELF_STYLED, securityHeaders } from './security-headers.ts'
export { readTimeCursor, type TimePlace, writeTimeCursor } from './time-cursor.ts'
export {
  type Access,
  type Viewer,
  type ViewerSource,
  viewerOf,
  withViewer,
} from './viewer.ts'
