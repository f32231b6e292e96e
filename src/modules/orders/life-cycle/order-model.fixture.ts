import type {
  OrderActor,
  OrderState,
  TransitionName,
} from '../../../shared/orders/order-life-cycle.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import {
  answerClaim,
  claimPhone,
  disputeModelClaim,
  isClaimOpen,
  predictClaimDeadlines,
  withdrawModelClaim,
  workingDays,
} from './claim-model.fixture.ts'
import { expectedTransitions, phoneIn, stateEvents } from './expected-transitions.fixture.ts'
import type { Model, ModelOrder, Prediction, Side } from './model-order.fixture.ts'
import type { PaymentMethod, Person, RandomAction } from './random-actions.fixture.ts'

/** Predicts the outcome of an action and applies it to the model. */
export function predict(model: Model, action: RandomAction, now: number): Prediction {
  const { order } = model
  if (action.do === 'book') return book(model, action.who, now)
  if (action.do === 'wait') return []
  if (!order) return action.do === 'run_deadlines' ? [] : 'refused'
  const before = order.state
  const outcome = predictOrder(order, action, now)
  const { buyer, state } = order
  if (before === 'awaiting_payment' && (state === 'expired' || isCancel(action, state)))
    model.returned.push({ by: buyer, at: now })
  // A shipped phone may be anywhere, so its seller has to put it back up for sale.
  const isAway = order.wasSent && order.state === 'refunded'
  const isBack = order.wasSold && order.state === 'disputed'
  model.phone = isAway ? 'paused' : isBack ? 'sold' : phoneIn[order.state]
  return outcome
}

const isCancel = (action: RandomAction, state: OrderState) =>
  state === 'cancelled' && action.do === 'transition' && action.transition === 'cancel'

/** A second booking that was given back within a week costs 15 minutes, then an hour, and so on. */
function isCoolingDown({ returned }: Model, who: Person, now: number): boolean {
  const ends = returned.filter(({ by, at }) => by === who && at > now - 7 * DAY)
  // Nobody has a completed order while the one phone is live.
  const excess = ends.length - 1
  const waits = [15 * MINUTE, HOUR, 6 * HOUR, DAY]
  const last = ends.at(-1)
  return excess > 0 && last !== undefined && last.at + waits[Math.min(excess, 4) - 1]! > now
}

function predictOrder(order: ModelOrder, action: RandomAction, now: number): Prediction {
  const isOver = order.ends !== null && order.ends <= now
  switch (action.do) {
    case 'run_deadlines':
      return [...predictDeadlines(order, now), ...predictClaimDeadlines(order, now)]
    case 'claim':
      return claimPhone(order, action.who, now)
    case 'answer_claim':
      return answerClaim(order, action, now)
    case 'dispute_claim':
      return disputeClaim(order, action.who, now, isOver)
    case 'charge':
      if (order.state !== 'awaiting_payment') return []
      if (isOver && !(order.payment === 'online' && hold(order) > now)) return []
      order.payment = 'online'
      return enter(order, 'paid', now)
    case 'bank':
      return applyBankDispute(order, action, now)
    case 'transition':
      return makeTransition(order, action, now, isOver)
    case 'ship':
      if (action.who !== 'seller') return 'refused'
      if (order.state === 'shipped') return correct(order, action.tracking)
      if (order.state !== 'paid' || isOver || order.delivery !== 'shipping') return 'refused'
      if (order.disputedAmong) return 'refused'
      order.tracking = action.tracking
      return enter(order, 'shipped', now)
    case 'hand_over':
      return handOver(order, action, now, isOver)
    case 'choose':
      return choose(order, action, now, isOver)
    case 'leave':
      return leave(order, action.who, now, isOver)
    case 'send':
      if (action.who !== order.buyer) return 'refused'
      return makeTransition(
        order,
        { as: 'buyer', transition: 'send_payment', impostor: false },
        now,
        isOver,
      )
    case 'receive':
      if (action.who !== 'seller' && action.who !== 'admin') return 'refused'
      return makeTransition(
        order,
        { as: action.who, transition: 'confirm_payment', impostor: false },
        now,
        isOver,
      )
    case 'ask_to_cancel':
      return requestCancel(order, action, now, isOver)
    case 'answer_cancel':
      return answerCancellation(order, action, now, isOver)
    default:
      return settle(order, action as Settling, now, isOver)
  }
}

