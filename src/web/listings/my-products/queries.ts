import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { type OwnSearch, queryOf } from './own-search.ts'

/** What My Products asks, each under its key. */
export const ownQueries = {
  phones: (api: Api, search: OwnSearch) =>
    queryOptions({
      queryKey: ['my-phones', queryOf(search)],
      queryFn: () =>
        api.get('/api/my-phones', {
          query: { ...search, page: search.page ? Number(search.page) : undefined },
        }),
    }),
  drafts: (api: Api) =>
    queryOptions({ queryKey: ['my-drafts'], queryFn: () => api.get('/api/drafts') }),
  vacation: (api: Api) =>
    queryOptions({ queryKey: ['vacation'], queryFn: () => api.get('/api/vacation') }),
}
