import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** Offers on a model's page. */
const OFFERS = '8'
/** Polling interval for the progress of an import. */
const PROGRESS_MS = 700

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
  models: (api: Api, q: string) =>
    infiniteQueryOptions({
      queryKey: ['models', 'list', q],
      queryFn: ({ pageParam }) =>
        api.get('/api/models', { query: { q, sort: 'listed', cursor: pageParam } }),
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