function book(model: Model, who: Person, now: number): Prediction {
  if (model.phone === 'reserved') return model.order?.buyer === who ? [] : 'refused'
  if (model.phone !== 'live' || isCoolingDown(model, who, now)) return 'refused'
  model.phone = 'reserved'
  model.order = {
    buyer: who,
    state: 'awaiting_payment',
    payment: 'meet_up',
    delivery: null,
    bookedAt: now,
    since: now,
    ends: now + 48 * HOUR,
    reminders: [],
    remindAdminAt: null,
    tracking: undefined,
    corrections: 0,
    proposals: [],
    wasSent: false,
    wasSold: false,
    postage: 0,
    receivedAt: null,
    returnUntil: null,
    periodEnds: null,
    cancel: undefined,
    disputedAmong: false,
    claim: undefined,
    claims: 0,
  }
  return ['phone_booked']
}

/** What the phone was booked with; see run-actions. */
export const RETURN_DAYS = 14
export const WARRANTY_MONTHS = 1
export const POSTAGE = 500

function enter(order: ModelOrder, state: OrderState, now: number, by?: TransitionName): string[] {
  if (state === 'delivered' || state === 'completed') order.receivedAt ??= now
  if (state === 'completed') setReturnPeriod(order, now, by)
  order.state = state
  if (state === 'shipped' || state === 'completed') order.wasSent = true
  if (state === 'completed') order.wasSold = true
  if (order.cancel?.status === 'open') order.cancel.status = 'over'
  setDeadlines(order, now)
  // The seller pays it back outside Redial, and the buyer has not confirmed it.
  if (order.payment !== 'online' && (state === 'refunded' || by === 'part_refund'))
    order.reminders = [
      { at: now + 3 * DAY, whom: 'seller' },
      { at: now + 7 * DAY, whom: 'seller' },
      { at: now + 7 * DAY, whom: 'buyer' },
    ]
  return [by === 'keep_phone' ? 'order_return_ended' : stateEvents[state]]
}

/** Counted from delivery or hand-over without the days of a dispute; a settled sale is final. */
function setReturnPeriod(order: ModelOrder, now: number, by: TransitionName | undefined) {
  if (by === 'keep_phone') return
  const isFinal = by === 'part_refund' || order.returnUntil !== null
  const disputed = order.state === 'disputed' ? now - order.since : 0
  const until = (order.receivedAt ?? now) + RETURN_DAYS * DAY + disputed
  order.returnUntil = isFinal || until <= now ? null : until
}

/** Sets the deadlines of a state that begins or is restarted now. */
function setDeadlines(order: ModelOrder, now: number) {
  const { state } = order
  order.since = now
  order.ends = null
  order.reminders = []
  order.remindAdminAt = null
  const { returnUntil } = order
  const isOpen = state === 'completed' && returnUntil !== null && returnUntil > now
  order.periodEnds = isOpen ? returnUntil : null
  if (order.disputedAmong && (state === 'paid' || state === 'delivered')) {
    order.remindAdminAt = now + 7 * DAY
    return
  }
  if (state === 'payment_sent') {
    const late = workingDays(now, 3)
    order.reminders = [
      { at: now + DAY, whom: 'seller' },
      { at: late, whom: 'buyer' },
    ]
    order.remindAdminAt = late
  }
  if (state === 'payment_disputed') order.remindAdminAt = now + 72 * HOUR
  if (state === 'paid') {
    order.ends = Math.max(stateDeadline(order), afterMeeting(order))
    if (order.cancel?.status === 'open') order.ends = Math.min(order.ends, now + 72 * HOUR)
    order.reminders = [{ at: now + 2 * DAY, whom: 'turn' }]
  }
  if (state === 'shipped') {
    order.reminders = [{ at: now + 14 * DAY, whom: 'buyer' }]
    order.remindAdminAt = now + 21 * DAY
  }
  if (state === 'delivered') order.ends = now + 72 * HOUR
  if (state === 'return_requested') {
    const late = workingDays(now, 3)
    order.reminders = [
      { at: now + DAY, whom: 'seller' },
      { at: late, whom: 'buyer' },
    ]
    order.remindAdminAt = late
  }
  if (state === 'return_approved') order.ends = now + 7 * DAY
  if (state === 'return_sent') {
    order.reminders = [{ at: now + 14 * DAY, whom: 'seller' }]
    order.ends = now + 21 * DAY
  }
  if (state === 'disputed') {
    order.ends = now + 14 * DAY
    order.remindAdminAt = now + 72 * HOUR
  }
}

