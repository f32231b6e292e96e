import { isReturn, type OrderState } from '../../shared/orders/order-life-cycle.ts'
import { HOUR, MINUTE } from '../../shared/time.ts'
import type { OrderRow, StockRow } from '../demo.store.ts'
import { createSale, type SeedContext } from '../history/sale-steps.ts'
import type { Step } from '../history/steps.ts'
import { bea, buyers, type DemoPerson, type DemoSeller, sam, sellers } from '../people.ts'
import type { Random } from '../random.ts'
import { ofBuyers, ofSellers } from '../texts/member-texts.ts'

/** An order that the shop always has: it shows a state, or gives a login something to do. */
type WantedOrder = {
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
  /** The state of its warranty claim; undefined without a claim. */
  claim?: 'open' | 'settled'
}

const cash = { payment: 'cash', delivery: 'pick_up' } as const
const online = { payment: 'online', delivery: 'pick_up' } as const
const shipped = { payment: 'online', delivery: 'shipping' } as const

const transferred = { payment: 'transfer', delivery: 'shipping' } as const

const wantedOrders: readonly WantedOrder[] = [
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
export function unfilledOrders(orders: readonly OrderRow[]): WantedOrder[] {
  const left = [...orders]
  return wantedOrders.filter((wanted) => {
    const index = left.findIndex((order) => fits(order, wanted))
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

/** Hours before now at which each thing happened, youngest state last. */
type Times = {
  booked: number
  shipped: number
  delivered: number
  ended: number
  requested?: number
  approved?: number
  sentBack?: number
  back?: number
  claimed?: number
  agreed?: number
  settled?: number
}

const HOLD = { booked: 7, shipped: 0, delivered: 0, ended: 0 }
const times: Record<WantedOrder['state'], Times> = {
  awaiting_payment: HOLD,
  payment_sent: { ...HOLD, booked: 20 },
  payment_disputed: { ...HOLD, booked: 80, ended: 60 },
  paid: { ...HOLD, booked: 15 },
  shipped: { ...HOLD, booked: 54, shipped: 39 },
  delivered: { ...HOLD, booked: 78, shipped: 63, delivered: 11 },
  disputed: { booked: 190, shipped: 170, delivered: 112, ended: 99 },
  completed: { booked: 118, shipped: 100, delivered: 49, ended: 31 },
  return_requested: { booked: 130, shipped: 112, delivered: 56, ended: 50, requested: 19 },
  return_approved: {
    booked: 140,
    shipped: 122,
    delivered: 66,
    ended: 62,
    requested: 41,
    approved: 22,
  },
  return_sent: {
    ...{ booked: 160, shipped: 142, delivered: 96, ended: 92 },
    ...{ requested: 71, approved: 58, sentBack: 33 },
  },
  refunded: { ...HOLD, booked: 62, ended: 41 },
  cancelled: { ...HOLD, booked: 29, ended: 24 },
  expired: { ...HOLD, booked: 71 },
}
/** A dispute that its seller has not answered yet is younger: after 72 hours an admin is asked. */
const UNANSWERED = { booked: 130, shipped: 112, delivered: 40, ended: 22 }
const RETURNED = {
  ...{ booked: 190, shipped: 172, delivered: 136, ended: 131 },
  ...{ requested: 112, approved: 100, sentBack: 80, back: 15 },
}

const CLAIMED = { ...times.completed, claimed: 21 }
const SETTLED = { ...times.completed, claimed: 29, agreed: 26, settled: 12 }

/**
 * Orders in the order in which they choose their phones: those booked longest ago first, because few
 * phones have been for sale for that long.
 */
export function oldestFirst(orders: readonly WantedOrder[]): WantedOrder[] {
  return orders.toSorted((a, b) => timesOf(b).booked - timesOf(a).booked)
}

/** The steps of a wanted order with a free phone; undefined when nobody offers one. */
export function orderSteps(
  context: SeedContext,
  wanted: WantedOrder,
  { free, random }: { free: StockRow[]; random: Random },
): Step[] | undefined {
  const hours = timesOf(wanted)
  // Not all at the same minute.
  const shift = random.between(-0.12, 0.2)
  const at = (hoursAgo: number, minutes = 0) =>
    new Date(context.now.getTime() - hoursAgo * (1 + shift) * HOUR + minutes * MINUTE)
  const phone = takePhone(free, wanted, at(hours.booked))
  const seller = phone && sellers.find(({ email }) => email === phone.sellerEmail)
  if (!phone || !seller) return undefined
  const buyer = wanted.buyer ?? random.pick(isGivenUp(wanted) ? careless : reliable)
  const price = String(phone.priceMinor / 100)
  const sale = createSale(context, { phone: { key: phone.key, price }, seller, buyer, offer: null })
  const story = `order of ${phone.key}`
  const steps: Step[] = []
  const add = (time: Date, run: Step['run']) => steps.push({ at: time, story, run })

  add(at(hours.booked), sale.book)
  if (wanted.delivery === 'shipping') add(at(hours.booked, 9), sale.chooseShipping)
  else if (wanted.state !== 'expired') add(at(hours.booked, 9), sale.choosePickUp)
  if (wanted.payment === 'online') add(at(hours.booked, 14), () => sale.payOnline())
  if (wanted.payment === 'transfer') add(at(hours.booked, 14), sale.payByTransfer)
  finish(wanted, sale, { at, hours, add, random, buyer, seller, now: context.now })
  return steps
}

const isGivenUp = ({ state }: WantedOrder) => state === 'cancelled' || state === 'expired'

// Whoever cancels or does not pay may not book for a while, so these are never the buyers of the other orders.
const careless = buyers.filter((each, index) => each !== bea && index % 4 === 0)
const reliable = buyers.filter((each) => each !== bea && !careless.includes(each))

function timesOf({ state, isAnswered, isReturned, claim }: WantedOrder): Times {
  if (claim) return claim === 'open' ? CLAIMED : SETTLED
  if (isReturned) return RETURNED
  return state === 'disputed' && !isAnswered ? UNANSWERED : times[state]
}

type ScenarioContext = {
  at: (hoursAgo: number, minutes?: number) => Date
  hours: Times
  add: (time: Date, run: Step['run']) => void
  random: Random
  buyer: DemoPerson
  seller: DemoPerson
  now: Date
}

function finish(wanted: WantedOrder, sale: ReturnType<typeof createSale>, around: ScenarioContext) {
  const { at, hours, add, now } = around
  const { state, payment, delivery, isReturned } = wanted
  if (state === 'awaiting_payment') {
    const meeting = new Date(now.getTime() + 20 * HOUR)
    add(at(hours.booked, 30), () => sale.proposeMeetUp(meeting))
    if (around.seller !== sam) add(at(hours.booked, 95), sale.acceptMeetUp)
    return
  }
  if (state === 'expired' || state === 'paid' || state === 'payment_sent') return
  if (state === 'payment_disputed') return add(at(hours.ended), sale.disputePayment)
  if (state === 'cancelled') return add(at(hours.ended), sale.cancel)
  if (state === 'refunded' && !isReturned) return add(at(hours.ended), sale.cancelSale)
  if (delivery === 'pick_up') {
    // A hold for a meeting ends after 48 hours.
    if (payment === 'cash') add(at(hours.booked - 20), sale.handOver)
    else add(at(hours.delivered), sale.handOver)
  } else {
    add(at(hours.shipped), sale.ship)
    if (state === 'shipped') return
    add(at(hours.delivered), sale.markDelivered)
    if (state === 'delivered') return
    if (state === 'disputed') {
      add(at(hours.ended), sale.dispute)
      if (wanted.isAnswered) add(at(hours.ended - 20), sale.answerDispute)
      return
    }
    add(at(hours.ended), sale.confirm)
    if (comesBack(wanted)) return giveBack(sale, around)
    if (wanted.claim) claimWarranty(sale, around)
  }
  rate(wanted, sale, around)
}

const comesBack = ({ state, isReturned = false }: WantedOrder) => isReturn(state) || isReturned

/** The buyer returns the phone, as far as the times say. */
function giveBack(sale: ReturnType<typeof createSale>, { at, hours, add }: ScenarioContext) {
  const { requested, approved, sentBack, back } = hours
  if (requested) add(at(requested), sale.requestReturn)
  if (approved) add(at(approved), sale.approveReturn)
  if (sentBack) add(at(sentBack), sale.sendReturn)
  if (back) add(at(back), sale.receiveReturn)
}

/** The buyer makes a warranty claim, as far as the times say. */
function claimWarranty(sale: ReturnType<typeof createSale>, { at, hours, add }: ScenarioContext) {
  const { claimed, agreed, settled } = hours
  if (claimed) add(at(claimed), sale.claimWarranty)
  if (agreed) add(at(agreed), sale.agreeToClaim)
  if (settled) add(at(settled), sale.settleClaim)
}

/** Both sides rate a completed sale, except the one that is left to a login. */
function rate(wanted: WantedOrder, sale: ReturnType<typeof createSale>, around: ScenarioContext) {
  const { at, add, random, buyer, seller } = around
  const { unratedBy } = wanted
  if (unratedBy !== 'buyer') {
    const rating = { stars: 5, words: random.pick(ofSellers[5]!) }
    add(at(14), () => sale.rate(buyer, rating))
  }
  if (unratedBy !== 'seller') {
    const rating = { stars: 5, words: random.pick(ofBuyers[5]!) }
    add(at(9), () => sale.rate(seller, rating))
  }
}

/** Dollars in minor units: neither the cheapest nor the dearest phones of the shop. */
const PRICES = { least: 6_000, most: 110_000 }

const emailsOf = (promising: (seller: DemoSeller) => boolean) =>
  new Set(sellers.filter(promising).map(({ email }) => email))
const returnable = emailsOf((each) => each.terms.returnDays !== null)
const warranted = emailsOf((each) => each.terms.warrantyMonths !== null)

/**
 * Takes a phone that was for sale by then, of the wanted seller or of anybody but Sam, and that can be
 * returned if it is to come back, and has a warranty if there is to be a claim.
 */
function takePhone(free: StockRow[], wanted: WantedOrder, bookedAt: Date): StockRow | undefined {
  const { seller } = wanted
  const index = free.findIndex(
    ({ sellerEmail, createdAt, priceMinor }) =>
      (seller ? sellerEmail === seller.email : sellerEmail !== sam.email) &&
      createdAt < bookedAt &&
      (!comesBack(wanted) || returnable.has(sellerEmail)) &&
      (!wanted.claim || warranted.has(sellerEmail)) &&
      priceMinor >= PRICES.least &&
      priceMinor <= PRICES.most,
  )
  return index < 0 ? undefined : free.splice(index, 1)[0]
}
