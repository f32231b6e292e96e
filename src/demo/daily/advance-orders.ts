import type { Random } from '@redial/demo-phones/random'
import { DAY, HOUR } from '../../shared/time.ts'
import { createSale, type Play } from '../history/play-sale.ts'
import type { Step } from '../history/steps.ts'
import { bea, buyers, sam, sellers } from '../people.ts'
import { listOrders, type OrderRow } from '../scenes/scenes.store.ts'
import { ofBuyers, ofSellers } from '../texts/rating-texts.ts'

/** Hours after which people do what an order waits for; whoever uses a login has more time. */
const patience: Partial<Record<OrderRow['state'], { usual: number; login: number }>> = {
  awaiting_payment: { usual: 17, login: 38 },
  payment_sent: { usual: 30, login: 60 },
  payment_disputed: { usual: 8 * 24, login: 9 * 24 },
  paid: { usual: 20, login: 70 },
  shipped: { usual: 44, login: 90 },
  delivered: { usual: 22, login: 58 },
  disputed: { usual: 8 * 24, login: 9 * 24 },
  completed: { usual: 18, login: 5 * 24 },
  return_requested: { usual: 30, login: 4 * 24 },
  return_approved: { usual: 34, login: 5 * 24 },
  return_sent: { usual: 44, login: 5 * 24 },
}
/** Ratings are written within this time after a sale. */
const RATED_WITHIN_DAYS = 30

/** What people of the demo do about their orders with each other now. */
export async function orderProgress(play: Play, random: Random): Promise<Step[]> {
  const { now, stage } = play
  const since = new Date(now.getTime() - RATED_WITHIN_DAYS * DAY)
  const orders = await listOrders(stage.deps.db.kysely, since)
  return orders.flatMap((order) => {
    const buyer = buyers.find(({ email }) => email === order.buyerEmail)
    const seller = sellers.find(({ email }) => email === order.sellerEmail)
    const hours = patience[order.state]
    // A visitor's order is the visitor's.
    if (!buyer || !seller || !hours) return []
    const isLogin = seller === sam || buyer === bea
    const waited = (now.getTime() - order.stateSince.getTime()) / HOUR
    if (waited < (isLogin ? hours.login : hours.usual)) return []
    const phone = { key: order.key, price: String(order.priceMinor / 100) }
    const sale = createSale(play, { phone, buyer, seller, offer: null })
    return nextOf(order, { sale, buyer, seller, random }).map((run) => ({
      at: now,
      story: `order ${order.id}`,
      run,
    }))
  })
}

type Parties = {
  sale: ReturnType<typeof createSale>
  buyer: (typeof buyers)[number]
  seller: (typeof sellers)[number]
  random: Random
}

function nextOf(order: OrderRow, { sale, buyer, seller, random }: Parties): Step['run'][] {
  const { state, payment, delivery } = order
  switch (state) {
    case 'awaiting_payment':
      return payment === 'meet_up' ? [sale.handOver] : []
    case 'payment_sent':
      return [sale.confirmPayment]
    case 'payment_disputed':
      return [() => sale.decidePayment(random.chance(0.5) ? 'accept_payment' : 'reject_payment')]
    case 'paid':
      return [delivery === 'shipping' ? sale.ship : sale.handOver]
    case 'shipped':
      return [sale.markDelivered]
    case 'delivered':
      return [sale.confirm]
    case 'disputed':
      return [() => sale.decide(random.chance(0.5) ? 'part_refunded' : 'refunded')]
    case 'completed': {
      const rate = (by: typeof buyer, texts: typeof ofSellers) => () =>
        sale.rate(by, { stars: 5, words: random.pick(texts[5]!) })
      return [
        ...(order.isRatedByBuyer ? [] : [rate(buyer, ofSellers)]),
        ...(order.isRatedBySeller ? [] : [rate(seller, ofBuyers)]),
      ]
    }
    case 'return_requested':
      return [sale.approveReturn]
    case 'return_approved':
      return [sale.sendReturn]
    case 'return_sent':
      return [sale.receiveReturn]
    default:
      return []
  }
}
