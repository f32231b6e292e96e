import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** Listings in any state, by id, the next `limit` after one: the last's id, and those without a place. */
export async function withoutPlace(tx: Tx, page: { after: string; limit: number }) {
  const { rows } = await sql<{ id: string; location: string; isLost: boolean }>`
    select id, location, place_id is null and location <> '' as is_lost from listings
    where id > ${page.after}::uuid order by id limit ${page.limit}`.execute(tx)
  const last = rows.length === page.limit ? rows.at(-1)?.id : undefined
  return { last, lost: rows.filter((row) => row.isLost) }
}

export type Placed = { id: string; location: string; placeId: number; lat: number; lon: number }

/** Says where listings lie whose location is still the same. Answers how many. */
export async function placeListings(tx: Tx, placed: Placed[]): Promise<number> {
  if (placed.length === 0) return 0
  const column = <K extends keyof Placed>(key: K) => placed.map((one) => one[key])
  const { numAffectedRows } = await sql`
    update listings set place_id = given.place_id, lat = given.lat, lon = given.lon
    from unnest(${column('id')}::uuid[], ${column('location')}::text[], ${column('placeId')}::int[],
      ${column('lat')}::real[], ${column('lon')}::real[]) as given (id, location, place_id, lat, lon)
    where listings.id = given.id and listings.location = given.location
      and listings.place_id is null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
