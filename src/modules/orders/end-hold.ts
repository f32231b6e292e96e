import type { Tx } from '../../platform/db/index.ts'
import { type Actor, recordEvent, writeAudit } from '../../platform/history/index.ts'
import { endBookingAdvert } from '../advertising/index.ts'
import { releaseListing } from '../listings/index.ts'
import { type MoveName, stateAfter } from './life-cycle.ts'
import type { Order } from './order.ts'
import { updateState } from './orders.store.ts'

const told = {
  cancel: 'order_cancelled',
  expire: 'order_expired',
  call_off: 'order_cancelled',
  cancel_sale: 'order_refunded',
} as const satisfies Partial<Record<MoveName, string>>

/**
 * Ends a locked order without a sale, in the caller's transaction: the phone is live again and the
 * booking leaves the advertise list. Returns the order as it stands after.
 */
export async function endHold(
  tx: Tx,
  order: Order,
  move: keyof typeof told,
  actor: Actor,
  now: Date,
): Promise<Order> {
  const state = stateAfter(order.state, move)
  if (!state) throw new Error(`an order that is ${order.state} cannot ${move}`)
  await updateState(tx, order.id, state, now)
  await releaseListing(tx, order.listingId, now)
  await endBookingAdvert(tx, order.listingId)
  const name = told[move]
  await recordEvent(tx, name, now, { orderId: order.id, listingId: order.listingId, move })
  await writeAudit(tx, {
    actor,
    action: name,
    subject: ['order', order.id],
    at: now,
    data: { move },
  })
  return { ...order, state, stateDueAt: null }
}
