import type { Order } from '../api/index.ts'
import { money } from '../dashboard/money.ts'
import { hasRunOut, type NextAction, openProposal } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'

/** What happens now, in a headline and a sentence or two for whoever looks. */
export function stepText(order: OrderDetail, act: NextAction): StepText {
  if (order.you === 'admin') return adminText(order)
  if (act === 'over') return finalText(order)
  return (order.you === 'buyer' ? buyerText : sellerText)(order)[act] ?? waitingText(order)
}

function waitingText(order: OrderDetail): StepText {
  const { you, buyer, seller, next } = order
  const other = you === 'buyer' ? seller : buyer
  if (next?.what === 'answer_bank') return bankDisputeText(order)
  if (next?.what === 'wait_for_bank') return bankConfirmationText(order)
  if (openProposal(order))
    return {
      title: `Waiting for ${other} to answer`,
      text: 'You have proposed where and when to meet. You can propose something else meanwhile.',
    }
  switch (next?.what) {
    case 'pay':
      return {
        title: `Waiting for ${buyer} to pay`,
        text: 'Keep the phone until then. If no payment comes in time, it is on sale again.',
      }
    case 'ship':
      return {
        title: `${seller} is getting your phone ready`,
        text: 'Your money is held. If the phone is not sent in time, all of it goes back to you.',
      }
    case 'wait_for_parcel':
      return {
        title: `The phone is on its way to ${buyer}`,
        text: 'You get the money when it has arrived and is as described.',
      }
    case 'find_parcel':
      return {
        title: 'An admin finds out where the parcel is',
        text: `Nobody said for three weeks that it came. Write to ${buyer}, and ask the carrier, too.`,
      }
    case 'inspect':
      return {
        title: `${buyer} is trying the phone`,
        text: 'If nothing is said until the time is up, the money is yours.',
      }
    case 'answer_dispute':
      return {
        title: `Waiting for ${seller} to answer`,
        text: 'Your money stays held until this is settled. You can add to what you said below.',
      }
    case 'send_back':
      return {
        title: `Waiting for ${buyer} to send the phone back`,
        text: 'Say below what arrives. The money goes back when it is the phone that you sold.',
      }
    case 'receive_return':
      return {
        title: 'Your phone is on its way back',
        text: `Your money comes back when ${seller} has it.`,
      }
    default:
      return {
        title: `Waiting for ${other}`,
        text: 'It is not settled yet how the phone changes hands.',
      }
  }
}

function finalText(order: OrderDetail): StepText {
  const { you, seller, buyer, state, payment } = order
  if (hasRunOut(order) || state === 'expired')
    return {
      title: 'The hold has ended',
      text:
        you === 'buyer'
          ? 'Nothing was paid. If the phone is still on sale you can book it again.'
          : 'Nothing was paid. The phone is on sale again.',
    }
  const isSettled = state === 'completed' || state === 'refunded'
  if (isSettled && isChargedBack(order)) return chargebackText(order)
  switch (state) {
    case 'completed':
      return {
        title: you === 'buyer' ? 'The phone is yours' : 'Sold',
        text:
          you === 'buyer'
            ? `All done. ${seller} has the money.`
            : payment === 'online'
              ? `All done.${payoutText(order)}`
              : `All done. ${buyer} has the phone, you have the money.`,
      }
    case 'refunded':
      return {
        title: 'The sale was called off',
        text:
          you === 'buyer'
            ? 'Everything you paid goes back to you, the way you paid it. Banks take up to ten days.'
            : `${buyer} gets everything back.`,
      }
    default:
      return {
        title: 'This booking was cancelled',
        text:
          you === 'buyer' ? 'You owe nothing.' : 'The phone is on sale again unless you paused it.',
      }
  }
}

/** What becomes of the seller's money, as far as it is known. */
function payoutText({ payout, buyer }: Pick<OrderDetail, 'payout' | 'buyer'>): string {
  switch (payout) {
    case 'not_set_up':
      return ' Your money is kept for you: set up payouts, and it is sent at once.'
    case 'waiting':
      return ` Your money waits until ${buyer}’s bank has decided about the payment.`
    case 'on_its_way':
      return ' Your money is on its way to your payout account.'
    case 'sent':
      return ' Your money was sent.'
    default:
      return ''
  }
}

