import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  type AfterSaleTerms,
  noAfterSaleTerms,
  pickAfterSaleTerms,
} from '../../../shared/listings/after-sale-terms.ts'
import {
  type DeliveryTerms,
  postageProblem,
  sortZones,
} from '../../../shared/listings/delivery-terms.ts'
import { storedValue } from '../../../shared/listings/field-values.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { shopDeliveries, withHiddenTerms } from '../../../shared/orders/delivery-methods.ts'
import type { Delivery } from '../../../shared/orders/order-life-cycle.ts'
import { payableDeliveries } from '../../../shared/orders/payment-methods.ts'
import { parsePostage } from '../../../shared/parse-price.ts'
import { lockSeller } from '../../accounts/index.ts'
import { offeredPaymentMethods } from '../../payments/index.ts'
import type { AfterSaleForm } from '../listings.contract.ts'
import type { ListingChanges } from '../versions/changes.ts'
import { type OnChanged, recordVersion } from '../versions/versions.ts'
import type { DeliveryTermsForm } from './terms.contract.ts'
import {
  findDefaultTerms,
  lockListingsWithOtherTerms,
  putDefaultAfterSale,
  putDefaultTerms,
  setAfterSaleOfLive,
  setTerms,
} from './terms.store.ts'

type FieldErrors = Record<string, string>

const NO_PICK_UP = 'This shop doesn’t offer pick-up. Offer shipping instead'
const NO_SHIPPING = 'This shop doesn’t offer shipping. Offer pick-up instead'

/** What is wrong with a new listing whose default terms have only a method that the shop does not offer. */
export function undeliverable(offered: readonly Delivery[]): FieldErrors {
  return offered.includes('shipping')
    ? {
        'delivery.shipping':
          'This shop only offers shipping. Enter where you ship to and the price',
      }
    : { 'delivery.pickUp': 'This shop only offers pick-up. Offer it for this phone' }
}

/**
 * Reads delivery terms, or says what is wrong by field. Without `priceMinor` they are for phones of
 * any price. `offered` are the delivery methods of the shop.
 */
export function readTerms(
  { pickUp, shipping }: DeliveryTermsForm,
  {
    currency,
    priceMinor,
    offered,
  }: { currency: string; priceMinor?: number; offered: readonly Delivery[] },
): { terms: DeliveryTerms } | { fields: FieldErrors } {
  if (pickUp && !offered.includes('pick_up')) return { fields: { 'delivery.pickUp': NO_PICK_UP } }
  if (shipping && !offered.includes('shipping'))
    return { fields: { 'delivery.shipping': NO_SHIPPING } }
  if (!shipping) return { terms: { pickUp, shippingZones: [], handlingDays: null, carrier: '' } }
  const fields: FieldErrors = {}
  const named = new Set<string>()
  const zones = shipping.zones.map(({ to, price }, index) => {
    const postage = parsePostage(price, currency)
    const minor = 'minor' in postage ? postage.minor : 0
    const wrong =
      'wrong' in postage
        ? postage.wrong
        : priceMinor !== undefined && postageProblem(minor, priceMinor, currency)
    if (wrong) fields[`delivery.shipping.zones.${index}.price`] = wrong
    const twice = [...new Set(to)].find((code) => named.has(code))
    if (twice) fields[`delivery.shipping.zones.${index}.to`] = `${twice} has a price above`
    for (const code of to) named.add(code)
    return { to, priceMinor: minor }
  })
  if (Object.keys(fields).length > 0) return { fields }
  const { handlingDays, carrier = '' } = shipping
  return { terms: { pickUp, shippingZones: sortZones(zones), handlingDays, carrier } }
}

/** Whether a buyer of this seller can pay for a phone before it is shipped. */
export async function canBePaidBeforeShipping(
  deps: Deps,
  db: Executor,
  item: { sellerId: string; priceMinor: number; currency: string },
): Promise<boolean> {
  return payableDeliveries(await offeredPaymentMethods(deps, db, item)).includes('shipping')
}

export const NOT_PAYABLE =
  'Buyers can’t pay for a shipped phone here yet. Offer pick-up only, or add payment instructions'

/** `changed` listings got the terms; for `tooCheap` ones the postage would be too high. */
type Saved = { terms: DeliveryTerms; changed: number; tooCheap: number }
type Outcome =
  | Saved
  | { refused: 'not_a_seller' }
  | { refused: 'invalid'; fields: Record<string, string> }

/**
 * Saves the terms that the seller's new listings start with, and applies them to all live listings if
 * `applyToLive`. Booked phones keep theirs. Repeating it changes nothing.
 */
