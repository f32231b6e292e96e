import { sql } from 'kysely'
import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'
import { type Listing, listingColumns } from '../../listings/index.ts'
import {
  type ComparedPhone,
  DISTANCE_TOLERANCE,
  type PhoneMatch,
  type WantedPhone,
} from '../near-misses.ts'
import type { Facts } from '../variants.ts'
import type { ReasonPart } from './alert-reason.ts'
import type { Criteria, SavedSearch } from './saved.store.ts'

export type Alert = Listing & {
  alertId: string
  kind: Row<'searchAlerts'>['kind']
  reason: string
  /** What the reason is composed of in the language of its reader; null for an alert that has only its text. */
  reasonParts: ReasonPart[] | null
  alertedAt: Date
  readAt: Date | null
  /** Null for a deleted search, a price drop of a favorite, and a followed seller. */
  search: Pick<SavedSearch, 'id' | 'name' | 'nameParts'> | null
}

const selectAlerts = (db: Executor) =>
  db
    .selectFrom('searchAlerts')
    .innerJoin('listings', 'listings.id', 'searchAlerts.listingId')
    .leftJoin('savedSearches', 'savedSearches.id', 'searchAlerts.searchId')
    .select(listingColumns)
    .select([
      'searchAlerts.id as alertId',
      'searchAlerts.kind',
      'searchAlerts.reason',
      sql<Alert['reasonParts']>`search_alerts.reason_parts`.as('reasonParts'),
      'searchAlerts.createdAt as alertedAt',
      'searchAlerts.readAt',
      sql<Alert['search']>`case when saved_searches.id is not null then jsonb_build_object(
        'id', saved_searches.id, 'name', saved_searches.name, 'nameParts', name_parts) end`.as(
        'search',
      ),
    ])
    .where('listings.state', '<>', 'removed')

/** A person's alerts after `after`, newest first. */
export function listAlerts(
  db: Executor,
  userId: string,
  { limit, after }: { limit: number; after: { at: Date; id: string } | undefined },
): Promise<Alert[]> {
  let query = selectAlerts(db).where('searchAlerts.userId', '=', userId)
  if (after)
    query = query.where(
      sql<boolean>`(search_alerts.created_at, search_alerts.id) < (${after.at}, ${after.id}::uuid)`,
    )
  return query
    .orderBy('searchAlerts.createdAt', 'desc')
    .orderBy('searchAlerts.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('searchAlerts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Marks these alerts of a person as read, or all of them. */
export async function markRead(
  db: Executor,
  userId: string,
  ids: string[] | undefined,
  date: Date,
) {
  let query = db
    .updateTable('searchAlerts')
    .set({ readAt: date })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
  if (ids) query = query.where('id', '=', (eb) => eb.fn.any(sql<string[]>`${ids}::uuid[]`))
  await query.execute()
}

export async function deleteAlertsBefore(db: Executor, before: Date, limit: number) {
  const { rows } = await sql`
    delete from search_alerts where id in (
      select id from search_alerts where created_at < ${before} order by created_at limit ${limit}
    ) returning id`.execute(db)
  return rows.length
}

export type Recipient = {
  userId: string
  email: string
  emailVerified: boolean
  isBanned: boolean
  /** Null for English. */
  language: string | null
}

/** Locks people whose email is due; other nodes skip them. */
export async function lockDuePeople(tx: Tx, now: Date, limit: number): Promise<Recipient[]> {
  return tx
    .selectFrom('alertMails')
    .innerJoin('users', 'users.id', 'alertMails.userId')
    .select((eb) => [
      'users.id as userId',
      'users.email',
      'users.emailVerified',
      'users.language',
      eb('users.bannedAt', 'is not', null).$castTo<boolean>().as('isBanned'),
    ])
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .forUpdate('alertMails')
    .skipLocked()
    .execute()
}

/** Marks all pending alerts as mailed. Returns those of phones still for sale and unread, newest first. */
export async function claimUnmailedAlerts(
  tx: Tx,
  userId: string,
  { at, most }: { at: Date; most: number },
): Promise<{ alerts: Alert[]; more: number }> {
  const { rows } = await sql<{ id: string }>`
    update search_alerts set mailed_at = ${at}
    where user_id = ${userId} and mailed_at is null returning id`.execute(tx)
  const pending = await selectAlerts(tx)
    .where('searchAlerts.id', '=', (eb) =>
      eb.fn.any(sql<string[]>`${rows.map((row) => row.id)}::uuid[]`),
    )
    .where('listings.state', '=', 'live')
    .where('searchAlerts.readAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('searchAlerts.kind', '<>', 'followed'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('alertMails')
              .select('userId')
              .where('userId', '=', userId)
              .where('followsWanted', '=', false),
          ),
        ),
      ]),
    )
    .orderBy('searchAlerts.kind')
    .orderBy('searchAlerts.createdAt', 'desc')
    .orderBy('searchAlerts.id', 'desc')
    .select(sql<number>`count(*) over ()`.as('all'))
    .limit(most)
    .execute()
  return { alerts: pending, more: (pending[0]?.all ?? 0) - pending.length }
}

