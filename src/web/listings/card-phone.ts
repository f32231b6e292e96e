import type { QueryClient } from '@tanstack/react-query'
import type { Phone, SearchResult } from '../api/index.ts'

type Zone = NonNullable<Phone['delivery']['shipping']>['zones'][number]

/** What a card shows of a phone, and its buttons send. */
export type CardPhone = Pick<
  Phone,
  | '_id'
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
> & {
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

/** On the server: the parts of frozen phones, which are the same objects in many lists. */
const cardPhones = new WeakMap<Phone, CardPhone>()

/**
 * The part of a phone that its card needs: a third of what the API sends. What a page loads is also part
 * of its HTML, so a list of phones should keep no more.
 */
export function toCardPhone(phone: Phone): CardPhone {
  if (!import.meta.env.SSR || !Object.isFrozen(phone)) return pickForCard(phone)
  const known = cardPhones.get(phone)
  if (known) return known
  const card = Object.freeze(pickForCard(phone))
  cardPhones.set(phone, card)
  return card
}

function pickForCard(phone: Phone): CardPhone {
  const { place, location, delivery } = phone
  return {
    _id: phone._id,
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
  }
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
