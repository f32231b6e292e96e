import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { findTransferDetails } from '../../payments/index.ts'
import { deleteDeadlines } from '../deadlines/deadlines.store.ts'
import { type Transitioned, transitionLockedOrder } from '../life-cycle/transition-order.ts'
import { type Order, sideOf } from '../order.ts'
import { listEvents, lockOrder, updateOrder } from '../orders.store.ts'
import { owedRefund } from './owed-refund.ts'
import { insertTransfer } from './transfers.store.ts'

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
    const at = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || order.buyerId !== buyer.id) return { refused: 'not_found' }
    const details = await findTransferDetails(deps.env, tx, order.sellerId)
    const isChosen = order.state === 'awaiting_payment' && order.payment === 'transfer'
    if (isChosen && !details) return { refused: 'not_transfer' }
    const by = { as: 'buyer', viewer: buyer } as const
    const moved = await transitionLockedOrder(deps, tx, order, { move: 'send_payment', by, at })
    if ('refused' in moved || moved.again || !details) return moved
    await insertTransfer(tx, order.id, { ...details, sentAt: at })
    return moved
  })
}

/**
 * The money has arrived: the seller says so, or where buyers pay the shop, an uninvolved admin.
 * Repeating it changes nothing.
 */
export function confirmPayment(deps: Deps, viewer: Viewer, orderId: string): Promise<Transitioned> {
  return inTransaction(deps.db, async (tx): Promise<Transitioned> => {
    const at = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    const side = order && (viewer.role === 'admin' ? ('admin' as const) : sideOf(order, viewer.id))
    if (!order || !side) return { refused: 'not_found' }
    const payee = (await findTransferDetails(deps.env, tx, order.sellerId))?.payee
    if (side === 'admin' && payee !== 'shop') return { refused: 'not_allowed' }
    const data = { more: { payment: 'transfer' } }
    const by = { as: side, viewer }
    return transitionLockedOrder(deps, tx, order, { move: 'confirm_payment', by, at, data })
  })
}

/**
 * The buyer has the money back that the seller owed: nobody is reminded anymore. Repeating it
 * changes nothing.
 */
export function confirmRefund(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
): Promise<{ order: Order } | { refused: 'not_found' | 'nothing_owed' }> {
  type Confirmed = { order: Order } | { refused: 'not_found' | 'nothing_owed' }
  return inTransaction(deps.db, async (tx: Tx): Promise<Confirmed> => {
    const at = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || order.buyerId !== buyer.id) return { refused: 'not_found' }
    const refundMinor = owedRefund(order, await listEvents(tx, order.id))
    if (refundMinor === 0) return { refused: 'nothing_owed' }
    if (order.refundConfirmedAt) return { order }
    const confirmed = { ...order, refundConfirmedAt: at }
    await updateOrder(tx, confirmed, at)
    await deleteDeadlines(tx, order.id)
    const data = { by: 'buyer', refundMinor }
    const about = { orderId: order.id, listingId: order.listingId }
    await recordEvent(tx, 'refund_confirmed', at, { ...about, ...data })
    await writeAudit(tx, {
      actor: buyer,
      action: 'refund_confirmed',
      subject: ['order', order.id],
      at,
      data,
    })
    return { order: confirmed }
  })
}
