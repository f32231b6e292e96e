import { sql } from 'kysely'
import { cached, cachedByKey, type Executor, type Tx } from '../../platform/db/index.ts'
import { type Grade, grades } from '../../shared/listings/grades.ts'
import { offeredStates, openStates } from '../../shared/listings/listing-life-cycle.ts'
import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { ALL_PRICES, modelTopic, PHONE_LISTS } from '../../shared/listings/listing-topics.ts'
import type { Market } from './listings.contract.ts'
import type { Listing } from './listings.store.ts'

/** Live phones by category id. */
export async function countLiveByCategory(db: Executor): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; phones: number }>`
    select categories.id, phones from (
      select brand_number, count(*) as phones from listings where state = 'live' group by 1
    ) live join categories on number = brand_number`.execute(db)
  return new Map(rows.map(({ id, phones }) => [id, phones]))
}

/** Live phones by model id. */
export const countLiveByModel = cached(['catalog', 'listings', PHONE_LISTS], async (db) => {
  const { rows } = await sql<{ id: number; live: number }>`
    select model_id as id, count(*) as live from listings
    where state = 'live' group by model_id`.execute(db)
  return new Map(rows.map(({ id, live }) => [id, live]))
})

/** Whether anyone has ever listed a phone that is still stored. */
export async function hasListings(db: Executor): Promise<boolean> {
  return (await db.selectFrom('listings').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether a seller has a phone in review, for sale, paused or reserved. */
export async function hasOpenListings(db: Executor, sellerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('state', 'in', offeredStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countOpenListings(db: Executor, sellerId: string): Promise<number> {
  const { open } = await db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('sellerId', '=', sellerId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Fewer listings are too few to compare with. */
const FEWEST = 3
/**
 * How many of a model's newest listings are compared; more would hardly change the result. Compared
 * with the few listings of a small shop, 1,000 took PostgreSQL 1.4 ms longer, and 300 take 0.2 ms
 * longer.
 */
const MOST = 300

/**
 * Prices of similar live phones: of the same model and storage where there are enough, else of the
 * model; null where there are too few, and for an unknown model. Read again when a listing of the
 * model changes.
 */
export async function readMarket(
  db: Executor,
  { model, modelId, storageGb }: Pick<Listing, 'model' | 'modelId' | 'storageGb'>,
): Promise<Market | null> {
  if (!model) return null
  const { ofModel, byStorage } = await marketsOfModel(db, modelId)
  return (storageGb !== null && byStorage.get(storageGb)) || ofModel
}

/** Prices of a model by storage in GB, and of all its phones; without those that have too few. */
type Markets = { ofModel: Market | null; byStorage: Map<number, Market> }

/** About 1 kB each. */
const MOST_MARKETS = 5_000
const marketsOfModel = cachedByKey<number, Markets>(
  { topics: [ALL_PRICES], topicOf: modelTopic, most: MOST_MARKETS },
  readMarkets,
)

/**
 * Where listing_traits() of the schema has the storage, in GB, or 0 without one. Indexes include
 * the traits, so that the prices of a model are read from one of them alone.
 */
const STORAGE_BITS = 0b1_1111_1111_1111
/** The grade comes after the storage: 1 for A to 4 for D, 0 without one. */
const STORAGE_WIDTH = 13
const GRADE_BITS = 0b111

async function readMarkets(db: Executor, modelId: number): Promise<Markets> {
  const { rows } = await sql<Omit<Market, 'basis'> & { storageGb: number | null }>`
    with offers as materialized (
      select price_minor, traits & ${sql.lit(STORAGE_BITS)} as storage_gb
      from listings where model_id = ${modelId} and state = 'live'
      order by created_at desc, id desc limit ${MOST})
    select storage_gb, count(*)::integer as count,
      min(price_minor) as lowest_minor, max(price_minor) as highest_minor,
      percentile_disc(0.5) within group (order by price_minor) as median_minor
    from offers group by grouping sets ((), (storage_gb))
    having count(*) >= ${FEWEST}`.execute(db)
  const markets: Markets = { ofModel: null, byStorage: new Map() }
  for (const { storageGb, ...figures } of rows)
    if (storageGb === null) markets.ofModel = { ...figures, basis: 'model' }
    else markets.byStorage.set(storageGb, { ...figures, basis: 'model_and_storage' })
  return markets
}

/** Count and prices, in minor units, of the live phones of a model; prices are null without any. */
export type Stock = {
  live: number
  lowestMinor: number | null
  medianMinor: number | null
  highestMinor: number | null
}

type PriceGroup = {
  storageGb: number | null
  grade: Grade | null
  live: number
  lowestMinor: number
}

/** Counting stops here; beyond it "more than" is shown. */
const MOST_COUNTED = MAX_COUNTED_RESULTS + 1

/** Live phones by model id. */
export async function countLiveOfModels(db: Executor, modelIds: number[]) {
  const { rows } = await sql<{ id: number; live: number }>`
    select id, (select count(*) from (
      select from listings where model_id = wanted.id and state = 'live' limit ${MOST_COUNTED}
    ) as counted) as live
    from unnest(${modelIds}::integer[]) as wanted (id)`.execute(db)
  return new Map(rows.map(({ id, live }) => [id, live]))
}

/** Count and prices of the live phones of a model; each figure is read from an index. */
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

/** Live phones of a model by storage in GB and grade, with the lowest price; null where a seller gives none. */
export async function pricesByStorageAndGrade(db: Executor, modelId: number) {
  const { rows } = await sql<PriceGroup>`
    select nullif(traits & ${sql.lit(STORAGE_BITS)}, 0) as storage_gb,
      (${[...grades]}::text[])[traits >> ${sql.lit(STORAGE_WIDTH)} & ${sql.lit(GRADE_BITS)}] as grade,
      count(*)::integer as live, min(price_minor) as lowest_minor
    from listings where model_id = ${modelId} and state = 'live'
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

type Cheapest = { priceMinor: number; img: string }

/** The lowest price of each model for sale, in minor units, and the photo of that phone. */
export async function cheapestOfModels(
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

/** The next `limit` listings of a model after an id, in any state. */
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

/** Assigns up to `most` listings of one model to another. Returns how many. */
export async function reassignListings(
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

/** Assigns listings of one model to others, with their brand. Returns how many. */
export async function assignModels(
  tx: Tx,
  from: number,
  moves: { id: string; modelId: number }[],
): Promise<number> {
  if (moves.length === 0) return 0
  const { numAffectedRows } = await sql`
    update listings set model_id = to_model.id, support_until = to_model.security_updates_until,
      category_id = categories.id, brand = categories.brand, brand_number = categories.number
    from unnest(${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ modelId }) => modelId)}::integer[])
      as given (id, model_id)
    join models as to_model on to_model.id = given.model_id
    join categories on categories.id = to_model.category_id
    where listings.id = given.id and listings.model_id = ${from}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/**
 * Copies the end of security updates from models to up to `most` listings of a brand, for sorting.
 * Returns how many were out of date.
 */
export async function updateSupportEnd(tx: Tx, brandId: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update listings set support_until = models.security_updates_until
    from models where models.id = listings.model_id and listings.id in (
      select listings.id from models join listings on listings.model_id = models.id
      where models.category_id = ${brandId}
        and listings.support_until is distinct from models.security_updates_until
      limit ${most})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** What the catalog needs of listings. Passed in, because listings depend on the catalog. */
export const listingStock = {
  assignModels,
  cheapestOfModels,
  countLiveByCategory,
  countLiveByModel,
  countLiveOfModels,
  listingsOfModel,
  moveListings: reassignListings,
  pricesByStorageAndGrade,
  stockOfModel,
  updateSupportEnd,
}