/** Clears a person's due email; `sent` is false when there was nothing to send. */
export async function recordMailed(tx: Tx, userId: string, date: Date, sent: boolean) {
  await tx
    .updateTable('alertMails')
    .set({ dueAt: null, ...(sent && { sentAt: date }) })
    .where('userId', '=', userId)
    .execute()
}

export async function wantsMails(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('alertMails')
    .select('wanted')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.wanted ?? true
}

/** Turns a person's alert emails on or off. False when the person does not exist. */
export async function setWantsMails(tx: Tx, userId: string, wanted: boolean): Promise<boolean> {
  const { rows } = await sql`
    insert into alert_mails (user_id, wanted)
    select id, ${wanted}::boolean from users where id = ${userId}::uuid
    on conflict (user_id) do update set wanted = excluded.wanted,
      due_at = case when excluded.wanted then alert_mails.due_at end
    returning user_id`.execute(tx)
  return rows.length > 0
}

/** Rounded down: excludes phones that are too far north or south without measuring the distance. */
const KM_PER_LATITUDE = 110.5

export type Candidate = WantedPhone &
  Pick<Criteria, 'lat' | 'lon' | 'fields' | 'pickUp' | 'shipsTo' | 'freeShipping'> & {
    searchId: string
    userId: string
    listingId: string
  }

export type NewPhone = Omit<ComparedPhone, 'distanceKm'> & {
  id: string
  lat: number | null
  lon: number | null
  facts: Facts
}

/** Takes phones from the queue. Other nodes skip them, and get them if this transaction fails. */
export async function dequeueNewListings(tx: Tx, limit: number): Promise<string[]> {
  // Materialized: a plain subquery may run again for each row and take everything.
  const { rows } = await sql<{ listingId: string }>`
    with due as materialized (
      select id from listings_to_match order by id limit ${limit} for update skip locked
    )
    delete from listings_to_match using due where listings_to_match.id = due.id
    returning listing_id`.execute(tx)
  return rows.map((row) => row.listingId)
}

export async function readPhones(tx: Tx, listingIds: string[]): Promise<NewPhone[]> {
  const { rows } = await sql<NewPhone>`
    select listings.id, lat, lon, storage_gb, grade, color, color_family, price_minor,
      used_months, seller_level, facts
    from listings join listing_variants on listing_variants.id = listings.variant_id
    where listings.id = any(${listingIds}::uuid[]) and state = 'live'`.execute(tx)
  return rows
}

/**
 * Searches that may match one of these phones: found by model, brand and price, with at most one unmet
 * criterion. near-misses.ts decides whether that is close enough; `insertAlerts` skips people who were
 * alerted before.
 */
