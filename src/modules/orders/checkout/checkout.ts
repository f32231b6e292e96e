import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import { type Viewer, z } from '../../../platform/http/index.ts'
import { toMajor } from '../../../shared/money.ts'
import { orderStates, paymentMethods } from '../../../shared/orders/order-life-cycle.ts'
import { methodsForDelivery } from '../../../shared/orders/payment-methods.ts'
import { SECOND } from '../../../shared/time.ts'
import { afterSaleBody } from '../../listings/index.ts'
import {
  cancelPayments,
  demoCards,
  findPayment,
  findTransferDetails,
  lockPaymentsOfOrder,
  type Opened,
  offeredPaymentMethods,
  openAtProvider,
  type Payment,
  paymentsOfOrder,
  providerFor,
  startPayment,
} from '../../payments/index.ts'
import { holdEnd } from '../life-cycle/enter-state.ts'
import { findAfterSaleTerms } from '../listing-snapshot.store.ts'
import { type Order, totalMinor } from '../order.ts'
import { lockOrder, findOrder as orderById } from '../orders.store.ts'
import {
  choosePayment,
  leaveCheckout,
  lockForPayment,
  orderCallbacks,
  setConfirming,
} from '../payment-callbacks.ts'

const providers = z.enum(['stripe', 'demo'])

const paymentBody = z
  .object({
    _id: z.string(),
    provider: providers,
    state: z.enum(['open', 'closing', 'cancelled', 'paid', 'returned']).openapi({
      description:
        'open: waiting for payment. closing, cancelled: no longer needed. returned: paid too late and refunded in full.',
    }),
    failure: z
      .string()
      .nullable()
      .openapi({ description: 'Why the last attempt was declined, as text for the buyer.' }),
    confirming: z.boolean().openapi({
      description:
        "True while the buyer's bank is confirming the payment; it cannot be changed until then.",
    }),
    clientSecret: z.string().nullable().openapi({
      description: "For Stripe's Payment Element; null unless the payment is open.",
    }),
    publishableKey: z.string().nullable(),
    cards: z.array(z.object({ number: z.string(), description: z.string() })).openapi({
      description: 'Test cards of the demo provider. No money moves.',
    }),
  })
  .openapi('Payment')

export const checkoutBody = z
  .object({
    orderId: z.string(),
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    seller: z.string(),
    price: z.string(),
    priceMinor: z.number().int(),
    postage: z.string().openapi({ description: 'Shipping cost on top of the price.' }),
    postageMinor: z.number().int(),
    total: z.string().openapi({ description: 'Price and shipping cost.' }),
    totalMinor: z.number().int(),
    currency: z.string(),
    afterSale: afterSaleBody.openapi({
      description: 'Returns and warranty as they were at booking.',
    }),
    state: z.enum(orderStates),
    paymentMethod: z.enum(paymentMethods),
    dueAt: z.iso.datetime().nullable().openapi({ description: 'When the hold on the phone ends.' }),
    paymentMethods: z
      .array(z.object({ method: z.enum(paymentMethods), provider: providers.nullable() }))
      .openapi({ description: 'The payment methods that this order can be paid with now.' }),
    holdUntil: z.iso.datetime().nullable().openapi({
      description: 'When the reservation ends if the online payment is canceled.',
    }),
    payment: z
      .union([paymentBody, z.null()])
      .openapi({ description: 'The newest online payment.' }),
  })
  .openapi('Checkout')
export type Checkout = z.infer<typeof checkoutBody>

export const paymentChoiceBody = z
  .strictObject({ paymentMethod: z.enum(paymentMethods) })
  .openapi('PaymentMethodChoice')

type Known = { payment: Payment; clientSecret: string | null }

/**
 * What the buyer's checkout shows. An open payment is looked up at the provider every few seconds
 * at most, so that a buyer who returns from the bank sees it paid at once. `opened` if that has
 * just been done.
 */
