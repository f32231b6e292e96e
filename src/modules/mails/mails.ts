import type { Deps } from '../../deps.ts'
import { MINUTE } from '../../platform/clock.ts'
import { type Executor, inTransaction, type Tx } from '../../platform/db/index.ts'
import { insertMail, lockDueMail, markSent, type NewMail, postpone } from './mails.store.ts'

/** After this many failures, spread over about two hours, a mail is given up and logged. */
const MAX_ATTEMPTS = 7
const BATCH = 10

/** Writes a mail that is sent soon after the transaction it belongs to. */
export async function queueMail(db: Executor, mail: NewMail, now: Date): Promise<void> {
  await insertMail(db, mail, now)
}

/**
 * Sends what is due, each in a transaction of its own: when the process dies in the middle of one, that
 * one alone goes out again. A failure is tried again after 1, 2, 4 … minutes. Returns how many were
 * tried.
 */
export async function sendDueMails(deps: Deps): Promise<number> {
  let tried = 0
  while (tried < BATCH && (await inTransaction(deps.db, (tx) => sendNext(deps, tx)))) tried += 1
  return tried
}

async function sendNext(deps: Deps, tx: Tx): Promise<boolean> {
  const now = deps.clock.now()
  const mail = await lockDueMail(tx, now)
  if (!mail) return false
  try {
    await deps.mailer.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.html && { html: mail.html }),
      headers: mail.headers,
    })
  } catch (error) {
    const attempts = mail.attempts + 1
    const givenUp = attempts >= MAX_ATTEMPTS
    deps.log[givenUp ? 'error' : 'warn']({ mail: mail.id, attempts, err: error }, 'mail not sent')
    const next = givenUp ? null : new Date(now.getTime() + MINUTE * 2 ** mail.attempts)
    await postpone(tx, mail.id, attempts, next)
    return true
  }
  await markSent(tx, mail.id, now)
  return true
}
