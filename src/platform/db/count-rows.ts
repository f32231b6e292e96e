import { type RawBuilder, sql } from 'kysely'
import { MOST_COUNTED_ROWS } from '../../shared/limits.ts'
import type { Executor } from './connect.ts'

/** How many rows a query has: exactly, or one more than MOST_COUNTED_ROWS if there are more. */
export async function countRows(db: Executor, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${query} limit ${MOST_COUNTED_ROWS + 1}) as counted`.execute(
    db,
  )
  return rows[0]!.count
}
