import { type SelectQueryBuilder, sql } from 'kysely'
import { DAY } from '../../../platform/clock.ts'
import type { Database, Executor } from '../../../platform/db/index.ts'
import { type Listing, listingColumns } from '../index.ts'
import type { OwnPhone, OwnPhonesQuery } from './my-phones.contract.ts'

/** A listing with its numbers. */
export type CountedListing = Listing & Pick<OwnPhone, 'views' | 'favourites' | 'bookings'>
/** The same with the last word of a moderator that still stands. */
export type OwnListing = CountedListing & Pick<OwnPhone, 'review' | 'pausedByVacation'>

type Sort = NonNullable<OwnPhonesQuery['sort']>
type Wanted = Pick<OwnPhonesQuery, 'state' | 'q'>
type Query = SelectQueryBuilder<Database, 'listings', object>

const VIEWS = sql<number>`coalesce(
  (select views from listing_views where listing_id = listings.id), 0)`

const numbers = [
  VIEWS.as('views'),
  sql<number>`(select count(*)::int from favourites where listing_id = listings.id)`.as(
    'favourites',
  ),
  sql<number>`(select count(*)::int from orders where listing_id = listings.id)`.as('bookings'),
] as const

/** For so long a change that was turned down is still told of; the listing itself goes on. */
const TOLD = 14 * DAY

// A later edit makes a review superseded. What was approved needs no word.
const reviewAt = (at: Date) =>
  sql<OwnListing['review']>`(
  select case when last.decision is distinct from 'approved' and (
      last.decision is null or last.proposed is null
      or last.decided_at > ${new Date(at.getTime() - TOLD)}
    ) then json_build_object(
      'kind', case when last.proposed is null then 'listing' else 'change' end,
      'decision', last.decision, 'reason', last.reason) end
  from listing_reviews last
  where last.listing_id = listings.id and last.decision is distinct from 'superseded'
  order by last.created_at desc, last.id desc limit 1)`.as('review')

const pausedByVacation = sql<boolean>`listings.state = 'paused' and exists (
  select from vacation_pauses where listing_id = listings.id)`.as('pausedByVacation')

const orders: Record<Sort, (query: Query) => Query> = {
  newest: (query) => query,
  // What is on sale first: its end can still be put off.
  ending: (query) => query.orderBy(sql`state <> 'live'`).orderBy('listings.expiresAt'),
  views: (query) => query.orderBy(VIEWS, 'desc'),
  price_up: (query) => query.orderBy('listings.priceMinor'),
  price_down: (query) => query.orderBy('listings.priceMinor', 'desc'),
  name: (query) => query.orderBy(sql`lower(listings.name)`),
}

type Page = Wanted & { sort: Sort; offset: number; limit: number; at: Date }

/** A page of a seller's own listings. */
export function ownListings(
  db: Executor,
  sellerId: string,
  { sort, offset, limit, at, ...wanted }: Page,
): Promise<OwnListing[]> {
  return orders[sort](ofSeller(db, sellerId, wanted))
    .orderBy('listings.createdAt', 'desc')
    .orderBy('listings.id', 'desc')
    .offset(offset)
    .limit(limit)
    .select(listingColumns)
    .select([...numbers, reviewAt(at), pausedByVacation])
    .execute()
}

/** All of them in pieces, newest first: those after a listing, or the first ones. */
export function ownListingsAfter(
  db: Executor,
  sellerId: string,
  after: { createdAt: Date; id: string } | undefined,
  limit: number,
): Promise<CountedListing[]> {
  let query = ofSeller(db, sellerId, {})
  if (after)
    query = query.where(
      sql<boolean>`(listings.created_at, listings.id) < (${after.createdAt}, ${after.id}::uuid)`,
    )
  return query
    .orderBy('listings.createdAt', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .select(listingColumns)
    .select(numbers)
    .execute()
}

/** How many of a seller's listings have these words, by state. */
export async function countOwn(db: Executor, sellerId: string, q: string | undefined) {
  return ofSeller(db, sellerId, { q })
    .select(['listings.state', sql<number>`count(*)::int`.as('count')])
    .groupBy('listings.state')
    .orderBy('listings.state')
    .execute()
}

/** True while a seller is on vacation. */
export async function isAway(db: Executor, sellerId: string): Promise<boolean> {
  const { rows } = await sql`select from vacations where seller_id = ${sellerId}`.execute(db)
  return rows.length > 0
}

function ofSeller(db: Executor, sellerId: string, { state, q = '' }: Wanted): Query {
  let query = db.selectFrom('listings').where('listings.sellerId', '=', sellerId)
  if (state) query = query.where('listings.state', '=', state)
  for (const word of q.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`concat_ws(' ', listings.brand, listings.name, listings.colour,
        listings.storage_gb || 'GB', listings.location) ilike ${pattern}`,
    )
  }
  return query as unknown as Query
}