export async function showCheckout(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  opened?: Extract<Opened, { payment: Payment }>,
): Promise<{ checkout: Checkout } | { refused: 'not_found' }> {
  const db = deps.db.kysely
  const findOwnOrder = async () => {
    const order = isId(orderId) ? await orderById(db, orderId) : undefined
    return order?.buyerId === buyer.id ? order : undefined
  }
  // Only the buyer can open a payment, so `opened` needs no check.
  if (!opened && !(await findOwnOrder())) return { refused: 'not_found' }
  const shownPayment = opened ? fromOpened(opened) : await newest(deps, orderId)
  const order = await findOwnOrder()
  return order
    ? { checkout: await toCheckout(deps, order, shownPayment) }
    : { refused: 'not_found' }
}

async function newest(deps: Deps, orderId: string): Promise<Known | null> {
  const payments = await paymentsOfOrder(deps.db.kysely, orderId)
  const open = payments.find(({ state }) => state === 'open')
  const last = open ?? payments.findLast(({ state }) => state === 'paid') ?? payments.at(-1)
  if (!open?.providerRef) return last ? { payment: last, clientSecret: null } : null
  const opened = await openAtProviderCached(deps, open)
  // While the provider is unavailable the page shows what is known; paying queries it again.
  return 'refused' in opened ? { payment: open, clientSecret: null } : fromOpened(opened)
}

function fromOpened({ payment, charge }: Extract<Opened, { payment: Payment }>): Known {
  return { payment, clientSecret: isPayable(payment) ? charge.clientSecret : null }
}

function isPayable({ state, confirmingSince }: Payment): boolean {
  return state === 'open' && confirmingSince === null
}

async function toCheckout(deps: Deps, order: Order, latest: Known | null): Promise<Checkout> {
  const isOpen = order.state === 'awaiting_payment'
  const db = deps.db.kysely
  const [afterSale, methods, end] = await Promise.all([
    findAfterSaleTerms(db, order.id),
    payableMethods(deps, order),
    isOpen ? holdEnd(db, order) : null,
  ])
  return {
    orderId: order.id,
    phoneId: order.listingId,
    name: order.name,
    img: order.img,
    seller: order.sellerName,
    price: toMajor(order.priceMinor, order.currency),
    priceMinor: order.priceMinor,
    postage: toMajor(order.postageMinor, order.currency),
    postageMinor: order.postageMinor,
    total: toMajor(totalMinor(order), order.currency),
    totalMinor: totalMinor(order),
    currency: order.currency,
    afterSale,
    state: order.state,
    paymentMethod: order.payment,
    dueAt: order.stateDueAt?.toISOString() ?? null,
    paymentMethods: methods,
    holdUntil: end?.toISOString() ?? null,
    payment: latest && toPayment(deps, latest),
  }
}

async function payableMethods(deps: Deps, order: Order): Promise<Checkout['paymentMethods']> {
  const provider = providerFor(deps)?.name ?? null
  const due = { ...order, priceMinor: totalMinor(order) }
  const methods = await offeredPaymentMethods(deps, deps.db.kysely, due)
  return methodsForDelivery(order.delivery, methods).map((method) => ({
    method,
    provider: method === 'online' ? provider : null,
  }))
}

function toPayment(deps: Deps, { payment, clientSecret }: Known): Checkout['payment'] {
  const { id, provider, state, failure } = payment
  const open = state === 'open'
  return {
    _id: id,
    provider,
    state,
    failure,
    confirming: open && payment.confirmingSince !== null,
    clientSecret,
    publishableKey: provider === 'stripe' ? (deps.env.STRIPE_PUBLISHABLE_KEY ?? null) : null,
    cards:
      provider === 'demo' && open
        ? demoCards.map(({ number, description }) => ({ number, description }))
        : [],
  }
}

/** A buyer who pays loads the page once or twice, and again when the bank redirects to it. */
export const MAX_CALLS = 5
/** Time window for these queries. */
export const WINDOW_MS = 10 * SECOND
/** Buyers at a checkout within seconds; beyond that, old entries are dropped. */
const CACHE_SIZE = 1_000

type CachedAnswer = { since: number; queries: number; answer: Promise<Opened> }
const cache = new WeakMap<Deps['env'], Map<string, CachedAnswer>>()

/**
 * The provider's view of an open payment, queried at most MAX_CALLS times per WINDOW_MS by this
 * process, by any number of pages; beyond that, its last response. The payment itself is read from
 * the database, so one that was paid meanwhile, by webhook, is seen.
 */
