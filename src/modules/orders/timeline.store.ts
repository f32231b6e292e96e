import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'

export type Told = { name: string; at: Date; data: Record<string, unknown> }

/** What was told of an order, oldest first. */
export async function listEvents(db: Executor, orderId: string): Promise<Told[]> {
  // The index is of events that name an order.
  const { rows } = await sql<Told>`
    select name, at, data from events
    where data ? 'orderId' and data ->> 'orderId' = ${orderId}
    order by id`.execute(db)
  return rows
}