export async function findCandidates(tx: Tx, listingIds: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select s.id as search_id, s.user_id, l.id as listing_id,
      s.storage_gb, s.grades, s.colors, s.max_minor,
      s.used_months, s.lat, s.lon, s.within_km, s.seller_level,
      s.fields, s.pick_up, s.ships_to, s.free_shipping
    from listings l
    join lateral (
      select search_id from saved_search_targets
      where target in (l.model_id, -l.brand_number, 0) and max_alert_minor >= l.price_minor
    ) near on true
    join saved_searches s on s.id = near.search_id
    where l.id = any(${listingIds}::uuid[]) and l.state = 'live'
      and s.user_id is distinct from l.seller_id
      and (s.seller_id is null or s.seller_id = l.seller_id)
      and (s.min_minor is null or l.price_minor >= s.min_minor)
      and (not s.advertised or l.advertised)
      and (not s.photo or l.img <> '')
      and (not s.pick_up or l.pick_up)
      and (s.max_minor < l.price_minor is true)::int
        + (s.storage_gb <> '{}' and l.storage_gb = any(s.storage_gb) is not true)::int
        + (s.grades <> '{}' and coalesce(l.grade, 'none') <> all(s.grades))::int
        + (s.colors <> '{}' and l.color_family <> all(s.colors))::int
        + (s.used_months is not null and l.used_months <= s.used_months is not true)::int
        + (l.seller_level < s.seller_level)::int <= 1
      and (s.within_km is null or abs(l.lat - s.lat) * ${KM_PER_LATITUDE} <= s.within_km * ${DISTANCE_TOLERANCE})
      and (s.words = '{}' or listing_words(l.name, l.color, l.location)
        @@ plainto_tsquery('simple', fold_letters(array_to_string(s.words, ' '))))
      and (s.excluded = '{}' or not exists (
        select from unnest(s.excluded) as text
        where listing_words(l.brand || ' ' || l.name, l.color, l.location)
          @@ plainto_tsquery('simple', fold_letters(text))))`.execute(tx)
  return rows
}

export type NewAlert = {
  userId: string
  listingId: string
  /** Null for an alert about a followed seller. */
  searchId: string | null
  kind: PhoneMatch['kind'] | 'followed'
} & Reason

/** Why, in English and as parts. */
type Reason = { reason: string; reasonParts: ReasonPart[] }

/** Inserts at most one alert per phone and person. Returns the people who got one. */
export async function insertAlerts(tx: Tx, alerts: NewAlert[], date: Date): Promise<string[]> {
  // Sorted, so that two nodes cannot deadlock.
  const sorted = alerts.toSorted((a, b) =>
    `${a.userId}${a.listingId}` < `${b.userId}${b.listingId}` ? -1 : 1,
  )
  const column = <K extends keyof NewAlert>(key: K) => sorted.map((alert) => alert[key])
  const { rows } = await sql<{ userId: string }>`
    insert into search_alerts (id, user_id, listing_id, search_id, kind, reason, reason_parts, created_at)
    select id, user_id, listing_id, search_id, kind, reason, reason_parts, ${date}::timestamptz
    from unnest(${sorted.map(() => newId())}::uuid[], ${column('userId')}::uuid[],
      ${column('listingId')}::uuid[], ${column('searchId')}::uuid[], ${column('kind')}::text[],
      ${column('reason')}::text[], ${sorted.map(partsAsJson)}::jsonb[])
      as new (id, user_id, listing_id, search_id, kind, reason, reason_parts)
    on conflict (user_id, listing_id) do nothing
    returning user_id`.execute(tx)
  return rows.map((row) => row.userId)
}

/** Schedules an email to each of these people: now, or `pauseMs` after the last one. */
export async function scheduleMails(tx: Tx, userIds: string[], date: Date, pauseMs: number) {
  await sql`
    insert into alert_mails (user_id, due_at)
    select user_id, ${date}::timestamptz from unnest(${userIds.toSorted()}::uuid[]) as user_id
    on conflict (user_id) do update set due_at = coalesce(alert_mails.due_at,
      greatest(excluded.due_at, alert_mails.sent_at + ${pauseMs} * interval '1 millisecond'))
    where alert_mails.wanted and alert_mails.due_at is null`.execute(tx)
}

/** The price before and now; for several drops at once, before the first and after the last. */
type Drop = { listingId: string; fromMinor: number; toMinor: number }
/** A person with the phone among their favorites, and the price in their last alert. */
type Watcher = { userId: string; listingId: string; notifiedMinor: number | null }
export type PriceAlert = {
  userId: string
  listingId: string
  notifiedMinor: number
} & Reason

/** Takes drops from the queue. Other nodes skip them, and get them if this transaction fails. */
export async function dequeuePriceDrops(tx: Tx, limit: number): Promise<Drop[]> {
  const { rows } = await sql<Drop>`
    with due as materialized (
      select id from price_drops order by id limit ${limit} for update skip locked
    ), taken as (
      delete from price_drops using due where price_drops.id = due.id
      returning price_drops.id, listing_id, from_minor
    )
    select listings.id as listing_id, listings.price_minor as to_minor,
      (array_agg(from_minor order by taken.id))[1] as from_minor
    from taken join listings on listings.id = taken.listing_id and listings.state = 'live'
    group by listings.id`.execute(tx)
  return rows
}

/** Sorted, so that two nodes cannot deadlock. */
export async function findWatchers(tx: Tx, listingIds: string[]): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select f.user_id, f.listing_id, a.notified_minor
    from favorites f
    join listings l on l.id = f.listing_id and l.seller_id is distinct from f.user_id
    left join search_alerts a on a.user_id = f.user_id and a.listing_id = f.listing_id
    where f.listing_id = any(${listingIds}::uuid[])
    order by f.user_id, f.listing_id`.execute(tx)
  return rows
}

/** Replaces the person's earlier alert about the phone, if any. */
export async function writePriceAlerts(tx: Tx, alerts: PriceAlert[], date: Date): Promise<void> {
  const column = <K extends keyof PriceAlert>(key: K) => alerts.map((alert) => alert[key])
  await sql`
    insert into search_alerts (id, user_id, listing_id, kind, reason, reason_parts, notified_minor, created_at)
    select id, user_id, listing_id, 'price_drop', reason, reason_parts, notified_minor, ${date}::timestamptz
    from unnest(${alerts.map(() => newId())}::uuid[], ${column('userId')}::uuid[],
      ${column('listingId')}::uuid[], ${column('reason')}::text[], ${alerts.map(partsAsJson)}::jsonb[],
      ${column('notifiedMinor')}::bigint[])
      as new (id, user_id, listing_id, reason, reason_parts, notified_minor)
    on conflict (user_id, listing_id) do update set kind = 'price_drop', reason = excluded.reason,
      reason_parts = excluded.reason_parts, notified_minor = excluded.notified_minor, created_at = excluded.created_at, search_id = null,
      read_at = null, mailed_at = null`.execute(tx)
}

function partsAsJson({ reasonParts }: Reason): string {
  return JSON.stringify(reasonParts)
}
