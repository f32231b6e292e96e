import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import { type Executor, inTransaction, publishChange, type Tx } from '../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type FeeTerms, feeFor, inSteps } from '../../shared/orders/fees.ts'
import type { PaymentMethod } from '../../shared/orders/order-life-cycle.ts'
import type { ShippingPayment } from '../../shared/orders/payment-methods.ts'
import { providerFor } from './choose-provider.ts'
import { deleteInstructions, findInstructions, putInstructions } from './payments.store.ts'
import { smallestPayable } from './stripe/stripe-provider.ts'

/** What is paid: a phone for sale, or an order with all that its buyer owes. */
export type Payable = { sellerId: string | null; priceMinor: number; currency: string }

/**
 * The methods with which a phone or an order can be paid, in the order in which they are offered.
 * Only what can be completed: online payment with a provider, a bank transfer with instructions.
 */
export async function offeredPaymentMethods(
  deps: Deps,
  db: Executor,
  item: Payable,
): Promise<PaymentMethod[]> {
  const details = await findTransferDetails(deps.env, db, item.sellerId)
  return methodsFor(deps, item, details !== undefined)
}

/** The same for a phone for sale, whose row says whether its seller has saved payment instructions. */
export function listingPaymentMethods(
  deps: Deps,
  listing: Payable & { takesTransfer: boolean },
): PaymentMethod[] {
  const hasInstructions = listing.sellerId !== null && listing.takesTransfer
  return methodsFor(deps, listing, canTransfer(deps.env, hasInstructions))
}

function methodsFor(deps: Deps, item: Payable, takesTransfer: boolean): PaymentMethod[] {
  return [
    ...(onlinePaymentRefusal(deps, item) === undefined ? (['online'] as const) : []),
    ...(takesTransfer ? (['transfer'] as const) : []),
    'meet_up',
  ]
}

/** The methods that the shop offers at all, in the same order. */
export function shopPaymentMethods(deps: Deps): PaymentMethod[] {
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

/** What `listingPaymentMethods` answers for one phone, for all phones at once. */
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

type OnlineRefusal = 'not_online' | 'currency_mismatch' | 'too_fine'

/** Why a sum cannot be paid through a provider. */
export function onlinePaymentRefusal(
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
export function saleFee(settings: FeeSettings, priceMinor: number, currency: string): number {
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

/** Whose instructions buyers follow when they pay by transfer. */
type TransferMode = 'off' | 'seller' | 'shop'

/** How a buyer pays outside this instance: a name such as "Bank transfer", and what to do. */
export type Instructions = { name: string; text: string }
export type TransferDetails = Instructions & { payee: Exclude<TransferMode, 'off'> }

/** Without Stripe sellers may be paid by transfer, unless the operator decides otherwise. */
export function transferMode({
  OFFLINE_PAYMENT,
  STRIPE_SECRET_KEY,
}: Pick<Env, 'OFFLINE_PAYMENT' | 'STRIPE_SECRET_KEY'>): TransferMode {
  return OFFLINE_PAYMENT ?? (STRIPE_SECRET_KEY ? 'off' : 'seller')
}

/** Whether a phone can be paid by transfer, of a seller with or without instructions. */
export function canTransfer(env: Env, hasInstructions: boolean): boolean {
  const mode = transferMode(env)
  return mode === 'seller'
    ? hasInstructions
    : mode === 'shop' && Boolean(env.OFFLINE_PAYMENT_INSTRUCTIONS)
}

/** How a phone of this seller is paid by transfer; undefined if it cannot be. */
export async function findTransferDetails(
  env: Env,
  db: Executor,
  sellerId: string | null,
): Promise<TransferDetails | undefined> {
  const mode = transferMode(env)
  if (mode === 'shop' && env.OFFLINE_PAYMENT_INSTRUCTIONS)
    return {
      payee: 'shop',
      name: env.OFFLINE_PAYMENT_NAME,
      text: env.OFFLINE_PAYMENT_INSTRUCTIONS,
    }
  if (mode !== 'seller' || !sellerId) return
  const instructions = await findInstructions(db, sellerId)
  return instructions && { payee: 'seller', ...instructions }
}

/** Saves a seller's instructions; saving the same again changes nothing. */
export async function saveInstructions(
  deps: Deps,
  seller: Viewer,
  instructions: Instructions,
): Promise<{ saved: true } | { refused: 'not_used' }> {
  if (transferMode(deps.env) !== 'seller') return { refused: 'not_used' }
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (!(await putInstructions(tx, seller.id, instructions, now))) return
    // Without the text: account numbers do not belong in the log.
    await recordChange(tx, seller, 'payment_instructions_saved', now)
  })
  return { saved: true }
}

/** Deletes a seller's instructions; nobody can pay them by transfer any longer. */
export async function removeInstructions(deps: Deps, seller: Viewer): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (await deleteInstructions(tx, seller.id))
      await recordChange(tx, seller, 'payment_instructions_removed', now)
  })
}

async function recordChange(tx: Tx, seller: Viewer, name: EventName, date: Date) {
  await recordEvent(tx, name, date, { userId: seller.id })
  await writeAudit(tx, { actor: seller, action: name, subject: ['user', seller.id], at: date })
  // The pages of the seller's phones say how they can be paid.
  publishChange(tx, 'listings')
}
