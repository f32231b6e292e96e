import { type Mover, movers } from '../../shared/order-life-cycle.ts'
import type { OrderDetail } from './order-detail.contract.ts'
import type { Told } from './timeline.store.ts'

type Entry = OrderDetail['timeline'][number]
type You = OrderDetail['you']

// What both sides may know happened. Whatever else is told of an order is not for its page.
const shown =
  /^(phone_booked|order_|meet_up_|delivery_|shipment_|payment_|refund_|payout_sent|dispute_|return_)/
/** What happens to the seller's money is not the buyer's business. */
const SELLERS_OWN = /^payout_/
/** Nor is it the seller's that a card was declined, or that money came twice. */
const BUYERS_OWN = /^payment_(failed|returned)$/

/** The story of an order for one of those who may read it, oldest first. */
export function timelineOf(events: readonly Told[], you: You): Entry[] {
  return events
    .filter(({ name }) => shown.test(name))
    .filter(({ name }) => you !== 'buyer' || !SELLERS_OWN.test(name))
    .filter(({ name }) => you !== 'seller' || !BUYERS_OWN.test(name))
    .map(({ name, at, data }) => ({
      event: name,
      at: at.toISOString(),
      by: isMover(data.by) ? data.by : 'system',
      asked:
        data.asked === 'buyer' || data.asked === 'seller' || data.asked === 'admin'
          ? data.asked
          : null,
      reason: typeof data.reason === 'string' ? data.reason : null,
    }))
}

function isMover(by: unknown): by is Mover {
  return (movers as readonly unknown[]).includes(by)
}
