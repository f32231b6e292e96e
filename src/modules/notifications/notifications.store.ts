import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { StaffRole } from '../../shared/accounts/staff-roles.ts'
import type { Kind, StoredEvent } from './template.ts'

export async function queueEvent(tx: Tx, eventId: number, date: Date): Promise<void> {
  await tx.insertInto('notificationQueue').values({ eventId, nextAttemptAt: date }).execute()
}

/** The oldest queued events in their order, locked for this transaction. */
export async function lockDueEvents(tx: Tx, now: Date, limit: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    with next as materialized (
      select event_id from notification_queue where next_attempt_at <= ${now}
      order by next_attempt_at, event_id limit ${limit} for update skip locked)
    select id, name, at, data from next join events on events.id = next.event_id
    order by events.id`.execute(tx)
  return rows
}

export async function dropEvents(tx: Tx, events: readonly Pick<StoredEvent, 'id'>[]) {
  const ids = events.map(({ id }) => id)
  await sql`delete from notification_queue where event_id = any(${ids}::bigint[])`.execute(tx)
}

/** Retries an event later: after 1, 2, 4, … minutes, at most a day. */
export async function retryEventLater(db: Executor, id: number, now: Date) {
  await sql`
    update notification_queue set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + interval '1 minute' * least(1440, 2 ^ least(attempts, 11))
    where event_id = ${id}`.execute(db)
}

export type Person = {
  id: string
  name: string
  email: string
  role: string
  isBanned: boolean
  notShown: string[]
  notMailed: string[]
  notPushed: string[]
  /** Whether they switched on push notifications in some browser. */
  hasPush: boolean
  locale: string | null
  timeZone: string | null
  language: string | null
}

const person = sql`
  users.id, users.name, users.email, users.role, users.banned_at is not null as is_banned,
  coalesce(not_shown, '{}') as not_shown,
  coalesce(not_mailed, '{}') as not_mailed, coalesce(not_pushed, '{}') as not_pushed,
  exists (select from push_subscriptions where user_id = users.id) as has_push, users.locale, users.time_zone, users.language`

/** People with their settings; closed accounts are left out. */
export async function findPeople(db: Executor, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${person} from users left join notification_settings on user_id = users.id
    where users.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Everyone on the staff; who of them may do what is up to the caller. */
export async function findStaff(db: Executor): Promise<(Person & { staffRole: StaffRole })[]> {
  const { rows } = await sql<Person & { staffRole: StaffRole }>`
    select ${person}, users.staff_role from users left join notification_settings on user_id = users.id
    where role = 'admin' and banned_at is null`.execute(db)
  return rows
}

export type NewNotification = {
  userId: string
  eventId: number
  kind: Kind
  title: string
  text: string
  path: string
  /** For people who want the email alone. */
  isRead: boolean
}

/** Returns whether one of them is new: of each event a person is notified once. */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly NewNotification[],
  date: Date,
): Promise<(one: Pick<NewNotification, 'userId' | 'eventId'>) => boolean> {
  if (notifications.length === 0) return () => false
  const column = <Key extends keyof NewNotification>(key: Key) =>
    notifications.map((one) => one[key])
  const { rows } = await sql<{ userId: string; eventId: number }>`
    insert into notifications (user_id, event_id, kind, title, text, path, created_at, read_at)
    select user_id, event_id, kind, title, text, path, ${date}::timestamptz,
      case when is_read then ${date}::timestamptz end
    from unnest(${column('userId')}::uuid[], ${column('eventId')}::bigint[], ${column('kind')}::text[],
      ${column('title')}::text[], ${column('text')}::text[], ${column('path')}::text[],
      ${column('isRead')}::boolean[])
      with ordinality as one (user_id, event_id, kind, title, text, path, is_read, position)
    order by position
    on conflict (user_id, event_id) do nothing
    returning user_id, event_id`.execute(tx)
  const inserted = new Set(rows.map(({ userId, eventId }) => `${userId} ${eventId}`))
  return ({ userId, eventId }) => inserted.has(`${userId} ${eventId}`)
}

export type Notification = {
  id: string
  kind: Kind
  title: string
  text: string
  path: string
  createdAt: Date
  readAt: Date | null
}

/** Newest first, before an id. */
export async function listNotifications(
  db: Executor,
  userId: string,
  { before, limit, notShown }: { before: string | null; limit: number; notShown: string[] },
): Promise<Notification[]> {
  const { rows } = await sql<Notification>`
    select id::text as id, kind, title, text, path, created_at, read_at
    from notifications where user_id = ${userId} and kind <> all(${notShown}::text[])
      and (${before}::bigint is null or id < ${before}::bigint)
    order by notifications.id desc limit ${limit}`.execute(db)
  return rows
}

/** Counting stops here: the badge shows 99+. */
const COUNTED = 100

/** Unread notifications of the kinds that the person wants to see. */
export async function countUnread(db: Executor, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from notifications
      where notifications.user_id = ${userId} and read_at is null and not exists (
        select 1 from notification_settings chosen
        where chosen.user_id = notifications.user_id and notifications.kind = any(chosen.not_shown))
      limit ${COUNTED}
    ) unread`.execute(db)
  return rows[0]?.n ?? 0
}

export async function markRead(tx: Tx, userId: string, upTo: string, date: Date) {
  await sql`
    update notifications set read_at = ${date}
    where user_id = ${userId} and read_at is null and id <= ${upTo}::bigint`.execute(tx)
}

export async function deleteOld(db: Executor, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where id = any(array(
      select id from notifications where created_at < ${before} order by created_at
      limit ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export type Settings = {
  notShown: string[]
  notMailed: string[]
  notPushed: string[]
  /** Whether messages of conversations are pushed. */
  pushesMessages: boolean
}

const NONE: Settings = { notShown: [], notMailed: [], notPushed: [], pushesMessages: true }

export async function findSettings(db: Executor, userId: string): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select not_shown, not_mailed, not_pushed, pushes_messages
    from notification_settings where user_id = ${userId}`.execute(db)
  return rows[0] ?? NONE
}

export async function putSettings(tx: Tx, userId: string, settings: Settings) {
  const { notShown, notMailed, notPushed, pushesMessages } = settings
  await sql`
    insert into notification_settings (user_id, not_shown, not_mailed, not_pushed, pushes_messages)
    values (${userId}, ${notShown}, ${notMailed}, ${notPushed}, ${pushesMessages})
    on conflict (user_id) do update set not_shown = excluded.not_shown,
      not_mailed = excluded.not_mailed, not_pushed = excluded.not_pushed,
      pushes_messages = excluded.pushes_messages`.execute(tx)
}

/** False when there is no such person. */
export async function stopMails(tx: Tx, userId: string, kind: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notification_settings (user_id, not_mailed)
    select id, array[${kind}] from users where id = ${userId}
    on conflict (user_id) do update set not_mailed =
      array_append(array_remove(notification_settings.not_mailed, ${kind}), ${kind})`.execute(tx)
  return numAffectedRows === 1n
}
