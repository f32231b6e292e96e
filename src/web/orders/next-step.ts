import type { PageMessages } from '../../text/pages.ts'
import { isBookingExpired, type NextAction, openProposal } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'
import { claimStep } from './warranty/claim-step.ts'

export type StepKey = keyof PageMessages['orderPage']['nextStep']['step']
type StepByAction = (order: OrderDetail) => Partial<Record<NextAction, StepKey>>

/** Which step of an order is next for its viewer. */
export function stepFor(order: OrderDetail, action: NextAction): StepKey {
  if (order.viewerRole === 'admin') return adminStep(order)
  if (action === 'over') return finalStep(order)
  const claim = claimStep(order)
  if (claim) return claim
  return (
    (order.viewerRole === 'buyer' ? buyerSteps : sellerSteps)(order)[action] ?? waitingStep(order)
  )
}

function waitingStep(order: OrderDetail): StepKey {
  const { viewerRole, next } = order
  const isTransfer = order.paymentMethod === 'transfer'
  if (next?.action === 'answer_bank') return bankDisputeStep(order)
  if (next?.action === 'wait_for_bank')
    return viewerRole === 'buyer' ? 'bankConfirmsBuyer' : 'bankConfirmsSeller'
  if (openProposal(order)) return 'waitForReply'
  switch (next?.action) {
    case 'pay':
      return 'waitForPayment'
    case 'send_payment':
      return 'waitForTransfer'
    case 'confirm_payment':
      return 'waitForConfirmation'
    case 'answer_cancellation':
      return 'requestedToCancel'
    case 'ship':
      return isTransfer ? 'waitForShippingTransfer' : 'waitForShipping'
    case 'wait_for_parcel':
      return isTransfer ? 'onItsWayTransfer' : 'onItsWay'
    case 'find_parcel':
      return 'tracing'
    case 'inspect':
      return isTransfer ? 'buyerChecksTransfer' : 'buyerChecks'
    case 'approve_return':
      return 'waitForReturnPlace'
    case 'wait_for_return':
      return order.paymentMethod === 'online' ? 'returnOnItsWay' : 'returnOnItsWayTransfer'
    case 'answer_dispute':
      return 'waitForDisputeReply'
    case 'send_back':
      return 'waitForSendBack'
    case 'receive_return':
      return 'waitForReceipt'
    default:
      return 'waitForOther'
  }
}

/** Who has the money while the order is in dispute. */
export function moneyInDispute(order: OrderDetail) {
  const { paymentMethod, viewerRole } = order
  const isSeller = viewerRole === 'seller'
  if (paymentMethod === 'online' && isAboutWarranty(order) && !order.refundable.isHeld)
    return isSeller ? 'paidOutYou' : 'paidOut'
  if (paymentMethod === 'online') return 'held'
  return isSeller ? 'outsideYou' : 'outside'
}

function isAboutWarranty({ timeline }: OrderDetail): boolean {
  const opened = timeline.findLast(({ event }) => event === 'order_disputed')
  return opened?.reason === 'warranty_not_honored'
}

function finalStep(order: OrderDetail): StepKey {
  const { viewerRole, state, paymentMethod, transitions } = order
  const isBuyer = viewerRole === 'buyer'
  if (isBookingExpired(order, viewerRole) || state === 'expired')
    return isBuyer ? 'expiredBuyer' : 'expiredSeller'
  const isSettled = state === 'completed' || state === 'refunded'
  if (isSettled && isChargedBack(order)) return chargebackStep(order)
  switch (state) {
    case 'completed':
      if (!isBuyer) return paymentMethod === 'online' ? 'sold' : 'soldOutside'
      if (paymentMethod !== 'online') return 'completedOutside'
      return transitions.includes('request_return') ? 'completedReturnable' : 'completedBuyer'
    case 'refunded':
      return isBuyer ? 'refundedBuyer' : 'refundedSeller'
    default:
      if (wasTransferDisputed(order)) return 'canceledUnpaid'
      return isBuyer ? 'canceledBuyer' : 'canceledSeller'
  }
}

function wasTransferDisputed({ timeline }: OrderDetail): boolean {
  return timeline.some(({ event }) => event === 'order_payment_disputed')
}

