import type { ColumnType } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import { newId } from '../../platform/db/index.ts'

type Tables = {
  mails: {
    id: string
    recipient: string
    subject: string
    body: string
    headers: ColumnType<Record<string, string>, string, string>
    attempts: number
    due_at: Date | null
    sent_at: Date | null
    created_at: Date
  }
}

export type NewMail = {
  to: string
  subject: string
  text: string
  /** Lines beside the usual ones, such as List-Unsubscribe. */
  headers?: Record<string, string>
}

export async function insertMail(db: Executor, mail: NewMail, now: Date): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('mails')
    .values({
      id: newId(),
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      headers: JSON.stringify(mail.headers ?? {}),
      attempts: 0,
      due_at: now,
      sent_at: null,
      created_at: now,
    })
    .execute()
}

/** Locks mails that are due, so that two nodes never send the same one. */
export function lockDueMails(db: Executor, now: Date, limit: number) {
  return db
    .withTables<Tables>()
    .selectFrom('mails')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** The words go with the sending: reset links do not stay in the database. */
export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('mails')
    .set({ sent_at: now, due_at: null, body: '' })
    .where('id', '=', id)
    .execute()
}

/** Notes a failed attempt; `next` null gives up. */
export async function postpone(db: Executor, id: string, attempts: number, next: Date | null) {
  await db
    .withTables<Tables>()
    .updateTable('mails')
    .set({ attempts, due_at: next })
    .where('id', '=', id)
    .execute()
}
