import type { Viewer } from '../../platform/http/index.ts'
import type { Listing } from '../listings/index.ts'
import { type OrderState, type Payment, stateAfter } from './life-cycle.ts'

/** A buyer's hold on one phone, with what was agreed as it stood then. */
export type Order = {
  id: string
  listingId: string
  buyerId: string | null
  sellerId: string | null
  buyerName: string
  sellerName: string
  name: string
  img: string
  priceMinor: number
  currency: string
  payment: Payment
  state: OrderState
  stateDueAt: Date | null
  createdAt: Date
}

/** Why this viewer cannot book this phone; the button shows the same. */
export function whyNotBookable(
  listing: Pick<Listing, 'state' | 'sellerId'>,
  viewer: Pick<Viewer, 'id' | 'role'>,
) {
  if (viewer.role !== 'Buyer') return 'buyers_only'
  if (listing.sellerId === viewer.id) return 'own_phone'
  if (listing.state === 'reserved') return 'already_booked'
  if (listing.state !== 'live' || listing.sellerId === null) return 'not_for_sale'
}

/** True once the state's time is up, whether or not the sweep has been by. */
export function hasRunOut(order: Pick<Order, 'stateDueAt'>, now: Date): boolean {
  return order.stateDueAt !== null && order.stateDueAt <= now
}

/** What a viewer may do with an order now. */
export function movesOf(order: Order, viewer: Pick<Viewer, 'id'>, now: Date) {
  if (hasRunOut(order, now)) return []
  const allowed: ('cancel' | 'hand_over')[] = []
  if (order.buyerId === viewer.id && stateAfter(order.state, 'cancel')) allowed.push('cancel')
  // At a meet-up the seller's one act is payment and hand-over together.
  const meeting = order.payment === 'meet_up' && stateAfter(order.state, 'pay')
  if (order.sellerId === viewer.id && meeting) allowed.push('hand_over')
  return allowed
}
