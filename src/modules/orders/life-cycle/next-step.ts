import { deadlinesFor } from '../deadlines/deadlines.ts'
import type { Order } from '../order.ts'
import type { Next } from '../orders.contract.ts'
import { claimStep } from '../warranty/claim.ts'
import type { StepFacts } from './next-step.store.ts'

/** What an order's next step depends on, besides the facts that `findStepFacts` reads. */
export type OrderStatus = Pick<
  Order,
  | 'state'
  | 'stateSince'
  | 'stateDueAt'
  | 'payment'
  | 'delivery'
  | 'confirmingSince'
  | 'bankDisputedAt'
  | 'cancelRequestedAt'
>

/**
 * The step that an order waits for, who has to take it and until when; null when the order is over. The
 * only decision on this: reminders, the lists of orders and the action that the page puts first follow
 * from it.
 */
export function nextStep(order: OrderStatus, facts: StepFacts): Next | null {
  const { meetUps, deadlines } = facts
  const by = order.stateDueAt?.toISOString() ?? null
  switch (order.state) {
    case 'awaiting_payment':
      if (order.confirmingSince) return { who: 'buyer', what: 'wait_for_bank', by }
      if (isUndecided(order, meetUps)) return { who: 'buyer', what: 'choose_delivery', by }
      if (order.payment === 'transfer') return { who: 'buyer', what: 'send_payment', by }
      if (order.payment === 'online' || order.delivery === 'shipping')
        return { who: 'buyer', what: 'pay', by }
      return toAccept(meetUps, by) ?? { who: 'buyer', what: 'meet', by }
    case 'payment_sent':
      return { who: 'seller', what: 'confirm_payment', by: adminReminder(deadlines) }
    case 'payment_disputed':
      return inPaymentDispute(facts)
    case 'paid':
      if (order.bankDisputedAt) return { who: 'admin', what: 'answer_bank', by }
      if (order.cancelRequestedAt) return { who: 'seller', what: 'answer_cancellation', by }
      if (order.delivery === 'shipping') return { who: 'seller', what: 'ship', by }
      if (isUndecided(order, meetUps)) return { who: 'buyer', what: 'choose_delivery', by }
      return toAccept(meetUps, by) ?? { who: 'seller', what: 'meet', by }
    case 'shipped':
      return toArrive(order, deadlines)
    case 'delivered':
      if (order.bankDisputedAt) return { who: 'admin', what: 'answer_bank', by }
      return { who: 'buyer', what: 'inspect', by }
    case 'disputed':
      return inDispute(facts, by)
    case 'return_requested':
      return { who: 'seller', what: 'approve_return', by: adminReminder(deadlines) }
    case 'return_approved':
      return { who: 'buyer', what: 'send_return', by }
    case 'return_sent':
      return { who: 'seller', what: 'wait_for_return', by }
    case 'completed':
      return claimStep(facts.claims)
    default:
      return null
  }
}

function adminReminder(deadlines: StepFacts['deadlines']): string | null {
  return deadlines.find(({ action }) => action === 'remind_admin')?.at.toISOString() ?? null
}

/** A seller who opened it has given their side. */
function inPaymentDispute({ deadlines, events }: StepFacts): Next {
  const opened = events.findLast(({ name }) => name === 'order_payment_disputed')
  const isAnswered = events.some(({ name }) => name === 'dispute_answered')
  const by = adminReminder(deadlines)
  return by && !isAnswered && opened?.data.by !== 'seller'
    ? { who: 'seller', what: 'answer_dispute', by }
    : { who: 'admin', what: 'decide', by: null }
}

/** Neither a way of delivery nor a meet-up has been suggested. */
function isUndecided({ delivery }: OrderStatus, meetUps: StepFacts['meetUps']): boolean {
  return delivery === null && meetUps.length === 0
}

/** After the reminders an admin traces the parcel, unless the buyer reports its arrival. */
function toArrive(order: OrderStatus, deadlines: StepFacts['deadlines']): Next {
  const first = deadlinesFor(order.state, order.payment, order.stateSince)
  const reminder = deadlines.find(({ at }) =>
    first.some((each) => each.at.getTime() === at.getTime()),
  )
  return reminder
    ? { who: 'buyer', what: 'wait_for_parcel', by: reminder.at.toISOString() }
    : { who: 'admin', what: 'find_parcel', by: null }
}

function inDispute({ deadlines, events }: StepFacts, by: string | null): Next {
  const own = events.slice(events.findLastIndex(({ name }) => name === 'order_disputed') + 1)
  const last = own.findLast(({ name }) => name.startsWith('return_'))
  if (last?.name === 'return_agreed') {
    const { until } = last.data
    return { who: 'buyer', what: 'send_back', by: typeof until === 'string' ? until : null }
  }
  if (last?.name === 'return_sent') return { who: 'seller', what: 'receive_return', by }
  const reminder = deadlines.find(({ action }) => action === 'remind_admin')
  // A seller who opened it has given their side.
  const isOpenedBySeller =
    events.findLast(({ name }) => name === 'order_disputed')?.data.by === 'seller'
  if (
    !last &&
    reminder &&
    !isOpenedBySeller &&
    !own.some(({ name }) => name === 'dispute_answered')
  )
    return { who: 'seller', what: 'answer_dispute', by: reminder.at.toISOString() }
  return { who: 'admin', what: 'decide', by }
}

function toAccept([newest]: StepFacts['meetUps'], by: string | null): Next | undefined {
  if (!newest || newest.agreedAt || newest.supersededAt) return
  return { who: newest.by === 'buyer' ? 'seller' : 'buyer', what: 'accept_meet_up', by }
}
