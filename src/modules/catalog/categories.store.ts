import type { Executor } from '../../platform/db/index.ts'

type Tables = { categories: { id: string; brand: string; slug: string; position: number } }

export type CategoryRow = { id: string; brand: string; slug: string }

/** Every brand, in the order in which the shop shows them. */
export function listCategories(db: Executor): Promise<CategoryRow[]> {
  return categories(db).orderBy('position').orderBy('id').execute()
}

export function findCategory(db: Executor, id: string): Promise<CategoryRow | undefined> {
  return categories(db).where('id', '=', id).executeTakeFirst()
}

function categories(db: Executor) {
  return db.withTables<Tables>().selectFrom('categories').select(['id', 'brand', 'slug'])
}