type BankDecision = { status: 'open' | 'won' | 'lost'; whole: boolean }
function applyBankDispute(
  order: ModelOrder,
  { status, whole }: BankDecision,
  now: number,
): string[] {
  const isBack = ['return_requested', 'return_approved', 'return_sent'].includes(order.state)
  const isHeld = isBack || ['paid', 'shipped', 'delivered', 'disputed'].includes(order.state)
  const isOpen = isHeld || isReturnable(order, now)
  const waits = order.state === 'paid' || order.state === 'delivered'
  if (status === 'open' && (!isOpen || order.disputedAmong)) return []
  if (status === 'lost' && isHeld && (whole || order.state === 'paid')) {
    order.disputedAmong = false
    return enter(order, 'refunded', now)
  }
  if (status !== 'open' && !order.disputedAmong) return []
  order.disputedAmong = status === 'open'
  if (status === 'lost' && order.state === 'completed') order.returnUntil = null
  if (waits) setDeadlines(order, now)
  return []
}

const isReturnable = ({ state, returnUntil }: ModelOrder, now: number) =>
  state === 'completed' && returnUntil !== null && now < returnUntil

const agreed = (order: ModelOrder) => order.proposals.find((one) => one.status === 'agreed')?.at
const afterMeeting = (order: ModelOrder) => (agreed(order) ?? 0) + 3 * HOUR

/** When the booking ends, apart from the time for an online payment. */
const hold = (order: ModelOrder) => Math.max(order.bookedAt + 48 * HOUR, afterMeeting(order))

/** When a state without an agreed meeting ends automatically. */
function stateDeadline({ state, payment, since }: ModelOrder): number {
  if (state === 'paid') return workingDays(since, 5)
  return since + (payment === 'online' ? 30 * MINUTE : 48 * HOUR)
}

function correct(order: ModelOrder, tracking: string): Prediction {
  if (order.tracking === tracking) return []
  if (order.corrections === 5) return 'refused'
  order.tracking = tracking
  order.corrections += 1
  return ['shipment_corrected']
}

function predictDeadlines(order: ModelOrder, now: number): string[] {
  const until = Math.min(now, order.ends ?? Number.POSITIVE_INFINITY)
  const isOver = order.state === 'refunded' || order.state === 'completed'
  const reminder = isOver ? 'refund_reminded' : 'order_reminded'
  const reminders = order.reminders
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at)
    .map(({ whom }) => `${reminder} ${whom === 'turn' ? turn(order) : whom}`)
  order.reminders = order.reminders.filter(({ at }) => at > until)
  if (order.remindAdminAt !== null && order.remindAdminAt <= until) {
    reminders.push('order_reminded admin')
    // Only if nothing else would end it, and just once for all times that a downtime missed.
    const isUrgent = ['payment_disputed', 'return_requested'].includes(order.state)
    const every = isUrgent ? 3 * DAY : 7 * DAY
    const times = 1 + Math.floor((now - order.remindAdminAt) / every)
    order.remindAdminAt = order.ends === null ? order.remindAdminAt + times * every : null
  }
  if (order.periodEnds !== null && order.periodEnds <= now) {
    // The money waits for an open claim.
    if (isClaimOpen(order)) {
      order.periodEnds = now + DAY
      return reminders
    }
    order.periodEnds = null
    return [...reminders, 'order_return_period_ended']
  }
  if (order.ends === null || order.ends > now) return reminders
  if (order.state === 'awaiting_payment' && order.payment === 'online' && hold(order) > now) {
    order.payment = 'meet_up'
    order.ends = hold(order)
    return [...reminders, 'checkout_left']
  }
  if (order.state === 'return_approved')
    return [...reminders, ...enter(order, 'completed', now, 'keep_phone')]
  const after = { awaiting_payment: 'expired', paid: 'refunded', delivered: 'completed' } as const
  const to = order.state in after ? after[order.state as keyof typeof after] : 'refunded'
  return [...reminders, ...enter(order, to, now)]
}

