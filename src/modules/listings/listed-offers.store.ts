import type pg from 'pg'
import type { ProofKind } from '../../shared/listings/proof-kinds.ts'
import type { NamedPlace } from '../catalog/places/index.ts'
import {
  LISTING_CHECKUP_PASSED,
  LISTING_IMEI_PASSED,
  LISTING_PROVEN_AT,
} from '../verification/index.ts'
import { type Offer, plainOfferColumns } from './listings.store.ts'

/** The row of an offer. Its model is known without the database. */
export type OfferRow = Omit<Offer, 'model'> & { proofs: ProofKind[] }

const PROOFS = `array_remove(array[case when ${LISTING_IMEI_PASSED} then 'imei' end,
  case when ${LISTING_CHECKUP_PASSED} then 'checkup' end,
  case when ${LISTING_PROVEN_AT} is not null then 'possession' end], null)`

// The busiest statement: prepared once for each connection. Columns of a join take a third of the time of an object of
// them for each row.
const OFFERS_BY_ID = {
  name: 'offers_by_id',
  text: `select ${plainOfferColumns}, ${PROOFS} as proofs, places.name as "placeName", places.names,
      places.country, places.region
    from listings left join places on places.id = listings.place_id
    where listings.id = any($1::uuid[]) and state = 'live'`,
}

type JoinedPlace = Omit<NamedPlace, 'name'> & { placeName: string }
type JoinedRow = Omit<OfferRow, 'place'> & (JoinedPlace | { placeName: null })

function withPlace(row: JoinedRow): OfferRow {
  if (row.placeName === null) return { ...row, place: null }
  const { placeName: name, names, country, region } = row
  return { ...row, place: { name, names, country, region } }
}

/** The live listings with these ids, in their order; others are left out. */
export async function readOffers(pool: pg.Pool, ids: readonly string[]): Promise<OfferRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<JoinedRow>({ ...OFFERS_BY_ID, values: [ids] })
  const byId = new Map(rows.map((row) => [row.id, withPlace(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The checks that found nothing against these listings, in any state, by id. */
export async function readProofs(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<Map<string, ProofKind[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<{ id: string; proofs: ProofKind[] }>(
    `select listings.id, ${PROOFS} as proofs from listings where listings.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, proofs }) => [id, proofs]))
}
