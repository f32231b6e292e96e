import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Order } from '../order.ts'
import type { Deadline } from './deadlines.ts'

export type OpenDeadline = Deadline & { id: number }

/** Seconds until a deadline that failed is retried. */
const RETRY_SECONDS = 60

export async function insertDeadlines(
  tx: Tx,
  order: Pick<Order, 'id' | 'stateSince'>,
  deadlines: Deadline[],
) {
  if (deadlines.length === 0) return
  const rows = deadlines.map(({ at, action }) => ({
    orderId: order.id,
    stateSince: order.stateSince,
    at,
    action,
    nextAttemptAt: at,
    doneAt: null,
  }))
  await tx.insertInto('orderDeadlines').values(rows).execute()
}

/** Replaces the open deadlines of an order, or only those of one action. */
export async function replaceDeadlines(
  tx: Tx,
  order: Pick<Order, 'id' | 'stateSince'>,
  deadlines: Deadline[],
  action?: Deadline['action'],
) {
  if (deadlines.length === 0) return deleteDeadlines(tx, order.id, action)
  const narrowed = action ? sql`and action = ${action}` : sql``
  await sql`
    with ended as (
      delete from order_deadlines where order_id = ${order.id} and done_at is null ${narrowed})
    insert into order_deadlines (order_id, state_since, at, action, next_attempt_at)
    select ${order.id}::uuid, ${order.stateSince}::timestamptz, at, action, at
    from unnest(${deadlines.map(({ at }) => at)}::timestamptz[],
      ${deadlines.map(({ action: name }) => name)}::text[])
      with ordinality as deadline (at, action, position)
    order by position`.execute(tx)
}

/** Deletes the open deadlines of an order, or only those of one action. */
export async function deleteDeadlines(tx: Tx, orderId: string, action?: Deadline['action']) {
  let open = tx
    .deleteFrom('orderDeadlines')
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
  if (action) open = open.where('action', '=', action)
  await open.execute()
}

/** Open deadlines of an order, earliest first; with `until`, only those due by then. */
export function listOpenDeadlines(
  db: Executor,
  orderId: string,
  until?: Date,
): Promise<OpenDeadline[]> {
  const open = db
    .selectFrom('orderDeadlines')
    .select(['id', 'at', 'action'])
    .$narrowType<Pick<OpenDeadline, 'action'>>()
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .orderBy('at')
    .orderBy('id')
  return (until ? open.where('at', '<=', until) : open).execute()
}

export async function markDeadlineDone(tx: Tx, id: number, now: Date) {
  await tx.updateTable('orderDeadlines').set({ doneAt: now }).where('id', '=', id).execute()
}

/** Orders with a due deadline, longest overdue first. */
export async function ordersWithDueDeadlines(
  db: Executor,
  now: Date,
  limit: number,
): Promise<string[]> {
  const due: { orderId: string }[] = await db
    .selectFrom('orderDeadlines')
    .select('orderId')
    .where('doneAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .groupBy('orderId')
    .orderBy(sql`min(at)`)
    .orderBy(sql`min(id)`)
    .limit(limit)
    .execute()
  return due.map(({ orderId }) => orderId)
}

/** Postpones the due deadlines of an order, so that a failing one does not block the others. */
export async function postponeDeadlines(db: Executor, orderId: string, now: Date) {
  await db
    .updateTable('orderDeadlines')
    .set({ nextAttemptAt: new Date(now.getTime() + RETRY_SECONDS * 1_000) })
    .where('orderId', '=', orderId)
    .where('doneAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .execute()
}
