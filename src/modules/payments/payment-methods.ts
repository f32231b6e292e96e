import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction, publishChange, type Tx } from '../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { shopDeliveries } from '../../shared/orders/delivery-methods.ts'
import { type FeeTerms, feeFor, inSteps } from '../../shared/orders/fees.ts'
import type { PaymentMethod } from '../../shared/orders/order-life-cycle.ts'
import type { SearchedDelivery, ShippingPayment } from '../../shared/orders/payment-methods.ts'
import type { SettingValues } from '../../shared/settings/definitions.ts'
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
  const details = await findTransferDetails(deps, db, item.sellerId)
  return methodsFor(deps, item, details !== undefined)
}

/** The same for a phone for sale, whose row says whether its seller has saved payment instructions. */
export function listingPaymentMethods(
  deps: Deps,
  listing: Payable & { takesTransfer: boolean },
): PaymentMethod[] {
  const hasInstructions = listing.sellerId !== null && listing.takesTransfer
  const methods = methodsFor(deps, listing, canTransfer(deps.settings.current(), hasInstructions))
  return withoutMeetUp(deps, methods)
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
  return withoutMeetUp(deps, [
    ...(providerFor(deps) ? (['online'] as const) : []),
    ...(deps.settings.current().transferPayee === 'off' ? [] : (['transfer'] as const)),
    'meet_up',
  ])
}

/** Nobody meets where phones are only shipped. An order that was booked for pick-up is still paid so. */
function withoutMeetUp({ settings }: Deps, methods: readonly PaymentMethod[]): PaymentMethod[] {
  const isMet = shopDeliveries(settings.current()).includes('pick_up')
  return methods.filter((method) => isMet || method !== 'meet_up')
}

type PaymentDeps = Pick<Deps, 'demo'> & {
  env: Pick<Deps['env'], 'STRIPE_SECRET_KEY'>
  settings: Pick<Deps['settings'], 'current'>
}

/** What `listingPaymentMethods` answers for one phone, for all phones at once; `none` where the shop offers no shipping. */
export function shippingPayment({ env, demo, settings }: PaymentDeps): ShippingPayment {
  const values = settings.current()
  if (!shopDeliveries(values).includes('shipping')) return 'none'
  const { transferPayee, transferInstructions } = values
  const isShop = transferPayee === 'shop' && transferInstructions !== null
  if (env.STRIPE_SECRET_KEY || demo || isShop) return 'any'
  return transferPayee === 'seller' ? 'instructions' : 'none'
}

/** The deliveries that a search can find. */
export function searchedDelivery(deps: PaymentDeps): SearchedDelivery {
  const pickUp = shopDeliveries(deps.settings.current()).includes('pick_up')
  return { pickUp, shipping: shippingPayment(deps) }
}

type OnlineRefusal = 'not_online' | 'currency_mismatch' | 'too_fine'

/** Why a sum cannot be paid through a provider. */
export function onlinePaymentRefusal(
  deps: Deps,
  { priceMinor, currency }: Pick<Payable, 'priceMinor' | 'currency'>,
): OnlineRefusal | undefined {
  if (!providerFor(deps)) return 'not_online'
  if (currency !== deps.settings.current().currency) return 'currency_mismatch'
  if (priceMinor % smallestPayable(currency) !== 0) return 'too_fine'
}

/** What decides the fee. */
export type FeeSettings = Pick<SettingValues, 'feePercent' | 'feeFixed'>

/** The fee of the shop for sales in this currency. */
export function feeTerms({ feePercent, feeFixed }: FeeSettings, currency: string): FeeTerms {
  return { percent: feePercent, fixedMinor: feeFixed, stepMinor: smallestPayable(currency) }
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

/** How a buyer pays outside this instance: a name such as "Bank transfer", and what to do. */
export type Instructions = { name: string; text: string }
export type TransferDetails = Instructions & {
  payee: Exclude<SettingValues['transferPayee'], 'off'>
}

/** Whether a phone can be paid by transfer, of a seller with or without instructions. */
export function canTransfer(
  { transferPayee, transferInstructions }: SettingValues,
  hasInstructions: boolean,
): boolean {
  if (transferPayee === 'seller') return hasInstructions
  return transferPayee === 'shop' && transferInstructions !== null
}

/** How a phone of this seller is paid by transfer; undefined if it cannot be. */
export async function findTransferDetails(
  { settings }: Pick<Deps, 'settings'>,
  db: Executor,
  sellerId: string | null,
): Promise<TransferDetails | undefined> {
  const { transferPayee, transferName, transferInstructions } = settings.current()
  if (transferPayee === 'shop' && transferInstructions !== null)
    return { payee: 'shop', name: transferName, text: transferInstructions }
  if (transferPayee !== 'seller' || !sellerId) return
  const instructions = await findInstructions(db, sellerId)
  return instructions && { payee: 'seller', ...instructions }
}

/** Saves a seller's instructions; saving the same again changes nothing. */
export async function saveInstructions(
  deps: Deps,
  seller: Viewer,
  instructions: Instructions,
): Promise<{ saved: true } | { refused: 'not_used' }> {
  if (deps.settings.current().transferPayee !== 'seller') return { refused: 'not_used' }
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
