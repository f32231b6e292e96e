import type { Logger } from 'pino'
import { DAY, MINUTE } from '../../shared/time.ts'
import type { Clock } from '../clock.ts'
import { type Db, inTransaction, type Tx } from '../db/index.ts'
import type { Mailer } from './mailer.ts'
import {
  deleteMailsBefore,
  lockDueMail,
  lockUnsent,
  type Mail,
  markSent,
  recordAttempt,
} from './queue.store.ts'

/** After this many failures, spread over about two hours, an email stays undelivered. */
const MAX_ATTEMPTS = 7
const BATCH = 10

/** Long enough to find out why an email did not arrive. */
const KEPT_DAYS = 30
const DELETED_AT_ONCE = 1_000

type QueueDeps = { db: Db; clock: Clock; log: Logger; mailer: Mailer }

/**
 * Sends the emails that are due, at most one batch. Each attempt is counted and committed before
 * the email is handed to the server: whatever fails afterwards, even after sending, only that one
 * email is sent again, after 1, 2, 4 … minutes. Returns how many were attempted.
 */
export async function sendDueMails(deps: QueueDeps): Promise<number> {
  let attempted = 0
  while (attempted < BATCH && (await sendNext(deps))) attempted += 1
  return attempted
}

/** Deletes emails after 30 days, sent or undeliverable: they hold addresses. Returns how many. */
export function deleteOldMails({ db, clock }: Pick<QueueDeps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  return deleteMailsBefore(db.kysely, before, DELETED_AT_ONCE)
}

async function sendNext(deps: QueueDeps): Promise<boolean> {
  const mail = await inTransaction(deps.db, (tx) => countAttempt(deps, tx))
  if (!mail) return false
  await inTransaction(deps.db, async (tx) => {
    // Locked while it is being sent, so that no other node sends it too while the server is slow.
    if (!(await lockUnsent(tx, mail))) return
    if (await send(deps, mail)) await markSent(tx, mail.id, deps.clock.now())
  })
  return true
}

/** The next due email, with this attempt counted and the next one scheduled. */
async function countAttempt(deps: QueueDeps, tx: Tx): Promise<Mail | undefined> {
  const now = deps.clock.now()
  const mail = await lockDueMail(tx, now)
  if (!mail) return undefined
  const attempts = mail.attempts + 1
  const next =
    attempts >= MAX_ATTEMPTS ? null : new Date(now.getTime() + MINUTE * 2 ** mail.attempts)
  await recordAttempt(tx, mail.id, attempts, next)
  return { ...mail, attempts }
}

async function send(deps: QueueDeps, mail: Mail): Promise<boolean> {
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
    const isLast = attempts >= MAX_ATTEMPTS
    deps.log[isLast ? 'error' : 'warn']({ mail: id, attempts, err: error }, 'email not sent')
    return false
  }
}
