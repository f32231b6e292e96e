import type { Deps } from '../../deps.ts'
import { inTransaction, newId, type Tx } from '../../platform/db/index.ts'
import { RATE_PARTS, splitVat } from '../../shared/orders/fee-vat.ts'
import { MINUTE } from '../../shared/time.ts'
import { reverseChargeArea } from '../settings/index.ts'
import { applyCharge, type OrderCallbacks } from './apply-charge.ts'
import { providerFor, providerNamed } from './choose-provider.ts'
import { addTask, closePayment } from './close-payment.ts'
import { addFeeVat } from './fee-vat.store.ts'
import { addMovement, balanceOfOrder, type Entry } from './ledger.store.ts'
import type { Payment } from './payment.ts'
import { feeOnRest, onlinePaymentRefusal } from './payment-methods.ts'
import { changePayment, findPayment, insertPayment, lockPaymentsOfOrder } from './payments.store.ts'
import { type Charge, ProviderAway, ProviderRefusal } from './provider.ts'

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
  const notOnline = onlinePaymentRefusal(deps, { priceMinor: amountMinor, currency })
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
  | { refused: 'provider_unavailable' | 'provider_refused' }

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
  if (!provider) return { refused: 'provider_unavailable' }
  const reportedAt = deps.clock.now()
  try {
    const charge = payment.providerRef
      ? await provider.fetchCharge(payment.providerRef)
      : await provider.createCharge(payment)
    const { id: paymentId, orderId } = payment
    const report = { paymentId, orderId, charge, reportedAt }
    return await inTransaction(deps.db, async (tx) => {
      await applyCharge(deps, orders, tx, report)
      return { charge, payment: (await findPayment(tx, payment.id)) ?? payment }
    })
  } catch (error) {
    const refused = error instanceof ProviderRefusal
    if (!refused && !(error instanceof ProviderAway)) throw error
    deps.log.warn({ payment: payment.id, err: error }, 'payment could not be opened')
    // The same key would fail the same way again: the next try is another payment.
    if (refused || error.failed) await closeUnopenedPayment(deps, orders, payment)
    return { refused: refused ? 'provider_refused' : 'provider_unavailable' }
  }
}

async function closeUnopenedPayment(
  deps: Deps,
  orders: OrderCallbacks,
  { id, orderId, providerRef }: Payment,
) {
  if (providerRef) return
  await inTransaction(deps.db, async (tx) => {
    await orders.lockOrder(tx, orderId)
    const payment = await findPayment(tx, id)
    if (payment) await closePayment(tx, payment, deps.clock.now())
  })
}

type Settlement = {
  orderId: string
  /** Null if the seller's account was deleted: the money stays due until an admin steps in. */
  sellerId: string | null
  /** Postage that is due now; postage that was paid beyond it goes back to the buyer. */
  postageMinor: number
  /** The fee as it was frozen on the order. */
  feeMinor: number
  currency: string
  at: Date
  /** The payments of the order, if they were just locked. */
  payments?: readonly Payment[] | undefined
}

/**
 * The sale is done: the held money is the seller's, less the fee, and is paid out soon. Nothing
 * happens to an order that was not paid through Redial, nor a second time. The caller has locked the
 * order.
 */
export async function releaseMoney(deps: Deps, tx: Tx, settlement: Settlement): Promise<void> {
  await divideMoney(deps, tx, settlement, 0)
}

/**
 * `refundMinor` of price and postage goes back to the buyer; the rest, if any, is the seller's,
 * less the fee in proportion to what is left of the price. Postage bears no fee. Nothing happens to
 * an order that was not paid through Redial, nor a second time. The caller has locked the order.
 */
export async function refundMoney(
  deps: Deps,
  tx: Tx,
  settlement: Settlement & { refundMinor: number },
): Promise<void> {
  await divideMoney(deps, tx, settlement, settlement.refundMinor)
}

async function divideMoney(deps: Deps, tx: Tx, settlement: Settlement, refundMinor: number) {
  const { orderId, currency, at } = settlement
  // Of these most orders have none, and then no balance either.
  if (settlement.payments?.length === 0) return
  const payments = settlement.payments ?? (await lockPaymentsOfOrder(tx, orderId))
  const payment = payments.find(({ state }) => state === 'paid')
  if (!payment || payment.settledAt) return
  if (currency !== payment.currency)
    throw new Error(`order ${orderId} was paid in ${payment.currency}, not in ${currency}`)
  const paid = payment.amountMinor
  const price = paid - payment.postageMinor
  const postageDue = Math.min(settlement.postageMinor, payment.postageMinor)
  if (!Number.isSafeInteger(refundMinor) || refundMinor < 0 || refundMinor > price + postageDue)
    throw new RangeError(`${refundMinor} of ${price + postageDue} cannot go back`)
  await changePayment(tx, payment.id, { settledAt: at }, at)
  // The bank has already returned its part to the buyer: only the rest is divided.
  const held = Math.min(paid, -(await balanceOfOrder(tx, orderId, 'held')))
  if (held <= 0) return
  const overpaid = payment.postageMinor - postageDue
  const back = Math.max(0, refundMinor + overpaid - (paid - held))
  const rest = held - back
  // A refund is of the price first: the seller has spent the postage.
  const postage = Math.min(postageDue, rest)
  const ofPrice = rest - postage
  const fee =
    ofPrice === 0
      ? 0
      : feeOnRest(settlement.feeMinor, price, { refundMinor: price - ofPrice, currency })
  const heldPostage = Math.min(payment.postageMinor, held)
  const seller = { account: 'seller', userId: settlement.sellerId } as const
  const entries: Entry[] = [
    { account: 'held', amountMinor: held - heldPostage },
    { account: 'held', amountMinor: heldPostage, isPostage: true },
    { account: 'buyer', amountMinor: -back },
    { ...seller, amountMinor: fee - ofPrice },
    { ...seller, amountMinor: -postage, isPostage: true },
    { account: 'fees', amountMinor: -fee },
  ]
  const kind = back === 0 ? 'release' : 'refund'
  await addMovement(tx, { kind, ref: payment.id, orderId, at, currency, entries })
  await chargeVat(deps, tx, { kind, ref: payment.id }, { feeMinor: fee, ...seller })
  await addTask(deps, tx, payment, at, { refund: back })
  await addTask(deps, tx, payment, at, { payout: rest - fee, userId: settlement.sellerId })
}

/** Records the VAT that a fee contains, if the shop charges it now. */
async function chargeVat(
  { settings }: Deps,
  tx: Tx,
  transfer: { kind: 'release' | 'refund'; ref: string },
  { feeMinor, userId: sellerId }: { feeMinor: number; userId: string | null },
) {
  const { chargesVat, vatPercent, vatNumber, name } = settings.current()
  if (!chargesVat || vatNumber === null || feeMinor === 0) return
  const rateThousandths = Math.round(vatPercent * RATE_PARTS)
  await addFeeVat(tx, {
    ...{ transfer, sellerId, rateThousandths, shopName: name, shopVatNumber: vatNumber },
    ...splitVat(feeMinor, rateThousandths),
    reverseCharge: reverseChargeArea(vatNumber),
  })
}

/**
 * Cancels the payments of an order at the provider soon. A charge that arrives anyway is refunded
 * in full. The caller has locked the order; safe to repeat.
 */
export async function cancelPayments(
  _deps: Deps,
  tx: Tx,
  { orderId, at, payments }: Pick<Settlement, 'orderId' | 'at' | 'payments'>,
): Promise<void> {
  const all = payments ?? (await lockPaymentsOfOrder(tx, orderId))
  for (const payment of all) await closePayment(tx, payment, at)
}
