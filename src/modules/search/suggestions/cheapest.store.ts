import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

type Cheapest = { priceMinor: number; img: string }

/** The lowest price of each model for sale, in minor units, and the photo of that phone. */
export async function findCheapest(
  db: Executor,
  modelIds: readonly number[],
): Promise<Map<number, Cheapest>> {
  if (modelIds.length === 0) return new Map()
  const { rows } = await sql<Cheapest & { modelId: number }>`
    select model_id, price_minor, img
    from unnest(${modelIds}::integer[]) as model (id)
    cross join lateral (
      select model_id, price_minor, img from listings
      where model_id = model.id and state = 'live'
      order by price_minor, listings.id
      limit 1
    ) as cheapest
  `.execute(db)
  return new Map(rows.map(({ modelId, priceMinor, img }) => [modelId, { priceMinor, img }]))
}
