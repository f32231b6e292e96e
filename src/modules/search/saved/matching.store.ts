import { sql } from 'kysely'
import { newId, type Tx } from '../../../platform/db/index.ts'
import {
  type CheckedCriteria,
  type CheckedPhone,
  type Criteria,
  DISTANCE_TOLERANCE,
  type PhoneMatch,
} from './near-misses.ts'

/** Of latitude, rounded down: leaves out what is too far north or south before it is measured. */
const KM_PER_DEGREE = 110.5

export type Candidate = CheckedCriteria &
  Pick<Criteria, 'lat' | 'lon'> & { searchId: string; userId: string; listingId: string }

/** A phone as searches look at it, and where it is. */
export type NewPhone = Omit<CheckedPhone, 'distanceKm'> & {
  id: string
  lat: number | null
  lon: number | null
}

/** Takes phones off the list of news; other nodes pass over them, and get them back if this fails. */
export async function takeNewListings(tx: Tx, limit: number): Promise<string[]> {
  // Materialized: a plain subquery may be run again for each row, and then takes everything.
  const { rows } = await sql<{ listingId: string }>`
    with due as materialized (
      select id from listings_to_match order by id limit ${limit} for update skip locked
    )
    delete from listings_to_match using due where listings_to_match.id = due.id
    returning listing_id`.execute(tx)
  return rows.map((row) => row.listingId)
}

/** Those of the phones that are on sale. */
export async function readPhones(tx: Tx, listingIds: string[]): Promise<NewPhone[]> {
  const { rows } = await sql<NewPhone>`
    select id, lat, lon, storage_gb, grade, colour,
      colour_family, price_minor,
      used_months, standing
    from listings where id = any(${listingIds}::uuid[]) and state = 'live'`.execute(tx)
  return rows
}

/**
 * Searches that may tell of one of these phones: found by model, brand and price, and at most one
 * of their wishes is unmet. How far it is unmet is judged in near-misses.ts; whom it was told to
 * before is known when the alert is written.
 */
export async function findCandidates(tx: Tx, listingIds: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select s.id as search_id, s.user_id, l.id as listing_id,
      s.storage_gb, s.grades, s.colours, s.max_minor,
      s.used_months, s.lat, s.lon, s.within_km, s.standing
    from listings l
    join lateral (
      select search_id from saved_search_targets
      where target in (l.model_id, -l.brand_number, 0) and max_alert_minor >= l.price_minor
    ) near on true
    join saved_searches s on s.id = near.search_id
    where l.id = any(${listingIds}::uuid[]) and l.state = 'live'
      and s.user_id is distinct from l.seller_id
      and (s.min_minor is null or l.price_minor >= s.min_minor)
      and (not s.advertised or l.advertised)
      and (not s.photo or l.img <> '')
      and (s.max_minor < l.price_minor is true)::int
        + (s.storage_gb <> '{}' and l.storage_gb = any(s.storage_gb) is not true)::int
        + (s.grades <> '{}' and l.grade = any(s.grades) is not true)::int
        + (s.colours <> '{}' and l.colour_family <> all(s.colours))::int
        + (s.used_months is not null and l.used_months <= s.used_months is not true)::int
        + (l.standing < s.standing)::int <= 1
      and (s.within_km is null or abs(l.lat - s.lat) * ${KM_PER_DEGREE} <= s.within_km * ${DISTANCE_TOLERANCE})
      and (s.words = '{}' or listing_words(l.name, l.colour, l.location)
        @@ plainto_tsquery('simple', array_to_string(s.words, ' ')))`.execute(tx)
  return rows
}

export type NewAlert = { userId: string; listingId: string; searchId: string } & PhoneMatch

/** Writes alerts, one a phone and person; says whom there is something new for. */
export async function insertAlerts(tx: Tx, alerts: NewAlert[], at: Date): Promise<string[]> {
  // One order for everybody, so that two nodes never wait for each other in a circle.
  const sorted = alerts.toSorted((a, b) =>
    `${a.userId}${a.listingId}` < `${b.userId}${b.listingId}` ? -1 : 1,
  )
  const column = <K extends keyof NewAlert>(key: K) => sorted.map((alert) => alert[key])
  const { rows } = await sql<{ userId: string }>`
    insert into search_alerts (id, user_id, listing_id, search_id, kind, reason, created_at)
    select id, user_id, listing_id, search_id, kind, reason, ${at}::timestamptz
    from unnest(${sorted.map(() => newId())}::uuid[], ${column('userId')}::uuid[],
      ${column('listingId')}::uuid[], ${column('searchId')}::uuid[], ${column('kind')}::text[],
      ${column('reason')}::text[]) as new (id, user_id, listing_id, search_id, kind, reason)
    on conflict (user_id, listing_id) do nothing
    returning user_id`.execute(tx)
  return rows.map((row) => row.userId)
}

/** Lets the mails of these people fall due: now, or `pauseMs` after the one before. */
export async function scheduleMails(tx: Tx, userIds: string[], at: Date, pauseMs: number) {
  await sql`
    insert into alert_mails (user_id, due_at)
    select user_id, ${at}::timestamptz from unnest(${userIds.toSorted()}::uuid[]) as user_id
    on conflict (user_id) do update set due_at = coalesce(alert_mails.due_at,
      greatest(excluded.due_at, alert_mails.sent_at + ${pauseMs} * interval '1 millisecond'))
    where alert_mails.wanted and alert_mails.due_at is null`.execute(tx)
}

/** What a phone cost before and costs now; of several drops at once, the first and the last. */
type Drop = { listingId: string; fromMinor: number; toMinor: number }
/** Who keeps an eye on it, and the price that they were told of last. */
type Watcher = { userId: string; listingId: string; notifiedMinor: number | null }
export type PriceAlert = {
  userId: string
  listingId: string
  reason: string
  notifiedMinor: number
}

/** Takes drops off the list; other nodes pass over them, and get them back if this fails. */
export async function takePriceDrops(tx: Tx, limit: number): Promise<Drop[]> {
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

/** Who keeps an eye on these phones, in one order for everybody. */
export async function findWatchers(tx: Tx, listingIds: string[]): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select f.user_id, f.listing_id, a.notified_minor
    from favourites f
    join listings l on l.id = f.listing_id and l.seller_id is distinct from f.user_id
    left join search_alerts a on a.user_id = f.user_id and a.listing_id = f.listing_id
    where f.listing_id = any(${listingIds}::uuid[])
    order by f.user_id, f.listing_id`.execute(tx)
  return rows
}

/** Writes the messages, in the place of what the person was told of the phone before. */
export async function writePriceAlerts(tx: Tx, alerts: PriceAlert[], at: Date): Promise<void> {
  const column = <K extends keyof PriceAlert>(key: K) => alerts.map((alert) => alert[key])
  await sql`
    insert into search_alerts (id, user_id, listing_id, kind, reason, notified_minor, created_at)
    select id, user_id, listing_id, 'price_drop', reason, notified_minor, ${at}::timestamptz
    from unnest(${alerts.map(() => newId())}::uuid[], ${column('userId')}::uuid[],
      ${column('listingId')}::uuid[], ${column('reason')}::text[], ${column('notifiedMinor')}::bigint[])
      as new (id, user_id, listing_id, reason, notified_minor)
    on conflict (user_id, listing_id) do update set kind = 'price_drop', reason = excluded.reason,
      notified_minor = excluded.notified_minor, created_at = excluded.created_at, search_id = null,
      read_at = null, mailed_at = null`.execute(tx)
}
