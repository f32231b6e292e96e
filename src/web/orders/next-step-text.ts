import { formatMoney } from '../../shared/money.ts'
import {
  ARRIVAL_ADMIN_DAYS,
  INSPECTION_HOURS,
  RETURN_ANSWER_WORKING_DAYS,
  TRANSFER_CONFIRMATION_WORKING_DAYS,
  TRANSFER_WORKING_DAYS,
} from '../../shared/orders/order-limits.ts'
import { formatQuantity, spellQuantity } from '../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import { isBookingExpired, type NextAction, openProposal } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'
import { claimStepText } from './warranty/claim-labels.ts'

type StepText = { title: string; text: string }
type TextByAction = (order: OrderDetail) => Partial<Record<NextAction, StepText>>

/** The next step of an order as its buyer, its seller or an admin reads it. */
export function stepText(order: OrderDetail, action: NextAction): StepText {
  if (order.viewerRole === 'admin') return adminText(order)
  if (action === 'over') return finalText(order)
  const claim = claimStepText(order)
  if (claim) return claim
  return (
    (order.viewerRole === 'buyer' ? buyerText : sellerText)(order)[action] ?? waitingText(order)
  )
}

function waitingText(order: OrderDetail): StepText {
  const { viewerRole, buyer, seller, next } = order
  const other = viewerRole === 'buyer' ? seller : buyer
  if (next?.action === 'answer_bank') return bankDisputeText(order)
  if (next?.action === 'wait_for_bank') return bankConfirmationText(order)
  if (openProposal(order))
    return {
      title: `Waiting for ${other} to reply`,
      text: 'You suggested a time and place to meet. You can still suggest another one.',
    }
  switch (next?.action) {
    case 'pay':
      return {
        title: `Waiting for ${buyer} to pay`,
        text: 'Keep the phone until then. If they don’t pay in time, it goes back up for sale.',
      }
    case 'send_payment':
      return {
        title: `Waiting for ${buyer} to pay`,
        text: `They pay you by transfer with the reference ${order.number}. Keep the phone until the money has arrived. If they don’t pay in time, it goes back up for sale.`,
      }
    case 'confirm_payment':
      return {
        title: `Waiting for ${seller} to confirm your payment`,
        text: `Transfers can take up to ${spellQuantity(TRANSFER_WORKING_DAYS, 'working day')}. The phone stays reserved for you. If they don’t confirm after ${spellQuantity(TRANSFER_CONFIRMATION_WORKING_DAYS, 'working day')}, we remind you both and tell an admin.`,
      }
    case 'answer_cancellation':
      return {
        title: `You asked ${seller} to cancel`,
        text: 'If they neither answer nor hand over the phone in time, the order is canceled and you get your money back.',
      }
    case 'ship':
      return {
        title: `${seller} is getting your phone ready`,
        text:
          order.paymentMethod === 'transfer'
            ? `${seller} has your payment. If the phone isn’t shipped in time, the order is canceled and they have to pay you back.`
            : 'We’re holding your money. If the phone isn’t shipped in time, you get a full refund.',
      }
    case 'wait_for_parcel':
      return {
        title: `The phone is on its way to ${buyer}`,
        text:
          order.paymentMethod === 'transfer'
            ? 'The sale completes once it has arrived and matches the description.'
            : 'You get paid once it has arrived and matches the description.',
      }
    case 'find_parcel':
      return {
        title: 'An admin is tracing the parcel',
        text: `It was shipped ${spellQuantity(ARRIVAL_ADMIN_DAYS / 7, 'week')} ago and nobody has confirmed delivery. Message ${buyer} and contact the carrier.`,
      }
    case 'inspect':
      return {
        title: `${buyer} is checking the phone`,
        text:
          order.paymentMethod === 'transfer'
            ? 'If they don’t report a problem in time, the sale completes automatically.'
            : 'If they don’t report a problem in time, you get paid automatically.',
      }
    case 'approve_return':
      return {
        title: `Waiting for ${seller} to say where to`,
        text: `They tell you where to send or bring the phone. If they don’t answer within ${spellQuantity(RETURN_ANSWER_WORKING_DAYS, 'working day')}, we notify an admin, and you can report a problem.`,
      }
    case 'wait_for_return':
      return {
        title: 'Your return is on its way',
        text:
          order.paymentMethod === 'online'
            ? `You’re refunded when ${seller} has the phone, or at the latest when it counts as received.`
            : `${seller} has to pay you back when they have the phone.`,
      }
    case 'answer_dispute':
      return {
        title: `Waiting for ${seller} to reply`,
        text: holdText(order, 'You can add more details below.'),
      }
    case 'send_back':
      return {
        title: `Waiting for ${buyer} to send the phone back`,
        text: 'When the parcel arrives, tell us below what’s in it. The buyer is refunded if it’s the phone you sold.',
      }
    case 'receive_return':
      return {
        title: 'Your return is on its way',
        text: `You’ll be refunded when ${seller} receives it.`,
      }
    default:
      return {
        title: `Waiting for ${other}`,
        text: 'You haven’t agreed on delivery yet.',
      }
  }
}

