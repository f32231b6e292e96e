import type { Tx } from '../../../platform/db/index.ts'
import { type MoveName, moveOf } from '../../../shared/orders/order-life-cycle.ts'
import { DAY } from '../../../shared/time.ts'
import { findAfterSaleTerms } from '../listing-snapshot.store.ts'
import type { Order } from '../order.ts'

type Period = Pick<Order, 'receivedAt' | 'returnUntil'>

/**
 * When the buyer got the phone, and until when it can be returned, after a transition. The days of
 * a dispute about the phone do not count. After a partial refund, or a dispute about a return, the
 * sale is final.
 */
export async function returnPeriodAfter(
  tx: Tx,
  order: Order,
  name: MoveName,
  at: Date,
): Promise<Period> {
  const { returnUntil } = order
  const arrives = name === 'deliver' || moveOf(name).to === 'completed'
  const receivedAt = order.receivedAt ?? (arrives ? at : null)
  if (moveOf(name).to !== 'completed' || name === 'keep_phone') return { receivedAt, returnUntil }
  if (name === 'part_refund' || returnUntil || !receivedAt) return { receivedAt, returnUntil: null }
  const { returnDays } = await findAfterSaleTerms(tx, order.id)
  if (returnDays === null) return { receivedAt, returnUntil: null }
  const disputed = order.state === 'disputed' ? at.getTime() - order.stateSince.getTime() : 0
  const until = new Date(receivedAt.getTime() + returnDays * DAY + disputed)
  return { receivedAt, returnUntil: until > at ? until : null }
}
