import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { type Criteria, reachOf } from './criteria.ts'

type SearchRow = {
  id: string
  user_id: string
  name: string
  query: string
  words: string[]
  storage_gb: number[]
  grades: string[]
  colours: number[]
  min_minor: number | null
  max_minor: number | null
  used_months: number | null
  lat: number | null
  lon: number | null
  within_km: number | null
  standing: number
  advertised: boolean
  photo: boolean
  read_at: Date
  created_at: Date
}
type Tables = {
  saved_searches: SearchRow
  saved_search_targets: { target: number; search_id: string; reach_minor: number }
  search_alerts: { search_id: string | null; read_at: Date | null }
}

export type SavedSearch = { id: string; name: string; query: string; createdAt: Date }

/** A search as its parameters were last understood. */
export type Reading = {
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
    .withTables<Tables>()
    .selectFrom('saved_searches')
    .select((eb) => [
      'id',
      'name',
      'query',
      'created_at as createdAt',
      eb
        .selectFrom('search_alerts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('search_alerts.search_id', '=', 'saved_searches.id')
        .where('search_alerts.read_at', 'is', null)
        .as('unread'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute() as Promise<(SavedSearch & { unread: number })[]>
}

export async function insertSearch(
  tx: Tx,
  search: SavedSearch & { userId: string },
  reading: Reading,
): Promise<void> {
  const { id, userId, name, query, createdAt } = search
  await tx
    .withTables<Tables>()
    .insertInto('saved_searches')
    .values({
      id,
      user_id: userId,
      name,
      query,
      ...asRow(reading.criteria, createdAt),
      created_at: createdAt,
    })
    .execute()
  await writeTargets(tx, id, reading)
}

/** Writes what a search means by now. */
export async function updateReading(tx: Tx, id: string, reading: Reading, at: Date) {
  await tx
    .withTables<Tables>()
    .updateTable('saved_searches')
    .set(asRow(reading.criteria, at))
    .where('id', '=', id)
    .execute()
  await tx
    .withTables<Tables>()
    .deleteFrom('saved_search_targets')
    .where('search_id', '=', id)
    .execute()
  await writeTargets(tx, id, reading)
}

async function writeTargets(tx: Tx, id: string, { criteria, targets }: Reading) {
  await sql`
    insert into saved_search_targets (target, search_id, reach_minor)
    select distinct target, ${id}::uuid, ${reachOf(criteria)}::bigint
    from unnest(${targets}::int[]) as target`.execute(tx)
}

export function findSearch(
  db: Executor,
  userId: string,
  query: string,
): Promise<SavedSearch | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('query', '=', query)
    .executeTakeFirst()
}

/** Searches last read before a model changed, oldest first; other nodes pass over them meanwhile. */
export async function lockOutdated(tx: Tx, limit: number) {
  const { rows } = await sql<{ id: string; query: string }>`
    select id, query from saved_searches
    where read_at < (select max(updated_at) from models)
    order by read_at limit ${limit} for update skip locked`.execute(tx)
  return rows
}

/** True when somebody deleted it. Alerts that came of it stay. */
export async function deleteSearch(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .withTables<Tables>()
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function asRow(criteria: Criteria, at: Date) {
  return {
    words: criteria.words,
    storage_gb: criteria.storageGb,
    grades: criteria.grades,
    colours: criteria.colours,
    min_minor: criteria.minMinor,
    max_minor: criteria.maxMinor,
    used_months: criteria.usedMonths,
    lat: criteria.lat,
    lon: criteria.lon,
    within_km: criteria.withinKm,
    standing: criteria.standing,
    advertised: criteria.advertised,
    photo: criteria.photo,
    read_at: at,
  }
}
