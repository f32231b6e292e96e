import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { createFairQueue } from '../../../platform/concurrency.ts'
import {
  type AppEnv,
  createLimiter,
  limitAttempts,
  networkOf,
  refuse,
  requireSession,
  requireViewer,
} from '../../../platform/http/index.ts'
import { DAY, MINUTE, SECOND } from '../../../shared/time.ts'
import { readClient, recordSecurityEvent } from '../security/index.ts'

const ATTEMPTS = 10
const WINDOW_SECONDS = (15 * MINUTE) / SECOND
const ATTEMPTS_A_DAY = 50

/** What the password was asked for, as the security log says it. */
export type PasswordUse = 'Confirming who you are' | 'Changing the password' | 'Changing the email'

/**
 * Counts wrong passwords of people who are signed in: in all forms together, for each session alone.
 * Whoever stole a session can't use up the attempts of its owner, nor get more by changing the form.
 */
export function ownPasswordLimits(deps: Deps) {
  const short = createLimiter(deps.db.pool, 'own-password', ATTEMPTS, WINDOW_SECONDS)
  const day = createLimiter(deps.db.pool, 'own-password-day', ATTEMPTS_A_DAY, DAY / SECOND)
  return {
    /** Counted before the password is checked, so that simultaneous guesses count too. */
    async admit(c: Context<AppEnv>) {
      const { id } = requireSession(c)
      return (await limitAttempts(c, short, id)) ?? (await limitAttempts(c, day, id))
    },
    /** The day's count stays, less this attempt: a right password is no reason for more guesses. */
    async succeeded(c: Context<AppEnv>) {
      const { id } = requireSession(c)
      await Promise.all([short.reset(id), day.refund(id)])
    },
    async failed(c: Context<AppEnv>, detail: PasswordUse) {
      await recordSecurityEvent(deps, deps.db.kysely, {
        userId: requireViewer(c).id,
        kind: 'wrong_password',
        client: readClient(c),
        detail,
      })
    },
  }
}

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
