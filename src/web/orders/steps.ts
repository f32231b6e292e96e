import type { OrderDetail } from './order-calls.ts'

export type Step = { words: string; state: 'done' | 'now' | 'ahead' }

const sent = ['Booked', 'Paid', 'Sent', 'Arrived', 'Done']
const met = ['Booked', 'Paid', 'Handed over']
/** At a meet-up paying and handing over are one. */
const cash = ['Booked', 'Paid and handed over']

/** How many of the steps of a parcel lie behind an order in this state. */
const behind: Partial<Record<OrderDetail['state'], number>> = {
  awaiting_payment: 1,
  paid: 2,
  shipped: 3,
  delivered: 4,
  disputed: 4,
  completed: 5,
}

/** The way of an order from booking to end; none for one that ended before. */
export function stepsOf(order: Pick<OrderDetail, 'state' | 'delivery' | 'payment'>): Step[] {
  const done = behind[order.state]
  if (done === undefined) return []
  const words = wordsOf(order)
  const over = order.state === 'completed'
  return words.map((word, at) => ({
    words: word,
    state: over || at < done ? 'done' : at === done ? 'now' : 'ahead',
  }))
}

function wordsOf({ delivery, payment }: Pick<OrderDetail, 'delivery' | 'payment'>) {
  if (delivery === 'shipping') return sent
  return delivery === 'pick_up' && payment === 'meet_up' ? cash : met
}
