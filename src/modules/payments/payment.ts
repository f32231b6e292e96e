import { toMajor } from '../../shared/money.ts'
import type { Money } from './payments.contract.ts'
import type { ProviderName } from './provider.ts'

/** One attempt to pay an order through a provider: a row of `payments`. */
export type Payment = {
  id: string
  orderId: string
  listingId: string
  provider: ProviderName
  providerRef: string | null
  chargeRef: string | null
  amountMinor: number
  /** The part of it that is postage. */
  postageMinor: number
  currency: string
  state: 'open' | 'closing' | 'cancelled' | 'paid' | 'returned'
  failure: string | null
  dispute: 'open' | 'won' | 'lost' | null
  disputeRef: string | null
  /** Since when the buyer's bank confirms it. */
  confirmingSince: Date | null
  settledAt: Date | null
  checks: number
  lastEventAt: Date | null
  createdAt: Date
}

export type MoneyTask = {
  /** The provider's idempotency key. */
  id: string
  kind: 'refund' | 'payout' | 'cancel'
  paymentId: string
  orderId: string
  userId: string | null
  amountMinor: number
  currency: string
  state: 'due' | 'waiting' | 'sent' | 'done' | 'failed'
  attempts: number
  round: number
  dueAt: Date | null
  /** Not paid out before. */
  heldUntil: Date | null
  frozenAt: Date | null
  providerRef: string | null
  problem: string | null
  createdAt: Date
  doneAt: Date | null
}

/** Data of an event about a payment. */
export function paymentEventData(payment: Pick<Payment, 'id' | 'orderId' | 'listingId'>) {
  return { orderId: payment.orderId, listingId: payment.listingId, paymentId: payment.id }
}

/** An amount as API bodies show it: formatted in major units, and in minor units. */
export function toMoney(amountMinor: number, currency: string): Money {
  return { amount: toMajor(amountMinor, currency), amountMinor, currency }
}
