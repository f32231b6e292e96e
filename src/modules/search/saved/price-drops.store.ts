import { sql } from 'kysely'
import { newId, type Tx } from '../../../platform/db/index.ts'

/** What a phone cost before and costs now; of several drops at once, the first and the last. */
export type Drop = { listingId: string; fromMinor: number; toMinor: number }
/** Who keeps an eye on it, and the price that they were told of last. */
export type Watcher = { userId: string; listingId: string; toldMinor: number | null }
export type PriceAlert = { userId: string; listingId: string; reason: string; toldMinor: number }

/** Takes drops off the list; other nodes pass over them, and get them back if this fails. */
export async function takeDrops(tx: Tx, limit: number): Promise<Drop[]> {
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
export async function watchersOf(tx: Tx, listingIds: string[]): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select f.user_id, f.listing_id, a.told_minor
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
    insert into search_alerts (id, user_id, listing_id, kind, reason, told_minor, created_at)
    select id, user_id, listing_id, 'price_drop', reason, told_minor, ${at}::timestamptz
    from unnest(${alerts.map(() => newId())}::uuid[], ${column('userId')}::uuid[],
      ${column('listingId')}::uuid[], ${column('reason')}::text[], ${column('toldMinor')}::bigint[])
      as new (id, user_id, listing_id, reason, told_minor)
    on conflict (user_id, listing_id) do update set kind = 'price_drop', reason = excluded.reason,
      told_minor = excluded.told_minor, created_at = excluded.created_at, search_id = null,
      read_at = null, mailed_at = null`.execute(tx)
}
