import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../api/client.ts'
import type { Api, Checkout, Dispute } from '../api/index.ts'
import { isOpen } from './order-states.ts'

export type {
  Answers,
  Arrival,
  Checkout,
  Decision,
  Dispute,
  NewDispute,
  NewSettlement,
  NewStatement,
  OrderDetail,
  ReturnReport,
  Rubric,
  SaleRatings,
} from '../api/index.ts'
export type PaymentMethod = Checkout['paymentMethod']
export type Statement = Dispute['statements'][number]
export type Settlement = Dispute['settlements'][number]
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

/** The other side acts too: an open order or dispute is polled. */
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
  snapshot: (api: Pick<Api, 'get'>, id: string) =>
    queryOptions({
      queryKey: ['as-sold', id],
      queryFn: async () => (await api.get('/api/orders/{id}/as-sold', { path: { id } })).snapshot,
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

/** What follows the shipping: the arrival check, a dispute and the reviews. */
export const afterDeliveryQueries = {
  questions: (api: Api, orderId: string) =>
    queryOptions({
      queryKey: ['arrival-questions', orderId],
      queryFn: () => api.get('/api/orders/{id}/arrival/questions', { path: { id: orderId } }),
    }),
  /** Null until the buyer has checked the phone. */
  arrival: (api: Api, orderId: string) =>
    queryOptions({
      queryKey: ['arrival', orderId],
      queryFn: async () =>
        (await api.get('/api/orders/{id}/arrival', { path: { id: orderId } })).arrival,
    }),
  dispute: (api: Api, orderId: string) =>
    queryOptions({
      queryKey: ['dispute', orderId],
      queryFn: () => api.get('/api/orders/{id}/dispute', { path: { id: orderId } }),
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) => (data?.stage === 'closed' ? false : POLL_MS),
    }),
  shownRatings: (api: Api, orderId: string) =>
    queryOptions({
      queryKey: ['shown-ratings', orderId],
      queryFn: async () =>
        (await api.get('/api/orders/{id}/ratings/shown', { path: { id: orderId } })).items,
    }),
  ratings: (api: Api, orderId: string) =>
    queryOptions({
      queryKey: ['sale-ratings', orderId],
      queryFn: () => api.get('/api/orders/{id}/ratings', { path: { id: orderId } }),
    }),
}

/** Open disputes, those that need an admin first. */
export function disputeQueueQuery(api: Pick<Api, 'fetch'>) {
  return pagedQuery('/api/disputes', api, ['disputes'])
}
