import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** What a model's page shows of its offers. */
const OFFERS = '8'
/** How often a running import is asked how far it is. */
const PROGRESS_MS = 700

/** What the pages of the catalogue ask, each under its key. */
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
      queryFn: ({ pageParam }) => api.get('/api/models', { query: { q, cursor: pageParam } }),
      initialPageParam: '',
      getNextPageParam: (last) => last.cursor ?? undefined,
      // What was found stays in sight until the next results are there.
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
