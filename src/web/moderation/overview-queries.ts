import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type ListingState, listingStates } from '../../shared/listings/listing-life-cycle.ts'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import { type OrderState, orderStates } from '../../shared/orders/order-life-cycle.ts'
import type { Api } from '../api/index.ts'
import { type RawSearch, textIn } from '../search-params.ts'

/** Search parameters of a list of everything. */
export type OverviewSearch<State extends string> = {
  q?: string | undefined
  state?: State | undefined
}
export type ListingSearch = OverviewSearch<ListingState>
export type OrderSearch = OverviewSearch<OrderState>

/** Reads the search parameters; invalid values are dropped. */
function readSearch<State extends string>(search: RawSearch, states: readonly State[]) {
  const state = textIn(search, 'state')
  return {
    q: textIn(search, 'q')?.slice(0, MAX_QUERY_LENGTH),
    state: states.find((one) => one === state),
  }
}
export const readListingSearch = (search: RawSearch): ListingSearch =>
  readSearch(search, listingStates)
export const readOrderSearch = (search: RawSearch): OrderSearch => readSearch(search, orderStates)

const paging = {
  initialPageParam: '',
  getNextPageParam: (last: { cursor: string | null }) => last.cursor ?? undefined,
  // Previous results stay visible until the next ones arrive.
  placeholderData: keepPreviousData,
}

function toQuery<State extends string>({ q, state }: OverviewSearch<State>, cursor: string) {
  return { ...(q && { q }), ...(state && { state }), ...(cursor && { cursor }) }
}

export const overviewQueries = {
  listings: (api: Api, search: ListingSearch) =>
    infiniteQueryOptions({
      queryKey: ['all-listings', search.q ?? '', search.state ?? ''],
      queryFn: ({ pageParam }) =>
        api.get('/api/all-listings', { query: toQuery(search, pageParam) }),
      ...paging,
    }),
  orders: (api: Api, search: OrderSearch) =>
    infiniteQueryOptions({
      queryKey: ['all-orders', search.q ?? '', search.state ?? ''],
      queryFn: ({ pageParam }) => api.get('/api/all-orders', { query: toQuery(search, pageParam) }),
      ...paging,
    }),
}
