import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import { hasRunOut } from '../../../shared/orders/order-life-cycle.ts'
import { methodsForDelivery, payableDeliveries } from '../../../shared/orders/payment-methods.ts'
import { paymentMethods } from '../../payments/index.ts'
import { deleteAddress } from '../delivery/delivery.store.ts'
import { lockOrder, updateOrder } from '../orders.store.ts'
import { unpaidOrdersToCheck } from './transfers.store.ts'

const BATCH = 200

/**
 * Orders that can no longer be paid as their buyers chose, because a provider or a seller's
 * instructions are gone: the choice is open again, and both are told. Returns how many.
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
  const at = deps.clock.now()
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'awaiting_payment' || hasRunOut(order, at)) return false
  // An open checkout is finished at the provider, or its time runs out.
  if (order.payment === 'online') return false
  const methods = await paymentMethods(deps, tx, order)
  const canBeDelivered = payableDeliveries(methods).includes(order.delivery ?? 'pick_up')
  const delivery = canBeDelivered ? order.delivery : null
  const isPayable = methodsForDelivery(delivery, methods).includes(order.payment)
  // A phone that is shipped and still counts as paid at the meet-up only lacks a choice.
  if (canBeDelivered && (isPayable || order.payment === 'meet_up')) return false
  await updateOrder(tx, { ...order, delivery, payment: 'meet_up' }, at)
  if (delivery === null) await deleteAddress(tx, order.id)
  const data = { by: 'system', delivery: order.delivery, payment: order.payment }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'payment_reset', at, { ...about, ...data })
  await writeAudit(tx, {
    actor: 'system',
    action: 'payment_reset',
    subject: ['order', order.id],
    at,
    data,
  })
  return true
}
