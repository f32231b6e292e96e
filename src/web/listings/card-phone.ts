import type { QueryClient } from '@tanstack/react-query'
import type { PhoneDetail as LoadedPhone, OfferedPhone, Phone, SearchResult } from '../api/index.ts'

type Zone = NonNullable<Phone['delivery']['shipping']>['zones'][number]

/** What only answers to searches have. */
type Judged = Partial<Pick<OfferedPhone, 'priceVerdict' | 'proofs'>>

/** What a card shows of a phone, and its buttons send. */
export type CardPhone = Pick<
  Phone,
  | '_id'
  | 'version'
  | 'slug'
  | 'name'
  | 'color'
  | 'img'
  | 'grade'
  | 'storageGb'
  | 'used'
  | 'priceMinor'
  | 'originalPriceMinor'
  | 'currency'
  | 'location'
  | 'distanceKm'
  | 'seller'
  | 'sellerId'
  | 'sellerLevel'
  | 'email'
  | 'state'
  | 'advertised'
  | 'takesTransfer'
  | 'returnDays'
  | 'returnPostage'
  | 'warrantyMonths'
> &
  Judged & {
    place: { name: string } | null
    delivery: {
      pickUp: boolean
      shipping: { zones: Pick<Zone, 'to' | 'priceMinor'>[] } | null
    }
  }

/** A value of a filter, and how many phones have it. Without a label where the page makes it of the value. */
export type FacetValue = { value: string; label?: string | undefined; count: number }

export type Facets = { [name in keyof SearchResult['facets']]: FacetValue[] }

/** A page of results as the pages keep it. */
export type CardResult = Omit<SearchResult, 'items' | 'facets'> & {
  items: CardPhone[]
  facets: Facets
}

/**
 * The part of a phone that its card needs: a third of what the API sends. What a page loads is also part
 * of its HTML, so a list of phones should keep no more.
 */
export function toCardPhone(phone: Phone & Judged): CardPhone {
  const { place, location, delivery, priceVerdict = null, proofs } = phone
  return {
    _id: phone._id,
    version: phone.version,
    slug: phone.slug,
    name: phone.name,
    color: phone.color,
    img: phone.img,
    grade: phone.grade,
    storageGb: phone.storageGb,
    used: phone.used,
    priceMinor: phone.priceMinor,
    originalPriceMinor: phone.originalPriceMinor,
    currency: phone.currency,
    location,
    place: place && place.name !== location ? { name: place.name } : null,
    distanceKm: phone.distanceKm,
    seller: phone.seller,
    sellerId: phone.sellerId,
    sellerLevel: phone.sellerLevel,
    email: phone.email,
    state: phone.state,
    advertised: phone.advertised,
    delivery: {
      pickUp: delivery.pickUp,
      shipping: delivery.shipping && {
        zones: delivery.shipping.zones.map(({ to, priceMinor }) => ({ to, priceMinor })),
      },
    },
    takesTransfer: phone.takesTransfer,
    returnDays: phone.returnDays,
    returnPostage: phone.returnPostage,
    warrantyMonths: phone.warrantyMonths,
    ...(proofs && { priceVerdict, proofs }),
  }
}

/** A page of results with the phones as cards need them. */
export function toCardResult(result: SearchResult): CardResult {
  return { ...result, items: result.items.map(toCardPhone) }
}

/** An id, and after it the name for people. */
const ADDRESS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-.*)?$/i

/** The id in the last part of the path of a phone's page. */
export function phoneIdIn(part: string): string {
  return ADDRESS.exec(part)?.[1]?.toLowerCase() ?? part
}

/** What this browser knows of a phone already: its page, or the card in some list. */
export function findCard(
  queryClient: QueryClient,
  id: string,
): CardPhone | LoadedPhone | undefined {
  const phone = queryClient.getQueryData<LoadedPhone>(['phone', id])
  if (phone) return phone
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
