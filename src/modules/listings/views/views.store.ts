import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import { publicStates } from '../../../shared/listings/listing-life-cycle.ts'

/** A view of a phone page that is not stored yet. */
export type View = { listingId: string; viewerId: string | null; mark: Buffer }

/**
 * Counts views once per viewer, phone and day, without those of the seller, and only of phones with a public
 * page. Returns how many counted. Sorted by id, so that two nodes cannot deadlock. `day` is that of UTC, for
 * the marks; `localDay` that of the shop.
 */
export async function countViews(
  db: Executor,
  { day, localDay, views }: { day: string; localDay: string; views: View[] },
): Promise<number> {
  const [ids, viewers, marks] = [
    views.map((view) => view.listingId),
    views.map((view) => view.viewerId),
    views.map((view) => view.mark),
  ]
  const { rows } = await sql<{ counted: number }>`
    with given as (
      select * from unnest(${ids}::uuid[], ${viewers}::uuid[], ${marks}::bytea[])
        as view (listing_id, viewer_id, mark)
    ), fresh as (
      insert into view_marks (day, listing_id, mark)
      select distinct ${day}::date, given.listing_id, given.mark
      from given join listings on listings.id = given.listing_id
      where listings.seller_id is distinct from given.viewer_id
        and listings.state = any(${publicStates})
      order by 2, 3
      on conflict do nothing returning listing_id
    ), counted as (
      insert into listing_views (listing_id, views)
      select listing_id, count(*)::int from fresh group by 1 order by 1
      on conflict (listing_id) do update set views = listing_views.views + excluded.views
    ), by_listing as (
      insert into listing_view_days (listing_id, day, views)
      select listing_id, ${localDay}::date, count(*)::int from fresh group by 1 order by 1
      on conflict (listing_id, day) do update set views = listing_view_days.views + excluded.views
    ), of_day as (
      insert into view_days (seller_id, day, brand_number, views)
      select seller_id, ${localDay}::date, brand_number, count(*)::int
      from fresh join listings on listings.id = fresh.listing_id
      where seller_id is not null group by 1, 3 order by 1, 3
      on conflict (seller_id, day, brand_number) do update set views = view_days.views + excluded.views
    )
    select count(*)::int as counted from fresh`.execute(db)
  return rows[0]?.counted ?? 0
}

/** Deletes the marks of past days. */
export async function deletePastViewMarks(db: Executor, today: string): Promise<void> {
  await sql`delete from view_marks where day < ${today}::date`.execute(db)
}

/** Deletes daily view counts of sellers from before one day, and of listings from before another. */
export async function deleteViewDays(
  db: Executor,
  before: { sellers: string; listings: string },
): Promise<number> {
  const ofSellers = await sql`
    delete from view_days where day < ${before.sellers}::date`.execute(db)
  const ofListings = await sql`
    delete from listing_view_days where day < ${before.listings}::date`.execute(db)
  return Number((ofSellers.numAffectedRows ?? 0n) + (ofListings.numAffectedRows ?? 0n))
}
