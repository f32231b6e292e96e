import type Stripe from 'stripe'
import type { Env } from '../../../env.ts'
import { HOUR, SECOND } from '../../../shared/time.ts'
import {
  type BalanceTransaction,
  type Provider,
  ProviderAway,
  ProviderRefusal,
  type TransferRequest,
} from '../provider.ts'
import {
  fromStripeAmount,
  toBalanceTransaction,
  toCharge,
  toDispute,
  toPayoutAccount,
  toProviderEvent,
  toStripeAmount,
  toTransfer,
} from './stripe-objects.ts'

/** A buyer waits for this; Stripe answers in well under a second when it is well. */
const TIMEOUT_MS = 6_000
/** Pages do not wait longer and show what is known; background jobs retry. */
const LOOK = { timeout: 3_000, maxNetworkRetries: 0 }
/** Stripe remembers its events for 30 days. */
const NEWS_HOURS = 29 * 24
/** More than an instance of this kind sees between two looks, even after a day away. */
const MAX_NEWS = 10_000

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
      const ask = {
        amount: amountIn(amountMinor, currency),
        currency: currency.toLowerCase(),
        // With wallets. Debits that a bank confirms after days would hold the phone as long.
        payment_method_types: ['card'],
        transfer_group: orderId,
        metadata: { payment: id, order: orderId },
      }
      const options = { idempotencyKey: id }
      return toCharge(await call((stripe) => stripe.paymentIntents.create(ask, options)))
    },
    fetchCharge: async (ref) =>
      toCharge(await call((stripe) => stripe.paymentIntents.retrieve(ref, {}, LOOK))),
    async cancelCharge(ref) {
      // Cancelled and paid ones cannot be cancelled: what they are counts, not that they refused.
      return call((stripe) => stripe.paymentIntents.cancel(ref)).then(toCharge, (error) => {
        if (!(error instanceof ProviderRefusal)) throw error
        return this.fetchCharge(ref)
      })
    },
    async refund(ask) {
      const options = { idempotencyKey: ask.key }
      const { ref: payment_intent, ...rest } = ask
      const body = { payment_intent, amount: amountOf(rest), metadata: { task: ask.id } }
      return toTransfer(await call((stripe) => stripe.refunds.create(body, options)))
    },
    async payOut(ask) {
      const body = {
        amount: amountOf(ask),
        currency: ask.currency.toLowerCase(),
        destination: ask.place,
        transfer_group: ask.orderId,
        // Of this very charge: no need to wait until its money is there to be spent.
        source_transaction: ask.chargeRef,
        metadata: { task: ask.id },
      }
      const options = { idempotencyKey: ask.key }
      const transfer = await call((stripe) => stripe.transfers.create(body, options))
      return { ref: transfer.id, state: 'done' }
    },
    async findTransfer(kind, ask) {
      if (kind === 'refund') {
        const query = { payment_intent: ask.ref, limit: 100 }
        const { data } = await call((stripe) => stripe.refunds.list(query))
        const mine = data.filter(({ metadata }) => metadata?.task === ask.id)
        return mine.map(toTransfer).find(({ state }) => state !== 'failed')
      }
      const query = { transfer_group: ask.orderId, limit: 100 }
      const { data } = await call((stripe) => stripe.transfers.list(query))
      const mine = data.find(({ metadata }) => metadata.task === ask.id)
      return mine && { ref: mine.id, state: 'done' }
    },
    fetchRefund: async (ref) => toTransfer(await call((stripe) => stripe.refunds.retrieve(ref))),
    fetchDispute: async (ref) => toDispute(await call((stripe) => stripe.disputes.retrieve(ref))),
    async createPayoutAccount({ userId, email, failed }) {
      const ask = {
        type: 'express',
        email,
        capabilities: { transfers: { requested: true } },
        metadata: { user: userId },
      } as const
      const key = `account-${userId}`
      const options = { idempotencyKey: failed === 0 ? key : `${key}-${failed}` }
      return toPayoutAccount(await call((stripe) => stripe.accounts.create(ask, options)))
    },
    fetchPayoutAccount: async (ref) =>
      toPayoutAccount(await call((stripe) => stripe.accounts.retrieve(ref, {}, LOOK))),
    async payoutAccountLink(account, { done: return_url, again: refresh_url }) {
      const ask = { account, return_url, refresh_url, type: 'account_onboarding' } as const
      return (await call((stripe) => stripe.accountLinks.create(ask))).url
    },
    async balance() {
      const { available, pending } = await call((stripe) => stripe.balance.retrieve({}, LOOK))
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
    async eventsSince(at) {
      const oldest = now().getTime() - NEWS_HOURS * HOUR
      const gte = secondsOf(new Date(Math.max(at.getTime(), oldest)))
      const events = await call((stripe) =>
        stripe.events.list({ created: { gte }, limit: 100 }).autoPagingToArray({ limit: MAX_NEWS }),
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

function amountOf(ask: Pick<TransferRequest, 'amountMinor' | 'currency'>) {
  return amountIn(ask.amountMinor, ask.currency)
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
  return new ProviderAway(message, { ...options, broke: (statusCode ?? 0) >= 500 })
}
