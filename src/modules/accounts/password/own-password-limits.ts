import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createLimiter,
  limitAttempts,
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
