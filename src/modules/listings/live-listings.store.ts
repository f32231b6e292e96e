import { sql } from 'kysely'
import type pg from 'pg'
import type { Executor } from '../../platform/db/index.ts'
import { type Offer, offerColumns } from './listing-columns.ts'

/** Where a list goes on: after the listing made then, with this id. */
export type Place = { at: Date; id: string }
type Page = { limit: number; after?: Place | undefined; categoryId?: string | undefined }

/**
 * Live listings, newest first. The busiest read of all: one statement prepared once for each of
 * its four forms, so that each has exactly the conditions an index serves.
 */
export async function listLive(
  pool: pg.Pool,
  { limit, after, categoryId }: Page,
): Promise<Offer[]> {
  const values: unknown[] = [limit]
  let name = 'live_listings'
  let where = `state = 'live'`
  if (categoryId) {
    values.push(categoryId)
    name += '_of_brand'
    where += ` and brand_number = (select number from categories where id = $${values.length})`
  }
  if (after) {
    values.push(after.at.toISOString(), after.id)
    name += '_after'
    where += ` and (created_at, id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`
  }
  const text = `select ${offerColumns} from listings where ${where}
    order by created_at desc, id desc limit $1`
  const { rows } = await pool.query<Offer>({ name, text, values })
  return rows
}

/** How many phones of each brand are live, by the id of the category. */
export async function countLiveByCategory(db: Executor): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; phones: number }>`
    select categories.id, phones from (
      select brand_number, count(*) as phones from listings where state = 'live' group by 1
    ) live join categories on number = brand_number`.execute(db)
  return new Map(rows.map(({ id, phones }) => [id, phones]))
}

/** True while a seller has a phone on sale, held or paused. */
export async function hasOpenListings(db: Executor, sellerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('state', 'in', ['pending_review', 'live', 'paused', 'reserved'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
