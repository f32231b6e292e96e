import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

export type DueMail = {
  threadId: string
  userId: string
  email: string
  wanted: boolean
  unread: number
}

/** Sides whose mail is due; other nodes pass over them meanwhile. */
export async function lockDueSides(tx: Tx, now: Date, limit: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    select mine.thread_id, mine.user_id, person.email, mine.unread,
      coalesce(feed.wants_mails, true) and person.banned_at is null as wanted
    from message_sides mine
    join users person on person.id = mine.user_id
    left join message_feeds feed on feed.user_id = mine.user_id
    where mine.mail_due_at <= ${now}
    order by mine.mail_due_at limit ${limit}
    for update of mine skip locked`.execute(tx)
  return rows
}

export async function noteMailed(tx: Tx, { threadId, userId }: DueMail, at: Date) {
  await sql`
    update message_sides set mail_due_at = null, mailed_at = ${at}
    where thread_id = ${threadId} and user_id = ${userId}`.execute(tx)
}

/** Whether a person wants mails about unread messages; who never chose does. */
export async function wantsMails(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select wants_mails as wanted from message_feeds where user_id = ${userId}`.execute(db)
  return rows[0]?.wanted ?? true
}

/** False when there is no such person. */
export async function setWantsMails(tx: Tx, userId: string, wanted: boolean): Promise<boolean> {
  const { rows } = await sql`
    insert into message_feeds (user_id, wants_mails)
    select id, ${wanted}::boolean from users where id = ${userId}
    on conflict (user_id) do update set wants_mails = excluded.wants_mails
    returning user_id`.execute(tx)
  return rows.length > 0
}
