import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../api/client.ts'
import type { Api, Dispute } from '../../api/index.ts'

export type {
  Answers,
  Arrival,
  Decision,
  Dispute,
  NewDispute,
  NewSettlement,
  NewStatement,
  ReturnReceived,
  Rubric,
  SaleRatings,
} from '../../api/index.ts'
export type Statement = Dispute['statements'][number]
export type Settlement = Dispute['settlements'][number]

/** The other side acts too: an open dispute is polled. */
const POLL_MS = 8_000

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
