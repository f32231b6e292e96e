import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { rolesThatMay } from '../../../shared/accounts/account-rules.ts'
import type { FieldFilters } from '../../../shared/listings/field-filters.ts'
import { publicStates } from '../../../shared/listings/listing-life-cycle.ts'
import { listingColumns } from '../../listings/index.ts'
import { highestPrice, type WantedPhone } from '../near-misses.ts'
import type { NameParts } from './search-name.ts'

export type SavedSearch = {
  id: string
  /** As a person typed it, or in English. */
  name: string
  /** What the name is composed of in the language of its reader; null for a name that a person typed. */
  nameParts: NameParts | null
  query: string
  createdAt: Date
}

/** What a saved search requires of a phone. Empty lists and nulls require nothing. */
export type Criteria = WantedPhone & {
  /** Words that no model has; the listing must contain all of them. */
  words: string[]
  /** Texts of which the listing must contain none. */
  excluded: string[]
  minMinor: number | null
  /** The center of the radius. */
  lat: number | null
  lon: number | null
  advertised: boolean
  photo: boolean
  fields: FieldFilters
  pickUp: boolean
  /** A country, EU or WORLD. */
  shipsTo: string | null
  freeShipping: boolean
  /** Id of an account. */
  seller: string | null
}

export type ParsedSearch = {
  criteria: Criteria
  /** Models and brands that the search covers; see saved_search_targets. */
  targets: number[]
  nameParts: NameParts
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
      'nameParts',
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
  const { id, userId, name, nameParts, query, createdAt } = search
  await tx
    .insertInto('savedSearches')
    .values({
      id,
      userId,
      name,
      nameParts: nameParts && JSON.stringify(nameParts),
      query,
      ...asRow(parsed.criteria, createdAt),
      createdAt,
    })
    .execute()
  await writeTargets(tx, id, parsed)
}

/**
 * Stores the current interpretation of a search. One saved before names had parts gets them, if its name is the
 * `composedName`; a name that a person typed stays.
 */
export async function updateParsedSearch(
  tx: Tx,
  id: string,
  parsed: ParsedSearch,
  { now, composedName }: { now: Date; composedName: string },
) {
  const nameParts = sql<string | null>`case
    when name_parts is not null or name = ${composedName} then ${JSON.stringify(parsed.nameParts)}::jsonb end`
  await tx
    .updateTable('savedSearches')
    .set({ ...asRow(parsed.criteria, now), nameParts })
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
    .select(['id', 'name', 'nameParts', 'query', 'createdAt'])
    .where('userId', '=', userId)
    .where('query', '=', query)
    .executeTakeFirst() as Promise<SavedSearch | undefined>
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

function asRow(criteria: Criteria, date: Date) {
  return {
    words: criteria.words,
    excluded: criteria.excluded,
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
    interpretedAt: date,
  }
}

/**
 * A person's favorites in every state but removed, newest first. `savedPriceMinor`: what a phone cost when it was
 * saved; null if its price has not been edited since.
 */
export function listFavorites(db: Executor, userId: string) {
  return db
    .selectFrom('favorites')
    .innerJoin('listings', 'listings.id', 'favorites.listingId')
    .select(listingColumns)
    .select(
      sql<number | null>`(
        select (changes -> 'price' ->> 0)::bigint from listing_edits
        where listing_edits.listing_id = listings.id and edited_at >= favorites.created_at
          and changes -> 'price' is not null
        order by listing_edits.version limit 1
      )`.as('savedPriceMinor'),
    )
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

export type FollowedSeller = {
  id: string
  name: string
  image: string | null
  /** Phones for sale. */
  live: number
  /** The newest of them. */
  phones: NewestPhone[]
  followedAt: Date
}

type NewestPhone = { id: string; name: string; img: string; priceMinor: number; currency: string }

/** How many phones of each followed seller are listed. */
const NEWEST_OF_FOLLOWED = 3

/** The sellers that a person follows, last followed first. */
export async function listFollowed(db: Executor, userId: string): Promise<FollowedSeller[]> {
  const { rows } = await sql<FollowedSeller>`
    select users.id, users.name, users.image, follows.created_at as followed_at,
      (select count(*)::int from listings
        where listings.seller_id = users.id and listings.state = 'live') as live,
      (select coalesce(json_agg(newest), '[]') from (
        select id, name, img, price_minor as "priceMinor", currency from listings
        where listings.seller_id = users.id and listings.state = 'live'
        order by created_at desc, id desc limit ${NEWEST_OF_FOLLOWED}) newest) as phones
    from follows join users on users.id = follows.seller_id
    where follows.user_id = ${userId} and users.banned_at is null
    order by follows.created_at desc, users.id`.execute(db)
  return rows
}

export async function isFollowing(db: Executor, userId: string, sellerId: string) {
  const { rows } = await sql`
    select from follows where user_id = ${userId} and seller_id = ${sellerId}`.execute(db)
  return rows.length > 0
}

export async function countFollowed(db: Executor, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from follows where user_id = ${userId}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function countFollowers(db: Executor, sellerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from follows where seller_id = ${sellerId}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Follows somebody who sells and is not banned; false for anybody else. */
export async function insertFollow(
  tx: Tx,
  { userId, sellerId, at }: { userId: string; sellerId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into follows (user_id, seller_id, created_at)
    select ${userId}::uuid, id, ${at}::timestamptz from users
    where id = ${sellerId} and role = any(${rolesThatMay('sell')}) and banned_at is null
    on conflict (user_id, seller_id) do nothing returning seller_id`.execute(tx)
  return rows.length > 0
}

export async function deleteFollow(tx: Tx, userId: string, sellerId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from follows where user_id = ${userId} and seller_id = ${sellerId}
    returning seller_id`.execute(tx)
  return rows.length > 0
}

/** Whether the person wants emails about new phones of sellers that they follow. */
export async function wantsFollowMails(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select follows_wanted as wanted from alert_mails where user_id = ${userId}`.execute(db)
  return rows[0]?.wanted ?? true
}

export async function setWantsFollowMails(tx: Tx, userId: string, wanted: boolean) {
  await sql`
    insert into alert_mails (user_id, follows_wanted) values (${userId}, ${wanted})
    on conflict (user_id) do update set follows_wanted = excluded.follows_wanted`.execute(tx)
}

type Follower = { userId: string; listingId: string; seller: string }

/** Who follows the sellers of these phones, for phones listed since they do. */
export async function findFollowers(tx: Tx, listingIds: string[]): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select follows.user_id, listings.id as listing_id, listings.seller_name as seller
    from listings join follows on follows.seller_id = listings.seller_id
    where listings.id = any(${listingIds}::uuid[]) and listings.state = 'live'
      and listings.created_at >= follows.created_at`.execute(tx)
  return rows
}
