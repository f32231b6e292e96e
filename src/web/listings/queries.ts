import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api, SearchResult } from '../api/index.ts'
import { asParams, type Filters } from './filters.ts'

/** What the public pages ask, each under its key. */
export const listingQueries = {
  search: (api: Api, filters: Filters) =>
    infiniteQueryOptions({
      queryKey: ['search', asParams(filters)],
      queryFn: ({ pageParam, signal }) =>
        api.search({ ...asParams(filters), ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: SearchResult) => last.cursor ?? undefined,
      // What was found stays in sight until the next results are there.
      placeholderData: keepPreviousData,
    }),
  total: (api: Api, filters: Filters) =>
    queryOptions({
      queryKey: ['search', 'total', asParams(filters)],
      queryFn: async ({ signal }) => (await api.search(asParams(filters), signal)).total,
    }),
  similar: (api: Api, brand: string) =>
    queryOptions({
      queryKey: ['search', 'similar', brand],
      queryFn: async ({ signal }) =>
        (await api.search({ brand: [brand] }, signal)).items.slice(0, 5),
    }),
  phone: (api: Api, id: string) =>
    queryOptions({ queryKey: ['phone', id], queryFn: () => api.phone(id) }),
  contact: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['phone', id, 'contact'],
      queryFn: async () => (await api.phone(id)).email,
    }),
  categories: (api: Api) =>
    queryOptions({ queryKey: ['categories'], queryFn: () => api.categories() }),
  category: (api: Api, id: string) =>
    queryOptions({ queryKey: ['categories', id], queryFn: () => api.category(id) }),
  /** Under the dashboard's key: a buyer's own bookings. */
  orders: (api: Api) => queryOptions({ queryKey: ['orders'], queryFn: () => api.orders() }),
  adverts: (api: Api) => queryOptions({ queryKey: ['adverts'], queryFn: () => api.adverts() }),
  config: (api: Api) => queryOptions({ queryKey: ['config'], queryFn: () => api.config() }),
}
