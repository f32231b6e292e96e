import type Stripe from 'stripe'
import type { Env } from '../../../env.ts'
import { currencyDigits } from '../../../shared/money.ts'
import { HOUR, SECOND } from '../../../shared/time.ts'
import {
  type BalanceTransaction,
  type Charge,
  type Dispute,
  type PayoutAccount,
  type Provider,
  ProviderAway,
  type ProviderEvent,
  ProviderRefusal,
  type Transfer,
  type TransferRequest,
} from '../provider.ts'

/** A buyer waits for this, and for one more attempt; Stripe answers in well under a second when it is well. */
const TIMEOUT_MS = 3_000
/** Pages do not wait longer and show what is known; background jobs retry. */
const READ_OPTIONS = { timeout: TIMEOUT_MS, maxNetworkRetries: 0 }
/** Stripe returns the events of the last 30 days. */
const EVENT_HOURS = 29 * 24
/** More than an instance of this kind has between two runs, even after a day of downtime. */
const MAX_EVENTS = 10_000

/** True when this instance takes money through Stripe. */
export function usesStripe(env: Env): boolean {
  return env.STRIPE_SECRET_KEY !== undefined
}

/** The official library, loaded when it is first needed: instances without Stripe never do. */
async function connect(env: Env): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const base = new URL(env.STRIPE_API_BASE)
  return new Client(env.STRIPE_SECRET_KEY ?? '', {
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? 443 : 80),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Redial' },
  })
}

/** Stripe: charges to the platform, transfers to sellers' Express accounts when a sale is done. */
export function stripeProvider(env: Env, now: () => Date): Provider {
  let client: Promise<Stripe> | undefined
  async function call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    client ??= connect(env)
    const stripe = await client
    return work(stripe).catch((error: unknown) => {
      throw toProviderError(error)
    })
  }

  return {
    name: 'stripe',
    async createCharge({ id, orderId, amountMinor, currency }) {
      const params = {
        amount: amountIn(amountMinor, currency),
        currency: currency.toLowerCase(),
        // With wallets. Debits that a bank confirms after days would hold the phone as long.
        payment_method_types: ['card'],
        transfer_group: orderId,
        metadata: { payment: id, order: orderId },
      }
      const options = { idempotencyKey: id }
      return toCharge(await call((stripe) => stripe.paymentIntents.create(params, options)))
    },
    fetchCharge: async (ref) =>
      toCharge(await call((stripe) => stripe.paymentIntents.retrieve(ref, {}, READ_OPTIONS))),
    async cancelCharge(ref) {
      // Cancelled and paid ones cannot be cancelled: what they are counts, not that they refused.
      return call((stripe) => stripe.paymentIntents.cancel(ref)).then(toCharge, (error) => {
        if (!(error instanceof ProviderRefusal)) throw error
        return this.fetchCharge(ref)
      })
    },
    async refund(request) {
      const options = { idempotencyKey: request.key }
      const { ref: payment_intent, ...rest } = request
      const body = { payment_intent, amount: amountOf(rest), metadata: { task: request.id } }
      return toTransfer(await call((stripe) => stripe.refunds.create(body, options)))
    },
    async payOut(request) {
      const body = {
        amount: amountOf(request),
        currency: request.currency.toLowerCase(),
        destination: request.payoutAccount,
        transfer_group: request.orderId,
        // Of this very charge: no need to wait until its money is there to be spent.
        source_transaction: request.chargeRef,
        metadata: { task: request.id },
      }
      const options = { idempotencyKey: request.key }
      const transfer = await call((stripe) => stripe.transfers.create(body, options))
      return { ref: transfer.id, state: 'done' }
    },
    async findTransfer(kind, request) {
      if (kind === 'refund') {
        const query = { payment_intent: request.ref, limit: 100 }
        const { data } = await call((stripe) => stripe.refunds.list(query))
        const refunds = data.filter(({ metadata }) => metadata?.task === request.id)
        return refunds.map(toTransfer).find(({ state }) => state !== 'failed')
      }
      const query = { transfer_group: request.orderId, limit: 100 }
      const { data } = await call((stripe) => stripe.transfers.list(query))
      const transfer = data.find(({ metadata }) => metadata.task === request.id)
      return transfer && { ref: transfer.id, state: 'done' }
    },
    fetchRefund: async (ref) => toTransfer(await call((stripe) => stripe.refunds.retrieve(ref))),
    fetchDispute: async (ref) => toDispute(await call((stripe) => stripe.disputes.retrieve(ref))),
    async createPayoutAccount({ userId, email, failed }) {
      const params = {
        type: 'express',
        email,
        capabilities: { transfers: { requested: true } },
        metadata: { user: userId },
      } as const
      const key = `account-${userId}`
      const options = { idempotencyKey: failed === 0 ? key : `${key}-${failed}` }
      return toPayoutAccount(await call((stripe) => stripe.accounts.create(params, options)))
    },
    fetchPayoutAccount: async (ref) =>
      toPayoutAccount(await call((stripe) => stripe.accounts.retrieve(ref, {}, READ_OPTIONS))),
    async payoutAccountLink(account, { done: return_url, again: refresh_url }) {
      const params = { account, return_url, refresh_url, type: 'account_onboarding' } as const
      return (await call((stripe) => stripe.accountLinks.create(params))).url
    },
    async balance() {
      const { available, pending } = await call((stripe) =>
        stripe.balance.retrieve({}, READ_OPTIONS),
      )
      return addUp([...available, ...pending])
    },
    async balanceTransactions(from, until) {
      const created = { gte: secondsOf(from), ...(until && { lt: secondsOf(until) }) }
      return call(async (stripe) => {
        const lines: BalanceTransaction[] = []
        for await (const line of stripe.balanceTransactions.list({ created, limit: 100 }))
          lines.push(toBalanceTransaction(line))
        return lines
      })
    },
    async eventsSince(date) {
      const oldest = now().getTime() - EVENT_HOURS * HOUR
      const gte = secondsOf(new Date(Math.max(date.getTime(), oldest)))
      const events = await call((stripe) =>
        stripe.events
          .list({ created: { gte }, limit: 100 })
          .autoPagingToArray({ limit: MAX_EVENTS }),
      )
      return events.reverse().map(toProviderEvent)
    },
  }
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / SECOND)

