import type { Api } from '../../api/index.ts'
import { DisputeSection } from '../disputes/dispute-section.tsx'
import { OpenDispute } from '../disputes/open-dispute.tsx'
import type { OrderDetail } from '../order-api.ts'
import { RatingSection } from '../ratings/order-ratings.tsx'
import { RatingModeration } from '../ratings/rating-moderation.tsx'
import { hasWarranty, WarrantySection } from '../warranty/warranty-section.tsx'
import { ArrivalSection } from './arrival-check.tsx'
import { afterDeliveryParts } from './parts.ts'

export type AfterDeliveryProps = {
  api: Api
  order: OrderDetail
  refresh: () => Promise<void>
}

/** States in which a party may be silent. */
const openedByAdmins = [
  'payment_sent',
  'shipped',
  'return_requested',
  'return_approved',
  'return_sent',
]

/** Everything after shipping: the arrival check, disputes and reviews. */
export function AfterDelivery({ api, order, refresh }: AfterDeliveryProps) {
  const { hasDispute, hasArrival, hasReviews } = afterDeliveryParts(order)
  const isParty = order.viewerRole !== 'admin'
  const hasOpenClaim = order.claimState !== null
  return (
    <>
      {hasOpenClaim && <WarrantySection {...{ api, order, refresh }} />}
      {hasDispute && <DisputeSection {...{ api, order, refresh }} />}
      {hasArrival && <ArrivalSection {...{ api, order, refresh }} />}
      {(order.transitions.includes('dispute') ||
        order.transitions.includes('dispute_payment') ||
        order.transitions.includes('dispute_return') ||
        (!isParty && openedByAdmins.includes(order.state))) && (
        <OpenDispute {...{ api, order, refresh }} />
      )}
      {!hasOpenClaim && hasWarranty(order) && <WarrantySection {...{ api, order, refresh }} />}
      {hasReviews && <RatingSection {...{ api, order, refresh }} />}
      {!isParty && order.state === 'completed' && <RatingModeration {...{ api, order, refresh }} />}
    </>
  )
}
