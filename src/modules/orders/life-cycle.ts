import { HOUR, MINUTE } from '../../platform/clock.ts'
import type { orderStates } from './orders.contract.ts'

export type OrderState = (typeof orderStates)[number]
export type Payment = 'meet_up' | 'online'

/** Who makes a move: a party to the order, somebody who is none, or time itself. */
type Mover = 'buyer' | 'seller' | 'carrier' | 'admin' | 'clock'
type Move = { from: readonly OrderState[]; to: OrderState; by: readonly Mover[] }

/** The life of an order: every move there is. What is not here cannot happen. */
export const moves = {
  /** At a meet-up the buyer pays by giving the hand-over code along with the money. */
  pay: { from: ['awaiting_payment'], to: 'paid', by: ['buyer'] },
  cancel: { from: ['awaiting_payment'], to: 'cancelled', by: ['buyer'] },
  expire: { from: ['awaiting_payment'], to: 'expired', by: ['clock'] },
  /** The phone was taken down, or a party's account is gone. */
  call_off: { from: ['awaiting_payment'], to: 'cancelled', by: ['admin'] },
  hand_over: { from: ['paid'], to: 'completed', by: ['seller'] },
  ship: { from: ['paid'], to: 'shipped', by: ['seller'] },
  cancel_sale: { from: ['paid'], to: 'refunded', by: ['seller', 'admin', 'clock'] },
  deliver: { from: ['shipped'], to: 'delivered', by: ['buyer', 'carrier'] },
  confirm: { from: ['delivered'], to: 'completed', by: ['buyer', 'clock'] },
  dispute: { from: ['shipped', 'delivered'], to: 'disputed', by: ['buyer'] },
  release: { from: ['disputed'], to: 'completed', by: ['buyer', 'admin'] },
  refund: { from: ['disputed'], to: 'refunded', by: ['seller', 'admin', 'clock'] },
} as const satisfies Record<string, Move>

export type MoveName = keyof typeof moves

/** States in which an order holds its phone; the unique index in the database names the same. */
export const liveStates = ['awaiting_payment', 'paid', 'shipped', 'delivered', 'disputed'] as const

/** Where a move leads from a state; undefined when it cannot be made there. */
export function stateAfter(state: OrderState, name: MoveName): OrderState | undefined {
  const move: Move = moves[name]
  return move.from.includes(state) ? move.to : undefined
}

/** Time for two strangers to find an hour at the same place. */
export const MEET_UP_HOLD_HOURS = 48
/** Time to get through a checkout, a lost card reader included. */
const ONLINE_HOLD_MINUTES = 30
/** A seller who has not sent the phone by then is reminded. */
const SHIPPING_REMINDER_DAYS = 2
/** Monday to Friday: a week to get to the post office. */
const SHIPPING_WORKING_DAYS = 5
/** Longer than ordinary post takes: the buyer is asked whether the phone came. */
const ARRIVAL_QUESTION_DAYS = 14
/** The buyer did not answer for a week: an admin looks. */
const ARRIVAL_ADMIN_DAYS = 21
/** Time to unpack the phone and try it. */
const INSPECTION_HOURS = 72
/** Time for the seller to answer a dispute. */
const DISPUTE_ANSWER_HOURS = 72
/** Time for an admin to decide; the buyer does not wait for ever. */
const DISPUTE_DECISION_DAYS = 14

type Span = { minutes: number } | { hours: number } | { days: number } | { workingDays: number }
type Due = { after: Span; payment?: Payment } & (
  | { move: MoveName }
  | { ask: 'buyer' | 'seller' | 'admin' }
)

/** What falls due in a state, counted from entering it; `payment` narrows it to one way to pay. */
export const clocks = {
  awaiting_payment: [
    { after: { hours: MEET_UP_HOLD_HOURS }, payment: 'meet_up', move: 'expire' },
    { after: { minutes: ONLINE_HOLD_MINUTES }, payment: 'online', move: 'expire' },
  ],
  paid: [
    { after: { days: SHIPPING_REMINDER_DAYS }, ask: 'seller' },
    { after: { workingDays: SHIPPING_WORKING_DAYS }, move: 'cancel_sale' },
  ],
  shipped: [
    { after: { days: ARRIVAL_QUESTION_DAYS }, ask: 'buyer' },
    { after: { days: ARRIVAL_ADMIN_DAYS }, ask: 'admin' },
  ],
  delivered: [{ after: { hours: INSPECTION_HOURS }, move: 'confirm' }],
  disputed: [
    { after: { hours: DISPUTE_ANSWER_HOURS }, ask: 'admin' },
    { after: { days: DISPUTE_DECISION_DAYS }, move: 'refund' },
  ],
} as const satisfies Record<(typeof liveStates)[number], readonly Due[]>

/** Until when a new order holds its phone. */
export function holdEnds(payment: Payment, now: Date): Date {
  const ms = payment === 'meet_up' ? MEET_UP_HOLD_HOURS * HOUR : ONLINE_HOLD_MINUTES * MINUTE
  return new Date(now.getTime() + ms)
}
