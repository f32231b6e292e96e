import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

export type ModelRow = {
  id: number
  name: string
  slug: string
  catchAll: boolean
  /** 'Android', 'iOS'; null when it is not known. */
  os: string | null
  /** Days since 1970; null when the end of security updates is not known. */
  supportDay: number | null
  /** Other names. */
  names: string[]
  brand: BrandRow
}

export type BrandRow = { number: number; id: string; brand: string; slug: string }

/** Parsed at once: under 10 ms in a process that has just started. */
const ROWS_AT_ONCE = 1_000

/** Every model that listings can belong to, by id, with its brand and its other names. */
export async function readModels(db: Executor): Promise<ModelRow[]> {
  const models: ModelRow[] = []
  const brands = new Map<number, BrandRow>()
  for (;;) {
    const rows = await readModelsAfter(db, models.at(-1)?.id ?? 0)
    for (const { number, brandId, brand, brandSlug, ...model } of rows) {
      const shared = brands.get(number) ?? { number, id: brandId, brand, slug: brandSlug }
      brands.set(number, shared)
      models.push({ ...model, brand: shared })
    }
    if (rows.length < ROWS_AT_ONCE) return models
  }
}

const readModelsAfter = (db: Executor, id: number) =>
  db
    .selectFrom('models')
    .innerJoin('categories', 'categories.id', 'models.categoryId')
    .where('models.mergedInto', 'is', null)
    .where('models.id', '>', id)
    .select(['models.id', 'models.name', 'models.slug', 'models.catchAll', 'models.os'])
    .select(['number', 'categories.id as brandId', 'brand', 'categories.slug as brandSlug'])
    .select([
      sql<number | null>`security_updates_until - '1970-01-01'::date`.as('supportDay'),
      sql<string[]>`array(select name from model_names where model_id = models.id)`.as('names'),
    ])
    .orderBy('models.id')
    .limit(ROWS_AT_ONCE)
    .execute()
