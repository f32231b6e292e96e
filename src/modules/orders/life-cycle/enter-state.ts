import type { Executor, Tx } from '../../../platform/db/index.ts'
import {
  getTransition,
  isLive,
  isReturnable,
  type OrderState,
  type TransitionName,
} from '../../../shared/orders/order-life-cycle.ts'
import { DAY } from '../../../shared/time.ts'
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
import { findAfterSaleTerms } from '../listing-snapshot.store.ts'
import type { Order } from '../order.ts'
import { updateOrder } from '../orders.store.ts'
import type { TransitionContext } from './transition-order.ts'

/** States whose end would move the phone or the money: paused while a bank disputes the payment. */
const pausedByBankDispute: readonly OrderState[] = ['paid', 'delivered']

/** Puts a locked order into a state and replaces its deadlines by those of the new state. */
export async function enterState(
  tx: Tx,
  order: Order,
  state: OrderState,
  date: Date,
  context: TransitionContext = {},
): Promise<Order> {
  const started = { ...order, state, stateSince: date }
  const deadlines = context.skipPersisting ? [] : await startingDeadlines(tx, started, context)
  const updated: Order = {
    ...order,
    state,
    stateSince: date,
    stateDueAt: automaticEnd(deadlines),
    endedAt: isLive(state) ? null : date,
    // It is the wait for money that a bank confirms; no other state waits for it.
    confirmingSince: null,
    cancelRequestedAt: null,
    // A claim ends when the order leaves this state; its own module writes that.
    claimState: state === 'completed' ? order.claimState : null,
    // Whatever is refunded after a later dispute is confirmed again.
    refundConfirmedAt: isLive(state) ? null : order.refundConfirmedAt,
  }
  if (context.skipPersisting) return updated
  await updateOrder(tx, updated, date)
  await replaceDeadlines(tx, updated, deadlines)
  return updated
}

/**
 * Changes when the state of a locked order ends: a payment method was chosen, a meet-up agreed, a
 * returned phone is on its way. Reminders keep their time.
 */
export async function setStateEnd(tx: Tx, order: Order, until: Date, date: Date): Promise<Order> {
  const ending = deadlinesFor(order.state, order.payment, order.stateSince).find(
    ({ action }) => !isReminder(action),
  )
  if (!ending) throw new Error(`nothing ends an order that is ${order.state}`)
  // While a bank confirms the payment, nothing that is agreed shortens the time it has.
  const confirmingUntil = order.confirmingSince ? order.stateDueAt : null
  const end = confirmingUntil && confirmingUntil > until ? confirmingUntil : until
  const updated = { ...order, stateDueAt: end }
  const deadline: Deadline = { at: end, action: ending.action }
  await replaceDeadlines(tx, updated, [deadline], ending.action)
  await updateOrder(tx, updated, date)
  return updated
}

/**
 * Deletes the deadlines of a locked order: its state no longer ends automatically, and nobody is
 * reminded.
 */
export async function clearStateEnd(tx: Tx, order: Order, date: Date): Promise<Order> {
  await deleteDeadlines(tx, order.id)
  const updated = { ...order, stateDueAt: null }
  await updateOrder(tx, updated, date)
  return updated
}

/** Adds a reminder to the deadlines of a locked order. */
export function addReminder(tx: Tx, order: Order, reminded: Recipient, date: Date): Promise<void> {
  return insertDeadlines(tx, order, [{ at: date, action: `remind_${reminded}` }])
}

/**
 * The buyer's bank opened or closed a dispute about the payment of a locked order. The deadlines of a
 * paused state are deleted, and start again when the dispute ends.
 */
export async function setBankDispute(
  tx: Tx,
  order: Order,
  bankDisputedAt: Date | null,
  date: Date,
): Promise<Order> {
  const changed = { ...order, bankDisputedAt }
  if (!pausedByBankDispute.includes(order.state)) {
    await updateOrder(tx, changed, date)
    return changed
  }
  // The state starts again: what is agreed later also counts from here.
  const started = { ...changed, stateSince: date }
  const deadlines = await startingDeadlines(tx, started)
  const updated = { ...started, stateDueAt: automaticEnd(deadlines) }
  await updateOrder(tx, updated, date)
  await replaceDeadlines(tx, updated, deadlines)
  return updated
}

/** The deadlines of a state that starts, or starts again. */
async function startingDeadlines(
  tx: Tx,
  order: Order,
  context: TransitionContext = {},
): Promise<Deadline[]> {
  const { state, payment, stateSince, returnUntil } = order
  if (state === 'completed' && isReturnable(order, stateSince) && returnUntil)
    return [{ at: returnUntil, action: 'end_return_period' }]
  if (order.bankDisputedAt && pausedByBankDispute.includes(state))
    return bankDisputeDeadlines(stateSince)
  const deadlines = deadlinesFor(state, payment, stateSince)
  // Paid before the meeting: the seller who keeps the appointment is not late.
  if (state !== 'paid') return deadlines
  const meeting = 'meeting' in context ? context.meeting : await agreedMeeting(tx, order)
  const meetingEnd = stateEnd(order, meeting)
  const end =
    meetingEnd && order.cancelRequestedAt ? cancellationEnd(stateSince, meetingEnd) : meetingEnd
  if (!end) return deadlines
  return deadlines.map((deadline) =>
    isReminder(deadline.action) ? deadline : { ...deadline, at: end },
  )
}

type Period = Pick<Order, 'receivedAt' | 'returnUntil'>

/**
 * When the buyer got the phone, and until when it can be returned, after a transition. The days of
 * a dispute about the phone do not count. After a partial refund, or a dispute about a return, the
 * sale is final.
 */
export async function returnPeriodAfter(
  tx: Tx,
  order: Order,
  name: TransitionName,
  date: Date,
): Promise<Period> {
  const { returnUntil } = order
  const arrives = name === 'deliver' || getTransition(name).to === 'completed'
  const receivedAt = order.receivedAt ?? (arrives ? date : null)
  if (getTransition(name).to !== 'completed' || name === 'keep_phone')
    return { receivedAt, returnUntil }
  if (name === 'part_refund' || returnUntil || !receivedAt) return { receivedAt, returnUntil: null }
  const { returnDays } = await findAfterSaleTerms(tx, order.id)
  if (returnDays === null) return { receivedAt, returnUntil: null }
  const disputed = order.state === 'disputed' ? date.getTime() - order.stateSince.getTime() : 0
  const until = new Date(receivedAt.getTime() + returnDays * DAY + disputed)
  return { receivedAt, returnUntil: until > date ? until : null }
}

/**
 * Until when an unpaid phone is reserved apart from an online payment: that payment has less time,
 * and when its buyer leaves it, the phone is reserved as long as before.
 */
export async function holdEnd(db: Executor, order: Order): Promise<Date | null> {
  return holdEndWith(await agreedMeeting(db, order), order)
}

function holdEndWith(meeting: Date | undefined, order: Order): Date | null {
  const end = stateEnd({ ...order, payment: 'meet_up' }, meeting)
  // A meeting that was agreed and canceled may have left more time than the booking had.
  const isLater = order.stateDueAt && (!end || order.stateDueAt > end)
  return isLater ? order.stateDueAt : end
}

/**
 * Until when the phone is reserved if only the time for the online payment is over; undefined if
 * the booking is over too, or a bank still confirms the payment. `meeting` is the agreed one.
 */
export function endAfterCheckout(
  order: Order,
  meeting: Date | undefined,
  now: Date,
): Date | undefined {
  if (order.payment !== 'online' || order.confirmingSince) return
  const end = holdEndWith(meeting, order)
  return end && end > now ? end : undefined
}
