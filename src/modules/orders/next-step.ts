import type { Clock } from './clocks.store.ts'
import type { MeetUp } from './meet-ups.store.ts'
import type { Order } from './order.ts'
import type { Next } from './order-detail.contract.ts'

/** The one thing that an order waits for now, by whom and until when; null when it is over. */
export function nextOf(
  order: Order,
  meetUps: readonly MeetUp[],
  open: readonly Pick<Clock, 'action' | 'at'>[],
): Next | null {
  const by = order.stateDueAt?.toISOString() ?? null
  switch (order.state) {
    case 'awaiting_payment':
      if (order.payment === 'online' || order.delivery === 'shipping')
        return { who: 'buyer', what: 'pay', by }
      return toAccept(meetUps, by) ?? { who: 'buyer', what: 'meet', by }
    case 'paid':
      if (order.delivery === 'shipping') return { who: 'seller', what: 'ship', by }
      if (order.delivery === null && meetUps.length === 0)
        return { who: 'buyer', what: 'choose_delivery', by }
      return toAccept(meetUps, by) ?? { who: 'seller', what: 'meet', by }
    case 'shipped':
      return { who: 'buyer', what: 'wait_for_parcel', by: open[0]?.at.toISOString() ?? null }
    case 'delivered':
      return { who: 'buyer', what: 'inspect', by }
    case 'disputed': {
      const answer = open.find(({ action }) => action === 'ask_admin')
      return answer
        ? { who: 'seller', what: 'answer_dispute', by: answer.at.toISOString() }
        : { who: 'admin', what: 'decide', by }
    }
    default:
      return null
  }
}

function toAccept([newest]: readonly MeetUp[], by: string | null): Next | undefined {
  if (!newest || newest.agreedAt || newest.supersededAt) return
  return { who: newest.by === 'buyer' ? 'seller' : 'buyer', what: 'accept_meet_up', by }
}
