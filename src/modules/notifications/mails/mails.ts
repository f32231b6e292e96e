import type { Deps } from '../../../deps.ts'
import { MINUTE } from '../../../platform/clock.ts'
import { type Executor, inTransaction, type Tx } from '../../../platform/db/index.ts'
import {
  insertMail,
  lockDueMail,
  lockUnsent,
  type Mail,
  markSent,
  type NewMail,
  postpone,
} from './mails.store.ts'

/** After this many failures, spread over about two hours, a mail is given up and logged. */
const MAX_ATTEMPTS = 7
const BATCH = 10

/** Writes a mail that is sent soon after the transaction it belongs to. */
export async function queueMail(db: Executor, mail: NewMail, now: Date): Promise<void> {
  await insertMail(db, mail, now)
}

/**
 * Sends what is due, each in a transaction of its own, after the attempt was counted in one before:
 * whatever breaks in the middle, even after the sending, that one alone is tried again, after
 * 1, 2, 4 … minutes as after a failure. Returns how many were tried.
 */
export async function sendDueMails(deps: Deps): Promise<number> {
  let tried = 0
  while (tried < BATCH && (await sendNext(deps))) tried += 1
  return tried
}

async function sendNext(deps: Deps): Promise<boolean> {
  const mail = await inTransaction(deps.db, (tx) => countAttempt(deps, tx))
  if (!mail) return false
  await inTransaction(deps.db, async (tx) => {
    // Held while it is sent: a server that is slow to take it gets it once.
    if (!(await lockUnsent(tx, mail))) return
    if (await isTaken(deps, mail)) await markSent(tx, mail.id, deps.clock.now())
  })
  return true
}

/** The mail whose turn it is, with one more attempt and the time of the next. */
async function countAttempt(deps: Deps, tx: Tx): Promise<Mail | undefined> {
  const now = deps.clock.now()
  const mail = await lockDueMail(tx, now)
  if (!mail) return undefined
  const attempts = mail.attempts + 1
  const next =
    attempts >= MAX_ATTEMPTS ? null : new Date(now.getTime() + MINUTE * 2 ** mail.attempts)
  await postpone(tx, mail.id, attempts, next)
  return { ...mail, attempts }
}

async function isTaken(deps: Deps, mail: Mail): Promise<boolean> {
  try {
    await deps.mailer.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.html && { html: mail.html }),
      headers: mail.headers,
    })
    return true
  } catch (error) {
    const { id, attempts } = mail
    const givenUp = attempts >= MAX_ATTEMPTS
    deps.log[givenUp ? 'error' : 'warn']({ mail: id, attempts, err: error }, 'mail not sent')
    return false
  }
}
