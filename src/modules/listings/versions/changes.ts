import { displayField, fieldEntries, isFieldKey } from '../../../shared/listings/field-values.ts'
import type { FieldValue } from '../../../shared/listings/listing.fields.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { formatMoney } from '../../../shared/money.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { ListingPhoto } from '../photos.ts'

/** By field of the form, the value before and after an edit; null if the values are not stored. */
export type ListingChanges = Record<string, readonly [FieldValue, FieldValue] | null>

/** Too long to tell what changed in them. */
const longTexts: readonly string[] = ['description']

type Version = Record<string, unknown> & {
  priceMinor: number
  originalPriceMinor: number | null
  photos: readonly ListingPhoto[]
}

/** Notes the values of the fields in which two versions differ. */
export function noteChanges(before: Version, after: Version, differing: readonly string[]) {
  const changes: ListingChanges = {}
  for (const key of differing)
    if (key === 'priceMinor') changes.price = [before.priceMinor, after.priceMinor]
    else if (key === 'originalPriceMinor')
      changes.originalPrice = [before.originalPriceMinor, after.originalPriceMinor]
    else if (key === 'photos') changes.photos = comparePhotos(before.photos, after.photos)
    else if (isFieldKey(key) && !longTexts.includes(key))
      changes[key] = [before[key] as FieldValue, after[key] as FieldValue]
    else changes[key] = null
  return changes
}

/** Their numbers when none is gone; null when what people saw is no longer there. */
function comparePhotos(before: readonly ListingPhoto[], after: readonly ListingPhoto[]) {
  const urls = new Set(after.map(({ url }) => url))
  if (!before.every(({ url }) => urls.has(url))) return null
  return [before.length, after.length] as const
}

/** Merges several edits into one; reverted changes are omitted. */
export function mergeChanges(edits: readonly ListingChanges[]): ListingChanges {
  const merged: ListingChanges = {}
  for (const edit of edits)
    for (const [key, change] of Object.entries(edit)) {
      const earlier = merged[key]
      if (earlier === undefined) merged[key] = change
      else if (earlier !== null) merged[key] = change && [earlier[0], change[1]]
    }
  return Object.fromEntries(
    Object.entries(merged).filter(
      ([key, change]) => key === 'photos' || change === null || change[0] !== change[1],
    ),
  )
}

/**
 * The changes that may be a reason not to buy: not a longer warranty or a better return policy. A new photo may
 * show damage, and the order keeps it as what was sold.
 */
export function changesToRead(changes: ListingChanges): ListingChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, change]) => !isImprovement(key, change)),
  )
}

function isImprovement(key: string, change: ListingChanges[string]): boolean {
  // What waits for a moderator is not for sale.
  if (key === 'originalPrice' || key === 'proposed') return true
  if (change === null || change === undefined) return false
  const [before, after] = change
  if (key === 'photos') return Number(after) <= Number(before)
  if (key === 'returnDays' || key === 'warrantyMonths')
    return Number(after ?? 0) >= Number(before ?? 0)
  if (key === 'warrantyText') return before === ''
  return key === 'returnPostage' && !(before === 'seller' && after === 'buyer')
}

/** The changes that end an offer: the price is what it is about, so another one is no reason. */
export function changesOfOffer(changes: ListingChanges): ListingChanges {
  const { price: _, ...others } = changesToRead(changes)
  return others
}

const others: Record<string, string> = {
  photos: 'The photos have changed',
  delivery: 'Pick-up, shipping or postage has changed',
  answers: 'The answers about its condition have changed',
  imei: 'It has another IMEI',
  proposed: 'A change that waits for a moderator was sent, replaced or taken back',
}

/** What changed, as a sentence for each field of the form. */
export function describeChanges(changes: ListingChanges, currency: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([key, change]) => [key, describe(key, change, currency)]),
  )
}

function describe(key: string, change: ListingChanges[string], currency: string): string {
  if (key === 'photos' && change) {
    const added = Number(change[1]) - Number(change[0])
    return added > 0 ? `${formatQuantity(added, 'photo')} added` : 'The photos have another order'
  }
  const label = labels[key]
  if (!label) return others[key] ?? 'The details have changed'
  if (!change) return `${label} has changed`
  const show = (value: FieldValue) => {
    const text = isFieldKey(key)
      ? displayField(listingFields[key], value)
      : value !== null && formatMoney(Number(value), currency)
    return text || 'not given'
  }
  return `${label} was ${show(change[0])}, now ${show(change[1])}`
}

const labels: Record<string, string> = {
  ...Object.fromEntries(fieldEntries.map(([key, { label }]) => [key, label])),
  price: 'Price',
  originalPrice: 'Original price',
}
