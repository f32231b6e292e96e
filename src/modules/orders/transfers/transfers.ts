import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isPastDeadline } from '../../../shared/orders/order-life-cycle.ts'
import { methodsForDelivery, payableDeliveries } from '../../../shared/orders/payment-methods.ts'
import { findTransferDetails, offeredPaymentMethods } from '../../payments/index.ts'
import { deleteDeadlines } from '../deadlines/deadlines.store.ts'
import { deleteAddress } from '../delivery/delivery.store.ts'
import { type Transitioned, transitionLockedOrder } from '../life-cycle/transition-order.ts'
import { type Order, roleIn } from '../order.ts'
import { listEvents, lockOrder, updateOrder } from '../orders.store.ts'
import { owedRefund } from './refunds.ts'
import { insertTransfer, unpaidOrdersToCheck } from './transfers.store.ts'

/**
 * The buyer has sent the money as the seller or the shop instructs. The instructions are kept as
 * they were, in case the payment is disputed. Repeating it changes nothing.
 */
export function markPaymentSent(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
): Promise<Transitioned | { refused: 'not_transfer' }> {
  return inTransaction(deps.db, async (tx): Promise<Transitioned | { refused: 'not_transfer' }> => {
    const now = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || order.buyerId !== buyer.id) return { refused: 'not_found' }
    const details = await findTransferDetails(deps, tx, order.sellerId)
    const isChosen = order.state === 'awaiting_payment' && order.payment === 'transfer'
    if (isChosen && !details) return { refused: 'not_transfer' }
    const by = { as: 'buyer', viewer: buyer } as const
    const outcome = await transitionLockedOrder(deps, tx, order, {
      transition: 'send_payment',
      by,
      at: now,
    })
    if ('refused' in outcome || outcome.again || !details) return outcome
    await insertTransfer(tx, order.id, { ...details, sentAt: now })
    return outcome
  })
}

/**
 * The money has arrived: the seller says so, or where buyers pay the shop, an uninvolved admin.
 * Repeating it changes nothing.
 */
export function confirmPayment(deps: Deps, viewer: Viewer, orderId: string): Promise<Transitioned> {
  return inTransaction(deps.db, async (tx): Promise<Transitioned> => {
    const now = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    const side = order && roleIn(order, viewer, 'settlePayments')
    if (!order || !side) return { refused: 'not_found' }
    const payee = (await findTransferDetails(deps, tx, order.sellerId))?.payee
    if (side === 'admin' && payee !== 'shop') return { refused: 'not_allowed' }
    const data = { more: { payment: 'transfer' } }
    const by = { as: side, viewer }
    return transitionLockedOrder(deps, tx, order, {
      transition: 'confirm_payment',
      by,
      at: now,
      data,
    })
  })
}

/**
 * The buyer has got the money back that the seller owed: reminders end. Repeating it
 * changes nothing.
 */
export function confirmRefund(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
): Promise<{ order: Order } | { refused: 'not_found' | 'nothing_owed' }> {
  type Confirmed = { order: Order } | { refused: 'not_found' | 'nothing_owed' }
  return inTransaction(deps.db, async (tx: Tx): Promise<Confirmed> => {
    const now = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || order.buyerId !== buyer.id) return { refused: 'not_found' }
    const refundMinor = owedRefund(order, await listEvents(tx, order.id))
    if (refundMinor === 0) return { refused: 'nothing_owed' }
    if (order.refundConfirmedAt) return { order }
    const confirmed = { ...order, refundConfirmedAt: now }
    await updateOrder(tx, confirmed, now)
    await deleteDeadlines(tx, order.id)
    const data = { by: 'buyer', refundMinor }
    const about = { orderId: order.id, listingId: order.listingId }
    await recordEvent(tx, 'refund_confirmed', now, { ...about, ...data })
    await writeAudit(tx, {
      actor: buyer,
      action: 'refund_confirmed',
      subject: ['order', order.id],
      at: now,
      data,
    })
    return { order: confirmed }
  })
}

const BATCH = 200

/**
 * Orders that can no longer be paid as their buyers chose, because a provider or a seller's
 * instructions are gone: the choice is open again, and both are notified. Returns how many.
 */
export async function resetUnpayableOrders(deps: Deps): Promise<number> {
  let reset = 0
  let last: string | undefined
  for (;;) {
    const ids = await unpaidOrdersToCheck(deps.db.kysely, last, BATCH)
    for (const id of ids) {
      try {
        if (await inTransaction(deps.db, (tx) => resetIfUnpayable(deps, tx, id))) reset += 1
      } catch (error) {
        deps.log.error({ orderId: id, err: error }, 'an unpayable order could not be reset')
      }
    }
    if (ids.length < BATCH) return reset
    last = ids.at(-1)
  }
}

async function resetIfUnpayable(deps: Deps, tx: Tx, orderId: string): Promise<boolean> {
  const now = deps.clock.now()
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'awaiting_payment' || isPastDeadline(order, now)) return false
  // An open checkout is finished at the provider, or its time runs out.
  if (order.payment === 'online') return false
  const methods = await offeredPaymentMethods(deps, tx, order)
  const canBeDelivered = payableDeliveries(methods).includes(order.delivery ?? 'pick_up')
  const delivery = canBeDelivered ? order.delivery : null
  const isPayable = methodsForDelivery(delivery, methods).includes(order.payment)
  // A phone that is shipped and still counts as paid at the meet-up only lacks a choice.
  if (canBeDelivered && (isPayable || order.payment === 'meet_up')) return false
  await updateOrder(tx, { ...order, delivery, payment: 'meet_up' }, now)
  if (delivery === null) await deleteAddress(tx, order.id)
  const data = { delivery: order.delivery, payment: order.payment }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'payment_reset', now, { ...about, ...data })
  await writeAudit(tx, {
    actor: 'system',
    action: 'payment_reset',
    subject: ['order', order.id],
    at: now,
    data,
  })
  return true
}
