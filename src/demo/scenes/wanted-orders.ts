import type { OrderState } from '../../shared/orders/order-life-cycle.ts'
import { bea, type DemoPerson, sam } from '../people.ts'
import type { OrderRow } from './scenes.store.ts'

/** An order that the shop always has: it shows a state, or gives a login something to do. */
export type WantedOrder = {
  state: OrderState
  payment: 'cash' | 'online' | 'transfer'
  delivery: 'pick_up' | 'shipping'
  seller?: DemoPerson
  buyer?: DemoPerson
  /** In a dispute: whether the seller has answered, so that an admin decides. */
  isAnswered?: boolean
  /** The side that has not written its rating yet. */
  unratedBy?: 'buyer' | 'seller'
  /** Refunded because the phone came back. */
  isReturned?: boolean
  /** The state of its warranty claim; without it, nobody has claimed. */
  claim?: 'open' | 'settled'
}

const cash = { payment: 'cash', delivery: 'pick_up' } as const
const online = { payment: 'online', delivery: 'pick_up' } as const
const shipped = { payment: 'online', delivery: 'shipping' } as const

const transferred = { payment: 'transfer', delivery: 'shipping' } as const

export const wantedOrders: readonly WantedOrder[] = [
  // Sam has a phone to send, a meeting, a dispute to answer and a rating to write.
  { state: 'paid', ...shipped, seller: sam },
  { state: 'awaiting_payment', ...cash, seller: sam },
  { state: 'disputed', ...shipped, seller: sam },
  { state: 'completed', ...shipped, seller: sam, unratedBy: 'seller' },
  // Bea has a phone to check, one to pay for, one on its way, and a rating to write.
  { state: 'delivered', ...shipped, buyer: bea },
  { state: 'awaiting_payment', ...cash, buyer: bea },
  { state: 'shipped', ...shipped, buyer: bea },
  { state: 'completed', ...cash, buyer: bea, unratedBy: 'buyer' },
  { state: 'paid', ...online, buyer: bea },
  // Sam has a payment to confirm, and an admin one to decide about.
  { state: 'payment_sent', ...transferred, seller: sam },
  { state: 'payment_disputed', ...transferred },
  // The admin has a dispute to decide.
  { state: 'disputed', ...shipped, isAnswered: true },
  // Sam has a warranty claim to answer, and Bea's phone was repaired under its warranty.
  { state: 'completed', ...shipped, seller: sam, claim: 'open' },
  { state: 'completed', ...shipped, buyer: bea, claim: 'settled' },
  // Sam is asked to take a phone back, and Bea has one to send back.
  { state: 'return_requested', ...shipped, seller: sam },
  { state: 'return_approved', ...shipped, buyer: bea },
  { state: 'return_sent', ...shipped },
  { state: 'refunded', ...shipped, isReturned: true },
  { state: 'awaiting_payment', ...cash },
  { state: 'awaiting_payment', ...cash },
  { state: 'paid', ...shipped },
  { state: 'paid', ...online },
  { state: 'shipped', ...shipped },
  { state: 'delivered', ...shipped },
  { state: 'completed', ...shipped },
  { state: 'completed', ...cash },
  { state: 'refunded', ...shipped },
  { state: 'cancelled', ...cash },
  { state: 'expired', ...cash },
]

/** The wanted orders that no order of the shop fills; each order fills one. */
export function missingOrders(orders: readonly OrderRow[]): WantedOrder[] {
  const left = [...orders]
  return wantedOrders.filter((wanted) => {
    const at = left.findIndex((order) => fits(order, wanted))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function fits(order: OrderRow, wanted: WantedOrder) {
  const { state, payment, delivery, seller, buyer, unratedBy, isReturned = false } = wanted
  if (order.state !== state) return false
  if (state === 'completed' && order.claim !== (wanted.claim ?? null)) return false
  if (state === 'refunded' && order.isReturned !== isReturned) return false
  if (seller ? order.sellerEmail !== seller.email : order.sellerEmail === sam.email) return false
  if (buyer ? order.buyerEmail !== buyer.email : order.buyerEmail === bea.email) return false
  if (unratedBy === 'seller' && order.isRatedBySeller) return false
  if (unratedBy === 'buyer' && order.isRatedByBuyer) return false
  if (order.payment !== (payment === 'cash' ? 'meet_up' : payment)) return false
  return (order.delivery === 'shipping') === (delivery === 'shipping')
}
