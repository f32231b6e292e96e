import type { Order } from '../api/index.ts'

type Side = 'buyer' | 'seller'
/** The next thing to do about an order of a list; `yours` when it is this viewer's. */
export type Todo = { words: string; yours: boolean }

/** What an order of a list waits for; undefined when it is over. */
export function todoOf(order: Order, side: Side): Todo | undefined {
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

const yours = (words: string): Todo => ({ words, yours: true })
const theirs = (words: string): Todo => ({ words, yours: false })
