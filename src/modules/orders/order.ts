import type { Actor } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { mayTrade } from '../../shared/accounts/account-rules.ts'
import { type StaffPermission, staffMay } from '../../shared/accounts/staff-roles.ts'
import { type AfterSaleTerms, warrantyEnd } from '../../shared/listings/after-sale-terms.ts'
import {
  type Delivery,
  isPastDeadline,
  type OrderState,
  ownTransitions,
  type PaymentMethod,
  type TransitionName,
  transitionRefusal,
} from '../../shared/orders/order-life-cycle.ts'
import type { Listing } from '../listings/index.ts'
import type { OpenClaimState } from './warranty/claim.ts'

/** A buyer's hold on one phone, with what was agreed at booking. */
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
  /** Shipping cost on top of the price; 0 for pick-up. */
  postageMinor: number
  /** The marketplace's share of the price, frozen when the phone was booked. */
  feeMinor: number
  currency: string
  payment: PaymentMethod
  /** Null until the buyer chose: pick-up then. */
  delivery: Delivery | null
  state: OrderState
  stateSince: Date
  /** When the state ends automatically; null if it does not. */
  stateDueAt: Date | null
  /** When it reached a state that nothing leads out of. */
  endedAt: Date | null
  /** Since when the buyer's bank disputes the payment, until it has decided. */
  bankDisputedAt: Date | null
  /** Since when the buyer's bank confirms the payment that the order waits for. */
  confirmingSince: Date | null
  /** Since when the buyer's request to cancel waits for the seller's answer. */
  cancelRequestedAt: Date | null
  /** When the buyer confirmed that a payment outside this instance was paid back. */
  refundConfirmedAt: Date | null
  /** When the buyer got the phone. */
  receivedAt: Date | null
  /** Until when the buyer can return it, once the sale is completed; null if not at all. */
  returnUntil: Date | null
  /** The state of its open warranty claim; null without one. */
  claimState: OpenClaimState | null
  createdAt: Date
}

/** Why this viewer cannot book this phone; the button shows the same. */
export function bookingRefusal(
  listing: Pick<Listing, 'state' | 'sellerId'>,
  viewer: Pick<Viewer, 'id' | 'role'>,
) {
  if (!mayTrade(viewer.role, 'buy')) return 'buyers_only'
  if (listing.sellerId === viewer.id) return 'own_phone'
  if (listing.state === 'reserved') return 'already_booked'
  if (listing.state !== 'live' || listing.sellerId === null) return 'not_for_sale'
}

/** All that the buyer pays: the price and the postage, in minor units. */
export function totalMinor({
  priceMinor,
  postageMinor,
}: Pick<Order, 'priceMinor' | 'postageMinor'>) {
  return priceMinor + postageMinor
}

export function isParty(order: Pick<Order, 'buyerId' | 'sellerId'>, userId: string): boolean {
  return order.buyerId === userId || order.sellerId === userId
}

/** The side of an order that a person is on. */
export function orderSide(
  order: Pick<Order, 'buyerId' | 'sellerId'>,
  userId: string,
): 'buyer' | 'seller' | undefined {
  if (order.buyerId === userId) return 'buyer'
  return order.sellerId === userId ? 'seller' : undefined
}

/**
 * In which role a person acts in an order; undefined for strangers. Someone on the staff needs the permission,
 * and one who is its buyer or its seller acts as that party, without the rights of staff.
 */
export function roleIn(
  order: Pick<Order, 'buyerId' | 'sellerId'>,
  viewer: Exclude<Actor, 'system'>,
  permission: StaffPermission,
): 'buyer' | 'seller' | 'admin' | undefined {
  return orderSide(order, viewer.id) ?? (staffMay(viewer, permission) ? 'admin' : undefined)
}

/** What a viewer may do with an order now. */
export function possibleTransitions(order: Order, viewer: Pick<Viewer, 'id'>, now: Date) {
  const side = orderSide(order, viewer.id)
  if (!side || isPastDeadline(order, now)) return []
  const can = (name: TransitionName) => transitionRefusal(name, side, order, now) === undefined
  // At a meet-up the seller's one act is payment and hand-over together.
  return ownTransitions.filter(
    (transition) => can(transition) || (transition === 'hand_over' && can('take_cash')),
  )
}

/** Returns and warranty of an order as booked, with their ends where they are known. */
export function describeAfterSale(
  { receivedAt, returnUntil }: Pick<Order, 'receivedAt' | 'returnUntil'>,
  afterSale: AfterSaleTerms,
) {
  const months = afterSale.warrantyMonths
  const warranty = receivedAt && months !== null ? warrantyEnd(receivedAt, months) : null
  return {
    afterSale,
    returnUntil: returnUntil?.toISOString() ?? null,
    warrantyUntil: warranty?.toISOString() ?? null,
  }
}
