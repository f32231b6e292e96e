import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

/** `position` is null for a brand that is not on the home page. */
export type CategoryRow = { id: string; brand: string; slug: string; position: number | null }

/** Every brand: those of the home page in their order, then the others by name. */
export function listCategories(db: Executor): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'brand', 'slug', 'position'])
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy((columns) => columns.fn('lower', ['brand']))
    .execute()
}

/** Adds brands that are not on the home page. Skips those whose name or slug exists. */
export async function insertBrands(tx: Tx, brands: Omit<CategoryRow, 'position'>[]) {
  const list = (key: keyof CategoryRow) => brands.map((brand) => (brand as CategoryRow)[key])
  await sql`
    insert into categories (id, brand, slug)
    select * from unnest(${list('id')}::uuid[], ${list('brand')}::text[], ${list('slug')}::text[])
    on conflict do nothing`.execute(tx)
}

/** Adds a catch-all model to each brand that has none. */
export async function insertMissingCatchAlls(tx: Tx): Promise<void> {
  await sql`
    insert into models (category_id, name, slug, catch_all)
    select id, 'Other ' || brand || ' phone', 'other-' || slug, true from categories
    where not exists (select from models where category_id = categories.id and catch_all)
    on conflict do nothing`.execute(tx)
}
