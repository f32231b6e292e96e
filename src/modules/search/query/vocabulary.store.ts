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
  names: string[]
  brandNumber: number
  brandId: string
  brand: string
  brandSlug: string
}

/** Every model that listings can belong to, with its brand and its other names. */
export async function readModels(db: Executor): Promise<ModelRow[]> {
  const { rows } = await sql<ModelRow>`
    select models.id, models.name, models.slug, models.catch_all, models.os,
      models.security_updates_until - '1970-01-01'::date as support_day,
      array(select name from model_names where model_id = models.id) as names,
      categories.number as brand_number, categories.id as brand_id,
      categories.brand, categories.slug as brand_slug
    from models join categories on categories.id = models.category_id
    where models.merged_into is null
    order by models.id`.execute(db)
  return rows
}
