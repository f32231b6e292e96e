import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Wound } from './clocks.ts'
import type { Order } from './order.ts'

type ClockRow = {
  id: number
  order_id: string
  state_since: Date
  at: Date
  action: Wound['action']
  again_at: Date
  done_at: Date | null
}
type NewClock = Omit<ClockRow, 'id'>
type Tables = { order_clocks: ClockRow }
export type Clock = Wound & { id: number }

/** A clock that could not be run is tried again after that many seconds. */
const AGAIN_SECONDS = 60

export async function putClocks(tx: Tx, order: Pick<Order, 'id' | 'stateSince'>, wound: Wound[]) {
  if (wound.length === 0) return
  const rows: NewClock[] = wound.map(({ at, action }) => ({
    order_id: order.id,
    state_since: order.stateSince,
    at,
    action,
    again_at: at,
    done_at: null,
  }))
  await tx
    .withTables<{ order_clocks: NewClock }>()
    .insertInto('order_clocks')
    .values(rows)
    .execute()
}

/** Stops the clocks of an order that have not run, or only those of one action. */
export async function dropClocks(tx: Tx, orderId: string, action?: Wound['action']) {
  let open = tx
    .withTables<Tables>()
    .deleteFrom('order_clocks')
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
  if (action) open = open.where('action', '=', action)
  await open.execute()
}

/** Clocks of an order that have not run, the earliest first; with `until`, those that are due. */
export function openClocks(db: Executor, orderId: string, until?: Date): Promise<Clock[]> {
  const open = db
    .withTables<Tables>()
    .selectFrom('order_clocks')
    .select(['id', 'at', 'action'])
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
  return (until ? open.where('at', '<=', until) : open).execute()
}

export async function markRun(tx: Tx, id: number, now: Date) {
  await tx
    .withTables<Tables>()
    .updateTable('order_clocks')
    .set({ done_at: now })
    .where('id', '=', id)
    .execute()
}

/** Orders that have a clock to run, by which was due first. */
export async function ordersDue(db: Executor, now: Date, limit: number): Promise<string[]> {
  const due: { orderId: string }[] = await db
    .withTables<Tables>()
    .selectFrom('order_clocks')
    .select('order_id as orderId')
    .where('done_at', 'is', null)
    .where('again_at', '<=', now)
    .groupBy('order_id')
    .orderBy(sql`min(at)`)
    .orderBy(sql`min(id)`)
    .limit(limit)
    .execute()
  return due.map(({ orderId }) => orderId)
}

/** Leaves an order's due clocks for later, so that one that breaks does not hold up the rest. */
export async function putOffClocks(db: Executor, orderId: string, now: Date) {
  await db
    .withTables<Tables>()
    .updateTable('order_clocks')
    .set({ again_at: new Date(now.getTime() + AGAIN_SECONDS * 1_000) })
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .where('again_at', '<=', now)
    .execute()
}
