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
  const dueAt = order.stateDueAt?.toISOString() ?? null
  switch (order.state) {
    case 'awaiting_payment':
      if (order.confirmingSince) return { actor: 'buyer', action: 'wait_for_bank', dueAt }
      if (isUndecided(order, meetUps)) return { actor: 'buyer', action: 'choose_delivery', dueAt }
      if (order.payment === 'transfer') return { actor: 'buyer', action: 'send_payment', dueAt }
      if (order.payment === 'online' || order.delivery === 'shipping')
        return { actor: 'buyer', action: 'pay', dueAt }
      return toAccept(meetUps, dueAt) ?? { actor: 'buyer', action: 'meet', dueAt }
    case 'payment_sent':
      return { actor: 'seller', action: 'confirm_payment', dueAt: adminReminder(deadlines) }
    case 'payment_disputed':
      return inPaymentDispute(facts)
    case 'paid':
      if (order.bankDisputedAt) return { actor: 'admin', action: 'answer_bank', dueAt }
      if (order.cancelRequestedAt) return { actor: 'seller', action: 'answer_cancellation', dueAt }
      if (order.delivery === 'shipping') return { actor: 'seller', action: 'ship', dueAt }
      if (isUndecided(order, meetUps)) return { actor: 'buyer', action: 'choose_delivery', dueAt }
      return toAccept(meetUps, dueAt) ?? { actor: 'seller', action: 'meet', dueAt }
    case 'shipped':
      return toArrive(order, deadlines)
    case 'delivered':
      if (order.bankDisputedAt) return { actor: 'admin', action: 'answer_bank', dueAt }
      return { actor: 'buyer', action: 'inspect', dueAt }
    case 'disputed':
      return inDispute(facts, dueAt)
    case 'return_requested':
      return { actor: 'seller', action: 'approve_return', dueAt: adminReminder(deadlines) }
    case 'return_approved':
      return { actor: 'buyer', action: 'send_return', dueAt }
    case 'return_sent':
      return { actor: 'seller', action: 'wait_for_return', dueAt }
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
  const dueAt = adminReminder(deadlines)
  return dueAt && !isAnswered && opened?.data.by !== 'seller'
    ? { actor: 'seller', action: 'answer_dispute', dueAt }
    : { actor: 'admin', action: 'decide', dueAt: null }
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
    ? { actor: 'buyer', action: 'wait_for_parcel', dueAt: reminder.at.toISOString() }
    : { actor: 'admin', action: 'find_parcel', dueAt: null }
}

function inDispute({ deadlines, events }: StepFacts, dueAt: string | null): Next {
  const sinceDispute = events.slice(
    events.findLastIndex(({ name }) => name === 'order_disputed') + 1,
  )
  const last = sinceDispute.findLast(({ name }) => name.startsWith('return_'))
  if (last?.name === 'return_agreed') {
    const { until } = last.data
    return { actor: 'buyer', action: 'send_back', dueAt: typeof until === 'string' ? until : null }
  }
  if (last?.name === 'return_sent') return { actor: 'seller', action: 'receive_return', dueAt }
  const reminder = deadlines.find(({ action }) => action === 'remind_admin')
  // A seller who opened it has given their side.
  const isOpenedBySeller =
    events.findLast(({ name }) => name === 'order_disputed')?.data.by === 'seller'
  if (
    !last &&
    reminder &&
    !isOpenedBySeller &&
    !sinceDispute.some(({ name }) => name === 'dispute_answered')
  )
    return { actor: 'seller', action: 'answer_dispute', dueAt: reminder.at.toISOString() }
  return { actor: 'admin', action: 'decide', dueAt }
}

function toAccept([newest]: StepFacts['meetUps'], dueAt: string | null): Next | undefined {
  if (!newest || newest.agreedAt || newest.supersededAt) return
  return { actor: newest.by === 'buyer' ? 'seller' : 'buyer', action: 'accept_meet_up', dueAt }
}
