import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { createFairQueue } from '../../../platform/concurrency.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  type AppEnv,
  createLimiter,
  limitAttempts,
  networkOf,
  refuse,
  requireSession,
  requireViewer,
  type Session,
  type Viewer,
} from '../../../platform/http/index.ts'
import { queueMail, renderMail } from '../../../platform/mail/index.ts'
import { pages } from '../../../routes.ts'
import { DAY, MINUTE, SECOND } from '../../../shared/time.ts'
import {
  deleteOtherSessions,
  deleteResetLinks,
  findPasswordHash,
  replacePasswordHash,
} from '../accounts.store.ts'
import { type ClientDetails, readClient, recordSecurityEvent } from '../security/index.ts'

type PasswordChange = { currentPassword: string; newPassword: string; client: ClientDetails }
type PasswordOutcome = { changed: true } | { refused: 'no_password' | 'wrong_password' }

/**
 * Replaces the password of someone who knows the current one. Ends all other sessions, makes mailed
 * reset links worthless and emails the person. Hashes twice, so it belongs into the hash queue.
 */
export async function changePassword(
  deps: Deps,
  { viewer, session }: { viewer: Viewer; session: Session },
  { currentPassword, newPassword, client }: PasswordChange,
): Promise<PasswordOutcome> {
  const before = await findPasswordHash(deps.db.kysely, viewer.id)
  if (!before) return { refused: 'no_password' }
  if (!(await verifyPassword({ hash: before, password: currentPassword })))
    return { refused: 'wrong_password' }
  const after = await hashPassword(newPassword)
  return inTransaction(deps.db, async (tx): Promise<PasswordOutcome> => {
    const at = deps.clock.now()
    // Somebody may have changed it while this request was hashing.
    if (!(await replacePasswordHash(tx, viewer.id, { before, after, at })))
      return { refused: 'wrong_password' }
    await deleteOtherSessions(tx, viewer.id, session.id)
    await deleteResetLinks(tx, viewer.id)
    await recordSecurityEvent(deps, tx, { userId: viewer.id, kind: 'password_changed', client })
    await recordEvent(tx, 'password_changed', at, { userId: viewer.id })
    const subject: [string, string] = ['user', viewer.id]
    await writeAudit(tx, { actor: viewer, action: 'password_changed', subject, at })
    await queueMail(
      tx,
      { to: viewer.email, ...passwordMail(deps, viewer.name), isUrgent: true },
      at,
    )
    return { changed: true }
  })
}

function passwordMail(deps: Deps, name: string) {
  return renderMail({
    subject: 'Your password was changed',
    name,
    paragraphs: [
      'The password of your Redial account was changed, and all other devices were signed out.',
      'If this was you, there is nothing to do.',
    ],
    button: { label: 'Reset your password', url: `${deps.origin()}${pages.forgotPassword()}` },
    note: 'Not you? Reset your password now: that signs out everyone, including whoever changed it.',
  })
}

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
