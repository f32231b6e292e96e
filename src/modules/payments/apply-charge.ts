import type { Deps } from '../../deps.ts'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { closePayment, returnPayment } from './close-payment.ts'
import { addMovement } from './ledger.store.ts'
import { type Payment, paymentEventData } from './payment.ts'
import { changePayment, findPayment, lockPaymentsOfOrder } from './payments.store.ts'
import type { Charge } from './provider.ts'

/** The bank's decision about the payment of an order; `whole` if nothing is left for the order. */
export type BankDisputeUpdate = {
  orderId: string
  status: 'open' | 'won' | 'lost'
  whole: boolean
  at: Date
}

/** What payments need of orders. Orders import payments, so app.ts passes these functions in. */
export type OrderCallbacks = {
  /** True for the buyer and the seller of an order. */
  isParty(db: Executor, orderId: string, userId: string): Promise<boolean>
  isBuyer(db: Executor, orderId: string, userId: string): Promise<boolean>
  /** Those of some orders that a person buys or sells in. */
  ordersWith(db: Executor, userId: string, orderIds: readonly string[]): Promise<Set<string>>
  /** Locks the phone, then the order. */
  lockOrder(tx: Tx, orderId: string): Promise<unknown>
  /** Paid, or too late: the order no longer waits for payment of this sum. */
  markPaid(
    deps: Deps,
    tx: Tx,
    paid: { orderId: string; amountMinor: number; at: Date },
  ): Promise<'paid' | 'too_late'>
  /** Keeps the phone for an order while the buyer's bank confirms its payment, and lets it go. */
  setConfirming(tx: Tx, held: { orderId: string; confirming: boolean; at: Date }): Promise<void>
  /** Freezes, continues or ends the order of a disputed payment. */
  handleBankDispute(
    deps: Deps,
    tx: Tx,
    update: BankDisputeUpdate,
  ): Promise<'ended' | 'ended_sent' | 'goes_on' | 'over'>
}

type Report = {
  paymentId: string
  /** Its order, if it is known. */
  orderId?: string
  charge: Charge
  reportedAt: Date
}

/** applied: something changed. stale: it was known already, or something newer is. */
export type Applied = 'applied' | 'stale'

/**
 * Applies the state of a charge to its payment, in the caller's transaction. Reports may arrive twice
 * and in any order: a paid payment stays paid, and an older report changes nothing.
 */
export async function applyCharge(
  deps: Deps,
  orders: OrderCallbacks,
  tx: Tx,
  { paymentId, orderId, charge, reportedAt }: Report,
): Promise<Applied> {
  const orderOfPayment = orderId ?? (await findPayment(tx, paymentId))?.orderId
  if (!orderOfPayment) throw new Error(`payment ${paymentId} is gone`)
  await orders.lockOrder(tx, orderOfPayment)
  const payments = await lockPaymentsOfOrder(tx, orderOfPayment)
  const locked = payments.find(({ id }) => id === paymentId)
  if (!locked) throw new Error(`payment ${paymentId} is gone`)
  const others = payments.filter(({ id }) => id !== paymentId)
  const now = deps.clock.now()
  const payment = { ...locked, providerRef: charge.ref, chargeRef: charge.chargeRef }
  if (!locked.providerRef) await changePayment(tx, paymentId, { providerRef: charge.ref }, now)
  if (charge.state === 'paid') return receivePayment(deps, orders, tx, { payment, others }, charge)
  const waits = payment.state === 'open' || payment.state === 'closing'
  if (!waits) return 'stale'
  if (charge.state === 'cancelled') {
    const gone = { confirmingSince: null, checkAt: null, failure: null }
    const change = { state: 'cancelled', ...gone } as const
    await changePayment(tx, paymentId, change, now)
    const { orderId } = payment
    const waited = payment.confirmingSince && !others.some(isConfirming)
    if (waited) await orders.setConfirming(tx, { orderId, confirming: false, at: now })
    return 'applied'
  }
  const confirmed = await recordConfirming(orders, tx, payment, charge, reportedAt, now)
  const failed = await recordFailure(tx, payment, charge, reportedAt, now)
  return confirmed === 'applied' ? confirmed : failed
}

