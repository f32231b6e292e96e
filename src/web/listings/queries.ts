import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api, Phone, SearchResult } from '../api/index.ts'
import { asParams, type Filters } from './filters.ts'

/** What the public pages ask, each under its key. */
export const listingQueries = {
  search: (api: Api, filters: Filters) =>
    infiniteQueryOptions({
      queryKey: ['search', asParams(filters)],
      queryFn: ({ pageParam, signal }) =>
        api.get('/api/search', { query: { ...asParams(filters), cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: SearchResult) => last.cursor ?? undefined,
      // What was found stays in sight until the next results are there.
      placeholderData: keepPreviousData,
    }),
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
  /** Of the same model, cheapest first. */
  offers: (api: Api, { model }: Phone) =>
    queryOptions({
      queryKey: ['search', 'offers', model?.slug],
      queryFn: ({ signal }) =>
        api.get('/api/search', {
          query: { model: [model?.slug ?? ''], sort: 'price_up', limit: FEW },
          signal,
        }),
      enabled: model !== null,
    }),
  /** Of the same brand, at a quarter more or less. */
  similar: (api: Api, { _id, brand, price }: Phone) =>
    queryOptions({
      queryKey: ['search', 'similar', _id],
      queryFn: ({ signal }) =>
        api.get('/api/search', {
          query: { brand: [brand], ...around(Number(price)), limit: FEW },
          signal,
        }),
    }),
  newest: (api: Api) =>
    queryOptions({
      queryKey: ['search', 'newest'],
      queryFn: ({ signal }) => api.get('/api/search', { query: { limit: '4' }, signal }),
    }),
  phone: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['phone', id],
      queryFn: () => api.get('/api/phones/{id}', { path: { id } }),
    }),
  /** Several by their ids, in that order; ids that are gone are left out. */
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
  /** Under the dashboard's key: a buyer's own bookings. */
  orders: (api: Api) =>
    queryOptions({ queryKey: ['orders'], queryFn: () => api.get('/api/orders') }),
  adverts: (api: Api) =>
    queryOptions({ queryKey: ['adverts'], queryFn: () => api.get('/api/advertise') }),
  config: (api: Api) =>
    queryOptions({ queryKey: ['config'], queryFn: () => api.get('/api/config') }),
}

/** Phones that are asked for where four are shown: some are left out. */
const FEW = '12'

function around(price: number) {
  return { min: String(Math.floor(price * 0.75)), max: String(Math.ceil(price * 1.25)) }
}
