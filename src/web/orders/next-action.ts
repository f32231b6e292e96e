import type { OrderDetail } from './order-api.ts'

/** What the viewer of an order should do next; nothing for `wait` and `over`. */
export type NextAction =
  | 'choose_delivery'
  | 'pay'
  | 'propose_meet_up'
  | 'accept_meet_up'
  | 'show_code'
  | 'enter_code'
  | 'ship'
  | 'mark_arrived'
  | 'confirm'
  | 'dispute'
  | 'wait'
  | 'over'

export type MeetUp = OrderDetail['meetUps'][number]

/** The one action that the page puts first. */
export function nextActionFor(order: OrderDetail): NextAction {
  if (isOver(order)) return 'over'
  if (order.state === 'disputed') return actionInDispute(order)
  if (order.state === 'paid' && order.next?.what === 'answer_bank') return 'wait'
  if (order.you === 'buyer') return buyerAction(order)
  return order.you === 'seller' ? sellerAction(order) : 'wait'
}

// While no reply and no parcel is due, either side can propose a solution.
function actionInDispute({ you, next }: OrderDetail): NextAction {
  if (you === 'admin') return 'wait'
  return next?.who === you || next?.what === 'decide' ? 'dispute' : 'wait'
}

function buyerAction(order: OrderDetail): NextAction {
  if (order.moves.includes('confirm')) return 'confirm'
  if (order.moves.includes('deliver')) return 'mark_arrived'
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

/** Neither delivery nor a meet-up has been discussed yet. */
export function isUndecided(order: OrderDetail): boolean {
  return isSettling(order) && order.delivery === null && order.meetUps.length === 0
}

function isSettling({ state }: OrderDetail): boolean {
  return state === 'awaiting_payment' || state === 'paid'
}

export function agreedMeetUp(order: OrderDetail): MeetUp | undefined {
  return order.meetUps.find(({ state }) => state === 'agreed')
}

/** The newest meet-up suggestion, while it is unanswered. */
export function openProposal({ meetUps: [newest] }: OrderDetail): MeetUp | undefined {
  return newest?.state === 'proposed' ? newest : undefined
}

/**
 * A booking past its deadline is over even before the job that closes it has run. Derived from the
 * actions that the server still allows, so the browser's clock plays no part.
 */
export function hasRunOut({ state, you, actions, confirming }: OrderDetail): boolean {
  return !confirming && state === 'awaiting_payment' && you === 'buyer' && !actions.includes('pay')
}

function isOver(order: OrderDetail): boolean {
  return order.next === null || hasRunOut(order)
}