/** Who has the money while the order is in dispute. */
function holdText(order: OrderDetail, more: string): string {
  const { paymentMethod, viewerRole, seller } = order
  const payer = viewerRole === 'seller' ? 'you' : seller
  if (paymentMethod === 'online' && isAboutWarranty(order) && !order.refundable.isHeld)
    return `The money was paid out after the sale: a refund is paid back by ${payer}. ${more}`
  if (paymentMethod === 'online') return `We hold the money until the dispute is resolved. ${more}`
  return `No money passed through us: a refund is paid back by ${payer}. ${more}`
}

function isAboutWarranty({ timeline }: OrderDetail): boolean {
  const opened = timeline.findLast(({ event }) => event === 'order_disputed')
  return opened?.reason === 'warranty_not_honored'
}

function finalText(order: OrderDetail): StepText {
  const { viewerRole, seller, buyer, state, paymentMethod, transitions } = order
  if (isBookingExpired(order, viewerRole) || state === 'expired')
    return {
      title: 'Booking expired',
      text:
        viewerRole === 'buyer'
          ? 'You weren’t charged. If the phone is still for sale, you can book it again.'
          : 'The buyer didn’t pay. The phone is back up for sale.',
    }
  const isSettled = state === 'completed' || state === 'refunded'
  if (isSettled && isChargedBack(order)) return chargebackText(order)
  switch (state) {
    case 'completed':
      return {
        title: viewerRole === 'buyer' ? 'The phone is yours' : 'Sold',
        text:
          viewerRole === 'buyer'
            ? paymentMethod === 'online'
              ? returnText(order) ||
                owedText(order).trim() ||
                `Order complete. Your payment now goes to ${seller}.`
              : `Order complete. You have paid ${seller}.${owedText(order)}${transitions.includes('request_return') ? ' You can still return the phone.' : ''}`
            : paymentMethod === 'online'
              ? `Order complete.${payoutText(order)}${owedText(order)}`
              : `Order complete. ${buyer} has the phone and has paid you.${owedText(order)}`,
      }
    case 'refunded':
      return {
        title: 'Order refunded',
        text: order.refund
          ? owedText(order).trim()
          : viewerRole === 'buyer'
            ? 'Your full payment will be refunded to your original payment method. Banks can take up to 10 days.'
            : `${buyer} gets a full refund.`,
      }
    default:
      return {
        title: 'Booking canceled',
        text: wasTransferDisputed(order)
          ? 'The payment was not received. If any money arrives later, the seller has to pay it back.'
          : viewerRole === 'buyer'
            ? 'You weren’t charged.'
            : 'The phone is back up for sale unless you paused the listing.',
      }
  }
}

/** What the seller pays back outside this instance; empty when nothing is owed. */
function owedText({ refund, viewerRole, seller, buyer, currency }: OrderDetail): string {
  if (!refund) return ''
  const sum = formatMoney(refund.refundMinor, currency)
  if (refund.confirmedAt) return ` ${sum} was paid back.`
  return viewerRole === 'buyer'
    ? ` ${seller} has to pay you back ${sum}. Confirm it here once it has arrived.`
    : ` Pay ${sum} back to ${buyer} the way they paid you. They confirm it here.`
}

function wasTransferDisputed({ timeline }: OrderDetail): boolean {
  return timeline.some(({ event }) => event === 'order_payment_disputed')
}

/** What a completed order means to a buyer who can still return the phone. */
function returnText({ transitions, seller }: OrderDetail): string {
  return transitions.includes('request_return')
    ? `Order complete. You can still return the phone. Your payment goes to ${seller} after that.`
    : ''
}

/** Where the seller's money is, as far as we know. */
function payoutText({ payout, buyer }: Pick<OrderDetail, 'payout' | 'buyer'>): string {
  switch (payout) {
    case 'not_set_up':
      return ' Set up payouts to receive your money.'
    case 'waiting':
      return ` We’ll pay you once ${buyer}’s bank has decided on the disputed payment.`
    case 'return_period':
      return ` We hold your money until the phone can no longer be returned. Then we pay you.`
    case 'held':
      return 'It is paid out later: see Payouts for when and why.'
    case 'on_its_way':
      return ' Your money is on its way to your payout account.'
    case 'sent':
      return ' Your payout has been sent.'
    default:
      return ''
  }
}

