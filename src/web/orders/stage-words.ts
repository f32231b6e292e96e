import { atBankWords, confirmingWords, isTakenBack, takenBackWords } from './bank-words.ts'
import type { OrderDetail } from './order-calls.ts'
import { buyerWords, sellerWords, type Words } from './side-words.ts'
import { type Act, hasRunOut, openProposal } from './stage.ts'

/** What happens now, in a headline and a sentence or two for whoever looks. */
export function stageWords(order: OrderDetail, act: Act): Words {
  if (order.you === 'admin') return adminWords(order)
  if (act === 'over') return endWords(order)
  return (order.you === 'buyer' ? buyerWords : sellerWords)(order)[act] ?? waitWords(order)
}

function waitWords(order: OrderDetail): Words {
  const { you, buyer, seller, next } = order
  const other = you === 'buyer' ? seller : buyer
  if (next?.what === 'answer_bank') return atBankWords(order)
  if (next?.what === 'wait_for_bank') return confirmingWords(order)
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

function endWords(order: OrderDetail): Words {
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
  if (isSettled && isTakenBack(order)) return takenBackWords(order)
  switch (state) {
    case 'completed':
      return {
        title: you === 'buyer' ? 'The phone is yours' : 'Sold',
        text:
          you === 'buyer'
            ? `All done. ${seller} has the money.`
            : payment === 'online'
              ? `All done.${payoutWords(order)}`
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
function payoutWords({ payout, buyer }: Pick<OrderDetail, 'payout' | 'buyer'>): string {
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

function adminWords({ next, buyer, seller }: OrderDetail): Words {
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