function adminStep({ next }: OrderDetail): StepKey {
  if (!next) return 'adminClosed'
  if (next.action === 'find_parcel') return 'adminTrace'
  if (next.action === 'answer_bank') return 'adminBank'
  if (next.action === 'decide') return 'adminDecide'
  if (next.action === 'wait_for_bank') return 'adminConfirming'
  return next.actor === 'admin' ? 'adminWaitAdmin' : 'adminWait'
}

function choiceStep({ offered, state }: OrderDetail): StepKey {
  const isPaid = state === 'paid'
  if (!offered.shipping) return isPaid ? 'choosePickUpPaid' : 'choosePickUp'
  if (!offered.pickUp) return isPaid ? 'chooseShippingPaid' : 'chooseShipping'
  return isPaid ? 'chooseDeliveryPaid' : 'chooseDelivery'
}

const buyerSteps: StepByAction = (order) => {
  const { paymentMethod, afterSale } = order
  const isPaid = order.state === 'paid'
  const isOnline = paymentMethod === 'online'
  return {
    choose_delivery: choiceStep(order),
    pay: 'pay',
    send_payment: order.transfer?.payee === 'shop' ? 'sendTransferShop' : 'sendTransfer',
    propose_meet_up: 'arrangeWithSeller',
    accept_meet_up: 'meetUpSuggested',
    show_code: isPaid ? (isOnline ? 'meetHeld' : 'meetPaid') : 'meet',
    send_return: afterSale.returnPostage === 'seller' ? 'sendReturnFree' : 'sendReturn',
    mark_arrived: 'markArrived',
    confirm: isOnline ? (afterSale.returnDays === null ? 'checkHeld' : 'checkReturnable') : 'check',
    dispute:
      order.next?.action === 'send_back'
        ? 'sendBack'
        : isPaymentDispute(order)
          ? 'provePayment'
          : 'resolve',
  }
}

function isPaymentDispute({ state }: OrderDetail): boolean {
  return state === 'payment_disputed'
}

const sellerSteps: StepByAction = (order) => {
  const isPaid = order.state === 'paid'
  const isOnline = order.paymentMethod === 'online'
  return {
    confirm_payment: 'confirmPayment',
    answer_cancellation: 'answerCancellation',
    propose_meet_up: 'arrangeWithBuyer',
    accept_meet_up: 'meetUpSuggested',
    enter_code: isPaid ? (isOnline ? 'handOverHeld' : 'handOverPaid') : 'handOver',
    approve_return: 'approveReturn',
    receive_return: order.state === 'return_sent' ? 'receiveReturnSent' : 'receiveReturn',
    ship: isOnline ? 'shipHeld' : 'ship',
    dispute:
      order.next?.action === 'receive_return'
        ? 'receiveBack'
        : isPaymentDispute(order)
          ? 'paymentDisputed'
          : isReportedBySeller(order)
            ? 'youReportedReturn'
            : 'buyerReported',
  }
}

function isReportedBySeller({ timeline }: OrderDetail): boolean {
  return timeline.findLast(({ event }) => event === 'order_disputed')?.by === 'seller'
}

/** True once the buyer's bank has reversed the payment, fully or in part. */
function isChargedBack({ timeline }: Pick<OrderDetail, 'timeline'>): boolean {
  return timeline.some(({ event }) => event === 'payment_dispute_lost')
}

/** While the buyer's bank disputes the payment the seller must keep the phone. */
function bankDisputeStep({ viewerRole, state }: OrderDetail): StepKey {
  const isBuyer = viewerRole === 'buyer'
  if (state !== 'paid') return isBuyer ? 'bankReviewsBuyer' : 'bankReviewsSeller'
  return isBuyer ? 'bankDisputesBuyer' : 'bankDisputesSeller'
}

/** How a sale ended whose payment the bank reversed. */
function chargebackStep({ viewerRole, state, timeline }: OrderDetail): StepKey {
  const isBuyer = viewerRole === 'buyer'
  const wasSent = timeline.some(({ event }) => event === 'order_shipped')
  if (state === 'completed') return isBuyer ? 'reversedBuyer' : 'reversedSeller'
  if (isBuyer) return wasSent ? 'chargedBackBuyerSent' : 'chargedBackBuyer'
  return wasSent ? 'chargedBackSellerSent' : 'chargedBackSeller'
}
