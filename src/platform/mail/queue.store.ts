import type { ColumnType, Selectable } from 'kysely'
import type { Executor } from '../db/index.ts'
import { newId } from '../db/index.ts'

type Tables = {
  mails: {
    id: string
    recipient: string
    subject: string
    body: string
    html: ColumnType<string, string | undefined, string>
    headers: ColumnType<Record<string, string>, string, string>
    attempts: number
    is_urgent: boolean
    due_at: Date | null
    sent_at: Date | null
    created_at: Date
  }
}

export type Mail = Selectable<Tables['mails']>

export type NewMail = {
  to: string
  subject: string
  text: string
  /** The same for programs that show HTML; made by us, with every word in it escaped. */
  html?: string
  /** Lines beside the usual ones, such as List-Unsubscribe. */
  headers?: Record<string, string>
  /** Somebody sits and waits for it: it goes before all that are not. */
  isUrgent?: boolean
}

export async function queueMail(db: Executor, mail: NewMail, now: Date): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('mails')
    .values({
      id: newId(),
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      html: mail.html ?? '',
      headers: JSON.stringify(mail.headers ?? {}),
      attempts: 0,
      is_urgent: mail.isUrgent ?? false,
      due_at: now,
      sent_at: null,
      created_at: now,
    })
    .execute()
}

/** Locks the mail whose turn it is, so that two nodes never send the same one. */
export function lockDueMail(db: Executor, now: Date) {
  return db
    .withTables<Tables>()
    .selectFrom('mails')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('is_urgent', 'desc')
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/**
 * Locks a mail for this attempt at it; false when it is sent or tried again already. It waits: who
 * looks for due mails holds for a moment also what became due to another while it looked.
 */
export async function lockUnsent(db: Executor, { id, attempts }: Mail): Promise<boolean> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The words go with the sending: reset links do not stay in the database. */
export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('mails')
    .set({ sent_at: now, due_at: null, body: '', html: '' })
    .where('id', '=', id)
    .execute()
}

/** Notes an attempt and when the next is; `next` null when this is the last. */
export async function recordAttempt(db: Executor, id: string, attempts: number, next: Date | null) {
  await db
    .withTables<Tables>()
    .updateTable('mails')
    .set({ attempts, due_at: next })
    .where('id', '=', id)
    .execute()
}

export type UndeliveredMail = {
  id: string
  recipient: string
  subject: string
  attempts: number
  createdAt: Date
}

/** Mails given up that a list shows at most. */
const LISTED = 200

/** Mails that were given up, newest first. */
export function listUndelivered(db: Executor): Promise<UndeliveredMail[]> {
  return db
    .withTables<Tables>()
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'attempts', 'created_at as createdAt'])
    .where('due_at', 'is', null)
    .where('sent_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute()
}

/** Makes a mail that was given up due again; false when there is none. */
export async function retryMail(db: Executor, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .withTables<Tables>()
    .updateTable('mails')
    .set({ attempts: 0, due_at: now })
    .where('id', '=', id)
    .where('due_at', 'is', null)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