function adminText({ next, buyer, seller }: OrderDetail): StepText {
  if (!next) return { title: 'This order is closed', text: 'No action is needed.' }
  if (next.action === 'find_parcel')
    return {
      title: 'Find out whether the parcel arrived',
      text: `It was shipped ${spellQuantity(ARRIVAL_ADMIN_DAYS / 7, 'week')} ago and nobody has confirmed delivery. Track the parcel and ask both sides. If it arrived, mark it as arrived. If not, open a dispute so ${buyer} can be refunded.`,
    }
  if (next.action === 'answer_bank')
    return {
      title: 'The buyer’s bank is disputing the payment',
      text: 'Respond in the payment provider’s dashboard, using the details of this order. Until the bank decides, the phone must not change hands.',
    }
  if (next.action === 'decide')
    return {
      title: 'Decide the dispute',
      text: 'Read below what both sides say and show, then decide.',
    }
  if (next.action === 'wait_for_bank')
    return {
      title: 'The buyer’s bank is confirming the payment',
      text: 'If it doesn’t confirm in time, the phone goes back up for sale, and a later payment is refunded in full.',
    }
  const names = { buyer, seller, admin: 'an admin' }
  return {
    title: `Waiting for ${names[next.actor]}`,
    text: 'You can see this order because you’re an admin. The next step is up to the buyer and seller.',
  }
}

function waysToGetIt({ seller, offered }: OrderDetail): string {
  if (!offered.shipping) return `Pick it up from ${seller}.`
  return offered.pickUp ? `Pick it up from ${seller}, or have it shipped.` : `${seller} ships it.`
}

const buyerText: TextByAction = (order) => {
  const { seller } = order
  const price = formatMoney(order.totalMinor, order.currency)
  const paid = order.state === 'paid'
  const toShop = order.transfer?.payee === 'shop'
  return {
    choose_delivery: {
      title: 'Choose delivery',
      text: paid
        ? waysToGetIt(order)
        : `The phone is reserved for you. ${waysToGetIt(order)} Choose how to pay.`,
    },
    pay: {
      title: `Pay ${price}`,
      text: 'The phone is reserved for you. Choose how to pay.',
    },
    send_payment: {
      title: `Pay ${price} by transfer`,
      text: `Send the money to ${toShop ? 'the shop' : seller} with the reference, then tell us.${toShop ? '' : ' It goes to them directly, so we can’t refund it.'}`,
    },
    propose_meet_up: {
      title: `Arrange to meet ${seller}`,
      text: 'Suggest a public place, in daylight if possible, such as a café, library or station.',
    },
    accept_meet_up: {
      title: `${seller} suggested a meet-up`,
      text: 'Accept it, or suggest another time or place.',
    },
    show_code: {
      title: `Meet ${seller}`,
      text: paid
        ? order.paymentMethod === 'online'
          ? 'Try the phone first. If you’re happy with it, show your code: it releases your payment to the seller.'
          : 'Try the phone first. If you’re happy with it, show your code: it completes the sale.'
        : `Try the phone, pay ${price}, then show your code. Your code completes the sale.`,
    },
    send_return: {
      title: 'Send the phone back',
      text: `Send or bring it to the place below, complete and signed out of all accounts. Use a tracked service. ${order.afterSale.returnPostage === 'seller' ? `${seller} pays the postage.` : 'You pay the postage.'}`,
    },
    mark_arrived: {
      title: 'The phone is on its way to you',
      text: `Tell us when it arrives. You’ll then have ${formatQuantity(INSPECTION_HOURS / HOURS_A_DAY, 'day')} to check it.`,
    },
    confirm: {
      title: 'Check your phone',
      text:
        order.paymentMethod === 'online'
          ? `If everything matches the listing, confirm it and we’ll pay ${seller}${order.afterSale.returnDays === null ? '' : ' when the return period is over'}. If something’s wrong, report it before the deadline.`
          : 'If everything matches the listing, confirm it. If something’s wrong, report it before the deadline.',
    },
    dispute:
      order.next?.action === 'send_back'
        ? {
            title: 'Send the phone back',
            text: 'Use a tracked service. You’ll be refunded when the seller receives it.',
          }
        : {
            title: 'Resolve the dispute',
            text: isPaymentDispute(order)
              ? `Add proof of your payment below. ${seller} can still confirm it; otherwise an admin decides.`
              : holdText(order, 'Propose a solution below, or respond to the current proposal.'),
          },
  }
}

function isPaymentDispute({ state }: OrderDetail): boolean {
  return state === 'payment_disputed'
}

