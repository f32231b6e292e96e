import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import { type Grade, type ListingTables, listingColumns, type Offer } from '../listings/index.ts'
import type { Filters, Place } from './filters.ts'
import type { Sort } from './search.contract.ts'

/** What a sort goes by. Equal keys are told apart by id, so a cursor never skips or repeats. */
const orders: Record<Sort, { key: RawBuilder<number | Date>; way: 'asc' | 'desc' }> = {
  best: { key: sql`best_at`, way: 'desc' },
  support: { key: sql`price_minor`, way: 'asc' },
  newest: { key: sql`created_at`, way: 'desc' },
  price_up: { key: sql`price_minor`, way: 'asc' },
  price_down: { key: sql`price_minor`, way: 'desc' },
  saving: { key: sql`coalesce(original_price_minor - price_minor, 0)`, way: 'desc' },
}

// Everything that words are looked for in, on one line: storage as people write it too.
const TEXT = sql<string>`concat_ws(' ', brand, name, colour, storage_gb || 'GB',
  case when storage_gb % 1024 = 0 then storage_gb / 1024 || 'TB' end,
  case when brand = 'Iphone' then 'Apple' end)`

/** The page of results, and one more when there is a next page. */
export function findOffers(db: Executor, filters: Filters): Promise<Offer[]> {
  const { key, way } = orders[filters.sort]
  let query = matching(db, filters).select(listingColumns)
  if (filters.categoryIds.length > 0) query = query.where('category_id', 'in', filters.categoryIds)
  if (filters.grades.length > 0) query = query.where('grade', 'in', filters.grades)
  if (filters.after) query = query.where(beyond(filters.sort, filters.after))
  return query
    .orderBy(key, way)
    .orderBy('id', way)
    .limit(filters.limit + 1)
    .execute()
}

function beyond(sort: Sort, { key, id }: Place) {
  const order = orders[sort]
  const from = sort === 'newest' ? new Date(key) : key
  const mark = order.way === 'asc' ? sql`>` : sql`<`
  return sql<boolean>`(${order.key}, id) ${mark} (${from}, ${id}::uuid)`
}

export type Count = { categoryId: string; brand: string; grade: Grade | null; phones: number }

/**
 * How many phones of each brand and grade match, whichever brands and grades are chosen: the total
 * and both facets are sums of these few rows.
 */
export function countOffers(db: Executor, filters: Filters): Promise<Count[]> {
  return matching(db, filters)
    .select(({ fn }) => [
      'category_id as categoryId',
      'brand',
      'grade',
      fn.countAll<number>().as('phones'),
    ])
    .groupBy(['category_id', 'brand', 'grade'])
    .$castTo<Count>()
    .execute()
}

function matching(db: Executor, { words, min, max }: Filters) {
  let query = db.withTables<ListingTables>().selectFrom('listings').where('state', '=', 'live')
  if (min !== undefined) query = query.where('price_minor', '>=', min)
  if (max !== undefined) query = query.where('price_minor', '<=', max)
  for (const word of words) query = query.where(TEXT, 'ilike', `%${escapeLike(word)}%`)
  return query
}

function escapeLike(word: string) {
  return word.replace(/[\\%_]/g, '\\$&')
}
