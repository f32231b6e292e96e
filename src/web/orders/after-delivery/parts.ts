import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { afterDeliveryQueries, type OrderDetail } from '../order-api.ts'

const disputeEvents = ['order_disputed', 'order_payment_disputed']

/** Which sections about a delivered phone have data of their own. */
export function afterDeliveryParts({ timeline, delivery, viewerRole, state }: OrderDetail) {
  return {
    hasDispute: timeline.some(({ event }) => disputeEvents.includes(event)),
    hasArrival: delivery === 'shipping',
    hasReviews: viewerRole !== 'admin' && state === 'completed',
  }
}

/** For the loader: the sections are rendered with their data. Those that fail to load say so themselves. */
export async function loadAfterDelivery(queryClient: QueryClient, api: Api, order: OrderDetail) {
  const { hasDispute, hasArrival, hasReviews } = afterDeliveryParts(order)
  await Promise.all([
    hasDispute && queryClient.prefetchQuery(afterDeliveryQueries.dispute(api, order._id)),
    hasArrival && queryClient.prefetchQuery(afterDeliveryQueries.arrival(api, order._id)),
    hasReviews && queryClient.prefetchQuery(afterDeliveryQueries.ratings(api, order._id)),
  ])
}
