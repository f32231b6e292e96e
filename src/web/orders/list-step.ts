import { isolate } from '../../shared/isolate.ts'
import type { PageMessages } from '../../text/pages.ts'
import type { Order } from '../api/index.ts'
import { type Translate, useTranslations } from '../ui/text.ts'
import { isBookingExpired, isPartysTurn } from './next-action.ts'

type Next = NonNullable<Order['next']>
type Side = 'buyer' | 'seller'
/** The next step of an order in a list; `yours` when this viewer has to act. */
type ListStep = { label: string; yours: boolean }
export type ListSteps = ReturnType<typeof listSteps>

/** The steps of orders in the language of the page. */
export function useListSteps(): ListSteps {
  return listSteps(useTranslations('orders'))
}

/** A function for the step that the server names, as one side reads it; undefined when nothing is left to do. */
export function listSteps(t: Translate<'orders'>) {
  return (order: Order, side: Side): ListStep | undefined => {
    const { next } = order
    if (!next || isBookingExpired(order, side)) return
    const step = steps[next.action](order)[side]
    const buyer = isolate(order.buyer)
    const seller = isolate(order.seller)
    const name = side === 'buyer' ? seller : buyer
    return {
      label: t(`step.${step}`, { buyer, seller, name }),
      yours: isPartysTurn(side, next, order),
    }
  }
}

type StaffOrder = { next: Next | null; buyer: string; seller: string }

/** While a carrier has the phone nobody has to do anything by a time. */
const onItsWay: readonly Next['action'][] = ['wait_for_parcel', 'receive_return', 'wait_for_return']

/**
 * The next step of any order as staff read it, and when it is due: undefined when nothing is left to
 * do, due at no time while the phone is on its way.
 */
export function staffSteps(t: Translate<'orders'>) {
  return ({ next, ...names }: StaffOrder) => {
    if (!next) return
    const buyer = isolate(names.buyer)
    const seller = isolate(names.seller)
    const name = next.actor === 'buyer' ? buyer : seller
    return {
      label: t(`step.${staffStep[next.action]}`, { buyer, seller, name }),
      dueAt: onItsWay.includes(next.action) ? null : next.dueAt,
    }
  }
}

/** Orders in which this side has to act, then other open ones, then the rest; each as they came. */
export function openFirst(orders: readonly Order[], side: Side): Order[] {
  const rank = (order: Order) => {
    if (!order.next || isBookingExpired(order, side)) return 2
    return isPartysTurn(side, order.next, order) ? 0 : 1
  }
  return orders.toSorted((a, b) => rank(a) - rank(b))
}

/** The key of a step's text. */
type Step = keyof PageMessages['orders']['step']
type Steps = { buyer: Step; seller: Step }

const steps: Record<Next['action'], (order: Order) => Steps> = {
  choose_delivery: () => ({ buyer: 'chooseDelivery', seller: 'waitForDelivery' }),
  pay: () => ({ buyer: 'pay', seller: 'waitForPayment' }),
  send_payment: () => ({ buyer: 'sendPayment', seller: 'waitForPayment' }),
  wait_for_bank: () => ({ buyer: 'bankConfirms', seller: 'buyersBankConfirms' }),
  accept_meet_up: ({ next }) =>
    next?.actor === 'buyer'
      ? { buyer: 'answerMeetUp', seller: 'waitForReply' }
      : { buyer: 'waitForReply', seller: 'answerMeetUp' },
  meet: ({ state }) => ({
    buyer: state === 'awaiting_payment' ? 'meetAndPay' : 'meet',
    seller: 'meet',
  }),
  confirm_payment: () => ({ buyer: 'waitForConfirmation', seller: 'confirmPayment' }),
  answer_cancellation: () => ({ buyer: 'waitForAnswer', seller: 'answerCancellation' }),
  ship: () => ({ buyer: 'waitForShipping', seller: 'ship' }),
  wait_for_parcel: () => ({ buyer: 'reportArrival', seller: 'onItsWay' }),
  find_parcel: () => ({ buyer: 'reportArrival', seller: 'tracing' }),
  inspect: () => ({ buyer: 'check', seller: 'buyerChecks' }),
  answer_bank: ({ state, transitions }) => ({
    buyer: transitions.includes('confirm') ? 'check' : 'bankReviews',
    seller: state === 'paid' ? 'keepPhone' : 'buyersBankReviews',
  }),
  answer_dispute: () => ({ buyer: 'waitForReply', seller: 'replyToDispute' }),
  decide: () => ({ buyer: 'waitForAdmin', seller: 'waitForAdmin' }),
  send_back: () => ({ buyer: 'sendBack', seller: 'waitForReturn' }),
  receive_return: () => ({ buyer: 'onItsWayBack', seller: 'confirmReturn' }),
  approve_return: () => ({ buyer: 'waitForAnswer', seller: 'namePlace' }),
  send_return: () => ({ buyer: 'sendBack', seller: 'waitForReturn' }),
  wait_for_return: () => ({ buyer: 'onItsWayBack', seller: 'confirmReturn' }),
  answer_claim: () => ({ buyer: 'waitForAnswer', seller: 'answerClaim' }),
  decide_claim: ({ claimState }) => ({
    buyer: claimState === 'refused' ? 'claimRefused' : 'claimIgnored',
    seller: 'waitForBuyer',
  }),
  settle_claim: () => ({ buyer: 'confirmClaim', seller: 'settleClaim' }),
}

const staffStep: Record<Next['action'], Step> = {
  choose_delivery: 'waitForDelivery',
  pay: 'waitForPayment',
  send_payment: 'waitForPayment',
  wait_for_bank: 'buyersBankConfirms',
  accept_meet_up: 'waitForReply',
  meet: 'bothMeet',
  confirm_payment: 'waitForConfirmation',
  answer_cancellation: 'waitForAnswer',
  ship: 'waitForShipping',
  wait_for_parcel: 'onItsWay',
  find_parcel: 'tracing',
  inspect: 'buyerChecks',
  answer_bank: 'buyersBankReviews',
  answer_dispute: 'waitForReply',
  decide: 'waitForAdmin',
  send_back: 'waitForReturn',
  receive_return: 'onItsWayBack',
  approve_return: 'waitForAnswer',
  send_return: 'waitForReturn',
  wait_for_return: 'onItsWayBack',
  answer_claim: 'waitForClaimAnswer',
  decide_claim: 'waitForClaimDecision',
  settle_claim: 'waitForClaimSettled',
}
