export const orderStates = [
  'awaiting_payment',
  'payment_sent',
  'payment_disputed',
  'paid',
  'shipped',
  'delivered',
  'disputed',
  'completed',
  'return_requested',
  'return_approved',
  'return_sent',
  'cancelled',
  'expired',
  'refunded',
] as const

export type OrderState = (typeof orderStates)[number]
/** `transfer`: outside this instance, by bank transfer or as the seller or the shop says. */
export const paymentMethods = ['online', 'transfer', 'meet_up'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export type Delivery = 'pick_up' | 'shipping'

/** Who makes a transition: a party to the order, an uninvolved person, or a deadline. */
export const orderActors = ['buyer', 'seller', 'carrier', 'admin', 'system', 'provider'] as const
export type OrderActor = (typeof orderActors)[number]

/**
 * What happens to the money. `cancel`: open payments are closed, and later ones refunded.
 * `release`: to the seller. `refund`: all of it to the buyer. `part_refund`: the given part to the
 * buyer, the rest to the seller.
 */
export type MoneyEffect = 'cancel' | 'release' | 'refund' | 'part_refund'

type OrderTransition = {
  from: readonly OrderState[]
  to: OrderState
  by: readonly OrderActor[]
  /** The event that records it. */
  event: string
  /** What becomes of the phone's listing; without it the phone stays held. */
  phone?: 'release' | 'shelve' | 'sell'
  money?: MoneyEffect
  /** The one way to pay that the transition belongs to. */
  payment?: PaymentMethod
  /** The one way to deliver; a transition of pick-up can also be made when nothing was chosen. */
  delivery?: Delivery
  /** The phone leaves one of the two: not while the buyer's bank may take the money back. */
  needsMoney?: true
  /** Only as long as the listing, as it was booked, lets the buyer return the phone. */
  needsReturnPeriod?: true
}

/** The life cycle of an order: all transitions. Anything else cannot happen. */
export const orderTransitions = {
  /** The provider has received the money; checkout notifies. */
  pay: {
    from: ['awaiting_payment'],
    to: 'paid',
    by: ['buyer'],
    event: 'order_paid',
    payment: 'online',
  },
  /** At a meet-up the buyer pays by giving the hand-over code along with the money. */
  take_cash: {
    from: ['awaiting_payment'],
    to: 'paid',
    by: ['seller'],
    event: 'order_paid',
    money: 'cancel',
    payment: 'meet_up',
    delivery: 'pick_up',
  },
  /** The buyer has sent the money outside this instance. */
  send_payment: {
    from: ['awaiting_payment'],
    to: 'payment_sent',
    by: ['buyer'],
    event: 'order_payment_sent',
    money: 'cancel',
    payment: 'transfer',
  },
  /** The money has arrived, even if the buyer has not marked it as sent. */
  confirm_payment: {
    from: ['awaiting_payment', 'payment_sent'],
    to: 'paid',
    by: ['seller', 'admin'],
    event: 'order_paid',
    money: 'cancel',
    payment: 'transfer',
  },
  dispute_payment: {
    from: ['payment_sent'],
    to: 'payment_disputed',
    by: ['buyer', 'seller', 'admin'],
    event: 'order_payment_disputed',
  },
  /** The money has arrived after all. */
  accept_payment: {
    from: ['payment_disputed'],
    to: 'paid',
    by: ['seller', 'admin'],
    event: 'order_paid',
  },
  /** The money was not sent, did not arrive, or was paid back. */
  reject_payment: {
    from: ['payment_disputed'],
    to: 'cancelled',
    by: ['buyer', 'admin'],
    event: 'order_cancelled',
    phone: 'release',
  },
  cancel: {
    from: ['awaiting_payment'],
    to: 'cancelled',
    by: ['buyer'],
    event: 'order_cancelled',
    phone: 'release',
    money: 'cancel',
  },
  expire: {
    from: ['awaiting_payment'],
    to: 'expired',
    by: ['system'],
    event: 'order_expired',
    phone: 'release',
    money: 'cancel',
  },
  /** The phone was taken down, or a party's account is gone. */
  call_off: {
    from: ['awaiting_payment'],
    to: 'cancelled',
    by: ['admin'],
    event: 'order_cancelled',
    phone: 'release',
    money: 'cancel',
  },
  hand_over: {
    from: ['paid'],
    to: 'completed',
    by: ['seller'],
    event: 'order_completed',
    phone: 'sell',
    money: 'release',
    delivery: 'pick_up',
    needsMoney: true,
  },
  ship: {
    from: ['paid'],
    to: 'shipped',
    by: ['seller'],
    event: 'order_shipped',
    delivery: 'shipping',
    needsMoney: true,
  },
  cancel_sale: {
    from: ['paid'],
    to: 'refunded',
    by: ['seller', 'admin', 'system'],
    event: 'order_refunded',
    phone: 'release',
    money: 'refund',
  },
  /** The bank took the payment back before the phone left its seller; what it left goes back too. */
  charge_back: {
    from: ['paid'],
    to: 'refunded',
    by: ['provider'],
    event: 'order_refunded',
    phone: 'release',
    money: 'refund',
  },
  /** The bank took all of the payment back of a phone that was sent. */
  charge_back_sent: {
    from: [
      'shipped',
      'delivered',
      'disputed',
      'return_requested',
      'return_approved',
      'return_sent',
    ],
    to: 'refunded',
    by: ['provider'],
    event: 'order_refunded',
    // Only the parties know where the phone is.
    phone: 'shelve',
    money: 'refund',
  },
  /** Also by an admin who is reminded after weeks of a buyer's silence. */
  deliver: {
    from: ['shipped'],
    to: 'delivered',
    by: ['buyer', 'carrier', 'admin'],
    event: 'order_delivered',
  },
  confirm: {
    from: ['delivered'],
    to: 'completed',
    by: ['buyer', 'system'],
    event: 'order_completed',
    phone: 'sell',
    money: 'release',
  },
  /** By deadline instead of `confirm`, for a banned buyer who cannot report a problem. */
  dispute: {
    from: ['shipped', 'delivered'],
    to: 'disputed',
    by: ['buyer', 'admin', 'system'],
    event: 'order_disputed',
  },
  /** The seller of a completed sale does not honor its warranty; there is a claim. */
  dispute_warranty: {
    from: ['completed'],
    to: 'disputed',
    by: ['buyer', 'admin'],
    event: 'order_disputed',
  },
  release: {
    from: ['disputed'],
    to: 'completed',
    by: ['buyer', 'admin'],
    event: 'order_completed',
    phone: 'sell',
    money: 'release',
  },
  /** A settlement or a decision: the sale stands, and a part is refunded. */
  part_refund: {
    from: ['disputed'],
    to: 'completed',
    by: ['buyer', 'seller', 'admin'],
    event: 'order_completed',
    phone: 'sell',
    money: 'part_refund',
  },
  refund: {
    from: ['disputed'],
    to: 'refunded',
    by: ['seller', 'admin', 'system'],
    event: 'order_refunded',
    // It may still be with its buyer, or lost: its seller puts it back up for sale.
    phone: 'shelve',
    money: 'refund',
  },
  /** The buyer does not want to keep a phone that can be returned. */
  request_return: {
    from: ['completed'],
    to: 'return_requested',
    by: ['buyer'],
    event: 'order_return_requested',
    needsMoney: true,
    needsReturnPeriod: true,
  },
  /** The seller says where the phone goes: an address, or a place to meet. */
  approve_return: {
    from: ['return_requested'],
    to: 'return_approved',
    by: ['seller'],
    event: 'order_return_approved',
  },
  send_return: {
    from: ['return_approved'],
    to: 'return_sent',
    by: ['buyer'],
    event: 'order_return_sent',
  },
  /** The buyer keeps the phone after all, or did not send it in time. */
  keep_phone: {
    from: ['return_requested', 'return_approved'],
    to: 'completed',
    by: ['buyer', 'system'],
    event: 'order_return_ended',
    money: 'release',
  },
  /** The phone is back: handed over, sent, or long enough on its way. */
  receive_return: {
    from: ['return_approved', 'return_sent'],
    to: 'refunded',
    by: ['seller', 'system'],
    event: 'order_refunded',
    phone: 'shelve',
    money: 'refund',
  },
  /** The seller does not take the return, or not in the state in which the phone came back. */
  dispute_return: {
    from: ['return_requested', 'return_approved', 'return_sent'],
    to: 'disputed',
    by: ['buyer', 'seller', 'admin'],
    event: 'order_disputed',
  },
} as const satisfies Record<string, OrderTransition>

export type TransitionName = keyof typeof orderTransitions
type TransitionEvent = (typeof orderTransitions)[TransitionName]['event']
export const transitionNames = Object.keys(orderTransitions) as TransitionName[]

/** A transition with all that a transition can have. */
export function getTransition(
  name: TransitionName,
): Omit<OrderTransition, 'event'> & { event: TransitionEvent } {
  return orderTransitions[name]
}

/** Transitions that a person makes with one request. Others need a provider, an admin or a deadline. */
export const ownTransitions = [
  'cancel',
  'send_payment',
  'confirm_payment',
  'dispute_payment',
  'hand_over',
  'ship',
  'deliver',
  'confirm',
  'dispute',
  'cancel_sale',
  'request_return',
  'approve_return',
  'send_return',
  'receive_return',
  'keep_phone',
  'dispute_return',
] as const satisfies TransitionName[]

/** States in which an order holds its phone; the unique index in the database names the same. */
export const liveStates = [
  'awaiting_payment',
  'payment_sent',
  'payment_disputed',
  'paid',
  'shipped',
  'delivered',
  'disputed',
  'return_requested',
  'return_approved',
  'return_sent',
] as const
export type LiveState = (typeof liveStates)[number]

export function isLive(state: OrderState): state is LiveState {
  return (liveStates as readonly OrderState[]).includes(state)
}

/** Live states after the sale: the phone goes back to its seller. */
export const returnStates = [
  'return_requested',
  'return_approved',
  'return_sent',
] as const satisfies LiveState[]

export function isReturn(state: OrderState): boolean {
  return (returnStates as readonly OrderState[]).includes(state)
}

/** Live states before the money has arrived: they count as unpaid bookings of the buyer. */
export const unpaidStates = [
  'awaiting_payment',
  'payment_sent',
  'payment_disputed',
] as const satisfies LiveState[]

export function isUnpaid(state: OrderState): boolean {
  return (unpaidStates as readonly OrderState[]).includes(state)
}

/** Buyer and seller disagree: about the payment, or about the phone. */
export function isDisputed(state: OrderState): boolean {
  return state === 'disputed' || state === 'payment_disputed'
}

/** Where a transition leads from a state; undefined when it cannot be made there. */
export function stateAfter(state: OrderState, name: TransitionName): OrderState | undefined {
  const transition = getTransition(name)
  return transition.from.includes(state) ? transition.to : undefined
}

export type TransitionRefusal =
  | 'not_allowed'
  | 'wrong_state'
  | ReturnType<typeof expiredRefusal>
  | 'bank_dispute'
  | 'return_period_over'
  | 'wrong_way'
type OrderStatus = {
  state: OrderState
  stateDueAt: Date | null
  payment: PaymentMethod
  delivery: Delivery | null
  bankDisputedAt: Date | null
  /** Until when the buyer can return the phone; null if not at all. */
  returnUntil: Date | null
}

/** Whose transitions no deadline of the parties' stops. */
const timeless: readonly OrderActor[] = ['system', 'admin', 'provider']

/**
 * Why a person cannot make a transition now. The deadline decides, not the punctuality of the job:
 * afterwards the parties cannot act, but an admin can.
 */
export function transitionRefusal(
  name: TransitionName,
  as: OrderActor,
  order: OrderStatus,
  now: Date,
): TransitionRefusal | undefined {
  const transition = getTransition(name)
  if (!transition.by.includes(as)) return 'not_allowed'
  if (!transition.from.includes(order.state)) return 'wrong_state'
  if (!timeless.includes(as) && isPastDeadline(order, now)) return expiredRefusal(order)
  if (transition.needsReturnPeriod && !isReturnable(order, now)) return 'return_period_over'
  if (transition.needsMoney && order.bankDisputedAt) return 'bank_dispute'
  if (transition.payment && order.payment !== transition.payment) return 'wrong_way'
  const delivery = order.delivery ?? 'pick_up'
  if (transition.delivery && delivery !== transition.delivery) return 'wrong_way'
}

/** Whether the buyer can still ask to return the phone. */
export function isReturnable(
  { returnUntil }: Pick<OrderStatus, 'returnUntil'>,
  now: Date,
): boolean {
  return returnUntil !== null && now < returnUntil
}

/** True once the state's deadline has passed, even if the job has not run. */
export function isPastDeadline(
  { stateDueAt }: Pick<OrderStatus, 'stateDueAt'>,
  now: Date,
): boolean {
  return stateDueAt !== null && stateDueAt <= now
}

/** What has expired when a state's deadline passes: the booking, or the time for the next step. */
export function expiredRefusal({ state }: Pick<OrderStatus, 'state'>) {
  return state === 'awaiting_payment' ? 'run_out' : 'time_is_up'
}

/** States in which the phone is with its buyer, who can still dispute the order. */
const inHand: readonly OrderState[] = ['shipped', 'delivered', 'disputed']

/** Whether the buyer can compare the phone with its listing. */
export function canCheckArrival(state: OrderState): boolean {
  return inHand.includes(state)
}
