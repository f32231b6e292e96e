import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type FeeTerms, feeFor, inSteps } from '../../shared/orders/fees.ts'
import type { Payment } from '../../shared/orders/order-life-cycle.ts'
import type { ShippingPayment } from '../../shared/orders/payment-methods.ts'
import { providerFor } from './provider.ts'
import { smallestPayable } from './stripe/stripe-provider.ts'
import { canTransfer, findTransferDetails, transferMode } from './transfers/transfer-details.ts'

/** What is paid: a phone on sale, or an order with all that its buyer owes. */
export type Payable = { sellerId: string | null; priceMinor: number; currency: string }

/**
 * The methods with which a phone or an order can be paid, in the order in which they are offered.
 * Only what can be completed: online payment with a provider, a bank transfer with instructions.
 */
export async function paymentMethods(deps: Deps, db: Executor, item: Payable): Promise<Payment[]> {
  const details = await findTransferDetails(deps.env, db, item.sellerId)
  return methodsFor(deps, item, details !== undefined)
}

/** The same for a phone on sale, whose row says whether its seller has saved payment instructions. */
export function listingPaymentMethods(
  deps: Deps,
  listing: Payable & { takesTransfer: boolean },
): Payment[] {
  const hasInstructions = listing.sellerId !== null && listing.takesTransfer
  return methodsFor(deps, listing, canTransfer(deps.env, hasInstructions))
}

function methodsFor(deps: Deps, item: Payable, takesTransfer: boolean): Payment[] {
  return [
    ...(whyNotOnline(deps, item) === undefined ? (['online'] as const) : []),
    ...(takesTransfer ? (['transfer'] as const) : []),
    'meet_up',
  ]
}

/** The methods that the shop offers at all, in the same order. */
export function shopPaymentMethods(deps: Deps): Payment[] {
  return [
    ...(providerFor(deps) ? (['online'] as const) : []),
    ...(transferMode(deps.env) === 'off' ? [] : (['transfer'] as const)),
    'meet_up',
  ]
}

type PaymentSettings = Pick<
  Env,
  'STRIPE_SECRET_KEY' | 'OFFLINE_PAYMENT' | 'OFFLINE_PAYMENT_INSTRUCTIONS'
>

/** The same question as `paymentMethods` answers for one phone, for all phones at once. */
export function shippingPayment({
  env,
  demo,
}: {
  env: PaymentSettings
  demo: boolean
}): ShippingPayment {
  const mode = transferMode(env)
  const isShop = mode === 'shop' && Boolean(env.OFFLINE_PAYMENT_INSTRUCTIONS)
  if (env.STRIPE_SECRET_KEY || demo || isShop) return 'any'
  return mode === 'seller' ? 'instructions' : 'none'
}

export type OnlineRefusal = 'not_online' | 'currency_mismatch' | 'too_fine'

/** Why a sum cannot be paid through a provider. */
export function whyNotOnline(
  deps: Deps,
  { priceMinor, currency }: Pick<Payable, 'priceMinor' | 'currency'>,
): OnlineRefusal | undefined {
  if (!providerFor(deps)) return 'not_online'
  if (currency !== deps.env.CURRENCY) return 'currency_mismatch'
  if (priceMinor % smallestPayable(currency) !== 0) return 'too_fine'
}

/** Percent of the price in a demo, so that every page that speaks of fees can be seen there. */
const DEMO_PERCENT = 4

/** What decides the fee: a demo has its own until the operator sets one, even to 0. */
export type FeeSettings = {
  env: Pick<Deps['env'], 'FEE_PERCENT' | 'FEE_FIXED'>
  demo: boolean
}

/** The fee of the shop for sales in this currency. */
export function feeTerms({ env, demo }: FeeSettings, currency: string): FeeTerms {
  const { FEE_PERCENT, FEE_FIXED } = env
  const isUnset = FEE_PERCENT === undefined && FEE_FIXED === undefined
  return {
    percent: FEE_PERCENT ?? (demo && isUnset ? DEMO_PERCENT : 0),
    fixedMinor: FEE_FIXED ?? 0,
    stepMinor: smallestPayable(currency),
  }
}

/** The fee of a sale, stored with the order at booking. Fee and remainder are payable amounts. */
export function feesOf(settings: FeeSettings, priceMinor: number, currency: string): number {
  return feeFor(feeTerms(settings, currency), priceMinor)
}

/** The fee after a partial refund, in proportion, rounded half to even. */
export function feeOnRest(
  feeMinor: number,
  priceMinor: number,
  { refundMinor, currency }: { refundMinor: number; currency: string },
): number {
  const rest = BigInt(priceMinor - refundMinor)
  return inSteps(BigInt(feeMinor) * rest, BigInt(priceMinor), smallestPayable(currency))
}
