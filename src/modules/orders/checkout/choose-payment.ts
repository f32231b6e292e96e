import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  cancelPayments,
  findTransferDetails,
  lockPaymentsOfOrder,
  openAtProvider,
  type Payment,
  startPayment,
} from '../../payments/index.ts'
import {
  choosePayment,
  leaveCheckout,
  lockForPayment,
  lockOrder,
  type Order,
  orderCallbacks,
  setConfirming,
} from '../index.ts'
import type { Checkout } from './checkout.contract.ts'
import { showCheckout, toCheckout } from './show-checkout.ts'

type Way = Checkout['way']
type Refused<T> = T extends { refused: infer Reason } ? Reason : never
type Begun = { order: Order; payment: Payment | null }
export type CheckoutRefusal =
  | 'confirming'
  | 'not_transfer'
  | Refused<Awaited<ReturnType<typeof lockForPayment>>>
  | Refused<Awaited<ReturnType<typeof choosePayment>>>
  | Refused<Awaited<ReturnType<typeof startPayment>>>
  | Refused<Awaited<ReturnType<typeof openAtProvider>>>

/**
 * Chooses how to pay. Online, the open payment of the order is created or returned; at the meet-up,
 * an open one is canceled. The price is that of the order.
 */
export async function chooseAndOpenPayment(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  way: Way,
): Promise<{ checkout: Checkout } | { refused: CheckoutRefusal }> {
  const begun = await inTransaction(deps.db, (tx) => begin(deps, tx, buyer, orderId, way))
  if ('refused' in begun) return begun
  if (!begun.payment) return { checkout: await toCheckout(deps, begun.order, null) }
  const opened = await openAtProvider(deps, orderCallbacks, begun.payment)
  if ('refused' in opened) return opened
  // Read again: another tab or the provider may have been faster.
  return showCheckout(deps, buyer, orderId, opened)
}

async function begin(
  deps: Deps,
  tx: Tx,
  buyer: Viewer,
  orderId: string,
  way: Way,
): Promise<Begun | { refused: CheckoutRefusal }> {
  const at = deps.clock.now()
  const [locked, earlier] = await Promise.all([
    lockForPayment(tx, { orderId, buyerId: buyer.id, at }),
    way === 'online' && isId(orderId) ? lockPaymentsOfOrder(tx, orderId) : undefined,
  ])
  if ('refused' in locked) return locked
  if (way !== 'online' && locked.order.confirmingSince) return { refused: 'confirming' }
  if (way === 'transfer' && !(await canTransfer(deps, tx, locked.order)))
    return { refused: 'not_transfer' }
  const payment =
    way === 'online'
      ? await startPayment(deps, tx, { ...paymentRequest(locked.order), earlier })
      : null
  if (payment && 'refused' in payment) return payment
  const order = payment ? await stopWaitingForBank(tx, locked.order, payment, at) : locked.order
  const chosen = await choosePayment(tx, order, { way, buyer, at })
  if ('refused' in chosen) return chosen
  if (!payment) await cancelPayments(deps, tx, { orderId, at })
  return { order: chosen.order, payment }
}

async function canTransfer({ env }: Deps, tx: Tx, { sellerId }: Order): Promise<boolean> {
  return (await findTransferDetails(env, tx, sellerId)) !== undefined
}

/** A newer payment replaced one that a bank was confirming, so that nobody waits for that bank. */
async function stopWaitingForBank(
  tx: Tx,
  order: Order,
  payment: Payment,
  at: Date,
): Promise<Order> {
  if (!order.confirmingSince || payment.confirmingSince) return order
  await setConfirming(tx, { orderId: order.id, confirming: false, at })
  return (await lockOrder(tx, order.id)) ?? order
}

function paymentRequest({ id: orderId, listingId, priceMinor, postageMinor, currency }: Order) {
  return { orderId, listingId, priceMinor, postageMinor, currency }
}

/**
 * The buyer leaves an online payment without paying: the phone is reserved as long as before, and
 * the open payment is canceled. Repeating it changes nothing.
 */
export async function leavePayment(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
): Promise<{ checkout: Checkout } | { refused: CheckoutRefusal }> {
  type Left = { order: Order } | { refused: CheckoutRefusal }
  const left = await inTransaction(deps.db, async (tx): Promise<Left> => {
    const at = deps.clock.now()
    const locked = await lockForPayment(tx, { orderId, buyerId: buyer.id, at })
    if ('refused' in locked) return locked
    if (locked.order.confirmingSince) return { refused: 'confirming' }
    return { order: await leaveCheckout(deps, tx, locked.order, { buyer, at }) }
  })
  return 'refused' in left ? left : { checkout: await toCheckout(deps, left.order, null) }
}
