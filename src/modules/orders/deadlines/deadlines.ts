import {
  isLive,
  type LiveState,
  type OrderState,
  type PaymentMethod,
  type TransitionName,
} from '../../../shared/orders/order-life-cycle.ts'
import {
  ARRIVAL_ADMIN_DAYS,
  ARRIVAL_REMINDER_DAYS,
  BOOKING_HOLD_HOURS,
  CANCELLATION_HOURS,
  DISPUTE_ANSWER_HOURS,
  INSPECTION_HOURS,
  ONLINE_HOLD_MINUTES,
  RETURN_ANSWER_WORKING_DAYS,
  RETURN_ARRIVAL_DAYS,
  RETURN_TRAVEL_DAYS,
  SEND_BACK_DAYS,
  TRANSFER_CONFIRMATION_WORKING_DAYS,
} from '../../../shared/orders/order-limits.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'

/** Ordinary bank debits are confirmed within five working days. */
const CONFIRMING_DAYS = 7
/** Banks move money within a day or two; by then most sellers have seen it. */
const TRANSFER_REMINDER_DAYS = 1
/** People are late, and the buyer checks the phone before giving the code. */
export const MEETING_HOURS = 3
/** A seller who has not sent the phone by then is reminded. */
const SHIPPING_REMINDER_DAYS = 2
/** Monday to Friday: a week to get to the post office. */
const SHIPPING_WORKING_DAYS = 5
/** Least time to ship when the buyer replaces an agreed meet-up by shipping. */
const LATE_SHIPPING_WORKING_DAYS = 2
/** Time for an admin to decide; after it the buyer is refunded. */
const DISPUTE_DECISION_DAYS = 14
/** A seller who has not given a return address is reminded. */
const RETURN_REMINDER_DAYS = 1
/** How often an admin is reminded of a missing parcel or of a bank that has not answered. */
export const ADMIN_AGAIN_DAYS = 7

export type Span =
  | { minutes: number }
  | { hours: number }
  | { days: number }
  | { workingDays: number }
export type Recipient = 'buyer' | 'seller' | 'admin'
type Due = { after: Span; payment?: PaymentMethod } & (
  | { transition: TransitionName }
  | { remind: Recipient | 'next' }
)

/**
 * How often admins are reminded in a state without an automatic end: only they may be able to end
 * it.
 */
export const reminderIntervals: Partial<Record<LiveState, Span>> = {
  payment_sent: { days: ADMIN_AGAIN_DAYS },
  payment_disputed: { days: 3 },
  paid: { days: ADMIN_AGAIN_DAYS },
  shipped: { days: ADMIN_AGAIN_DAYS },
  delivered: { days: ADMIN_AGAIN_DAYS },
  disputed: { days: 3 },
  return_requested: { days: 3 },
  return_approved: { days: ADMIN_AGAIN_DAYS },
  return_sent: { days: ADMIN_AGAIN_DAYS },
}

/**
 * What is due in a state, counted from entering it; `payment` limits it to one payment method. `next`
 * reminds the side that has to act next.
 */
export const stateDeadlines = {
  awaiting_payment: [
    { after: { hours: BOOKING_HOLD_HOURS }, payment: 'meet_up', transition: 'expire' },
    { after: { hours: BOOKING_HOLD_HOURS }, payment: 'transfer', transition: 'expire' },
    { after: { minutes: ONLINE_HOLD_MINUTES }, payment: 'online', transition: 'expire' },
  ],
  payment_sent: [
    { after: { days: TRANSFER_REMINDER_DAYS }, remind: 'seller' },
    { after: { workingDays: TRANSFER_CONFIRMATION_WORKING_DAYS }, remind: 'buyer' },
    { after: { workingDays: TRANSFER_CONFIRMATION_WORKING_DAYS }, remind: 'admin' },
  ],
  payment_disputed: [{ after: { hours: DISPUTE_ANSWER_HOURS }, remind: 'admin' }],
  paid: [
    { after: { days: SHIPPING_REMINDER_DAYS }, remind: 'next' },
    { after: { workingDays: SHIPPING_WORKING_DAYS }, transition: 'cancel_sale' },
  ],
  shipped: [
    { after: { days: ARRIVAL_REMINDER_DAYS }, remind: 'buyer' },
    { after: { days: ARRIVAL_ADMIN_DAYS }, remind: 'admin' },
  ],
  delivered: [{ after: { hours: INSPECTION_HOURS }, transition: 'confirm' }],
  disputed: [
    { after: { hours: DISPUTE_ANSWER_HOURS }, remind: 'admin' },
    { after: { days: DISPUTE_DECISION_DAYS }, transition: 'refund' },
  ],
  return_requested: [
    { after: { days: RETURN_REMINDER_DAYS }, remind: 'seller' },
    { after: { workingDays: RETURN_ANSWER_WORKING_DAYS }, remind: 'buyer' },
    { after: { workingDays: RETURN_ANSWER_WORKING_DAYS }, remind: 'admin' },
  ],
  return_approved: [{ after: { days: SEND_BACK_DAYS }, transition: 'keep_phone' }],
  return_sent: [
    { after: { days: RETURN_ARRIVAL_DAYS }, remind: 'seller' },
    { after: { days: RETURN_TRAVEL_DAYS }, transition: 'receive_return' },
  ],
} as const satisfies Record<LiveState, readonly Due[]>

