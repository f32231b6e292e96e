import type { Context } from 'hono'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import { type AppEnv, networkOf, refuse } from '../../../platform/http/index.ts'

/**
 * On a machine. As many as the thread pool of one process works on at once, and fewer than the connections
 * that there are.
 */
const HASHES_AT_ONCE = 4
/** On a machine: about a minute of hashing. Beyond that people are asked to try again. */
const HASHES_WAITING = 500
const RETRY_AFTER_SECONDS = 2

/**
 * Runs work that hashes a password, a few at a time: each holds a core and a connection. Networks take
 * turns, so a flood from one delays the others by little; refuses with 429 when too many wait. Each
 * worker of a machine has its share.
 */
export function createHashQueue(workers: number) {
  const share = (of: number) => Math.max(1, Math.round(of / workers))
  const queue = createFairQueue(share(HASHES_AT_ONCE), share(HASHES_WAITING))
  return async function hash<T>(
    c: Context<AppEnv>,
    work: () => Promise<T>,
    options: { first?: boolean } = {},
  ) {
    const done = await queue(
      networkOf(c.var.address),
      async () => ({ result: await work() }),
      options,
    )
    if (done) return done
    c.header('Retry-After', String(RETRY_AFTER_SECONDS))
    const busy = 'Many people are signing in right now. Try again in a few seconds.'
    return { refused: refuse(c, 429, 'busy', busy) }
  }
}

export type HashQueue = ReturnType<typeof createHashQueue>
