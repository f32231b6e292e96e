import type Stripe from 'stripe'
import { currencyDigits } from '../../../shared/money.ts'
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PayoutAccount,
  ProviderEvent,
  Transfer,
} from '../provider.ts'

const chargeStates = { succeeded: 'paid', canceled: 'cancelled', processing: 'confirming' } as const

/** A payment intent in our words. */
export function toCharge(intent: Stripe.PaymentIntent): Charge {
  const currency = intent.currency.toUpperCase()
  const paid = intent.status === 'succeeded'
  const { latest_charge: charge } = intent
  return {
    ref: intent.id,
    paymentId: intent.metadata.payment ?? null,
    state: chargeStates[intent.status as keyof typeof chargeStates] ?? 'open',
    amountMinor: fromStripeAmount(paid ? intent.amount_received : intent.amount, currency),
    currency,
    chargeRef: idOf(charge),
    failure: intent.last_payment_error?.message ?? null,
    clientSecret: intent.client_secret,
  }
}

export function toTransfer(refund: Stripe.Refund): Transfer {
  const states = { succeeded: 'done', failed: 'failed', canceled: 'failed' } as const
  const state = states[refund.status as keyof typeof states] ?? 'pending'
  const problem = refund.failure_reason ?? undefined
  return { ref: refund.id, state, ...(problem && { problem }) }
}

export function toPayoutAccount(account: Stripe.Account): PayoutAccount {
  return {
    ref: account.id,
    ready: account.capabilities?.transfers === 'active',
    missing: account.requirements?.currently_due ?? [],
    bank: bankOf(account),
  }
}

/** Stripe gives the same fingerprint to the same bank account or card, whoever enters it. */
function bankOf({ external_accounts }: Stripe.Account): string | null {
  const used = (external_accounts?.data ?? []).filter((one) => one.default_for_currency)
  const prints = used.flatMap(({ fingerprint }) => fingerprint ?? [])
  return prints.length === 0 ? null : prints.sort().join(' ')
}

/** Undefined for an inquiry: no money has moved, and none may. */
export function toDispute(dispute: Stripe.Dispute): Dispute | undefined {
  if (dispute.status.startsWith('warning') || dispute.status === 'prevented') return
  const { status, id: ref } = dispute
  const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open'
  return {
    ref,
    state,
    amountMinor: fromStripeAmount(dispute.amount, dispute.currency.toUpperCase()),
  }
}

/** Lines that are a fee as a whole: for connected accounts, for currencies, taxes on fees. */
const FEES = ['stripe_fee', 'stripe_fx_fee', 'tax_fee']
/** Between the platform's balance and its owner's bank; a payout to a seller is a transfer here. */
const BANK = ['payout', 'payout_cancel', 'payout_failure', 'topup', 'topup_reversal']

/** A balance transaction in our words: only what Stripe alone knows of it. */
export function toBalanceTransaction(line: Stripe.BalanceTransaction): BalanceTransaction {
  const currency = line.currency.toUpperCase()
  const minor = (amount: number) => inParts(amount, currency)
  return {
    ref: line.id,
    at: new Date(line.created * 1000),
    currency,
    feeMinor: minor(FEES.includes(line.type) ? line.fee - line.amount : line.fee),
    withdrawnMinor: minor(BANK.includes(line.type) ? 0 - line.amount : 0),
  }
}

/** An event in our words; most kinds are of no concern here. */
export function toProviderEvent(event: Stripe.Event): ProviderEvent {
  return { id: event.id, type: event.type, at: new Date(event.created * 1000), about: about(event) }
}

function about(event: Stripe.Event): ProviderEvent['about'] {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return { kind: 'charge', charge: toCharge(event.data.object) }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = toDispute(event.data.object)
      const ref = idOf(event.data.object.payment_intent)
      return dispute && ref ? { kind: 'dispute', ref, dispute } : { kind: 'other' }
    }
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refund', refund: toTransfer(event.data.object) }
    case 'account.updated':
      return { kind: 'account', ref: event.data.object.id }
    case 'account.external_account.created':
    case 'account.external_account.updated':
    case 'account.external_account.deleted':
      return event.account ? { kind: 'account', ref: event.account } : { kind: 'other' }
    default:
      return { kind: 'other' }
  }
}

function idOf(thing: { id: string } | string | null): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null)
}

// https://docs.stripe.com/currencies: Stripe counts most currencies in hundredths, ISK and UGX too,
// these in whole units and those in thousandths.
const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const THOUSANDTHS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

function digitsAtStripe(currency: string): number {
  if (WHOLE.includes(currency)) return 0
  return THOUSANDTHS.includes(currency) ? 3 : 2
}

/**
 * The smallest sum that can be paid online, in our minor units; every such sum is a multiple of it.
 * Cards have no smaller unit than a hundredth, whatever the currency has: Stripe wants a 0 at the end
 * of thousandths (https://docs.stripe.com/currencies#three-decimal).
 */
export function smallestPayable(currency: string): number {
  const there = digitsAtStripe(currency)
  return 10 ** Math.max(0, currencyDigits(currency) - Math.min(there, 2))
}

/** Our minor units as Stripe counts them; undefined for a sum that it cannot express. */
export function toStripeAmount(minor: number, currency: string): number | undefined {
  const shift = digitsAtStripe(currency) - currencyDigits(currency)
  const amount = shift >= 0 ? minor * 10 ** shift : minor / 10 ** -shift
  const fits = Number.isSafeInteger(amount) && minor % smallestPayable(currency) === 0
  return fits ? amount : undefined
}

/** What Stripe counts, in our minor units. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.round(inParts(amount, currency))
}

/** The same with fractions of our minor unit, which Stripe's own fees can have. */
export function inParts(amount: number, currency: string): number {
  const shift = digitsAtStripe(currency) - currencyDigits(currency)
  return shift >= 0 ? amount / 10 ** shift : amount * 10 ** -shift
}
