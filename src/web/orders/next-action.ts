import type { OrderDetail } from './order-api.ts'

/** What the page of an order asks of whoever looks at it; `wait` and `over` ask nothing. */
export type NextAction =
  | 'choose_delivery'
  | 'pay'
  | 'propose_meet_up'
  | 'accept_meet_up'
  | 'show_code'
  | 'enter_code'
  | 'ship'
  | 'say_delivered'
  | 'confirm'
  | 'dispute'
  | 'wait'
  | 'over'

export type MeetUp = OrderDetail['meetUps'][number]

/** The one thing to do now. A party has at most one; the rest of the page stays calm. */
export function nextActionFor(order: OrderDetail): NextAction {
  if (isOver(order)) return 'over'
  if (order.state === 'disputed') return actionInDispute(order)
  if (order.state === 'paid' && order.next?.what === 'answer_bank') return 'wait'
  if (order.you === 'buyer') return buyerAction(order)
  return order.you === 'seller' ? sellerAction(order) : 'wait'
}

// While nobody has to answer or to send, either can propose how to settle.
function actionInDispute({ you, next }: OrderDetail): NextAction {
  if (you === 'admin') return 'wait'
  return next?.who === you || next?.what === 'decide' ? 'dispute' : 'wait'
}

function buyerAction(order: OrderDetail): NextAction {
  if (order.moves.includes('confirm')) return 'confirm'
  if (order.moves.includes('deliver')) return 'say_delivered'
  if (isUndecided(order)) return 'choose_delivery'
  if (order.next?.what === 'pay') return 'pay'
  if (order.confirming) return 'wait'
  return meetUpAction(order, 'show_code')
}

function sellerAction(order: OrderDetail): NextAction {
  if (order.moves.includes('ship')) return 'ship'
  if (order.next?.what === 'pay' || order.confirming || isUndecided(order)) return 'wait'
  return meetUpAction(order, 'enter_code')
}

function meetUpAction(order: OrderDetail, whenMet: NextAction): NextAction {
  if (!isSettling(order) || order.delivery === 'shipping') return 'wait'
  if (agreedMeetUp(order)) return whenMet
  if (order.actions.includes('accept_meet_up')) return 'accept_meet_up'
  if (openProposal(order)) return 'wait'
  return order.actions.includes('propose_meet_up') ? 'propose_meet_up' : 'wait'
}

/** Neither how the phone gets to the buyer nor where the two meet has come up yet. */
export function isUndecided(order: OrderDetail): boolean {
  return isSettling(order) && order.delivery === null && order.meetUps.length === 0
}

function isSettling({ state }: OrderDetail): boolean {
  return state === 'awaiting_payment' || state === 'paid'
}

export function agreedMeetUp(order: OrderDetail): MeetUp | undefined {
  return order.meetUps.find(({ state }) => state === 'agreed')
}

/** The newest proposal, while nobody has agreed to it. */
export function openProposal({ meetUps: [newest] }: OrderDetail): MeetUp | undefined {
  return newest?.state === 'proposed' ? newest : undefined
}

/**
 * A hold whose time is up can no longer be saved by anybody, even before it is swept away. Told from
 * what may still be done, by the server's clock; a seller waits in vain for seconds at most.
 */
export function hasRunOut({ state, you, actions, confirming }: OrderDetail): boolean {
  return !confirming && state === 'awaiting_payment' && you === 'buyer' && !actions.includes('pay')
}

function isOver(order: OrderDetail): boolean {
  return order.next === null || hasRunOut(order)
}
