import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Told } from './facts.ts'
import type { Kind } from './kinds.ts'

/** Puts an event into the queue; it is taken as soon as its transaction has committed. */
export async function queueEvent(tx: Tx, { id, at }: Pick<Told, 'id' | 'at'>) {
  await sql`
    insert into notification_queue (event_id, again_at) values (${id}, ${at})`.execute(tx)
}

/** An event that waits to be told, for this transaction alone; the oldest first. */
export async function takeEvent(tx: Tx, now: Date): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    with next as materialized (
      select event_id from notification_queue where again_at <= ${now}
      order by again_at, event_id limit 1 for update skip locked)
    select id, name, at, data from next join events on events.id = next.event_id`.execute(tx)
  return rows[0]
}

export async function dropEvent(tx: Tx, id: number) {
  await sql`delete from notification_queue where event_id = ${id}`.execute(tx)
}

/** Puts an event off that could not be told: by a minute, then two, four, … up to a day. */
export async function putOff(db: Executor, id: number, now: Date) {
  await sql`
    update notification_queue set attempts = attempts + 1,
      again_at = ${now}::timestamptz + interval '1 minute' * least(1440, 2 ^ least(attempts, 11))
    where event_id = ${id}`.execute(db)
}

export type Person = {
  id: string
  name: string
  email: string
  role: string
  notShown: string[]
  notMailed: string[]
  locale: string | null
  timeZone: string | null
}

const person = sql`
  users.id, users.name, users.email, users.role, coalesce(not_shown, '{}') as not_shown,
  coalesce(not_mailed, '{}') as not_mailed, locale, time_zone`

/** People as they want to be told; banned and closed accounts are missing. */
export async function findPeople(db: Executor, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${person} from users left join notification_settings on user_id = users.id
    where users.id = any(${ids}::uuid[]) and banned_at is null`.execute(db)
  return rows
}

/** Every admin. */
export async function findAdmins(db: Executor): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${person} from users left join notification_settings on user_id = users.id
    where role = 'admin' and banned_at is null`.execute(db)
  return rows
}

/** The names of two people who may be gone. */
export async function nameOf(db: Executor, id: string | null): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from users where id = ${id}`.execute(db)
  return rows[0]?.name ?? 'Somebody'
}

export type NewNotification = {
  userId: string
  eventId: number
  kind: Kind
  title: string
  words: string
  path: string
  /** It is for the mail alone. */
  isRead: boolean
}

/** Writes what a person is told of an event; false when they were told already. */
export async function insertNotification(tx: Tx, told: NewNotification, at: Date) {
  const { userId, eventId, kind, title, words, path, isRead } = told
  const { numAffectedRows } = await sql`
    insert into notifications (user_id, event_id, kind, title, words, path, created_at, read_at)
    values (${userId}, ${eventId}, ${kind}, ${title}, ${words}, ${path}, ${at},
      ${isRead ? at : null})
    on conflict (user_id, event_id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export type Notification = {
  id: string
  kind: Kind
  title: string
  words: string
  path: string
  createdAt: Date
  readAt: Date | null
}

/** What a person was told in the browser, newest first, before an id. */
export async function listNotifications(
  db: Executor,
  userId: string,
  { before, limit, notShown }: { before: string | null; limit: number; notShown: string[] },
): Promise<Notification[]> {
  const { rows } = await sql<Notification>`
    select id::text as id, kind, title, words, path, created_at, read_at
    from notifications where user_id = ${userId} and kind <> all(${notShown}::text[])
      and (${before}::bigint is null or id < ${before}::bigint)
    order by notifications.id desc limit ${limit}`.execute(db)
  return rows
}

/** Unread ones that are counted at most: nobody tells 100 from 1,000. */
const COUNTED = 100

/** How much a person was told and has not read, of the kinds that they want to see here. */
export async function countUnread(db: Executor, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from notifications told
      where told.user_id = ${userId} and read_at is null and not exists (
        select 1 from notification_settings chosen
        where chosen.user_id = told.user_id and told.kind = any(chosen.not_shown))
      limit ${COUNTED}
    ) unread`.execute(db)
  return rows[0]?.n ?? 0
}

/** Marks what a person was told up to an id as read. */
export async function markRead(tx: Tx, userId: string, upTo: string, at: Date) {
  await sql`
    update notifications set read_at = ${at}
    where user_id = ${userId} and read_at is null and id <= ${upTo}::bigint`.execute(tx)
}

/** Deletes notifications from before a moment; says how many. */
export async function deleteOld(db: Executor, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where id = any(array(
      select id from notifications where created_at < ${before} order by created_at
      limit ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
