import { type Executor, newId, notAwaited, type Row, type Tx } from '../db/index.ts'

type Headers = Record<string, string>
export type Mail = Omit<Row<'mails'>, 'headers'> & { headers: Headers }

export type NewMail = {
  to: string
  subject: string
  text: string
  /** The same as HTML, with everything escaped. */
  html?: string
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Headers
  /** Sent before all others, because someone is waiting for it. */
  isUrgent?: boolean
}

export async function queueMail(db: Executor, mail: NewMail, now: Date): Promise<void> {
  await db.insertInto('mails').values(toRow(mail, now)).execute()
}

/** Queues several emails with the commit of a transaction, without waiting. */
export async function queueMails(tx: Tx, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map((mail) => toRow(mail, now))
  await tx.insertInto('mails').values(rows).modifyEnd(notAwaited).execute()
}

function toRow(mail: NewMail, now: Date) {
  return {
    id: newId(),
    recipient: mail.to,
    subject: mail.subject,
    body: mail.text,
    html: mail.html ?? '',
    headers: JSON.stringify(mail.headers ?? {}),
    attempts: 0,
    isUrgent: mail.isUrgent ?? false,
    dueAt: now,
    sentAt: null,
    createdAt: now,
  }
}

/** Locks the next due email, so that two nodes never send the same one. */
export function lockDueMail(db: Executor, now: Date) {
  return db
    .selectFrom('mails')
    .selectAll()
    .$narrowType<{ headers: Headers }>()
    .where('dueAt', '<=', now)
    .orderBy('isUrgent', 'desc')
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/**
 * Locks an email for this attempt; false when it has been sent or attempted again meanwhile. It waits
 * for the lock: another node may briefly hold it while looking for due emails.
 */
export async function lockUnsent(db: Executor, { id, attempts }: Mail): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The text is deleted once sent: reset links do not stay in the database. */
export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAt: now, dueAt: null, body: '', html: '' })
    .where('id', '=', id)
    .execute()
}

/** Records an attempt and when the next is due; null when this is the last. */
export async function recordAttempt(db: Executor, id: string, attempts: number, next: Date | null) {
  await db.updateTable('mails').set({ attempts, dueAt: next }).where('id', '=', id).execute()
}

export type UndeliveredMail = {
  id: string
  recipient: string
  subject: string
  attempts: number
  createdAt: Date
}

/** Most undelivered emails that a list shows. */
const LISTED = 200

/** Emails that stay undelivered after the last attempt, newest first. */
export function listUndelivered(db: Executor): Promise<UndeliveredMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'attempts', 'createdAt'])
    .where('dueAt', 'is', null)
    .where('sentAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(LISTED)
    .execute()
}

/** Makes an undelivered email due again; false when there is none. */
export async function retryMail(db: Executor, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ attempts: 0, dueAt: now })
    .where('id', '=', id)
    .where('dueAt', 'is', null)
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes every email to an address, sent or not. */
export async function deleteMailsTo(db: Executor, recipient: string): Promise<void> {
  await db.deleteFrom('mails').where('recipient', '=', recipient).execute()
}

/** Deletes emails that were written before a time, a batch at once; returns how many. */
export async function deleteMailsBefore(
  db: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', 'in', (old) =>
      old
        .selectFrom('mails')
        .select('id')
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