/** Whose turn it is in a paid order. */
function turn({ delivery, proposals, cancel }: ModelOrder): Side {
  if (cancel?.status === 'open') return 'seller'
  if (delivery === 'shipping') return 'seller'
  const newest = proposals.at(-1)
  if (!newest) return delivery === null ? 'buyer' : 'seller'
  return newest.status === 'open' && newest.by === 'seller' ? 'buyer' : 'seller'
}

type TransitionAction = { as: OrderActor; transition: TransitionName; impostor: boolean }
function makeTransition(
  order: ModelOrder,
  action: TransitionAction,
  now: number,
  isOver: boolean,
): Prediction {
  // Events of carriers and banks have no user whose permission could be checked.
  const isPerson = action.as !== 'carrier' && action.as !== 'provider'
  if (action.impostor && isPerson) return 'refused'
  const may = expectedTransitions.filter(
    ([, name, by]) => name === action.transition && by.includes(action.as),
  )
  const line = may.find(([state]) => state === order.state)
  if (!line) return may.some(([, , , to]) => to === order.state) ? [] : 'refused'
  if (isOver && action.as !== 'admin' && action.as !== 'provider') return 'refused'
  if (action.transition === 'request_return' && (!isReturnable(order, now) || order.disputedAmong))
    return 'refused'
  const cash = action.transition === 'take_cash'
  const isTransfer = action.transition === 'send_payment' || action.transition === 'confirm_payment'
  if (isTransfer && order.payment !== 'transfer') return 'refused'
  if (cash && (order.payment !== 'meet_up' || order.delivery === 'shipping')) return 'refused'
  const events = enter(order, line[3], now, action.transition)
  return action.transition === 'request_return' ? [...events, ...withdrawModelClaim(order)] : events
}

function disputeClaim(order: ModelOrder, who: Person, now: number, isOver: boolean): Prediction {
  if (who !== order.buyer && who !== 'admin') return 'refused'
  // Repeated, also where the order is disputed for another reason.
  if (order.state === 'disputed') return []
  if (order.state !== 'completed' || isOver) return 'refused'
  const events = disputeModelClaim(order, now)
  return events === 'refused' ? events : [...enter(order, 'disputed', now), ...events]
}

type HandOver = { who: Person; right: boolean }
function handOver(order: ModelOrder, action: HandOver, now: number, isOver: boolean): Prediction {
  if (action.who !== 'seller' || !action.right) return 'refused'
  if (order.state === 'completed') return []
  const inCash = order.state === 'awaiting_payment'
  if ((!inCash && order.state !== 'paid') || isOver || order.delivery === 'shipping')
    return 'refused'
  if (inCash && order.payment !== 'meet_up') return 'refused'
  if (order.disputedAmong) return 'refused'
  return [...(inCash ? enter(order, 'paid', now) : []), ...enter(order, 'completed', now)]
}

type Choice = { who: Person; method: PaymentMethod }
function choose(order: ModelOrder, action: Choice, now: number, isOver: boolean): Prediction {
  if (action.who !== order.buyer || order.state !== 'awaiting_payment' || isOver) return 'refused'
  if (action.method === 'meet_up' && order.delivery === 'shipping') return 'refused'
  if (order.payment === action.method) return []
  order.payment = action.method
  const checkout = Math.min(order.ends ?? 0, now + 30 * MINUTE)
  order.ends = action.method === 'online' ? checkout : Math.max(hold(order), order.ends ?? 0)
  return ['payment_chosen']
}

function leave(order: ModelOrder, who: Person, _now: number, isOver: boolean): Prediction {
  if (who !== order.buyer || order.state !== 'awaiting_payment' || isOver) return 'refused'
  if (order.payment !== 'online') return []
  order.payment = 'meet_up'
  order.ends = Math.max(hold(order), order.ends ?? 0)
  return ['checkout_left']
}

