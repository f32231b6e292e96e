export { loggablePath } from './access-log.ts'
export { refuseDuringView } from './account-view.ts'
export { type ApiKey, type ApiKeySource, withApiKey } from './api-key.ts'
export {
  acceptedEncoding,
  compressFast,
  type Encoding,
} from './compression.ts'
export {
  deleteExpiredAnswers,
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_RETENTION_HOURS,
  idempotency,
} from './idempotency.ts'
export { type FileColumns, fileResponses, sendListFile, zonedFileName } from './lists/list-file.ts'
export {
  dayBounds,
  dayParams,
  LIST_PAGE,
  listQuery,
  placeIn,
  searchParam,
} from './lists/list-parameters.ts'
export { listRoutes } from './lists/list-routes.ts'
export {
  cursorParam,
  decodeQueueCursor,
  decodeTimeCursor,
  encodeQueueCursor,
  encodeTimeCursor,
  paginate,
  type QueueCursor,
  type TimeCursor,
} from './lists/paging.ts'
export { refuseDuringMaintenance } from './maintenance.ts'
export { limitBodySize, rejectMalformedRequests } from './malformed-requests.ts'
export { ownAddress, reachedAt } from './own-address.ts'
export { namesPageAccount, PAGE_ACCOUNT, refuseOtherAccount } from './page-account.ts'
export { preferredLanguage } from './preferred-language.ts'
export { readForViewer, rememberWrites } from './read-source.ts'
export {
  clientAddress,
  createLimiter,
  createRequestLimit,
  deleteExpiredAttempts,
  formatWait,
  type Limiter,
  limitAttempts,
  limitRequests,
  refuseAttempts,
  shortenAddress,
  toNetwork,
} from './request-limits.ts'
export { createResponseCache } from './response-cache.ts'
export {
  type AppEnv,
  type ErrorBody,
  errorBody,
  handleError,
  handleNotFound,
  json,
  jsonBody,
  messagesFor,
  refusalResponses,
  refusals,
  refuse,
  refuseBusy,
  refuseForNow,
  type ServerEnvironment,
} from './responses.ts'
export { isRobot } from './robots.ts'
export { createRouter, multiLine, plainValue, route, singleLine, z } from './router.ts'
export { INLINE_STYLES_POLICY, securityHeaders } from './security-headers.ts'
export { limitStalls, type ProgressLimits, UPLOAD_PROGRESS } from './upload-progress.ts'
export {
  type Access,
  type AccountView,
  isPageCall,
  type KnownViewer,
  REAUTHENTICATION_REQUIRED,
  refusePermission,
  requireSession,
  requireViewer,
  type Session,
  type Viewer,
  type ViewerSource,
  withViewer,
} from './viewer.ts'
