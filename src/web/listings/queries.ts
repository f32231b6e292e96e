import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../api/client.ts'
import type { Api, PhoneDetail as LoadedPhone, Phone, SearchParams } from '../api/index.ts'
import { configQuery } from '../shell/shop.ts'
import { toCardPhone, toCardResult } from './card-phone.ts'

/** A listing as its page shows it. The preview of the sell form has only a part of it. */
export type PhoneDetail = Phone & Partial<LoadedPhone>

/** Queries of the public pages. */
export const listingQueries = {
  /** What a seller's new listings start with. */
  defaultTerms: (api: Api) =>
    queryOptions({
      queryKey: ['delivery-terms'],
      queryFn: () => api.get('/api/delivery-terms'),
    }),
  defaultAfterSale: (api: Api) =>
    queryOptions({
      queryKey: ['after-sale-terms'],
      queryFn: () => api.get('/api/after-sale-terms'),
    }),
  defaultPlace: (api: Api) =>
    queryOptions({ queryKey: ['default-place'], queryFn: () => api.get('/api/default-place') }),
  places: (api: Api, q: string) =>
    queryOptions({
      queryKey: ['places', q],
      queryFn: () => api.get('/api/places', { query: { q } }),
      placeholderData: keepPreviousData,
    }),
  place: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['place', id],
      queryFn: async () => (await api.get('/api/places', { query: { id } }))[0] ?? null,
    }),
  /** Four other listings of the same model, cheapest first; the phone itself may be among them. */
  offers: (api: Api, { model }: Phone) =>
    queryOptions({
      queryKey: ['search', 'offers', model?.slug],
      queryFn: ({ signal }) =>
        searchCards(api, signal, {
          model: [model?.slug ?? ''],
          sort: 'price_up',
          limit: '5',
          facets: '0',
        }),
    }),
  /** A few phones of the same brand within 25% of the price, of other models. */
  similar: (api: Api, { _id, brand, price, model }: Phone) =>
    queryOptions({
      queryKey: ['search', 'similar', _id],
      queryFn: async ({ signal }) => {
        const query = { brand: [brand], ...around(Number(price)), limit: FEW, facets: '0' as const }
        const { items } = await api.get('/api/search', { query, signal })
        return items
          .filter(
            (phone) => phone._id !== _id && (!phone.model || phone.model.slug !== model?.slug),
          )
          .slice(0, SIMILAR)
          .map(toCardPhone)
      },
    }),
  newest: (api: Api) =>
    queryOptions({
      queryKey: ['search', 'newest'],
      queryFn: ({ signal }) => searchCards(api, signal, { limit: '4', facets: '0' }),
    }),
  phone: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['phone', id],
      queryFn: () => api.get('/api/phones/{id}', { path: { id } }),
    }),
  /** Phones by id, in that order; deleted ones are left out. */
  phones: (api: Api, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['search', 'ids', ids],
      queryFn: async () => {
        const phones = await api.get('/api/phones', { query: { id: [...ids] } })
        return ids.flatMap((id) => phones.find(({ _id }) => _id === id) ?? [])
      },
      placeholderData: keepPreviousData,
    }),
  categories: (api: Api) =>
    queryOptions({ queryKey: ['categories'], queryFn: () => api.get('/api/categories') }),
  category: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['categories', id],
      queryFn: () => api.get('/api/categories/{id}', { path: { id } }),
    }),
  /** The buyer's own bookings, with the same key as in the dashboard. */
  orders: (api: Api) =>
    queryOptions({ queryKey: ['orders'], queryFn: () => api.get('/api/orders') }),
  /** A page at a time. */
  adverts: (api: Api) => pagedQuery('/api/advertise', api, ['adverts'], '?limit=8'),
  config: configQuery,
}

async function searchCards(api: Api, signal: AbortSignal, query: SearchParams) {
  return toCardResult(await api.get('/api/search', { query, signal }))
}

/** Similar phones shown, and how many are requested because some are filtered out. */
const SIMILAR = 4
const FEW = '12'

function around(price: number) {
  return { min: String(Math.floor(price * 0.75)), max: String(Math.ceil(price * 1.25)) }
}
