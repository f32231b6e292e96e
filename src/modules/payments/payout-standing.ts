import type { Executor } from '../../platform/db/index.ts'
import { paymentsOfOrder } from './payments.store.ts'
import { findPlace } from './places.store.ts'
import { payoutOf } from './tasks.store.ts'

/**
 * How far a seller's money for an order is. not_set_up: the seller has not said where it goes, which
 * counts from the payment on. waiting: a bank disputes the payment. Null when there is nothing to say:
 * no money, not due yet, or all of it went back.
 */
export type PayoutStanding = 'not_set_up' | 'waiting' | 'on_its_way' | 'sent'

/** How far the money for an order is on its way to its seller; the order is not looked at. */
export async function payoutStanding(
  db: Executor,
  { orderId, sellerId, isOver }: { orderId: string; sellerId: string; isOver: boolean },
): Promise<PayoutStanding | null> {
  const payments = await paymentsOfOrder(db, orderId)
  const payment = payments.find(({ state }) => state === 'paid')
  if (!payment) return null
  const task = await payoutOf(db, payment.id)
  if (task?.state === 'done') return 'sent'
  if (!task && isOver) return null
  const place = await findPlace(db, sellerId, payment.provider)
  if (!place?.ready) return 'not_set_up'
  if (!task) return null
  return task.state === 'waiting' ? 'waiting' : 'on_its_way'
}
