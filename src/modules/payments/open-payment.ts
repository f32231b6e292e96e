import type { Deps } from '../../deps.ts'
import { inTransaction, newId, type Tx } from '../../platform/db/index.ts'
import { MINUTE } from '../../shared/time.ts'
import { applyCharge, type OrderCallbacks } from './apply-charge.ts'
import { closePayment } from './order-money.ts'
import type { Payment } from './payment.ts'
import { whyNotOnline } from './payment-methods.ts'
import { findPayment, insertPayment, lockPaymentsOfOrder } from './payments.store.ts'
import {
  type Charge,
  ProviderAway,
  ProviderRefusal,
  providerFor,
  providerNamed,
} from './provider.ts'

/** By then most buyers have paid; others are polled with backoff. */
const FIRST_CHECK_MINUTES = 2

type Wanted = {
  /** The payments of the order, locked, if they were just read. */
  earlier?: readonly Payment[] | undefined
  orderId: string
  listingId: string
  priceMinor: number
  postageMinor: number
  currency: string
}

/**
 * The open payment of an order, created if there is none, without querying the provider. The sums
 * come from the database. The caller has locked the order, which awaits payment.
 */
export async function startPayment(
  deps: Deps,
  tx: Tx,
  { orderId, listingId, priceMinor, postageMinor, currency, ...wanted }: Wanted,
): Promise<
  Payment | { refused: 'not_online' | 'currency_mismatch' | 'too_fine' | 'already_paid' }
> {
  const provider = providerFor(deps)
  const amountMinor = priceMinor + postageMinor
  const notOnline = whyNotOnline(deps, { priceMinor: amountMinor, currency })
  if (notOnline || !provider) return { refused: notOnline ?? 'not_online' }
  const now = deps.clock.now()
  const earlier = wanted.earlier ?? (await lockPaymentsOfOrder(tx, orderId))
  if (earlier.some(({ state }) => state === 'paid')) return { refused: 'already_paid' }
  const open = earlier.find(({ state }) => state === 'open')
  if (open && open.provider === provider.name && open.amountMinor === amountMinor) return open
  if (open) await closePayment(tx, open, now)
  const payment: Payment = {
    id: newId(),
    orderId,
    listingId,
    provider: provider.name,
    providerRef: null,
    chargeRef: null,
    amountMinor,
    postageMinor,
    currency,
    state: 'open',
    failure: null,
    dispute: null,
    disputeRef: null,
    confirmingSince: null,
    settledAt: null,
    checks: 0,
    lastEventAt: null,
    createdAt: now,
  }
  await insertPayment(tx, payment, new Date(now.getTime() + FIRST_CHECK_MINUTES * MINUTE))
  return payment
}

export type Opened =
  | { charge: Charge; payment: Payment }
  | { refused: 'provider_away' | 'provider_refused' }

/**
 * What the buyer's browser needs to pay an open payment. Uses the payment's own key at the
 * provider, so that two tabs, or a retry after a crash, get the same. The provider's state is
 * applied, above all if it is paid already: `payment` is the result.
 */
export async function openAtProvider(
  deps: Deps,
  orders: OrderCallbacks,
  payment: Payment,
): Promise<Opened> {
  const provider = providerNamed(deps, payment.provider)
  if (!provider) return { refused: 'provider_away' }
  const reportedAt = deps.clock.now()
  try {
    const charge = payment.providerRef
      ? await provider.fetchCharge(payment.providerRef)
      : await provider.createCharge(payment)
    const { id: paymentId, orderId } = payment
    const word = { paymentId, orderId, charge, reportedAt }
    return await inTransaction(deps.db, async (tx) => {
      await applyCharge(deps, orders, tx, word)
      return { charge, payment: (await findPayment(tx, payment.id)) ?? payment }
    })
  } catch (error) {
    const refused = error instanceof ProviderRefusal
    if (!refused && !(error instanceof ProviderAway)) throw error
    deps.log.warn({ payment: payment.id, err: error }, 'payment could not be opened')
    // It would say the same again to the same key: the next try is another payment.
    if (refused || error.failed) await giveUp(deps, orders, payment)
    return { refused: refused ? 'provider_refused' : 'provider_away' }
  }
}

async function giveUp(deps: Deps, orders: OrderCallbacks, { id, orderId, providerRef }: Payment) {
  if (providerRef) return
  await inTransaction(deps.db, async (tx) => {
    await orders.lockOrder(tx, orderId)
    const payment = await findPayment(tx, id)
    if (payment) await closePayment(tx, payment, deps.clock.now())
  })
}
