import { isReturn, type OrderState } from '../../shared/orders/order-life-cycle.ts'
import { HOUR } from '../../shared/time.ts'
import type { OrderRow, StockRow } from '../demo.store.ts'
import { createSale } from '../history/sale.ts'
import { type Script, scripts } from '../history/sale-scripts.ts'
import type { Step } from '../history/steps.ts'
import { bea, type DemoPerson, findSeller, sam } from '../people.ts'
import { otherBuyers, type Scene } from './scene.ts'

/** An order that the shop always has: it shows a state, or gives a login something to do. */
type WantedOrder = {
  state: OrderState
  payment: 'cash' | 'online' | 'transfer'
  delivery: 'pick_up' | 'shipping'
  /** How many hours before now it is booked, and what happens until now. */
  booked: number
  script: Script
  seller?: DemoPerson
  buyer?: DemoPerson
  /** The side that has not written its rating yet. */
  unratedBy?: 'buyer' | 'seller'
  /** Refunded because the phone came back. */
  isReturned?: boolean
  /** The state of its warranty claim; undefined without a claim. */
  claim?: 'open' | 'settled'
}

const cash = { payment: 'cash', delivery: 'pick_up' } as const
const online = { payment: 'online', delivery: 'pick_up' } as const
const shipped = { payment: 'online', delivery: 'shipping' } as const
const transfer = { payment: 'transfer', delivery: 'shipping' } as const

const without = (script: Script, rating: 'rateSeller' | 'rateBuyer') =>
  script.filter(([, action]) => action !== rating)

const orders = {
  held: { state: 'awaiting_payment', ...cash, booked: 7, script: scripts.meetingAccepted },
  transferred: { state: 'payment_sent', ...transfer, booked: 20, script: scripts.transferred },
  paid: { state: 'paid', ...shipped, booked: 15, script: scripts.paid },
  paidForPickUp: { state: 'paid', ...online, booked: 15, script: scripts.paidForPickUp },
  shipped: { state: 'shipped', ...shipped, booked: 54, script: scripts.shipped },
  delivered: { state: 'delivered', ...shipped, booked: 78, script: scripts.delivered },
  completed: { state: 'completed', ...shipped, booked: 118, script: scripts.completed },
  handedOver: { state: 'completed', ...cash, booked: 118, script: scripts.handedOver },
} satisfies Record<string, WantedOrder>

const wantedOrders: readonly WantedOrder[] = [
  // Sam has a phone to send, a meeting, a dispute to answer and a rating to write.
  { ...orders.paid, seller: sam },
  { ...orders.held, seller: sam, script: scripts.meeting },
  // A dispute that its seller has not answered yet is young: after 72 hours an admin decides.
  { state: 'disputed', ...shipped, booked: 104, script: scripts.disputed, seller: sam },
  {
    ...{ ...orders.completed, seller: sam, unratedBy: 'seller' },
    script: without(scripts.completed, 'rateBuyer'),
  },
  // Bea has a phone to check, one to pay for, one on its way, and a rating to write.
  { ...orders.delivered, buyer: bea },
  { ...orders.held, buyer: bea },
  { ...orders.shipped, buyer: bea },
  {
    ...{ ...orders.handedOver, buyer: bea, unratedBy: 'buyer' },
    script: without(scripts.handedOver, 'rateSeller'),
  },
  { ...orders.paidForPickUp, buyer: bea },
  // Sam has a payment to confirm, and an admin one to decide about.
  { ...orders.transferred, seller: sam },
  { state: 'payment_disputed', ...transfer, booked: 80, script: scripts.transferDisputed },
  // The admin has a dispute to decide.
  { state: 'disputed', ...shipped, booked: 190, script: scripts.answered },
  // Sam has a warranty claim to answer, and Bea's phone was repaired under its warranty.
  { ...orders.completed, script: scripts.claimed, seller: sam, claim: 'open' },
  { ...orders.completed, script: scripts.claimSettled, buyer: bea, claim: 'settled' },
  // Sam is asked to take a phone back, and Bea has one to send back.
  {
    state: 'return_requested',
    ...shipped,
    booked: 119,
    script: scripts.returnRequested,
    seller: sam,
  },
  { state: 'return_approved', ...shipped, booked: 135, script: scripts.returnApproved, buyer: bea },
  { state: 'return_sent', ...shipped, booked: 160, script: scripts.returnSent },
  { state: 'refunded', ...shipped, booked: 190, script: scripts.returned, isReturned: true },
  orders.held,
  orders.held,
  orders.paid,
  orders.paidForPickUp,
  orders.shipped,
  orders.delivered,
  orders.completed,
  orders.handedOver,
  { state: 'refunded', ...shipped, booked: 62, script: scripts.saleCancelled },
  { state: 'cancelled', ...cash, booked: 29, script: scripts.cancelled },
  { state: 'expired', ...cash, booked: 71, script: scripts.expired },
]