/** What happens at a moment: a transition, a reminder, or the end of the return period. */
export type Deadline = { at: Date; action: TransitionName | Reminder | 'end_return_period' }
export type Reminder = `remind_${Recipient | 'next'}`

export function isReminder(action: Deadline['action']): action is Reminder {
  return action.startsWith('remind_')
}

/** The deadlines of a state that begins at `since`, earliest first. */
export function deadlinesFor(state: OrderState, payment: PaymentMethod, since: Date): Deadline[] {
  if (!isLive(state)) return []
  const dues: readonly Due[] = stateDeadlines[state]
  return dues
    .filter((due) => !due.payment || due.payment === payment)
    .map((due): Deadline => {
      const dueAt = addSpan(since, due.after)
      return 'transition' in due
        ? { at: dueAt, action: due.transition }
        : { at: dueAt, action: `remind_${due.remind}` }
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * The next reminder of an admin; none if the state ends automatically. Reminders keep their rhythm;
 * those missed during a downtime are not sent later.
 */
export function nextReminder(
  { state, stateDueAt }: { state: OrderState; stateDueAt: Date | null },
  { at, action }: Deadline,
  now: Date,
): Deadline | undefined {
  const span =
    isLive(state) && !stateDueAt && action === 'remind_admin' ? reminderIntervals[state] : undefined
  if (!span) return
  let next = addSpan(at, span)
  while (next <= now) next = addSpan(next, span)
  return { at: next, action }
}

/** When the state ends automatically: its first deadline that is a transition. */
export function automaticEnd(deadlines: readonly Deadline[]): Date | null {
  const ends = ({ action }: Deadline) => !isReminder(action) && action !== 'end_return_period'
  return deadlines.find(ends)?.at ?? null
}

/** A moment later; working days are Monday to Friday in UTC, and keep the time of day. */
export function addSpan(from: Date, span: Span): Date {
  if ('workingDays' in span) return addWorkingDays(from, span.workingDays)
  if ('days' in span) return new Date(from.getTime() + span.days * DAY)
  if ('hours' in span) return new Date(from.getTime() + span.hours * HOUR)
  return new Date(from.getTime() + span.minutes * MINUTE)
}

function addWorkingDays(from: Date, days: number): Date {
  let date = from
  for (let left = days; left > 0; ) {
    date = new Date(date.getTime() + DAY)
    const weekday = date.getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return date
}

/** Until when an order waits for a meeting that both agreed on. */
function meetingEnd(meeting: Date): Date {
  return addSpan(meeting, { hours: MEETING_HOURS })
}

type TimedState = {
  state: OrderState
  payment: PaymentMethod
  stateSince: Date
  stateDueAt: Date | null
}

/** When time ends the state of an order: its own end, or after the meeting that both agreed on. */
export function stateEnd(
  { state, payment, stateSince }: Omit<TimedState, 'stateDueAt'>,
  meeting?: Date,
): Date | null {
  const end = automaticEnd(deadlinesFor(state, payment, stateSince))
  return end && meeting ? later(end, meetingEnd(meeting)) : end
}

/** Until when a phone is held for a checkout that begins now: never longer than it was anyway. */
export function checkoutEnd(now: Date, holdEnds: Date | null): Date {
  const until = addSpan(now, { minutes: ONLINE_HOLD_MINUTES })
  return holdEnds && holdEnds < until ? holdEnds : until
}

/**
 * When the state ends of an order that waited for a meeting and now goes by post: its own end again.
 * Where that is past or near there is time left to pay or to send, but never more than there was.
 */
export function endWithoutMeeting(order: TimedState, now: Date): Date | null {
  const fair: Span =
    order.state === 'paid'
      ? { workingDays: LATE_SHIPPING_WORKING_DAYS }
      : { minutes: ONLINE_HOLD_MINUTES }
  const end = stateEnd(order)
  if (!end || !order.stateDueAt) return order.stateDueAt
  const until = later(end, addSpan(now, fair))
  return until < order.stateDueAt ? until : order.stateDueAt
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}

/** Until when a seller can answer a request to cancel: never longer than the order has anyway. */
export function cancellationEnd(since: Date, end: Date): Date {
  return earlier(addSpan(since, { hours: CANCELLATION_HOURS }), end)
}

/** The reminders while the buyer's bank disputes the payment. */
export function bankDisputeDeadlines(since: Date): Deadline[] {
  return [{ at: addSpan(since, { days: ADMIN_AGAIN_DAYS }), action: 'remind_admin' }]
}

/** Until when an order waits for the buyer's bank to confirm a payment, however often it is retried. */
export function confirmingEnd(createdAt: Date, date: Date): Date {
  return earlier(addSpan(date, { days: CONFIRMING_DAYS }), longestHold(createdAt))
}

/** Until when a buyer whose bank declined can pay another way. */
export function retryEnd(createdAt: Date, date: Date): Date {
  return earlier(addSpan(date, { minutes: ONLINE_HOLD_MINUTES }), longestHold(createdAt))
}

function longestHold(createdAt: Date): Date {
  return addSpan(addSpan(createdAt, { hours: BOOKING_HOLD_HOURS }), { days: CONFIRMING_DAYS })
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}