function adminText({ next, buyer, seller }: OrderDetail): StepText {
  if (!next) return { title: 'This order is over', text: 'Nobody has to do anything.' }
  if (next.what === 'find_parcel')
    return {
      title: 'Find out whether the parcel came',
      text: `Nobody said so for three weeks. Follow its number and ask both. Mark it as arrived if it did; if not, open a dispute, in which ${buyer} can be refunded.`,
    }
  if (next.what === 'answer_bank')
    return {
      title: 'The buyer’s bank disputes the payment',
      text: 'Answer it on the payment provider’s pages, with what this order has to tell. The phone stays where it is until then.',
    }
  if (next.what === 'wait_for_bank')
    return {
      title: 'The buyer’s bank is confirming the payment',
      text: 'If it does not in time, the phone is on sale again. What comes later goes back in full.',
    }
  const names = { buyer, seller, admin: 'an admin' }
  return {
    title: `Waiting for ${names[next.who]}`,
    text: 'You see this order because you are an admin. Its buyer and seller make the moves.',
  }
}

/** What ends at the time that the page shows. */
export function deadlineLabel({ state, you, buyer, delivery, next }: OrderDetail): string {
  switch (state) {
    case 'awaiting_payment':
      return you === 'buyer' ? 'Held for you until' : `Held for ${buyer} until`
    case 'paid':
      return delivery === 'shipping' ? 'To be sent by' : 'Meet by'
    case 'shipped':
      return 'Expected by'
    case 'delivered':
      return 'Completes by itself on'
    default:
      return disputeLabel(next?.what)
  }
}

function disputeLabel(what: NonNullable<OrderDetail['next']>['what'] | undefined): string {
  if (what === 'answer_dispute') return 'To be answered by'
  if (what === 'send_back') return 'To be sent back by'
  if (what === 'receive_return') return 'Counts as arrived on'
  return 'Settled or decided by'
}

export type StepText = { title: string; text: string }
type TextByAction = (order: OrderDetail) => Partial<Record<NextAction, StepText>>

/** What each act asks of the buyer. */
export const buyerText: TextByAction = (order) => {
  const { seller } = order
  const price = money(order.price, order.currency)
  const paid = order.state === 'paid'
  return {
    choose_delivery: {
      title: 'Choose how you get it',
      text: paid
        ? `Your money is held until you have the phone. Meet ${seller}, or have it sent.`
        : `The phone is held for you. Meet ${seller}, or have it sent; you pay after this.`,
    },
    pay: {
      title: `Pay ${price}`,
      text: `${seller} gets the money only when you have the phone and it is as described.`,
    },
    propose_meet_up: {
      title: `Agree with ${seller} where to meet`,
      text: 'Propose somewhere public, by daylight if you can: a café, a library, a station.',
    },
    accept_meet_up: {
      title: `${seller} proposes to meet`,
      text: 'Agree if it suits you, or propose another place or time.',
    },
    show_code: {
      title: `Meet ${seller}`,
      text: paid
        ? 'Try the phone. When you are happy with it, show your code: it hands your money over.'
        : `Try the phone, pay ${price}, then show your code. With it the sale is done.`,
    },
    say_delivered: {
      title: 'The phone is on its way to you',
      text: 'Say so when it has arrived. You then have 3 days to try it.',
    },
    confirm: {
      title: 'Try the phone',
      text: `If it is as described, confirm it and ${seller} gets the money. If not, say so before the time is up.`,
    },
    dispute:
      order.next?.what === 'send_back'
        ? {
            title: 'Send the phone back',
            text: 'With a number to follow it by. Your money comes back when it has arrived.',
          }
        : {
            title: 'Settle what is wrong',
            text: 'Your money stays held until then. Propose below how it could end, or answer what is proposed.',
          },
  }
}

/** What each act asks of the seller. */
export const sellerText: TextByAction = (order) => {
  const { buyer } = order
  const price = money(order.price, order.currency)
  const paid = order.state === 'paid'
  return {
    propose_meet_up: {
      title: `Agree with ${buyer} where to meet`,
      text: 'Propose somewhere public where the phone can be tried: a café, a library, a station.',
    },
    accept_meet_up: {
      title: `${buyer} proposes to meet`,
      text: 'Agree if it suits you, or propose another place or time.',
    },
    enter_code: {
      title: `Hand the phone to ${buyer}`,
      text: paid
        ? `${buyer} has paid. Let them try the phone, then ask for their six-digit code: it releases your money.`
        : `Let ${buyer} try the phone, take ${price}, then ask for their six-digit code.`,
    },
    ship: {
      title: `Send the phone to ${buyer}`,
      text: `${buyer} has paid and the money is held for you. Sign out of your accounts, reset the phone, pack it well and send it with tracking.`,
    },
    dispute:
      order.next?.what === 'receive_return'
        ? {
            title: 'Your phone is on its way back',
            text: 'Say below what arrived. If it is the phone that you sold, the money goes back.',
          }
        : {
            title: `${buyer} says that something is wrong`,
            text: 'Answer below, or propose how it could end. The money stays held until this is settled.',
          },
  }
}

