import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { toMajor } from '../../../shared/money.ts'
import { methodsForDelivery } from '../../../shared/orders/payment-methods.ts'
import { SECOND } from '../../../shared/time.ts'
import {
  demoCards,
  findPayment,
  type Opened,
  openAtProvider,
  type Payment,
  paymentMethods,
  paymentsOfOrder,
  providerFor,
} from '../../payments/index.ts'
import {
  findAfterSaleTerms,
  holdEnd,
  type Order,
  orderById,
  orderCallbacks,
  totalMinor,
} from '../index.ts'
import type { Checkout } from './checkout.contract.ts'

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
  const mine = async () => {
    const order = isId(orderId) ? await orderById(db, orderId) : undefined
    return order?.buyerId === buyer.id ? order : undefined
  }
  // Whoever just opened a payment is the buyer.
  if (!opened && !(await mine())) return { refused: 'not_found' }
  const known = opened ? fromOpened(opened) : await newest(deps, orderId)
  const order = await mine()
  return order ? { checkout: await toCheckout(deps, order, known) } : { refused: 'not_found' }
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

export async function toCheckout(deps: Deps, order: Order, known: Known | null): Promise<Checkout> {
  const isOpen = order.state === 'awaiting_payment'
  const db = deps.db.kysely
  const [afterSale, ways, end] = await Promise.all([
    findAfterSaleTerms(db, order.id),
    waysOf(deps, order),
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
    way: order.payment,
    dueAt: order.stateDueAt?.toISOString() ?? null,
    ways,
    holdUntil: end?.toISOString() ?? null,
    payment: known && toPayment(deps, known),
  }
}

async function waysOf(deps: Deps, order: Order): Promise<Checkout['ways']> {
  const provider = providerFor(deps)?.name ?? null
  const due = { ...order, priceMinor: totalMinor(order) }
  const methods = await paymentMethods(deps, deps.db.kysely, due)
  return methodsForDelivery(order.delivery, methods).map((way) => ({
    way,
    provider: way === 'online' ? provider : null,
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
      provider === 'demo' && open ? demoCards.map(({ number, says }) => ({ number, says })) : [],
  }
}

/** A buyer who pays loads the page once or twice, and again when the bank redirects to it. */
export const MAX_CALLS = 5
/** Time window for these queries. */
export const WINDOW_MS = 10 * SECOND
/** Buyers at a checkout within seconds; beyond that, old entries are dropped. */
const CACHE_SIZE = 1_000

type CachedAnswer = { since: number; asked: number; answer: Promise<Opened> }
const cache = new WeakMap<Deps['env'], Map<string, CachedAnswer>>()

/**
 * The provider's view of an open payment, queried at most MOST_ASKED times per ASKED_MS by this
 * process, by any number of pages; beyond that, its last response. The payment itself is read from
 * the database, so one that was paid meanwhile, by webhook, is seen.
 */
export async function openAtProviderCached(deps: Deps, payment: Payment): Promise<Opened> {
  const known = cacheFor(deps)
  const now = deps.clock.now().getTime()
  const last = known.get(payment.id)
  const lately = last && Math.abs(now - last.since) < WINDOW_MS ? last : undefined
  if (lately && lately.asked >= MAX_CALLS) return asItStands(deps, await lately.answer)
  dropOld(known, now)
  const answer = openAtProvider(deps, orderCallbacks, payment)
  known.set(payment.id, {
    since: lately?.since ?? now,
    asked: (lately?.asked ?? 0) + 1,
    answer,
  })
  // Failures are not cached.
  answer.catch(() => {
    if (known.get(payment.id)?.answer === answer) known.delete(payment.id)
  })
  return answer
}

async function asItStands(deps: Deps, opened: Opened): Promise<Opened> {
  if ('refused' in opened) return opened
  return {
    ...opened,
    payment: (await findPayment(deps.db.kysely, opened.payment.id)) ?? opened.payment,
  }
}

function cacheFor({ env }: Deps): Map<string, CachedAnswer> {
  const known = cache.get(env) ?? new Map<string, CachedAnswer>()
  cache.set(env, known)
  return known
}

function dropOld(known: Map<string, CachedAnswer>, now: number) {
  if (known.size < CACHE_SIZE) return
  for (const [id, { since }] of known) if (now - since >= WINDOW_MS) known.delete(id)
}
