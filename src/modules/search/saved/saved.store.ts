import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { publicStates } from '../../../shared/listings/listing-life-cycle.ts'
import { listingColumns } from '../../listings/index.ts'
import { type Criteria, highestPrice } from '../index.ts'

export type SavedSearch = { id: string; name: string; query: string; createdAt: Date }

export type ParsedSearch = {
  criteria: Criteria
  /** Models and brands that the search covers; see saved_search_targets. */
  targets: number[]
}

/** Newest first, each with its number of unread alerts. */
export function listSearches(
  db: Executor,
  userId: string,
): Promise<(SavedSearch & { unread: number })[]> {
  return db
    .selectFrom('savedSearches')
    .select((eb) => [
      'id',
      'name',
      'query',
      'createdAt',
      eb
        .selectFrom('searchAlerts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('searchAlerts.searchId', '=', 'savedSearches.id')
        .where('searchAlerts.readAt', 'is', null)
        .as('unread'),
    ])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute() as Promise<(SavedSearch & { unread: number })[]>
}

export async function insertSearch(
  tx: Tx,
  search: SavedSearch & { userId: string },
  parsed: ParsedSearch,
): Promise<void> {
  const { id, userId, name, query, createdAt } = search
  await tx
    .insertInto('savedSearches')
    .values({
      id,
      userId,
      name,
      query,
      ...asRow(parsed.criteria, createdAt),
      createdAt,
    })
    .execute()
  await writeTargets(tx, id, parsed)
}

/** Stores the current interpretation of a search. */
export async function updateParsedSearch(tx: Tx, id: string, parsed: ParsedSearch, at: Date) {
  await tx
    .updateTable('savedSearches')
    .set(asRow(parsed.criteria, at))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('savedSearchTargets').where('searchId', '=', id).execute()
  await writeTargets(tx, id, parsed)
}

async function writeTargets(tx: Tx, id: string, { criteria, targets }: ParsedSearch) {
  await sql`
    insert into saved_search_targets (target, search_id, max_alert_minor)
    select distinct target, ${id}::uuid, ${highestPrice(criteria)}::bigint
    from unnest(${targets}::int[]) as target`.execute(tx)
}

export function findSearch(
  db: Executor,
  userId: string,
  query: string,
): Promise<SavedSearch | undefined> {
  return db
    .selectFrom('savedSearches')
    .select(['id', 'name', 'query', 'createdAt'])
    .where('userId', '=', userId)
    .where('query', '=', query)
    .executeTakeFirst()
}

/** Searches last interpreted before a model changed, oldest first; other nodes skip them meanwhile. */
export async function lockOutdatedSearches(tx: Tx, limit: number) {
  const { rows } = await sql<{ id: string; query: string }>`
    select id, query from saved_searches
    where interpreted_at < (select max(updated_at) from models)
    order by interpreted_at limit ${limit} for update skip locked`.execute(tx)
  return rows
}

/** Deletes a search and keeps its alerts; false if there is none. */
export async function deleteSearch(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('savedSearches')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function asRow(criteria: Criteria, at: Date) {
  return {
    words: criteria.words,
    storageGb: criteria.storageGb,
    grades: criteria.grades,
    colors: criteria.colors,
    minMinor: criteria.minMinor,
    maxMinor: criteria.maxMinor,
    usedMonths: criteria.usedMonths,
    lat: criteria.lat,
    lon: criteria.lon,
    withinKm: criteria.withinKm,
    sellerLevel: criteria.sellerLevel,
    advertised: criteria.advertised,
    photo: criteria.photo,
    fields: JSON.stringify(criteria.fields),
    pickUp: criteria.pickUp,
    shipsTo: criteria.shipsTo,
    freeShipping: criteria.freeShipping,
    sellerId: criteria.seller,
    interpretedAt: at,
  }
}

/** A person's favorites in every state but removed, newest first. */
export function listFavorites(db: Executor, userId: string) {
  return db
    .selectFrom('favorites')
    .innerJoin('listings', 'listings.id', 'favorites.listingId')
    .select(listingColumns)
    .where('favorites.userId', '=', userId)
    .where('listings.state', '<>', 'removed')
    .orderBy('favorites.createdAt', 'desc')
    .orderBy('favorites.listingId')
    .execute()
}

/** For the hearts on cards; includes removed phones. */
export async function listFavoriteIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('listingId')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('listingId')
    .execute()
  return rows.map((row) => row.listingId)
}

/**
 * Adds those of `ids` that are public, not the person's own and not among the favorites yet, in the
 * order given, up to `most` favorites. Returns the ids that were added.
 */
export async function addFavorites(
  tx: Tx,
  given: { userId: string; ids: string[]; most: number; at: Date },
): Promise<string[]> {
  const { userId, ids, most, at } = given
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select listings.id, given.place
      from unnest(${ids}::uuid[]) with ordinality as given (id, place)
      join listings on listings.id = given.id
      where listings.state = any(${publicStates})
        and listings.seller_id is distinct from ${userId}
        and not exists (
          select from favorites where user_id = ${userId} and listing_id = listings.id)
      order by given.place
      limit greatest(0, ${most} - (select count(*) from favorites where user_id = ${userId}))
    )
    insert into favorites (user_id, listing_id, created_at)
    select ${userId}, id, ${at}::timestamptz - place * interval '1 microsecond' from wanted
    on conflict do nothing
    returning listing_id as id`.execute(tx)
  return rows.map((row) => row.id)
}

export async function deleteFavorite(db: Executor, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where('listingId', '=', id)
    .execute()
}

export async function isFavorite(db: Executor, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('favorites')
    .select('listingId')
    .where('userId', '=', userId)
    .where('listingId', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
