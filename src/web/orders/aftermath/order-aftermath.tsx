import type { OrderApi, OrderDetail } from '../order-calls.ts'
import { ArrivalSection } from './arrival-section.tsx'
import { DisputeSection } from './dispute-section.tsx'
import { OpenDispute } from './open-dispute.tsx'
import { RatingDesk } from './rating-desk.tsx'
import { RatingSection } from './rating-section.tsx'

export type OrderAftermathProps = {
  api: OrderApi
  order: OrderDetail
  refresh: () => Promise<void>
}

/** What comes once the phone was sent: looking it over, saying what is wrong, and how it went. */
export function OrderAftermath({ api, order, refresh }: OrderAftermathProps) {
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
          <RatingDesk {...{ api, order, refresh }} />
        ))}
    </>
  )
}
