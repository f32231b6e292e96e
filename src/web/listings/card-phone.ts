import type { QueryClient } from '@tanstack/react-query'
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

/** A phone that some list in this browser shows already, by its id. */
export function findCard(queryClient: QueryClient, id: string): CardPhone | undefined {
  const lists = queryClient.getQueriesData<unknown>({ queryKey: ['search'] })
  return lists.flatMap(([, data]) => cardsIn(data)).find((card) => card._id === id)
}

/** The phones of a cached query: a plain list, one page of results, or several. */
function cardsIn(data: unknown): readonly CardPhone[] {
  if (Array.isArray(data)) return data as CardPhone[]
  if (typeof data !== 'object' || data === null) return []
  if ('items' in data) return data.items as CardPhone[]
  return 'pages' in data ? (data.pages as unknown[]).flatMap(cardsIn) : []
}
