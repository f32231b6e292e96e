import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { isMoneyHeld, smallestPayable } from '../../payments/index.ts'
import { deleteDeadlines } from '../deadlines/deadlines.store.ts'
import { applyMoneyEffect } from '../life-cycle/transition-order.ts'
import type { Order } from '../order.ts'
import { updateOrder } from '../orders.store.ts'

/** Why a sum, in minor units, cannot be refunded; all that is `left` can. */
export function whyNotRefund(
  refundMinor: number,
  left: number,
  currency: string,
): 'bad_amount' | 'too_fine' | undefined {
  if (!Number.isSafeInteger(refundMinor) || refundMinor <= 0 || refundMinor > left)
    return 'bad_amount'
  if (refundMinor % smallestPayable(currency) !== 0) return 'too_fine'
}

/**
 * Refunds from money that is still held because the phone could be returned, and releases the
 * rest; the sale is final then. False if nothing is held: the seller has been paid. The order is
 * locked.
 */
export async function refundFromHeld(
  deps: Deps,
  tx: Tx,
  order: Order,
  refundMinor: number,
  at: Date,
): Promise<boolean> {
  if (order.payment !== 'online' || !(await isMoneyHeld(tx, order.id))) return false
  await applyMoneyEffect(deps, tx, order, 'part_refund', { at, refundMinor })
  await deleteDeadlines(tx, order.id, 'end_return_period')
  await updateOrder(tx, { ...order, returnUntil: null }, at)
  return true
}
