import type { Deps } from '../../deps.ts'
import { isId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { hasRunOut, type Payment } from '../../shared/order-life-cycle.ts'
import { checkoutEnds, stateEnds } from './clocks.ts'
import { setEnd } from './enter-state.ts'
import { lockOrder } from './locks.store.ts'
import { agreedMeeting } from './meet-ups.store.ts'
import { moveLocked } from './move-order.ts'
import type { Order } from './order.ts'

type Unpayable = 'not_found' | 'not_awaiting' | 'run_out'

/** An order that its buyer may pay now, locked until the caller's transaction ends. */
export async function lockForPayment(
  tx: Tx,
  { orderId, buyerId, at }: { orderId: string; buyerId: string; at: Date },
): Promise<{ order: Order } | { refused: Unpayable }> {
  const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
  if (!order || order.buyerId !== buyerId) return { refused: 'not_found' }
  if (order.state !== 'awaiting_payment') return { refused: 'not_awaiting' }
  if (hasRunOut(order, at)) return { refused: 'run_out' }
  return { order }
}

/**
 * Settles how an order from lockForPayment is paid, and until when: 30 minutes online, never longer
 * than it was held anyway, and no more for saying so again. A parcel is only sent when it is paid.
 */
export async function choosePayment(
  tx: Tx,
  order: Order,
  { way, buyer, at }: { way: Payment; buyer: Pick<Viewer, 'id' | 'role'>; at: Date },
): Promise<{ order: Order } | { refused: 'shipping_is_paid_online' }> {
  if (way === 'meet_up' && order.delivery === 'shipping')
    return { refused: 'shipping_is_paid_online' }
  if (order.payment === way) return { order }
  const until = await holdsUntil(tx, { ...order, payment: way }, at)
  const chosen = await setEnd(tx, { ...order, payment: way }, until, at)
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'payment_chosen', at, { ...about, by: 'buyer', way })
  await writeAudit(tx, {
    actor: buyer,
    action: 'payment_chosen',
    subject: ['order', order.id],
    at,
    data: { way },
  })
  return { order: chosen }
}

async function holdsUntil(tx: Tx, order: Order, at: Date): Promise<Date> {
  const checkout = checkoutEnds(at, order.stateDueAt)
  if (order.payment === 'online') return checkout
  const hold = stateEnds(order, await agreedMeeting(tx, order))
  // The 48 hours may be over for long, when a parcel took the place of a meeting.
  return hold && hold > checkout ? hold : checkout
}

/**
 * Notes that the provider has the money of an order. `too_late`: it was over, and the money must go
 * back in full. Told twice of the same money, it stays paid.
 */
export async function markPaid(
  deps: Deps,
  tx: Tx,
  { orderId, at }: { orderId: string; at: Date },
): Promise<'paid' | 'too_late'> {
  const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
  if (!order) return 'too_late'
  if (order.state === 'cancelled' || order.state === 'expired') return 'too_late'
  if (order.state !== 'awaiting_payment') return order.payment === 'online' ? 'paid' : 'too_late'
  // A buyer who meanwhile turned to the meet-up, but whose charge went through, has paid.
  const online: Order = { ...order, payment: 'online' }
  const data = { more: { payment: 'online' } }
  const moved = await moveLocked(deps, tx, online, { move: 'pay', by: { as: 'buyer' }, at, data })
  return 'refused' in moved ? 'too_late' : 'paid'
}
