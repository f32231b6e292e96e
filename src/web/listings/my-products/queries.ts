import { queryOptions } from '@tanstack/react-query'
import { type OwnApi, ownCalls } from './calls.ts'
import { type OwnSearch, queryOf } from './own-search.ts'

/** What My Products asks, each under its key. */
export const ownQueries = {
  phones: (api: OwnApi, search: OwnSearch) =>
    queryOptions({
      queryKey: ['my-phones', queryOf(search)],
      queryFn: () => ownCalls(api).phones(search),
    }),
  drafts: (api: OwnApi) =>
    queryOptions({ queryKey: ['my-drafts'], queryFn: () => ownCalls(api).drafts() }),
  vacation: (api: OwnApi) =>
    queryOptions({ queryKey: ['vacation'], queryFn: () => ownCalls(api).vacation() }),
}