/** The money arrived: the order is paid, or the payment is refunded at once. */
async function receivePayment(
  deps: Deps,
  orders: OrderCallbacks,
  tx: Tx,
  { payment, others }: { payment: Payment; others: readonly Payment[] },
  charge: Charge,
): Promise<Applied> {
  if (payment.state === 'paid' || payment.state === 'returned') return 'stale'
  const { id, orderId } = payment
  const now = deps.clock.now()
  const { amountMinor, currency } = charge
  const isExpected = amountMinor === payment.amountMinor && currency === payment.currency
  const postage = isExpected ? payment.postageMinor : 0
  await addMovement(tx, {
    kind: 'charge',
    ref: id,
    orderId,
    at: now,
    currency,
    entries: [
      { account: 'provider', amountMinor },
      { account: 'held', amountMinor: postage - amountMinor },
      { account: 'held', amountMinor: -postage, isPostage: true },
    ],
  })
  const paid = { chargeRef: charge.chargeRef, failure: null, checkAt: null }
  await changePayment(tx, id, { ...paid, confirmingSince: null }, now)
  const wanted = isExpected && !others.some(({ state }) => state === 'paid')
  const outcome = wanted
    ? await orders.markPaid(deps, tx, { orderId, amountMinor, at: now })
    : 'too_late'
  if (outcome === 'paid') {
    await changePayment(tx, id, { state: 'paid' }, now)
    for (const other of others) await closePayment(tx, other, now)
  } else {
    deps.log.warn({ payment: id, isExpected }, 'an unexpected payment arrived and is refunded')
    await returnPayment(deps, tx, payment, charge, now)
    await recordEvent(tx, 'payment_returned', now, {
      ...paymentEventData(payment),
      amountMinor,
      currency,
    })
  }
  await writeAudit(tx, {
    actor: 'system',
    action: outcome === 'paid' ? 'payment_received' : 'payment_returned',
    subject: ['payment', id],
    at: now,
    data: { orderId, amountMinor, currency },
  })
  return 'applied'
}

function isConfirming({ state, confirmingSince }: Payment): boolean {
  return state === 'open' && confirmingSince !== null
}

/** The bank started to confirm a payment, or stopped, so that it can be retried. */
async function recordConfirming(
  orders: OrderCallbacks,
  tx: Tx,
  payment: Payment,
  charge: Charge,
  reportedAt: Date,
  now: Date,
): Promise<Applied> {
  const confirming = charge.state === 'confirming'
  const isKnown = confirming === (payment.confirmingSince !== null)
  if (isKnown || (payment.lastEventAt && payment.lastEventAt >= reportedAt)) return 'stale'
  // A failure is reported with the same time and must not count as stale.
  const reset = confirming ? { failure: null, lastEventAt: reportedAt } : {}
  const change = { ...reset, confirmingSince: confirming ? now : null }
  await changePayment(tx, payment.id, change, now)
  const { id, orderId, state } = payment
  if (state === 'open') await orders.setConfirming(tx, { orderId, confirming, at: now })
  const name = confirming ? 'payment_confirming' : 'payment_unconfirmed'
  await recordEvent(tx, name, now, paymentEventData(payment))
  const about = { subject: ['payment', id] as [string, string], at: now, data: { orderId } }
  await writeAudit(tx, { actor: 'system', action: name, ...about })
  return 'applied'
}

async function recordFailure(
  tx: Tx,
  payment: Payment,
  { failure, state }: Charge,
  reportedAt: Date,
  now: Date,
): Promise<Applied> {
  if (
    !failure ||
    state === 'confirming' ||
    (payment.lastEventAt && payment.lastEventAt >= reportedAt)
  )
    return 'stale'
  await changePayment(tx, payment.id, { failure, lastEventAt: reportedAt }, now)
  await recordEvent(tx, 'payment_failed', now, { ...paymentEventData(payment), failure })
  return 'applied'
}
