import type { Deps } from '../../deps.ts'
import { createLimiter } from '../../platform/http/index.ts'

/** People whom one may write to first in a day: more than anybody buys phones from. */
const NEW_THREADS_A_DAY = 25
/** A fast typist's short lines. */
const MESSAGES_A_MINUTE = 30
const DAY_SECONDS = 86_400
const MINUTE_SECONDS = 60

/** The very same words of at least this length count as a circular when sent to that many others. */
export const CIRCULAR = { length: 25, threads: 5 } as const

export type Limits = ReturnType<typeof createLimits>

/** What holds spam back, counted over all nodes. */
export function createLimits(deps: Deps) {
  const { pool } = deps.db
  return {
    newThreads: createLimiter(pool, 'new-thread', NEW_THREADS_A_DAY, DAY_SECONDS),
    messages: createLimiter(pool, 'message', MESSAGES_A_MINUTE, MINUTE_SECONDS),
  }
}
