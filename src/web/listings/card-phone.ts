import type { Phone, SearchResult } from '../api/index.ts'

const SHOWN = [
  '_id',
  'slug',
  'name',
  'brand',
  'colour',
  'img',
  'grade',
  'storageGb',
  'used',
  'price',
  'priceMinor',
  'originalPrice',
  'originalPriceMinor',
  'currency',
  'location',
  'place',
  'distanceKm',
  'seller',
  'sellerId',
  'sellerLevel',
  'email',
  'state',
  'advertised',
  'delivery',
  'takesTransfer',
  'returnDays',
  'returnPostage',
  'warrantyMonths',
] as const satisfies readonly (keyof Phone)[]

/** What a card shows of a phone, and its buttons send. */
export type CardPhone = Pick<Phone, (typeof SHOWN)[number]>

/** A page of results as the pages keep it. */
export type CardResult = Omit<SearchResult, 'items'> & { items: CardPhone[] }

/**
 * The part of a phone that its card needs: half of what the API sends. What a page loads is also part
 * of its HTML, so a list of phones should keep no more.
 */
export function toCardPhone(phone: Phone): CardPhone {
  return Object.fromEntries(SHOWN.map((key) => [key, phone[key]])) as CardPhone
}

/** A page of results with the phones as cards need them. */
export function toCardResult(result: SearchResult): CardResult {
  return { ...result, items: result.items.map(toCardPhone) }
}
