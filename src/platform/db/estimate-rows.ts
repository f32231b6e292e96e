import { type RawBuilder, sql } from 'kysely'
import type { Executor } from './connect.ts'

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** How many rows PostgreSQL expects of a query, by its statistics: in a millisecond, and without running it. */
export async function estimateRows(db: Executor, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Explained>`explain (format json) ${query}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
