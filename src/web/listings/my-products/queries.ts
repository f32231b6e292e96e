import { queryOptions } from '@tanstack/react-query'
import type { Api, OwnPhone } from '../../api/index.ts'
import { type RawSearch, textIn } from '../../search-params.ts'
import { listingStateLabels } from './state-labels.ts'

type ListingState = OwnPhone['state']

/** In which order one's own phones can stand, and what each is called; the first is the usual one. */
export const ownSorts = {
  newest: 'Newest first',
  ending: 'Ending soonest',
  views: 'Most viewed',
  price_up: 'Lowest price',
  price_down: 'Highest price',
  name: 'By name',
} as const
export type OwnSort = keyof typeof ownSorts

/** What the address of My Products carries. */
export type OwnSearch = {
  state?: ListingState | undefined
  q?: string | undefined
  sort?: OwnSort | undefined
  page?: string | undefined
}

/** Longer words are in no listing. */
export const MAX_QUERY_LENGTH = 100

/** Keeps what makes sense of an address and drops the rest; what is usual is not written out. */
export function readOwnSearch(search: RawSearch): OwnSearch {
  const [state, sort, page] = [
    textIn(search, 'state'),
    textIn(search, 'sort'),
    textIn(search, 'page'),
  ]
  return {
    state:
      state !== undefined && Object.hasOwn(listingStateLabels, state)
        ? (state as ListingState)
        : undefined,
    q: textIn(search, 'q')?.slice(0, MAX_QUERY_LENGTH),
    sort:
      sort !== undefined && sort !== 'newest' && Object.hasOwn(ownSorts, sort)
        ? (sort as OwnSort)
        : undefined,
    page: page !== undefined && page !== '1' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
  }
}

/** As the API wants it. */
export function toQueryString(search: OwnSearch): string {
  const said = Object.entries(search).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return new URLSearchParams(said).toString()
}

/** What My Products asks, each under its key. */
export const ownQueries = {
  phones: (api: Api, search: OwnSearch) =>
    queryOptions({
      queryKey: ['my-phones', toQueryString(search)],
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
