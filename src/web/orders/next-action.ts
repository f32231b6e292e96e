import { isolate } from '../../shared/isolate.ts'
import type { Order } from '../api/index.ts'
import type { Translate } from '../ui/text.ts'
import type { OrderDetail } from './order-api.ts'

/** What the viewer of an order should do next; nothing for `wait` and `over`. */
export type NextAction =
  | 'choose_delivery'
  | 'pay'
  | 'send_payment'
  | 'confirm_payment'
  | 'answer_cancellation'
  | 'propose_meet_up'
  | 'accept_meet_up'
  | 'show_code'
  | 'enter_code'
  | 'ship'
  | 'mark_arrived'
  | 'confirm'
  | 'approve_return'
  | 'send_return'
  | 'receive_return'
  | 'dispute'
  | 'claim'
  | 'wait'
  | 'over'

export type MeetUp = OrderDetail['meetUps'][number]

/** What the order's next step means for its viewer; the page shows it first. */
export function nextActionFor(order: OrderDetail): NextAction {
  if (isOver(order)) return 'over'
  if (order.viewerRole === 'admin' || !order.next) return 'wait'
  switch (order.next.action) {
    case 'choose_delivery':
    case 'pay':
    case 'send_payment':
      return order.viewerRole === 'buyer' ? order.next.action : 'wait'
    case 'confirm_payment':
    case 'answer_cancellation':
      return order.viewerRole === 'seller' ? order.next.action : 'wait'
    case 'meet':
    case 'accept_meet_up':
      return meetUpAction(order)
    case 'ship':
      return order.viewerRole === 'seller' ? 'ship' : 'wait'
    case 'wait_for_parcel':
    case 'find_parcel':
      return order.viewerRole === 'buyer' ? 'mark_arrived' : 'wait'
    case 'inspect':
      return order.viewerRole === 'buyer' ? 'confirm' : 'wait'
    case 'answer_bank':
      // A bank dispute after delivery does not keep the buyer from confirming.
      return order.viewerRole === 'buyer' && order.transitions.includes('confirm')
        ? 'confirm'
        : 'wait'
    case 'approve_return':
      return order.viewerRole === 'seller' ? 'approve_return' : 'wait'
    case 'send_return':
      return order.viewerRole === 'buyer' ? 'send_return' : 'receive_return'
    case 'wait_for_return':
      return order.viewerRole === 'seller' ? 'receive_return' : 'wait'
    case 'answer_dispute':
    case 'send_back':
    case 'receive_return':
      return order.next.actor === order.viewerRole ? 'dispute' : 'wait'
    case 'decide':
      // Until an admin decides, either side can propose a solution.
      return 'dispute'
    case 'answer_claim':
    case 'decide_claim':
      return order.next.actor === order.viewerRole ? 'claim' : 'wait'
    case 'settle_claim':
      // The seller does what was agreed, and the buyer says that it is done.
      return 'claim'
    case 'wait_for_bank':
      return 'wait'
  }
}

/** Whether the order waits for its viewer, as the page says above the next step. */
export function turnFor(
  order: OrderDetail,
  action: NextAction,
  t: Translate<'orderPage.nextStep'>,
): { isYours: boolean; label: string } | undefined {
  const { viewerRole, next, buyer, seller } = order
  if (action === 'over' || !next) return undefined
  const isIdle = viewerRole === 'admin' ? next.actor !== 'admin' : action === 'wait'
  if (isIdle) return { isYours: false, label: t('turn.nothing') }
  if (action === 'mark_arrived' && next.action === 'wait_for_parcel')
    return { isYours: false, label: t('turn.onItsWay') }
  if (isPartysTurn(viewerRole, next, order)) return { isYours: true, label: t('turn.yours') }
  // In disputes, claims and returns both sides can act, not only the one whose turn it is.
  if (next.actor === 'admin') return { isYours: false, label: t('turn.admin') }
  const name = isolate({ buyer, seller }[next.actor])
  return { isYours: false, label: t('turn.person', { name }) }
}

function meetUpAction(order: OrderDetail): NextAction {
  if (agreedMeetUp(order)) return order.viewerRole === 'buyer' ? 'show_code' : 'enter_code'
  if (order.next?.action === 'accept_meet_up')
    return order.next.actor === order.viewerRole ? 'accept_meet_up' : 'wait'
  return order.actions.includes('propose_meet_up') ? 'propose_meet_up' : 'wait'
}

export function agreedMeetUp(order: OrderDetail): MeetUp | undefined {
  return order.meetUps.find(({ state }) => state === 'agreed')
}

/** The newest meet-up suggestion, while it is unanswered. */
export function openProposal({ meetUps: [newest] }: OrderDetail): MeetUp | undefined {
  return newest?.state === 'proposed' ? newest : undefined
}

function isOver(order: OrderDetail): boolean {
  return order.next === null || isBookingExpired(order, order.viewerRole)
}

type Next = NonNullable<Order['next']>
type Party = Next['actor']

/** Whether an order waits for this party, in lists and on its page. */
export function isPartysTurn(
  party: Party,
  { actor, action }: Next,
  { transitions }: Order,
): boolean {
  // The carrier has the parcel: the buyer can say that it has arrived, and need not.
  if (action === 'wait_for_bank' || action === 'wait_for_parcel') return false
  if (actor === party) return true
  // Buyer and seller both go to a meet-up.
  if (action === 'meet') return party !== 'admin'
  if (party !== 'buyer') return false
  // While an admin traces a parcel, or a bank reviews the payment, the buyer can still say that all is well.
  return action === 'find_parcel' || (action === 'answer_bank' && transitions.includes('confirm'))
}

/**
 * A booking past its deadline is over even before the job that closes it has run. Derived from what the
 * server still allows the buyer, so the browser's clock plays no part.
 */
export function isBookingExpired(
  { state, confirming, transitions }: Order,
  side: 'buyer' | 'seller' | 'admin',
): boolean {
  return state === 'awaiting_payment' && side === 'buyer' && !confirming && transitions.length === 0
}
