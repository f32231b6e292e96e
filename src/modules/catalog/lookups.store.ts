import { sql } from 'kysely'
import { cachedByKey, type Executor } from '../../platform/db/index.ts'

/** What other modules read of one model; null if it does not exist. */
export type KnownModel = {
  id: number
  slug: string
  brand: string
  name: string
  /** Stands for all phones of a brand whose model is unknown. */
  catchAll: boolean
  os: string | null
  /** Inches. */
  displayIn: number | null
  /** 'YYYY' or 'YYYY-MM', whichever is known. */
  announced: string | null
  launchPriceMinor: number | null
  launchCurrency: string | null
  /** Of the smallest variant. */
  leastStorageGb: number | null
}

/** About 300 bytes each. */
const CACHED_MODELS = { topics: ['models', 'brands'], most: 2_000 }

const modelsBySlug = cachedByKey(CACHED_MODELS, (db, slug: string) =>
  findModel(db, sql`m.id = (select coalesce(merged_into, id) from models where slug = ${slug})`),
)

const modelsById = cachedByKey(CACHED_MODELS, (db, id: number) => findModel(db, sql`m.id = ${id}`))

/** The model at an address; where two became one, the one that stayed. */
export function findModelBySlug(db: Executor, slug: string): Promise<KnownModel | undefined> {
  return modelsBySlug(db, slug)
}

export function findModelById(db: Executor, id: number): Promise<KnownModel | undefined> {
  return modelsById(db, id)
}

async function findModel(db: Executor, where: ReturnType<typeof sql>) {
  const { rows } = await sql<KnownModel>`
    select m.id, m.slug, c.brand, m.name, m.catch_all, m.os, m.display_in::float8 as display_in,
      m.announced, m.launch_price_minor, m.launch_currency,
      (select min(gb) from unnest(m.storage_gb) as gb) as least_storage_gb
    from models m join categories c on c.id = m.category_id where ${where}`.execute(db)
  return rows[0]
}
