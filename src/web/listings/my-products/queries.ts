import { queryOptions } from '@tanstack/react-query'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import type { Api, OwnPhoneSummary } from '../../api/index.ts'
import { type RawSearch, textIn } from '../../search-params.ts'

type ListingState = OwnPhoneSummary['state']

/** Sort orders; the first is the default. */
export const ownSorts = ['newest', 'ending', 'views', 'price_up', 'price_down', 'name'] as const
export type OwnSort = (typeof ownSorts)[number]

/** Search parameters of My Products. */
export type OwnSearch = {
  state?: ListingState | undefined
  q?: string | undefined
  sort?: OwnSort | undefined
  page?: string | undefined
}

/** Reads the search parameters; invalid and default values are dropped. */
export function readOwnSearch(search: RawSearch): OwnSearch {
  const [state, sort, page] = [
    textIn(search, 'state'),
    textIn(search, 'sort'),
    textIn(search, 'page'),
  ]
  return {
    state: listingStates.find((one) => one === state),
    q: textIn(search, 'q')?.slice(0, MAX_QUERY_LENGTH),
    sort: ownSorts.find((one) => one === sort && one !== 'newest'),
    page: page !== undefined && page !== '1' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
  }
}

export function toQueryString(search: OwnSearch): string {
  const entries = Object.entries(search).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return new URLSearchParams(entries).toString()
}

/** Queries of My Products. */
export const ownQueries = {
  phones: (api: Api, search: OwnSearch) =>
    queryOptions({
      queryKey: ['my-phones', toQueryString(search)],
      queryFn: () => {
        const page = search.page ? Number(search.page) : undefined
        return api.get('/api/my-phones/summaries', { query: { ...search, page } })
      },
    }),
  drafts: (api: Api) =>
    queryOptions({ queryKey: ['my-drafts'], queryFn: () => api.get('/api/drafts') }),
  vacation: (api: Api) =>
    queryOptions({ queryKey: ['vacation'], queryFn: () => api.get('/api/vacation') }),
}
