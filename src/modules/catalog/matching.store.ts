import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { OTHER_BRAND } from '../../shared/brands.ts'
import type { NamedModel } from './match-model.ts'

/**
 * Queues the listings of these brands to be matched with models again, from the first one on, and those
 * of no known brand, which may have become one of these. Brands without listings are skipped.
 */
export async function queueMatching(tx: Tx, brandIds: string[]): Promise<void> {
  await sql`
    insert into brands_to_match (category_id)
    select id from (
      select unnest(${brandIds}::uuid[]) as id
      union select id from categories where brand = ${OTHER_BRAND}
    ) as brands
    where exists (select from models join listings on listings.model_id = models.id
      where models.category_id = brands.id)
    on conflict (category_id) do update set after_listing = null`.execute(tx)
}

/** The models of a brand with all their names, without merged models. */
export async function listNamedModels(db: Executor, brandId: string): Promise<NamedModel[]> {
  const { rows } = await sql<NamedModel>`
    select id, slug, name, catch_all,
      array(select name from model_names where model_id = models.id) as other_names,
      greatest(max_storage_gb, (select max(gb) from unnest(storage_gb) as gb)) as most_storage
    from models where category_id = ${brandId} and merged_into is null order by id`.execute(db)
  return rows
}

/** Locks one queued brand until commit, skipping those that another process has locked. */
export async function claimMatching(tx: Tx) {
  const { rows } = await sql<{ brandId: string; after: string | null }>`
    select category_id as brand_id, after_listing as after from brands_to_match
    order by category_id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export async function saveMatchingProgress(
  tx: Tx,
  brandId: string,
  listingId: string,
): Promise<void> {
  await sql`
    update brands_to_match set after_listing = ${listingId}
    where category_id = ${brandId}`.execute(tx)
}

export async function finishMatching(tx: Tx, brandId: string): Promise<void> {
  await sql`delete from brands_to_match where category_id = ${brandId}`.execute(tx)
}

export async function listMergedModels(db: Executor, brandId: string) {
  const { rows } = await sql<{ id: number; mergedInto: number }>`
    select id, merged_into from models
    where category_id = ${brandId} and merged_into is not null`.execute(db)
  return rows
}
