import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Place } from './place.ts'

const columns = [
  'places.id',
  'places.name',
  'places.country',
  'places.region',
  'places.lat',
  'places.lon',
  'places.population',
] as const

/** Places with one of these folded names; `called` says by which. */
export function placesNamed(
  db: Executor,
  names: string[],
): Promise<(Place & { called: string })[]> {
  return db
    .selectFrom('placeNames')
    .innerJoin('places', 'places.id', 'placeNames.placeId')
    .select([...columns, 'placeNames.name as called'])
    .where('placeNames.name', '=', (eb) => eb.fn.any(sql<string[]>`${names}::text[]`))
    .execute()
}

/** The largest places with a name that begins so; folded letters. */
export async function placesBeginning(
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

export function placeById(db: Executor, id: number): Promise<Place | undefined> {
  return db.selectFrom('places').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Where every place is, as three columns. */
export async function allPoints(
  db: Executor,
): Promise<{ id: number[]; lat: number[]; lon: number[] }> {
  const { rows } = await sql<{ id: number[]; lat: number[]; lon: number[] }>`
    select coalesce(array_agg(id order by lat), '{}') as id,
      coalesce(array_agg(lat order by lat), '{}') as lat,
      coalesce(array_agg(lon order by lat), '{}') as lon
    from places`.execute(db)
  return rows[0] ?? { id: [], lat: [], lon: [] }
}

/** A column as one text: the client writes arrays element by element, which took longer than the rest. */
const lines = (values: (string | number)[]) => sql`string_to_array(${values.join('\n')}, E'\n')`

/** Writes places and their names in one statement each; a place that is there is corrected. */
export async function storePlaces(
  tx: Tx,
  places: Place[],
  names: { name: string; placeId: number; population: number }[],
): Promise<void> {
  const column = (key: keyof Place) => lines(places.map((place) => place[key]))
  await sql`
    insert into places (id, name, country, region, lat, lon, population)
    select * from unnest(${column('id')}::int[], ${column('name')}, ${column('country')},
      ${column('region')}, ${column('lat')}::real[], ${column('lon')}::real[],
      ${column('population')}::int[])
    on conflict (id) do update set name = excluded.name, country = excluded.country,
      region = excluded.region, lat = excluded.lat, lon = excluded.lon,
      population = excluded.population`.execute(tx)
  await sql`truncate place_names`.execute(tx)
  await sql`
    insert into place_names (name, place_id, population)
    select * from unnest(${lines(names.map((row) => row.name))},
      ${lines(names.map((row) => row.placeId))}::int[],
      ${lines(names.map((row) => row.population))}::int[]) as new (name, place_id, population)
    order by name collate "C"`.execute(tx)
}
