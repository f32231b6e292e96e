import { sql } from 'kysely'
import { cachedByKey, type Executor, type Tx } from '../../../platform/db/index.ts'
import type { NamesByLanguage } from './place-names.ts'

/** A city, with its coordinates in degrees. */
export type Place = {
  /** The GeoNames id. */
  id: number
  /** As GeoNames writes it. */
  name: string
  names: NamesByLanguage
  /** ISO 3166-1, two letters. */
  country: string
  region: string
  lat: number
  lon: number
  population: number
}

const columns = [
  'places.id',
  'places.name',
  sql<NamesByLanguage>`places.names`.as('names'),
  'places.country',
  'places.region',
  'places.lat',
  'places.lon',
  'places.population',
] as const

/** Places with one of these folded names; `matchedName` is the one that matched. */
export function listPlacesByName(
  db: Executor,
  names: string[],
): Promise<(Place & { matchedName: string })[]> {
  return db
    .selectFrom('placeNames')
    .innerJoin('places', 'places.id', 'placeNames.placeId')
    .select([...columns, 'placeNames.name as matchedName'])
    .where('placeNames.name', '=', (eb) => eb.fn.any(sql<string[]>`${names}::text[]`))
    .execute()
}

/** The id of the largest place with each of these folded names. */
export async function findLargestPlaces(
  db: Executor,
  names: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; placeId: number }>`
    select distinct on (name) name, place_id from place_names
    where name = any(${names}::text[])
    order by name, population desc, place_id`.execute(db)
  return new Map(rows.map(({ name, placeId }) => [name, placeId]))
}

/** The largest places with a name that starts with the folded prefix. */
export async function listPlacesByPrefix(
  db: Executor,
  prefix: string,
  limit: number,
): Promise<Place[]> {
  const largest = db
    .selectFrom('placeNames')
    .select(['placeId', 'population'])
    .distinct()
    .where('name', '>=', prefix)
    .where('name', '<', `${prefix}\u{10ffff}`)
    .orderBy('population', 'desc')
    .orderBy('placeId')
    .limit(limit)
  return db
    .selectFrom(largest.as('largest'))
    .innerJoin('places', 'places.id', 'largest.placeId')
    .select(columns)
    .orderBy('places.population', 'desc')
    .orderBy('places.id')
    .execute()
}

/** About 300 bytes each. */
const MOST_PLACES = 1_000

/** The place with an id; cached, because every search near it needs it. */
export const findPlaceById = cachedByKey(
  { topics: ['places'], most: MOST_PLACES },
  (db, id: number): Promise<Place | undefined> =>
    db.selectFrom('places').select(columns).where('id', '=', id).executeTakeFirst(),
)

/** The largest of these places. */
export function listLargest(db: Executor, ids: number[], limit: number): Promise<Place[]> {
  return db
    .selectFrom('places')
    .select(columns)
    .where('id', '=', (eb) => eb.fn.any(sql<number[]>`${ids}::int[]`))
    .orderBy('population', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Coordinates of every place, as three columns. */
export async function listPoints(
  db: Executor,
): Promise<{ id: number[]; lat: number[]; lon: number[] }> {
  const { rows } = await sql<{ id: number[]; lat: number[]; lon: number[] }>`
    select coalesce(array_agg(id order by lat), '{}') as id,
      coalesce(array_agg(lat order by lat), '{}') as lat,
      coalesce(array_agg(lon order by lat), '{}') as lon
    from places`.execute(db)
  return rows[0] ?? { id: [], lat: [], lon: [] }
}

/** A column as one text: the client serializes arrays element by element, which dominated the load. */
const lines = (values: (string | number)[]) => sql`string_to_array(${values.join('\n')}, E'\n')`

/** Inserts or updates places, and replaces all names, in one statement each. */
export async function storePlaces(
  tx: Tx,
  places: Place[],
  spellings: { name: string; placeId: number; population: number }[],
): Promise<void> {
  const column = (key: Exclude<keyof Place, 'names'>) => lines(places.map((place) => place[key]))
  const names = lines(places.map((place) => JSON.stringify(place.names)))
  await sql`
    insert into places (id, name, names, country, region, lat, lon, population)
    select * from unnest(${column('id')}::int[], ${column('name')}, ${names}::jsonb[],
      ${column('country')}, ${column('region')}, ${column('lat')}::real[], ${column('lon')}::real[],
      ${column('population')}::int[])
    on conflict (id) do update set name = excluded.name, names = excluded.names,
      country = excluded.country, region = excluded.region, lat = excluded.lat, lon = excluded.lon,
      population = excluded.population`.execute(tx)
  await sql`truncate place_names`.execute(tx)
  await sql`
    insert into place_names (name, place_id, population)
    select * from unnest(${lines(spellings.map((row) => row.name))},
      ${lines(spellings.map((row) => row.placeId))}::int[],
      ${lines(spellings.map((row) => row.population))}::int[]) as new (name, place_id, population)
    order by name collate "C"`.execute(tx)
}

/** Queues all listings without a place to be looked up again, because new places may match them. */
export async function queuePlaceLookup(tx: Tx): Promise<void> {
  await sql`
    insert into places_to_match default values
    on conflict (one) do update set after_listing = excluded.after_listing`.execute(tx)
}

/**
 * Returns the listing to continue after, locked until commit; undefined when nothing is queued or
 * another process has it.
 */
export async function claimPlaceLookup(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ after: string }>`
    select after_listing as after from places_to_match for update skip locked`.execute(tx)
  return rows[0]?.after
}

export async function savePlaceLookupProgress(tx: Tx, listingId: string): Promise<void> {
  await sql`update places_to_match set after_listing = ${listingId}`.execute(tx)
}

export async function finishPlaceLookup(tx: Tx): Promise<void> {
  await sql`delete from places_to_match`.execute(tx)
}