async function openAtProviderCached(deps: Deps, payment: Payment): Promise<Opened> {
  const answers = cacheFor(deps)
  const now = deps.clock.now().getTime()
  const last = answers.get(payment.id)
  const lately = last && Math.abs(now - last.since) < WINDOW_MS ? last : undefined
  if (lately && lately.queries >= MAX_CALLS) return withStoredPayment(deps, await lately.answer)
  dropExpiredAnswers(answers, now)
  const answer = openAtProvider(deps, orderCallbacks, payment)
  answers.set(payment.id, {
    since: lately?.since ?? now,
    queries: (lately?.queries ?? 0) + 1,
    answer,
  })
  // Failures are not cached.
  answer.catch(() => {
    if (answers.get(payment.id)?.answer === answer) answers.delete(payment.id)
  })
  return answer
}

async function withStoredPayment(deps: Deps, opened: Opened): Promise<Opened> {
  if ('refused' in opened) return opened
  return {
    ...opened,
    payment: (await findPayment(deps.db.kysely, opened.payment.id)) ?? opened.payment,
  }
}

function cacheFor({ env }: Deps): Map<string, CachedAnswer> {
  const answers = cache.get(env) ?? new Map<string, CachedAnswer>()
  cache.set(env, answers)
  return answers
}

function dropExpiredAnswers(answers: Map<string, CachedAnswer>, now: number) {
  if (answers.size < CACHE_SIZE) return
  for (const [id, { since }] of answers) if (now - since >= WINDOW_MS) answers.delete(id)
}

type PaymentMethod = Checkout['paymentMethod']
type Refused<T> = T extends { refused: infer Reason } ? Reason : never
type Begun = { order: Order; payment: Payment | null }
type CheckoutRefusal =
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
  method: PaymentMethod,
): Promise<{ checkout: Checkout } | { refused: CheckoutRefusal }> {
  const begun = await inTransaction(deps.db, (tx) => begin(deps, tx, buyer, orderId, method))
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
  method: PaymentMethod,
): Promise<Begun | { refused: CheckoutRefusal }> {
  const now = deps.clock.now()
  const locked = await lockForPayment(tx, { orderId, buyerId: buyer.id, at: now })
  if ('refused' in locked) return locked
  const earlier = method === 'online' ? await lockPaymentsOfOrder(tx, orderId) : undefined
  if (method !== 'online' && locked.order.confirmingSince) return { refused: 'confirming' }
  if (method === 'transfer' && !(await canTransfer(deps, tx, locked.order)))
    return { refused: 'not_transfer' }
  const payment =
    method === 'online'
      ? await startPayment(deps, tx, { ...paymentRequest(locked.order), earlier })
      : null
  if (payment && 'refused' in payment) return payment
  const order = payment ? await stopWaitingForBank(tx, locked.order, payment, now) : locked.order
  const chosen = await choosePayment(tx, order, { method, buyer, at: now })
  if ('refused' in chosen) return chosen
  if (!payment) await cancelPayments(deps, tx, { orderId, at: now })
  return { order: chosen.order, payment }
}

async function canTransfer(deps: Deps, tx: Tx, { sellerId }: Order): Promise<boolean> {
  return (await findTransferDetails(deps, tx, sellerId)) !== undefined
}

/** A newer payment replaced one that a bank was confirming: the order no longer waits for that bank. */
async function stopWaitingForBank(
  tx: Tx,
  order: Order,
  payment: Payment,
  date: Date,
): Promise<Order> {
  if (!order.confirmingSince || payment.confirmingSince) return order
  await setConfirming(tx, { orderId: order.id, confirming: false, at: date })
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
    const now = deps.clock.now()
    const locked = await lockForPayment(tx, { orderId, buyerId: buyer.id, at: now })
    if ('refused' in locked) return locked
    if (locked.order.confirmingSince) return { refused: 'confirming' }
    return { order: await leaveCheckout(deps, tx, locked.order, { buyer, at: now }) }
  })
  return 'refused' in left ? left : { checkout: await toCheckout(deps, left.order, null) }
}
