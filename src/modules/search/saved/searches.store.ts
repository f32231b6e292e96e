import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { type Criteria, highestPrice } from './near-misses.ts'

export type SavedSearch = { id: string; name: string; query: string; createdAt: Date }

/** A search as its parameters were last understood. */
export type ParsedSearch = {
  criteria: Criteria
  /** Where it is looked for when a phone comes; see saved_search_targets. */
  targets: number[]
}

/** Newest first, each with how many of its alerts are unread. */
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
  reading: ParsedSearch,
): Promise<void> {
  const { id, userId, name, query, createdAt } = search
  await tx
    .insertInto('savedSearches')
    .values({
      id,
      userId,
      name,
      query,
      ...asRow(reading.criteria, createdAt),
      createdAt,
    })
    .execute()
  await writeTargets(tx, id, reading)
}

/** Stores the current interpretation of a search. */
export async function updateParsedSearch(tx: Tx, id: string, reading: ParsedSearch, at: Date) {
  await tx
    .updateTable('savedSearches')
    .set(asRow(reading.criteria, at))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('savedSearchTargets').where('searchId', '=', id).execute()
  await writeTargets(tx, id, reading)
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
    colours: criteria.colours,
    minMinor: criteria.minMinor,
    maxMinor: criteria.maxMinor,
    usedMonths: criteria.usedMonths,
    lat: criteria.lat,
    lon: criteria.lon,
    withinKm: criteria.withinKm,
    standing: criteria.standing,
    advertised: criteria.advertised,
    photo: criteria.photo,
    interpretedAt: at,
  }
}