/** True once a bank has taken the payment back, or a part of it. */
export function isChargedBack({ timeline }: Pick<OrderDetail, 'timeline'>): boolean {
  return timeline.some(({ event }) => event === 'payment_dispute_lost')
}

/** What the two are told while the buyer's bank disputes the payment: above all, to keep the phone. */
export function bankDisputeText({ you, state, buyer }: OrderDetail): StepText {
  if (state !== 'paid')
    return {
      title: 'The bank looks at the payment',
      text:
        you === 'buyer'
          ? 'Your bank disputes the payment. Until it has decided, the money stays where it is.'
          : `${buyer}’s bank disputes the payment. Nothing is paid out until it has decided.`,
    }
  return you === 'buyer'
    ? {
        title: 'Your bank disputes the payment',
        text: 'The seller keeps the phone until your bank has decided. Tell your bank if the payment was yours.',
      }
    : {
        title: 'Keep the phone for now',
        text: `${buyer}’s bank disputes the payment. Do not send the phone or hand it over until the bank has decided; your time to do it starts anew then.`,
      }
}

/** What the two are told while the buyer's bank has not said yes or no to a payment. */
export function bankConfirmationText({ you, buyer }: OrderDetail): StepText {
  return you === 'buyer'
    ? {
        title: 'Your bank is confirming the payment',
        text: 'There is nothing more to do: you hear when it is paid. The phone is held for you. If your bank says no, you can pay another way.',
      }
    : {
        title: `${buyer}’s bank is confirming the payment`,
        text: 'Keep the phone until it is paid: you hear at once. If the bank says no, or not in time, the phone is on sale again.',
      }
}

/** How a sale ended whose payment a bank took back. */
export function chargebackText({ you, state, buyer, timeline }: OrderDetail): StepText {
  const wasSent = timeline.some(({ event }) => event === 'order_shipped')
  if (state === 'completed')
    return you === 'buyer'
      ? { title: 'The phone is yours', text: 'Your bank took the payment back after the sale.' }
      : {
          title: 'Sold, and the payment taken back',
          text: `${buyer}’s bank took the payment back after the sale. It is taken from your next payouts.`,
        }
  return {
    title: 'The bank took the payment back',
    text:
      you === 'buyer'
        ? `The sale is off: you have your money back from your bank.${wasSent ? ' The phone is its seller’s.' : ''}`
        : `The sale is off: ${buyer} has the money.${wasSent ? ' Write to each other how the phone comes back to you.' : ' The phone is yours.'}`,
  }
}

type Side = 'buyer' | 'seller'
/** The next thing to do about an order of a list; `yours` when it is this viewer's. */
export type ListStep = { words: string; yours: boolean }

/** What an order of a list waits for; undefined when it is over. */
export function listStep(order: Order, side: Side): ListStep | undefined {
  const { seller, buyer, moves } = order
  const mine = side === 'buyer'
  const sent = order.delivery === 'shipping'
  switch (order.state) {
    case 'awaiting_payment':
      if (moves.length === 0) return
      if (order.confirming)
        return theirs(mine ? 'Your bank confirms it' : `${buyer}’s bank confirms it`)
      if (sent || order.payment === 'online')
        return mine ? yours('Pay for it') : theirs(`${buyer} is to pay`)
      if (order.delivery === null && mine) return yours('Choose how you get it')
      return yours(mine ? `Meet ${seller} and pay` : `Meet ${buyer}`)
    case 'paid':
      // Only while a bank disputes the payment no time ends it.
      if (!order.dueAt)
        return theirs(
          mine ? 'Your bank looks at the payment' : 'Keep the phone: the bank looks at the payment',
        )
      if (sent) return mine ? theirs(`${seller} sends it`) : yours('Send the phone')
      return yours(mine ? `Meet ${seller}` : `Meet ${buyer}`)
    case 'shipped':
      return mine ? yours('Say when it has arrived') : theirs('On its way')
    case 'delivered':
      return mine ? yours('Try it, then confirm') : theirs(`${buyer} tries it`)
    case 'disputed':
      return yours('Settle what is wrong')
    default:
      return undefined
  }
}

const yours = (words: string): ListStep => ({ words, yours: true })
const theirs = (words: string): ListStep => ({ words, yours: false })
