import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../api/client.ts'
import type { Api, Checkout } from '../api/index.ts'
import { isOpen } from './order-badge.tsx'

export type { Checkout, OrderDetail } from '../api/index.ts'
export type PaymentMethod = Checkout['way']
export type Transition =
  | 'cancel'
  | 'deliver'
  | 'confirm'
  | 'payment-sent'
  | 'confirm-payment'
  | 'refund-received'
  | 'cancellation/accept'
  | 'return/receive'
  | 'unlock-hand-over'
  | 'return/keep'

/** The other side acts too: an open order is polled. */
const POLL_MS = 8_000
/** Data that came with the page is not fetched again right away. */
const STALE_MS = 3_000

/** Refresh options of the order lists. */
export const listRefresh = {
  staleTime: STALE_MS,
  refetchOnWindowFocus: 'always',
  refetchInterval: 30_000,
} as const

export const orderQueries = {
  /** Null for orders from before snapshots existed. */
  asSold: (api: Pick<Api, 'get'>, id: string) =>
    queryOptions({
      queryKey: ['as-sold', id],
      queryFn: async () => (await api.get('/api/orders/{id}/as-sold', { path: { id } })).asSold,
    }),
  orders: (api: Api) => pagedQuery('/api/orders', api, ['orders', 'all']),
  sales: (api: Api) => pagedQuery('/api/sales', api, ['sales', 'all']),
  order: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['order', id],
      queryFn: () => api.get('/api/orders/{id}', { path: { id } }),
      staleTime: STALE_MS,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) =>
        data && !isOpen(data) && !data.claimState ? false : POLL_MS,
    }),
  /** The server asks the payment provider each time, so it is refreshed on focus only. */
  checkout: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['checkout', id],
      queryFn: () => api.get('/api/orders/{id}/checkout', { path: { id } }),
      staleTime: STALE_MS,
      refetchOnWindowFocus: 'always',
    }),
}