type CancelRequest = { who: Person; reason: string }
function requestCancel(
  order: ModelOrder,
  action: CancelRequest,
  now: number,
  isOver: boolean,
): Prediction {
  if (action.who !== order.buyer) return 'refused'
  if (order.cancel?.reason === action.reason) return []
  if (order.state !== 'paid' || isOver || order.cancel || order.ends === null) return 'refused'
  order.cancel = { reason: action.reason, status: 'open', heldUntil: order.ends }
  order.ends = Math.min(order.ends, now + 72 * HOUR)
  if (now + DAY < order.ends) order.reminders.push({ at: now + DAY, whom: 'seller' })
  return ['cancellation_requested']
}

type AnswerCancel = { who: Person; accepts: boolean }
function answerCancellation(
  order: ModelOrder,
  action: AnswerCancel,
  now: number,
  isOver: boolean,
): Prediction {
  const { cancel } = order
  if (action.who !== 'seller' || !cancel) return 'refused'
  const isOpen = cancel.status === 'open'
  if (action.accepts) {
    if (!isOpen) return order.state === 'refunded' ? [] : 'refused'
    return isOver ? 'refused' : enter(order, 'refunded', now)
  }
  if (cancel.status === 'declined') return []
  if (!isOpen || isOver) return 'refused'
  cancel.status = 'declined'
  order.reminders = order.reminders.filter(({ whom }) => whom !== 'seller')
  if (order.ends !== null)
    order.ends = Math.max(cancel.heldUntil, stateDeadline(order), afterMeeting(order))
  return ['cancellation_declined']
}

type Settling = Extract<RandomAction, { do: 'deliver_by' | 'propose' | 'accept' }>
function settle(order: ModelOrder, action: Settling, now: number, isOver: boolean): Prediction {
  const side: Side | undefined =
    action.who === 'seller' ? 'seller' : action.who === order.buyer ? 'buyer' : undefined
  const isSettling = order.state === 'awaiting_payment' || order.state === 'paid'
  if (!side || !isSettling || isOver || order.cancel?.status === 'open') return 'refused'
  if (action.do === 'deliver_by') {
    if (side !== 'buyer') return 'refused'
    const postage = action.method === 'shipping' ? POSTAGE : 0
    const visible = action.sees ? postage : POSTAGE - postage
    if (order.delivery === action.method && visible === order.postage) return []
    // After the payment the sum cannot rise, and after a transfer nothing goes back.
    const isLater = order.state === 'paid' && postage !== order.postage
    if (isLater && (order.payment !== 'online' || postage > order.postage)) return 'refused'
    if (visible !== postage) return 'refused'
    order.postage = postage
    order.delivery = action.method
    if (action.method === 'shipping') endWithoutMeeting(order, now)
    return ['delivery_chosen']
  }
  if (order.delivery === 'shipping') return 'refused'
  return action.do === 'propose'
    ? propose(order, side, now, now + action.hours * HOUR)
    : accept(order, side, now)
}

function endWithoutMeeting(order: ModelOrder, now: number) {
  const waited = agreed(order) !== undefined
  for (const one of order.proposals) one.status = 'superseded'
  if (!waited || order.ends === null) return
  const fair = order.state === 'paid' ? workingDays(now, 2) : now + 30 * MINUTE
  order.ends = Math.min(order.ends, Math.max(stateDeadline(order), fair))
}

function propose(order: ModelOrder, side: Side, now: number, time: number): Prediction {
  if (time <= now || time > now + 60 * DAY) return 'refused'
  const last = order.proposals.at(-1)
  if (last?.by === side && last.at === time && last.status !== 'superseded') return []
  for (const one of order.proposals) if (one.status === 'open') one.status = 'superseded'
  order.proposals.push({ by: side, at: time, status: 'open' })
  return ['meet_up_proposed']
}

function accept(order: ModelOrder, side: Side, now: number): Prediction {
  const last = order.proposals.at(-1)
  if (!last || last.by === side) return 'refused'
  if (last.status === 'agreed') return []
  if (last.status === 'superseded' || last.at <= now) return 'refused'
  for (const one of order.proposals) one.status = 'superseded'
  last.status = 'agreed'
  const isCheckout = order.state === 'awaiting_payment' && order.payment === 'online'
  if (!isCheckout && !order.disputedAmong)
    order.ends = Math.max(stateDeadline(order), afterMeeting(order))
  return ['meet_up_agreed']
}