function addUp(parts: { amount: number; currency: string }[]) {
  const sums = new Map<string, number>()
  for (const { amount, currency } of parts) {
    const code = currency.toUpperCase()
    sums.set(code, (sums.get(code) ?? 0) + amount)
  }
  return [...sums].map(([currency, sum]) => {
    return { currency, amountMinor: fromStripeAmount(sum, currency) }
  })
}

function amountOf(request: Pick<TransferRequest, 'amountMinor' | 'currency'>) {
  return amountIn(request.amountMinor, request.currency)
}

function amountIn(minor: number, currency: string): number {
  const amount = toStripeAmount(minor, currency)
  if (amount === undefined)
    throw new ProviderRefusal('amount_not_payable', `Stripe cannot move ${minor} of ${currency}`)
  return amount
}

/** Translates an error of the library. */
function toProviderError(error: unknown): unknown {
  const { type, code, message, statusCode } = error as Stripe.errors.StripeError
  if (type === undefined) return error
  const options = { cause: error }
  const refused = ['StripeInvalidRequestError', 'StripeCardError', 'StripeIdempotencyError']
  if (refused.includes(type) && statusCode !== 409 && code !== 'lock_timeout')
    return new ProviderRefusal(code ?? type, message, options)
  return new ProviderAway(message, { ...options, failed: (statusCode ?? 0) >= 500 })
}

const chargeStates = { succeeded: 'paid', canceled: 'cancelled', processing: 'confirming' } as const

/** The charge of a payment intent. */
function toCharge(intent: Stripe.PaymentIntent): Charge {
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

function toTransfer(refund: Stripe.Refund): Transfer {
  const states = { succeeded: 'done', failed: 'failed', canceled: 'failed' } as const
  const state = states[refund.status as keyof typeof states] ?? 'pending'
  const problem = refund.failure_reason ?? undefined
  return { ref: refund.id, state, ...(problem && { problem }) }
}

function toPayoutAccount(account: Stripe.Account): PayoutAccount {
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
function toDispute(dispute: Stripe.Dispute): Dispute | undefined {
  if (dispute.status.startsWith('warning') || dispute.status === 'prevented') return
  const { status, id: ref } = dispute
  const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open'
  return {
    ref,
    state,
    amountMinor: fromStripeAmount(dispute.amount, dispute.currency.toUpperCase()),
  }
}

/** Lines whose whole amount is a fee: for connected accounts, for currencies, taxes on fees. */
const FEES = ['stripe_fee', 'stripe_fx_fee', 'tax_fee']
/** Between the platform's balance and its owner's bank; a payout to a seller is a transfer here. */
const BANK = ['payout', 'payout_cancel', 'payout_failure', 'topup', 'topup_reversal']

/** A balance transaction with the fields that only Stripe can supply. */
function toBalanceTransaction(line: Stripe.BalanceTransaction): BalanceTransaction {
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

/**
 * A Stripe event as an event of any provider; `about` is undefined for the many kinds that nothing
 * here handles.
 */
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
 * Cards have no smaller unit than a hundredth, whatever the currency has: Stripe requires a 0 at the
 * end of thousandths (https://docs.stripe.com/currencies#three-decimal).
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
function inParts(amount: number, currency: string): number {
  const shift = digitsAtStripe(currency) - currencyDigits(currency)
  return shift >= 0 ? amount / 10 ** shift : amount * 10 ** -shift
}
