import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

/** Live phones of a model: how many, and what they cost in minor units; prices null when none. */
export type Stock = {
  live: number
  lowestMinor: number | null
  medianMinor: number | null
  highestMinor: number | null
}

/** Counted no further: beyond it only "more than" is said. */
const MOST_COUNTED = 10_001

/** How many phones of each of these models are live, by the model's id. */
export async function countLiveOfModels(db: Executor, modelIds: number[]) {
  const { rows } = await sql<{ id: number; live: number }>`
    select id, (select count(*) from (
      select from listings where model_id = wanted.id and state = 'live' limit ${MOST_COUNTED}
    ) as counted) as live
    from unnest(${modelIds}::integer[]) as wanted (id)`.execute(db)
  return new Map(rows.map(({ id, live }) => [id, live]))
}

/** The live phones of one model with their prices; each figure is read off an index. */
export async function stockOfModel(db: Executor, modelId: number): Promise<Stock> {
  const live = (await countLiveOfModels(db, [modelId])).get(modelId) ?? 0
  const { rows } = await sql<Omit<Stock, 'live'>>`
    select min(price_minor) as lowest_minor, max(price_minor) as highest_minor,
      (select price_minor from listings where model_id = ${modelId} and state = 'live'
        order by price_minor, id offset ${Math.max(0, Math.ceil(live / 2) - 1)} limit 1) as median_minor
    from listings where model_id = ${modelId} and state = 'live'`.execute(db)
  const none = { lowestMinor: null, medianMinor: null, highestMinor: null }
  return { live, ...(rows[0] ?? none) }
}

/** Listings of a model in any state, by id: the next `limit` after one. */
export async function listingsOfModel(
  tx: Tx,
  modelId: number,
  page: { after: string | null; limit: number },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from listings
    where model_id = ${modelId} and id > coalesce(${page.after}::uuid, '00000000-0000-0000-0000-000000000000')
    order by id limit ${page.limit}`.execute(tx)
  return rows
}

/** Moves listings of one model to another, at most so many. Answers how many were moved. */
export async function moveListings(
  tx: Tx,
  from: number,
  to: number,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from listings where model_id = ${from} order by id limit ${most} for update`.execute(
    tx,
  )
  return assignModels(
    tx,
    from,
    rows.map(({ id }) => ({ id, modelId: to })),
  )
}

/** Says of listings of one model that they are of others. Answers how many were moved. */
export async function assignModels(
  tx: Tx,
  from: number,
  moves: { id: string; modelId: number }[],
): Promise<number> {
  if (moves.length === 0) return 0
  const { numAffectedRows } = await sql`
    update listings set model_id = to_model.id, support_until = to_model.security_updates_until
    from unnest(${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ modelId }) => modelId)}::integer[])
      as given (id, model_id)
    join models as to_model on to_model.id = given.model_id
    where listings.id = given.id and listings.model_id = ${from}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/**
 * Takes the models' ends of security updates over into their listings, for the sort by it; at most
 * so many of a brand. Answers how many were out of date.
 */
export async function noteSupport(tx: Tx, brandId: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update listings set support_until = models.security_updates_until
    from models where models.id = listings.model_id and listings.id in (
      select listings.id from models join listings on listings.model_id = models.id
      where models.category_id = ${brandId}
        and listings.support_until is distinct from models.security_updates_until
      limit ${most})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
