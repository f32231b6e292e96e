import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Language } from '../../shared/languages.ts'
import { activeStates, tradedStates } from '../../shared/listings/listing-life-cycle.ts'
import { translateLocation } from '../catalog/places/index.ts'
import { placeColumn } from './listings.store.ts'

export type SalesRecord = {
  sold: number
  removed: number
  since: Date
  /** Number of ratings, and the sum of their stars. */
  ratings: number
  stars: number
}

/** The sales record of a seller, with the sales that count; undefined for a deleted account. */
export async function readSalesRecord(
  db: Executor,
  sellerId: string,
): Promise<SalesRecord | undefined> {
  const { rows } = await sql<SalesRecord>`
    select (select count(*) from sales where seller_id = users.id and counts) as sold,
      count(*) filter (where state = 'removed') as removed,
      users.created_at as since,
      coalesce(max(rating_sums.ratings), 0) as ratings, coalesce(max(rating_sums.stars), 0) as stars
    from users left join listings on listings.seller_id = users.id
    left join rating_sums on rating_sums.user_id = users.id
    where users.id = ${sellerId} group by users.id`.execute(db)
  return rows[0]
}

/** What speaks for or against a seller whose listing waits for a decision. */
export type SellerStanding = { sales: number; openDisputes: number; removed: number }

/** The standing of these sellers, by id: sales that count, open disputes and removed listings. */
export async function readSellerStandings(
  db: Executor,
  sellerIds: readonly string[],
): Promise<Map<string, SellerStanding>> {
  const { rows } = await sql<SellerStanding & { sellerId: string }>`
    select users.id as seller_id,
      (select count(*) from sales where seller_id = users.id and counts) as sales,
      (select count(*) from orders where seller_id = users.id and state = 'disputed')
        as open_disputes,
      (select count(*) from listings where seller_id = users.id and state = 'removed') as removed
    from users where users.id = any(${sellerIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ sellerId, ...standing }) => [sellerId, standing]))
}

/** Where a seller's last listing was offered, in a language; empty when none says. */
export async function findLastPlace(
  db: Executor,
  sellerId: string,
  language: Language,
): Promise<string> {
  const listing = await db
    .selectFrom('listings')
    .select(['listings.location', placeColumn])
    .where('sellerId', '=', sellerId)
    .where('location', '<>', '')
    .where('state', 'in', tradedStates)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!listing) return ''
  const { location, place } = listing
  return place ? translateLocation(location, place, language) : location
}

/** Queues the seller of a sold or removed listing for a new seller level. */
export async function queueListingSellerLevel(tx: Tx, listingId: string, date: Date) {
  await sql`
    insert into seller_levels_due (seller_id, due_at)
    select seller_id, ${date} from listings where id = ${listingId} and seller_id is not null
    on conflict (seller_id) do update set due_at = excluded.due_at`.execute(tx)
}

/** Queues a seller, for example one who was rated, for a new seller level. */
export async function queueSellerLevel(tx: Tx, sellerId: string, date: Date) {
  await sql`
    insert into seller_levels_due (seller_id, due_at) values (${sellerId}, ${date})
    on conflict (seller_id) do update set due_at = excluded.due_at`.execute(tx)
}

/** Takes a queued seller, locked for this transaction. */
export async function lockDueSeller(tx: Tx, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ sellerId: string }>`
    select seller_id from seller_levels_due where due_at <= ${now}
    order by due_at limit 1 for update skip locked`.execute(tx)
  return rows[0]?.sellerId
}

/** Removes a seller from the queue, or queues them again for `next`. */
export async function setSellerLevelDue(tx: Tx, sellerId: string, next: Date | undefined) {
  if (next)
    await sql`update seller_levels_due set due_at = ${next} where seller_id = ${sellerId}`.execute(
      tx,
    )
  else await sql`delete from seller_levels_due where seller_id = ${sellerId}`.execute(tx)
}

/**
 * Copies a seller level to the active listings of a seller. Locked listings are skipped, so that no
 * purchase waits for this; `isIncomplete` says whether there were any.
 */
export async function writeSellerLevel(tx: Tx, sellerId: string, sellerLevel: number) {
  const { rows } = await sql<{ outdated: number; changed: number }>`
    with outdated as (
      select count(*) as n from listings where seller_id = ${sellerId} and seller_level <> ${sellerLevel}
        and state = any(${activeStates})
    ), unlocked as (
      select id from listings where seller_id = ${sellerId} and seller_level <> ${sellerLevel}
        and state = any(${activeStates}) for update skip locked
    ), changed as (
      update listings set seller_level = ${sellerLevel} from unlocked where listings.id = unlocked.id
      returning 1
    )
    select (select n from outdated) as outdated, (select count(*) from changed) as changed`.execute(
    tx,
  )
  const { outdated, changed } = rows[0]!
  return { changed, isIncomplete: outdated > changed }
}

/** The vacation of a seller; undefined for one who is not away. */
export async function findVacation(
  db: Executor,
  sellerId: string,
): Promise<{ until: Date } | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select until from vacations where seller_id = ${sellerId}`.execute(db)
  return rows[0]
}

/** The vacation of a seller, locked until commit. */
export async function lockVacation(tx: Tx, sellerId: string): Promise<{ until: Date } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 32))`.execute(tx)
  return findVacation(tx, sellerId)
}

export async function writeVacation(tx: Tx, sellerId: string, until: Date, date: Date) {
  await sql`
    insert into vacations (seller_id, until, started_at) values (${sellerId}, ${until}, ${date})
    on conflict (seller_id) do update set until = excluded.until`.execute(tx)
}

export async function deleteVacation(tx: Tx, sellerId: string) {
  await sql`delete from vacations where seller_id = ${sellerId}`.execute(tx)
  await sql`delete from vacation_pauses where seller_id = ${sellerId}`.execute(tx)
}

/** Remembers that a listing is paused for a vacation. */
export async function recordPause(tx: Tx, sellerId: string, listingId: string) {
  await sql`
    insert into vacation_pauses (listing_id, seller_id) values (${listingId}, ${sellerId})
    on conflict (listing_id) do nothing`.execute(tx)
}

/** Ids of a seller's live listings, in the order in which listings are locked. */
export async function listLiveIds(db: Executor, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listings where seller_id = ${sellerId} and state = 'live' order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Ids of listings that a seller's vacation paused and that still are. */
export async function listPausedIds(db: Executor, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from vacation_pauses join listings on listings.id = listing_id
    where vacation_pauses.seller_id = ${sellerId} and state = 'paused' order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sellers whose vacation has ended. */
export async function sellersComingBack(db: Executor, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select seller_id as id from vacations where until <= ${now}
    order by until limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sellers on vacation with live listings, for example after an order was cancelled. */
export async function sellersStillSelling(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select seller_id as id from vacations
    where exists (select from listings
      where listings.seller_id = vacations.seller_id and state = 'live')
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