const sellerText: TextByAction = (order) => {
  const { buyer } = order
  const price = formatMoney(order.totalMinor, order.currency)
  const paid = order.state === 'paid'
  return {
    confirm_payment: {
      title: `Has ${buyer}’s payment arrived?`,
      text: `${buyer} says that they’ve sent it. Check your account, and don’t hand over or ship the phone before the money is there. Transfers can take up to ${spellQuantity(TRANSFER_WORKING_DAYS, 'working day')}.`,
    },
    answer_cancellation: {
      title: `${buyer} asks to cancel`,
      text: 'Accept or decline. If you do nothing in time, the order is canceled and refunded.',
    },
    propose_meet_up: {
      title: `Arrange to meet ${buyer}`,
      text: 'Suggest a public place where they can try the phone, such as a café, library or station.',
    },
    accept_meet_up: {
      title: `${buyer} suggested a meet-up`,
      text: 'Accept it, or suggest another time or place.',
    },
    enter_code: {
      title: `Hand over the phone to ${buyer}`,
      text: paid
        ? order.paymentMethod === 'online'
          ? `${buyer} has paid. Let them try the phone, then ask for their six-digit code. It releases your money.`
          : `${buyer} has paid. Let them try the phone, then ask for their six-digit code. It completes the sale.`
        : `Let ${buyer} try the phone, collect ${price}, then ask for their six-digit code.`,
    },
    approve_return: {
      title: `${buyer} wants to return the phone`,
      text: 'You sold it with returns. Tell them where to send or bring it.',
    },
    receive_return: {
      title:
        order.state === 'return_sent'
          ? 'Your phone is on its way back'
          : `${buyer} returns the phone`,
      text: `When you have it, check it and confirm. If it isn’t the phone you sold, or not in the condition you sold it in, report a problem instead.`,
    },
    ship: {
      title: `Ship the phone to ${buyer}`,
      text: `${buyer} has paid${order.paymentMethod === 'online' ? ' and we’re holding the money for you' : ''}. Sign out of your accounts, reset the phone, pack it well and use a tracked service.`,
    },
    dispute:
      order.next?.action === 'receive_return'
        ? {
            title: 'Your phone is on its way back',
            text: 'When the parcel arrives, tell us below what’s in it. If it’s the phone you sold, the buyer is refunded.',
          }
        : {
            title: isPaymentDispute(order)
              ? 'The payment is in dispute'
              : isReportedBySeller(order)
                ? 'You reported a problem with the return'
                : `${buyer} reported a problem`,
            text: isPaymentDispute(order)
              ? 'If the payment has arrived, end the dispute below. Otherwise say what you see in your account, and an admin decides.'
              : holdText(order, 'Reply below or propose a solution.'),
          },
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
function bankDisputeText({ viewerRole, state, buyer }: OrderDetail): StepText {
  if (state !== 'paid')
    return {
      title: 'The bank is reviewing the payment',
      text:
        viewerRole === 'buyer'
          ? 'Your bank is disputing the payment. We hold the money until it decides.'
          : `${buyer}’s bank is disputing the payment. We can’t pay you until it decides.`,
    }
  return viewerRole === 'buyer'
    ? {
        title: 'Your bank is disputing the payment',
        text: 'The seller keeps the phone until your bank decides. If you made this payment, tell your bank.',
      }
    : {
        title: 'Keep the phone for now',
        text: `${buyer}’s bank is disputing the payment. Don’t ship the phone or hand it over until the bank decides. Your deadline restarts then.`,
      }
}

function bankConfirmationText({ viewerRole, buyer }: OrderDetail): StepText {
  return viewerRole === 'buyer'
    ? {
        title: 'Your bank is confirming the payment',
        text: 'You don’t need to do anything: we’ll let you know when it’s confirmed. The phone stays reserved for you. If your bank declines, you can pay another way.',
      }
    : {
        title: `${buyer}’s bank is confirming the payment`,
        text: 'Keep the phone until the payment is confirmed. We’ll let you know right away. If it isn’t confirmed in time, the phone goes back up for sale.',
      }
}

/** How a sale ended whose payment the bank reversed. */
function chargebackText({ viewerRole, state, buyer, timeline }: OrderDetail): StepText {
  const wasSent = timeline.some(({ event }) => event === 'order_shipped')
  if (state === 'completed')
    return viewerRole === 'buyer'
      ? { title: 'The phone is yours', text: 'Your bank reversed the payment after the sale.' }
      : {
          title: 'Sold, but the payment was reversed',
          text: `${buyer}’s bank reversed the payment after the sale. The amount will be deducted from your next payouts.`,
        }
  return {
    title: 'The bank reversed the payment',
    text:
      viewerRole === 'buyer'
        ? `The sale was canceled and your bank has refunded you.${wasSent ? ' The phone belongs to the seller.' : ''}`
        : `The sale was canceled and ${buyer} has the money back.${wasSent ? ' Message each other to arrange the return of the phone.' : ' You keep the phone.'}`,
  }
}
