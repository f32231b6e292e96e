import type { Api } from '../../api/index.ts'
import { DisputeSection } from '../disputes/dispute-section.tsx'
import { OpenDispute } from '../disputes/open-dispute.tsx'
import type { OrderDetail } from '../order-api.ts'
import { RatingModeration, RatingSection } from '../ratings/order-ratings.tsx'
import { ArrivalSection } from './arrival-check.tsx'

export type AfterDeliveryProps = {
  api: Api
  order: OrderDetail
  refresh: () => Promise<void>
}

/** Everything after shipping: the arrival check, disputes and reviews. */
export function AfterDelivery({ api, order, refresh }: AfterDeliveryProps) {
  const wasSent = order.delivery === 'shipping'
  const isParty = order.you !== 'admin'
  return (
    <>
      {order.timeline.some(({ event }) => event === 'order_disputed') && (
        <DisputeSection {...{ api, order, refresh }} />
      )}
      {wasSent && <ArrivalSection {...{ api, order, refresh }} />}
      {(order.moves.includes('dispute') || (!isParty && order.state === 'shipped')) && (
        <OpenDispute {...{ api, order, refresh }} />
      )}
      {order.state === 'completed' &&
        (isParty ? (
          <RatingSection {...{ api, order, refresh }} />
        ) : (
          <RatingModeration {...{ api, order, refresh }} />
        ))}
    </>
  )
}
