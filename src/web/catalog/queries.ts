import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import type { Api } from '../api/index.ts'
import { type RawSearch, textIn } from '../search-params.ts'

/** Offers on a model's page. */
const OFFERS = '8'
/** Polling interval for the progress of an import. */
const PROGRESS_MS = 700

/** Search parameters of the list of models; the order is by phones for sale without one. */
export type ModelSearch = {
  q?: string | undefined
  /** ID of a brand. */
  brand?: string | undefined
  sort?: 'name' | undefined
}

/** Reads the search parameters; what is not valid is dropped. */
export function readModelSearch(search: RawSearch): ModelSearch {
  return {
    q: textIn(search, 'q')?.slice(0, MAX_QUERY_LENGTH),
    brand: textIn(search, 'brand'),
    sort: textIn(search, 'sort') === 'name' ? 'name' : undefined,
  }
}

/** Queries of the catalog pages. */
export const catalogQueries = {
  model: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['models', 'one', slug],
      queryFn: () => api.get('/api/models/{model}', { path: { model: slug } }),
    }),
  offers: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['search', 'of-model', slug],
      queryFn: ({ signal }) =>
        api.get('/api/search', {
          query: { model: [slug], sort: 'price_up', limit: OFFERS },
          signal,
        }),
    }),
  models: (api: Api, { q = '', brand = '', sort }: ModelSearch) =>
    infiniteQueryOptions({
      queryKey: ['models', 'list', q, brand, sort],
      queryFn: ({ pageParam }) =>
        api.get('/api/models', { query: { q, brand, sort: sort ?? 'listed', cursor: pageParam } }),
      initialPageParam: '',
      getNextPageParam: (last) => last.cursor ?? undefined,
      // Previous results stay visible until the next ones arrive.
      placeholderData: keepPreviousData,
    }),
  brands: (api: Api) =>
    queryOptions({
      queryKey: ['categories', 'all'],
      queryFn: () => api.get('/api/categories', { query: { all: '1' } }),
    }),
  import: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['model-imports', id],
      queryFn: () => api.get('/api/model-imports/{id}', { path: { id } }),
      refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : PROGRESS_MS),
    }),
}
