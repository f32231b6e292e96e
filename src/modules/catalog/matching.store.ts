import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Named } from './name-index.ts'

/** The listings of these brands that match no model are to be matched again, from the first on. */
export async function matchAgain(tx: Tx, brandIds: string[]): Promise<void> {
  await sql`
    insert into brands_to_match (category_id) select distinct unnest(${brandIds}::uuid[])
    on conflict (category_id) do update set after_listing = null`.execute(tx)
}

/** The models of a brand with all that they are called by; merged ones left out. */
export async function namedModels(db: Executor, brandId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, slug, name, catch_all as "catchAll",
      array(select name from model_names where model_id = models.id) as "otherNames",
      greatest(max_storage_gb, (select max(gb) from unnest(storage_gb) as gb)) as "mostStorage"
    from models where category_id = ${brandId} and merged_into is null order by id`.execute(db)
  return rows
}
