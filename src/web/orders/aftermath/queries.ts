import { queryOptions } from '@tanstack/react-query'
import { type AftermathApi, aftermathCalls } from './calls.ts'

/** The other side acts too: how often an open dispute is asked for while somebody looks. */
const ASK_MS = 8_000

/** What the end of an order asks, each under its key. */
export const aftermathQueries = {
  questions: (api: AftermathApi, orderId: string) =>
    queryOptions({
      queryKey: ['arrival-questions', orderId],
      queryFn: () => aftermathCalls(api).questions(orderId),
    }),
  arrival: (api: AftermathApi, orderId: string) =>
    queryOptions({
      queryKey: ['arrival', orderId],
      queryFn: () => aftermathCalls(api).arrival(orderId),
    }),
  dispute: (api: AftermathApi, orderId: string) =>
    queryOptions({
      queryKey: ['dispute', orderId],
      queryFn: () => aftermathCalls(api).dispute(orderId),
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) => (data?.stage === 'closed' ? false : ASK_MS),
    }),
  shownRatings: (api: AftermathApi, orderId: string) =>
    queryOptions({
      queryKey: ['shown-ratings', orderId],
      queryFn: () => aftermathCalls(api).shownRatings(orderId),
    }),
  ratings: (api: AftermathApi, orderId: string) =>
    queryOptions({
      queryKey: ['sale-ratings', orderId],
      queryFn: () => aftermathCalls(api).ratings(orderId),
    }),
}
