import { money } from '../dashboard/money.ts'
import type { OrderDetail } from './order-calls.ts'
import type { Act } from './stage.ts'

export type Words = { title: string; text: string }
type Asked = (order: OrderDetail) => Partial<Record<Act, Words>>

/** What each act asks of the buyer. */
export const buyerWords: Asked = (order) => {
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
export const sellerWords: Asked = (order) => {
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
