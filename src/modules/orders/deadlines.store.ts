import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Deadline } from './deadlines.ts'
import type { Order } from './order.ts'

export type Clock = Deadline & { id: number }

/** A clock that could not be run is tried again after that many seconds. */
const AGAIN_SECONDS = 60

export async function insertDeadlines(
  tx: Tx,
  order: Pick<Order, 'id' | 'stateSince'>,
  wound: Deadline[],
) {
  if (wound.length === 0) return
  const rows = wound.map(({ at, action }) => ({
    orderId: order.id,
    stateSince: order.stateSince,
    at,
    action,
    againAt: at,
    doneAt: null,
  }))
  await tx.insertInto('orderClocks').values(rows).execute()
}

/** Stops the clocks of an order that have not run, or only those of one action. */
export async function deleteDeadlines(tx: Tx, orderId: string, action?: Deadline['action']) {
  let open = tx.deleteFrom('orderClocks').where('orderId', '=', orderId).where('doneAt', 'is', null)
  if (action) open = open.where('action', '=', action)
  await open.execute()
}

/** Clocks of an order that have not run, the earliest first; with `until`, those that are due. */
export function listOpenDeadlines(db: Executor, orderId: string, until?: Date): Promise<Clock[]> {
  const open = db
    .selectFrom('orderClocks')
    .select(['id', 'at', 'action'])
    .$narrowType<Pick<Clock, 'action'>>()
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .orderBy('at')
    .orderBy('id')
  return (until ? open.where('at', '<=', until) : open).execute()
}

export async function markDeadlineDone(tx: Tx, id: number, now: Date) {
  await tx.updateTable('orderClocks').set({ doneAt: now }).where('id', '=', id).execute()
}

/** Orders that have a clock to run, by which was due first. */
export async function ordersWithDueDeadlines(
  db: Executor,
  now: Date,
  limit: number,
): Promise<string[]> {
  const due: { orderId: string }[] = await db
    .selectFrom('orderClocks')
    .select('orderId')
    .where('doneAt', 'is', null)
    .where('againAt', '<=', now)
    .groupBy('orderId')
    .orderBy(sql`min(at)`)
    .orderBy(sql`min(id)`)
    .limit(limit)
    .execute()
  return due.map(({ orderId }) => orderId)
}

/** Leaves an order's due clocks for later, so that one that breaks does not hold up the rest. */
export async function postponeDeadlines(db: Executor, orderId: string, now: Date) {
  await db
    .updateTable('orderClocks')
    .set({ againAt: new Date(now.getTime() + AGAIN_SECONDS * 1_000) })
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .where('againAt', '<=', now)
    .execute()
}