/** The wanted orders that no order of the shop fills; each order fills one. */
export function unfilledOrders(rows: readonly OrderRow[]): WantedOrder[] {
  const left = [...rows]
  return wantedOrders.filter((wanted) => {
    const index = left.findIndex((row) => fits(row, wanted))
    if (index >= 0) left.splice(index, 1)
    return index < 0
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

/**
 * The steps of wanted orders, as far as there is a free phone for each. Those booked longest ago choose
 * first, because few phones have been for sale for that long.
 */
export function orderSteps(
  { context, free, random }: Scene,
  missing: readonly WantedOrder[],
): Step[] {
  const oldestFirst = missing.toSorted((a, b) => b.booked - a.booked)
  return oldestFirst.flatMap((wanted) => {
    // Not all at the same minute.
    const pace = 1 + random.between(-0.12, 0.2)
    const hoursIn = (hours: number) =>
      new Date(context.now.getTime() - (wanted.booked - hours) * pace * HOUR)
    const phone = takePhone(free, wanted, hoursIn(0))
    const seller = phone && findSeller({ email: phone.sellerEmail })
    if (!phone || !seller) return []
    const buyer = wanted.buyer ?? random.pick(isGivenUp(wanted) ? careless : reliable)
    const price = String(phone.priceMinor / 100)
    const sale = createSale(context, { phone: { key: phone.key, price }, seller, buyer })
    const script: Script = [[0, 'book'], ...wanted.script]
    const story = `order of ${phone.key}`
    return script.map(([hours, action]) => ({ at: hoursIn(hours), story, run: sale[action] }))
  })
}

const isGivenUp = ({ state }: WantedOrder) => state === 'cancelled' || state === 'expired'

// Whoever cancels or does not pay may not book for a while, so these are never the buyers of the other orders.
const careless = otherBuyers.filter((_, index) => index % 4 === 0)
const reliable = otherBuyers.filter((each) => !careless.includes(each))

/** Dollars in minor units: neither the cheapest nor the dearest phones of the shop. */
const PRICES = { least: 6_000, most: 110_000 }

/**
 * Takes a phone that was for sale by then, of the wanted seller or of anybody but Sam, and that can be
 * returned if it is to come back, and has a warranty if there is to be a claim.
 */
function takePhone(free: StockRow[], wanted: WantedOrder, bookedAt: Date): StockRow | undefined {
  const { seller, claim, state, isReturned } = wanted
  const comesBack = isReturn(state) || isReturned
  const index = free.findIndex(({ sellerEmail, createdAt, priceMinor }) => {
    const terms = findSeller({ email: sellerEmail })?.terms
    return (
      (seller ? sellerEmail === seller.email : sellerEmail !== sam.email) &&
      createdAt < bookedAt &&
      (!comesBack || terms?.returnDays) &&
      (!claim || terms?.warrantyMonths) &&
      priceMinor >= PRICES.least &&
      priceMinor <= PRICES.most
    )
  })
  return index < 0 ? undefined : free.splice(index, 1)[0]
}