export function saveDefaultTerms(
  deps: Deps,
  seller: Viewer,
  form: { delivery: DeliveryTermsForm; applyToLive: boolean; onChanged: OnChanged },
): Promise<Outcome> {
  const settings = deps.settings.current()
  const { currency } = settings
  const offered = shopDeliveries(settings)
  const read = readTerms(form.delivery, { currency, offered })
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    if ('fields' in read) return { refused: 'invalid', fields: read.fields }
    const { terms } = read
    const item = { sellerId: seller.id, priceMinor: 0, currency }
    if (terms.shippingZones.length > 0 && !(await canBePaidBeforeShipping(deps, tx, item)))
      return { refused: 'invalid', fields: { 'delivery.shipping': NOT_PAYABLE } }
    const now = deps.clock.now()
    const before = (await findDefaultTerms(tx, seller.id, currency)) ?? terms
    const all = withHiddenTerms(terms, before, offered)
    await putDefaultTerms(tx, seller.id, { currency, terms: all, at: now })
    const live = form.applyToLive
      ? await lockListingsWithOtherTerms(tx, seller.id, { currency, terms, offered })
      : []
    const fitting = live.filter(
      ({ priceMinor }) =>
        !terms.shippingZones.some((zone) => postageProblem(zone.priceMinor, priceMinor, currency)),
    )
    const ids = fitting.map(({ id }) => id)
    if (ids.length > 0) {
      for (const changed of await setTerms(tx, ids, { terms, offered, at: now })) {
        await recordEvent(tx, 'listing_edited', now, {
          listingId: changed.id,
          changes: ['delivery'],
        })
        const changes = { delivery: null }
        await recordVersion(tx, changed, { changes, onChanged: form.onChanged, at: now })
      }
      for (const topic of ['listings', 'adverts', 'catalog']) publishChange(tx, topic)
    }
    const subject: [string, string] = ['user', seller.id]
    const data = { ...terms, changed: ids.length }
    await writeAudit(tx, { actor: seller, action: 'default_terms_saved', subject, at: now, data })
    return { terms, changed: ids.length, tooCheap: live.length - fitting.length }
  })
}

/**
 * Reads returns and warranty, or says what is wrong by field. What is left out is that of `from`;
 * but with days the return postage is not, nor the text with months.
 */
export function readAfterSale(
  form: AfterSaleForm,
  from: AfterSaleTerms,
): { terms: AfterSaleTerms } | { fields: Record<string, string> } {
  const read = <Key extends keyof AfterSaleTerms>(key: Key) =>
    storedValue(listingFields[key], form[key]) as AfterSaleTerms[Key]
  const terms = pickAfterSaleTerms(from)
  const hasReturns = form.returnDays !== undefined
  const hasWarranty = form.warrantyMonths !== undefined
  if (hasReturns) terms.returnDays = read('returnDays')
  if (hasReturns || form.returnPostage !== undefined) terms.returnPostage = read('returnPostage')
  if (hasWarranty) terms.warrantyMonths = read('warrantyMonths')
  if (hasWarranty || form.warrantyText !== undefined) terms.warrantyText = read('warrantyText')
  if (terms.warrantyText && terms.warrantyMonths === null)
    return { fields: { warrantyMonths: 'Enter a number of months, or remove the text' } }
  const returnPostage = terms.returnDays === null ? null : (terms.returnPostage ?? 'buyer')
  return { terms: { ...terms, returnPostage } }
}

type AfterSaleOutcome =
  | { terms: AfterSaleTerms; changed: number }
  | { refused: 'not_a_seller' }
  | { refused: 'invalid'; fields: Record<string, string> }

/**
 * Saves the returns and warranty that the seller's new listings start with, and applies them to all
 * live listings if `applyToLive`. Booked phones keep theirs. Repeating it changes nothing.
 */
export function saveDefaultAfterSale(
  deps: Deps,
  seller: Viewer,
  form: { terms: AfterSaleForm; applyToLive: boolean; onChanged: OnChanged },
): Promise<AfterSaleOutcome> {
  const read = readAfterSale(form.terms, noAfterSaleTerms)
  return inTransaction(deps.db, async (tx): Promise<AfterSaleOutcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    if ('fields' in read) {
      const fields = Object.entries(read.fields).map(([key, text]) => [`terms.${key}`, text])
      return { refused: 'invalid', fields: Object.fromEntries(fields) }
    }
    const { terms } = read
    const now = deps.clock.now()
    await putDefaultAfterSale(tx, seller.id, terms, now)
    const live = form.applyToLive ? await setAfterSaleOfLive(tx, seller.id, terms, now) : []
    for (const { before, ...changed } of live) {
      await recordEvent(tx, 'listing_edited', now, {
        listingId: changed.id,
        changes: ['afterSale'],
      })
      const changes = noteTerms(before, terms)
      await recordVersion(tx, changed, { changes, onChanged: form.onChanged, at: now })
    }
    // The seller's page shows the default, whether or not a listing has it.
    for (const topic of ['listings', 'adverts', 'catalog']) publishChange(tx, topic)
    const subject: [string, string] = ['user', seller.id]
    const data = { ...terms, changed: live.length }
    await writeAudit(tx, { actor: seller, action: 'default_terms_saved', subject, at: now, data })
    return { terms, changed: live.length }
  })
}

function noteTerms(before: AfterSaleTerms, after: AfterSaleTerms): ListingChanges {
  const keys = Object.keys(noAfterSaleTerms) as (keyof AfterSaleTerms)[]
  const differing = keys.filter((key) => before[key] !== after[key])
  return Object.fromEntries(differing.map((key) => [key, [before[key], after[key]]]))
}
