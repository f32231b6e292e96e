import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Executor, Tx } from '../../../platform/db/index.ts'
import { closedStates } from '../../../shared/listings/listing-life-cycle.ts'
import { DAY } from '../../../shared/time.ts'
import { type Listing, listingColumns } from '../listings.store.ts'
import type { OwnPhone, OwnPhonesQuery } from './my-phones.contract.ts'

/** A listing with its counts. */
export type CountedListing = Listing & Pick<OwnPhone, 'views' | 'favorites' | 'bookings'>

const summaryColumns = [
  'id',
  'version',
  'modelId',
  'brand',
  'name',
  'storageGb',
  'grade',
  'img',
  'priceMinor',
  'currency',
  'state',
  'advertised',
  'expiresAt',
] as const

/** What only the seller of a listing sees: its counts, the latest moderation decision, and their vacation. */
type ForSeller = Pick<
  OwnPhone,
  'views' | 'favorites' | 'bookings' | 'review' | 'pausedByVacation' | 'removalReason'
> & { away: boolean; pickUp: boolean; ships: boolean }

export type OwnListing = Listing & ForSeller
/** The part of a listing that a table of many shows. */
export type ListingSummary = Pick<Listing, (typeof summaryColumns)[number]> & ForSeller

type Sort = NonNullable<OwnPhonesQuery['sort']>
type Wanted = Pick<OwnPhonesQuery, 'state' | 'q'>
type Query = SelectQueryBuilder<Database, 'listings', object>

const VIEWS = sql<number>`coalesce(
  (select views from listing_views where listing_id = listings.id), 0)`

const numbers = [
  VIEWS.as('views'),
  sql<number>`(select count(*)::int from favorites where listing_id = listings.id)`.as('favorites'),
  sql<number>`(select count(*)::int from orders where listing_id = listings.id)`.as('bookings'),
] as const

/** How long a refused edit is still shown to its seller. */
const NOTICE_MS = 14 * DAY

// A later edit supersedes a review, and an approved one needs no notice.
const reviewAt = (date: Date) =>
  sql<OwnListing['review']>`(
  select case when last.decision is distinct from 'approved' and (
      last.decision is null or last.proposed is null
      or last.decided_at > ${new Date(date.getTime() - NOTICE_MS)}
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
  // Live listings first: they can still be renewed in time.
  ending: (query) => query.orderBy(sql`state <> 'live'`).orderBy('listings.expiresAt'),
  views: (query) => query.orderBy(VIEWS, 'desc'),
  price_up: (query) => query.orderBy('listings.priceMinor'),
  price_down: (query) => query.orderBy('listings.priceMinor', 'desc'),
  name: (query) => query.orderBy(sql`lower(listings.name)`),
}

export type Page = Wanted & { sort: Sort; offset: number; limit: number; at: Date }

/** One page of a seller's listings. */
export function ownListings(db: Executor, sellerId: string, page: Page): Promise<OwnListing[]> {
  return ownPage(db, sellerId, page).select(listingColumns).execute()
}

/** The same page, with what a table of them shows. */
export function summarizeOwn(
  db: Executor,
  sellerId: string,
  page: Page,
): Promise<ListingSummary[]> {
  const columns = summaryColumns.map((column) => `listings.${column}` as const)
  return ownPage(db, sellerId, page).select(columns).execute()
}

function ownPage(db: Executor, sellerId: string, { sort, offset, limit, at, ...wanted }: Page) {
  return orders[sort](ofSeller(db, sellerId, wanted))
    .orderBy('listings.createdAt', 'desc')
    .orderBy('listings.id', 'desc')
    .offset(offset)
    .limit(limit)
    .select([...numbers, reviewAt(at), pausedByVacation, 'listings.removalReason'])
    .select(['listings.pickUp', sql<boolean>`listings.shipping_zones <> '[]'`.as('ships')])
    .select(isAway(sellerId))
}

/** Views of listings by day from a day on, of those days that have any. */
export async function listViewDays(
  db: Executor,
  ids: readonly string[],
  from: string,
): Promise<{ listingId: string; day: string; views: number }[]> {
  const { rows } = await sql<{ listingId: string; day: string; views: number }>`
    select listing_id, day::text, views from listing_view_days
    where listing_id = any(${ids}::uuid[]) and day >= ${from}::date`.execute(db)
  return rows
}

/** A batch of all listings of a seller, newest first: those after a listing, or the first. */
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

/** How many listings of a seller match the search text, by state. */
export async function countOwn(db: Executor, sellerId: string, q: string | undefined) {
  return ofSeller(db, sellerId, { q })
    .select(['listings.state', sql<number>`count(*)::int`.as('count')])
    .groupBy('listings.state')
    .orderBy('listings.state')
    .execute()
}

/**
 * True while a seller is on vacation. Not of `listings.seller_id`, so that PostgreSQL looks once
 * and not for each row.
 */
const isAway = (sellerId: string) =>
  sql<boolean>`exists (select from vacations where seller_id = ${sellerId})`.as('away')

function ofSeller(db: Executor, sellerId: string, { state, q = '' }: Wanted): Query {
  let query = db.selectFrom('listings').where('listings.sellerId', '=', sellerId)
  if (state) query = query.where('listings.state', '=', state)
  for (const word of q.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`concat_ws(' ', listings.brand, listings.name, listings.color,
        listings.storage_gb || 'GB', listings.location) ilike ${pattern}`,
    )
  }
  return query as unknown as Query
}

type Imported = { lineHash: string; fileHash: string; open: boolean }

/** Which of these lines were imported before, from which file, and whether the listing is still open. */
export async function importedLines(
  db: Executor,
  sellerId: string,
  lineHashes: readonly string[],
): Promise<Imported[]> {
  const { rows } = await sql<Imported>`
    select encode(line_hash, 'hex') as line_hash, encode(file_hash, 'hex') as file_hash,
      state <> all(${closedStates}) as open
    from imported_phones join listings on listings.id = listing_id
    where imported_phones.seller_id = ${sellerId}
      and line_hash in (select decode(hash, 'hex') from unnest(${lineHashes}::text[]) hash)`.execute(
    db,
  )
  return rows
}

type NewImport = { lineHash: string; fileHash: string; listingId: string; at: Date }

/** Locks imports of this seller until commit. */
export async function lockImports(tx: Tx, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 38))`.execute(tx)
}

/** Records the listing of an imported line, replacing an earlier one that has ended. */
export async function writeImported(tx: Tx, sellerId: string, imported: NewImport): Promise<void> {
  await sql`
    insert into imported_phones (seller_id, line_hash, file_hash, listing_id, imported_at)
    values (${sellerId}, decode(${imported.lineHash}, 'hex'), decode(${imported.fileHash}, 'hex'),
      ${imported.listingId}, ${imported.at})
    on conflict (seller_id, line_hash) do update set file_hash = excluded.file_hash,
      listing_id = excluded.listing_id, imported_at = excluded.imported_at`.execute(tx)
}

/** The ids that are listings of the seller. */
export async function ownIdsAmong(db: Executor, sellerId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select id from listings where seller_id = ${sellerId} and id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
