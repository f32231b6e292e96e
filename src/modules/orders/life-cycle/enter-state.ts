import type { Tx } from '../../../platform/db/index.ts'
import { isLive, isReturnable, type OrderState } from '../../../shared/orders/order-life-cycle.ts'
import { deleteDeadlines, insertDeadlines, replaceDeadlines } from '../deadlines/deadlines.store.ts'
import {
  automaticEnd,
  bankDisputeDeadlines,
  cancellationEnd,
  type Deadline,
  deadlinesFor,
  isReminder,
  type Recipient,
  stateEnd,
} from '../deadlines/deadlines.ts'
import { agreedMeeting } from '../delivery/delivery.store.ts'
import type { Order } from '../order.ts'
import { updateOrder } from '../orders.store.ts'
import type { KnownFacts } from './transition-order.ts'

/** States whose end would move the phone or the money: paused while a bank disputes the payment. */
const pausedByBankDispute: readonly OrderState[] = ['paid', 'delivered']

/** Puts a locked order into a state and replaces its deadlines by those of the new state. */
export async function enterState(
  tx: Tx,
  order: Order,
  state: OrderState,
  at: Date,
  known: KnownFacts = {},
): Promise<Order> {
  const begun = { ...order, state, stateSince: at }
  const wound = known.isPassing ? [] : await startingDeadlines(tx, begun, known)
  const moved: Order = {
    ...order,
    state,
    stateSince: at,
    stateDueAt: automaticEnd(wound),
    endedAt: isLive(state) ? null : at,
    // It is the wait for money that a bank confirms; no other state waits for it.
    confirmingSince: null,
    cancelRequestedAt: null,
    // A claim ends when the order leaves this state; its own module writes that.
    claimState: state === 'completed' ? order.claimState : null,
    // Whatever is refunded after a later dispute is confirmed anew.
    refundConfirmedAt: isLive(state) ? null : order.refundConfirmedAt,
  }
  if (known.isPassing) return moved
  await updateOrder(tx, moved, at)
  await replaceDeadlines(tx, moved, wound)
  return moved
}

/**
 * Changes when the state of a locked order ends: a payment method was chosen, a meet-up agreed, a
 * returned phone is on its way. Reminders keep their time.
 */
export async function setStateEnd(tx: Tx, order: Order, until: Date, at: Date): Promise<Order> {
  const ending = deadlinesFor(order.state, order.payment, order.stateSince).find(
    ({ action }) => !isReminder(action),
  )
  if (!ending) throw new Error(`nothing ends an order that is ${order.state}`)
  // While a bank confirms the payment, nothing that is agreed shortens the time it has.
  const kept = order.confirmingSince ? order.stateDueAt : null
  const end = kept && kept > until ? kept : until
  const moved = { ...order, stateDueAt: end }
  const wound: Deadline = { at: end, action: ending.action }
  await replaceDeadlines(tx, moved, [wound], ending.action)
  await updateOrder(tx, moved, at)
  return moved
}

/**
 * Deletes the deadlines of a locked order: its state no longer ends automatically, and nobody is
 * reminded.
 */
export async function clearStateEnd(tx: Tx, order: Order, at: Date): Promise<Order> {
  await deleteDeadlines(tx, order.id)
  const moved = { ...order, stateDueAt: null }
  await updateOrder(tx, moved, at)
  return moved
}

/** Adds a reminder to the deadlines of a locked order. */
export function addReminder(tx: Tx, order: Order, reminded: Recipient, at: Date): Promise<void> {
  return insertDeadlines(tx, order, [{ at, action: `remind_${reminded}` }])
}

/**
 * The buyer's bank opened or closed a dispute about the payment of a locked order. The deadlines of a
 * paused state are deleted, and start again when the dispute ends.
 */
export async function setBankDispute(
  tx: Tx,
  order: Order,
  bankDisputedAt: Date | null,
  at: Date,
): Promise<Order> {
  const known = { ...order, bankDisputedAt }
  if (!pausedByBankDispute.includes(order.state)) {
    await updateOrder(tx, known, at)
    return known
  }
  // The state starts again: what is agreed later also counts from here.
  const begun = { ...known, stateSince: at }
  const wound = await startingDeadlines(tx, begun)
  const moved = { ...begun, stateDueAt: automaticEnd(wound) }
  await updateOrder(tx, moved, at)
  await replaceDeadlines(tx, moved, wound)
  return moved
}

/** The deadlines of a state that starts, or starts again. */
async function startingDeadlines(
  tx: Tx,
  order: Order,
  known: KnownFacts = {},
): Promise<Deadline[]> {
  const { state, payment, stateSince, returnUntil } = order
  if (state === 'completed' && isReturnable(order, stateSince) && returnUntil)
    return [{ at: returnUntil, action: 'end_return_period' }]
  if (order.bankDisputedAt && pausedByBankDispute.includes(state))
    return bankDisputeDeadlines(stateSince)
  const wound = deadlinesFor(state, payment, stateSince)
  // Paid before the meeting: the seller who keeps the appointment is not late.
  if (state !== 'paid') return wound
  const meeting = 'meeting' in known ? known.meeting : await agreedMeeting(tx, order)
  const meetingEnd = stateEnd(order, meeting)
  const end =
    meetingEnd && order.cancelRequestedAt ? cancellationEnd(stateSince, meetingEnd) : meetingEnd
  if (!end) return wound
  return wound.map((clock) => (isReminder(clock.action) ? clock : { ...clock, at: end }))
}
