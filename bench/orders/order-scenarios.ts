import { randomUUID } from 'node:crypto'
import { handOverCode } from '../../src/modules/orders/index.ts'
import { api } from '../../src/routes.ts'
import type { Said } from './call.ts'
import { runDispute } from './disputes.ts'
import type { Somebody } from './fixtures.ts'
import { insist, type Stage, tally, twice } from './insist.ts'

export type Parties = { buyer: Somebody; rival: Somebody; seller: Somebody; admin: Somebody }
/** An order in progress and its parties. */
export type PlacedOrder = { id: string; phoneId: string; buyer: Somebody; seller: Somebody }

const address = {
  name: 'Bea Buyer',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}
const CARD = '4242424242424242'

export const oneOf = <T>(things: readonly T[]) => things[Math.floor(Math.random() * things.length)]!
export const perhaps = (share: number) => Math.random() < share

/**
 * One phone from booking or offer to some end: two buyers want it, one gets it, they exchange
 * messages, and it ends at random in cash, by deadline, or paid, shipped, disputed, returned and
 * rated; sometimes every request is sent twice at once.
 */
export async function liveOnce(stage: Stage, parties: Parties, phoneId: string) {
  if (perhaps(0.7)) await insist(stage, parties.seller, api.payoutAccount())
  const order = perhaps(0.25)
    ? await haggle(stage, parties, phoneId)
    : await book(stage, parties, phoneId)
  if (!order) return
  if (perhaps(0.3)) await write(stage, order)
  const way = Math.random()
  if (way < 0.08) return runOut(stage, order)
  if (way < 0.18) return cancel(stage, order)
  const code = handOverCode(stage.ground.deps.secret, order.id)
  const meet = async () =>
    tally(
      stage,
      'handed over',
      await twice(() => insist(stage, order.seller, api.handOver(order.id), { code })),
    )
  if (way < 0.28) return rateIf(stage, order, await meet())
  const isSent = way > 0.4
  const delivery = { method: 'shipping', address }
  if (isSent) await insist(stage, order.buyer, api.orderDelivery(order.id), delivery)
  if (!(await pay(stage, order))) return
  if (!isSent) return rateIf(stage, order, await meet())
  if (perhaps(0.1)) return cancelSale(stage, order)
  const parcel = { carrier: 'DHL', tracking: 'JD0146' }
  await twice(() => insist(stage, order.seller, api.shipOrder(order.id), parcel))
  tally(stage, 'delivered', await insist(stage, order.buyer, api.deliverOrder(order.id)))
  if (perhaps(0.5)) return runDispute(stage, order, parties.admin)
  if (perhaps(0.1)) return
  const confirmed = await twice(() => insist(stage, order.buyer, api.confirmOrder(order.id)))
  return rateIf(stage, order, tally(stage, 'confirmed', confirmed))
}

async function book(stage: Stage, { buyer, rival, seller }: Parties, phoneId: string) {
  const [mine, theirs] = await Promise.all([
    insist(stage, buyer, api.adverts(), { phoneId }),
    perhaps(0.5) ? insist(stage, rival, api.adverts(), { phoneId }) : undefined,
  ])
  const [winner, booked] = mine.status < 300 ? [buyer, mine] : [rival, theirs]
  const order = booked?.body.order as { _id: string } | undefined
  if (!order || !tally(stage, 'booked', booked!)) return
  return { id: order._id, phoneId, buyer: winner, seller }
}

/** An offer that is accepted, directly or after a counter-offer; a rival may book meanwhile. */
async function haggle(stage: Stage, { buyer, rival, seller }: Parties, phoneId: string) {
  const made = await insist(stage, buyer, api.offers(), { phoneId, price: '25' })
  if (!tally(stage, 'offered', made)) return
  let id = String(made.body._id)
  let taker = seller
  if (perhaps(0.3)) {
    const countered = await insist(stage, seller, api.counterOffer(id), { price: '28' })
    if (!tally(stage, 'countered', countered)) return
    id = String(countered.body._id)
    taker = buyer
  }
  const [taken, , lost] = await Promise.all([
    insist(stage, taker, api.answerOffer(id, 'accept')),
    insist(stage, taker, api.answerOffer(id, 'accept')),
    perhaps(0.3) ? insist(stage, rival, api.adverts(), { phoneId }) : undefined,
  ])
  const rivals = lost?.body.order as { _id: string } | undefined
  if (rivals) return { id: rivals._id, phoneId, buyer: rival, seller }
  if (!taken.body.orderId || !tally(stage, 'agreed on a price', taken)) return
  return { id: String(taken.body.orderId), phoneId, buyer, seller }
}

/** Both send a message; a repeated request is one message. */
async function write(stage: Stage, { id, phoneId, buyer, seller }: PlacedOrder) {
  const text = 'Is the box there as well?'
  const say = async (who: Somebody, path: string, words: object) => {
    const clientId = randomUUID()
    const body = { ...words, clientId }
    const sent = await twice(() => insist(stage, who, path, body))
    if (tally(stage, 'messages', sent)) stage.acknowledged.messages.push(clientId)
  }
  await say(buyer, api.messageThreads(), { phoneId, text })
  await say(seller, api.messagesOfOrder(id), { text: 'It is, and the cable.' })
}

/** Nobody acts and the reservation expires: its deadline is set to now. */
async function runOut(stage: Stage, { id }: PlacedOrder) {
  await stage.ground.deps.db.pool.query(
    `with ends as (
       update orders set state_due_at = now() where id = $1 and state = 'awaiting_payment'
       returning id)
     update order_deadlines set at = now(), next_attempt_at = now()
     where order_id in (select id from ends) and done_at is null`,
    [id],
  )
  stage.done.set('left to the clock', (stage.done.get('left to the clock') ?? 0) + 1)
}

async function cancel(stage: Stage, { id, buyer }: PlacedOrder) {
  tally(stage, 'cancelled', await twice(() => insist(stage, buyer, api.cancelOrder(id))))
}

async function cancelSale(stage: Stage, { id, seller }: PlacedOrder) {
  const body = { reason: 'It broke' }
  const called = await twice(() => insist(stage, seller, api.cancelSale(id), body))
  tally(stage, 'called off', called)
}

async function pay(stage: Stage, { id, buyer }: PlacedOrder): Promise<boolean> {
  const checkout = await insist(stage, buyer, api.checkout(id), { way: 'online' })
  const payment = checkout.body.payment as { _id: string } | null | undefined
  if (!payment) return false
  const path = api.confirmDemoPayment(payment._id)
  return tally(stage, 'paid', await twice(() => insist(stage, buyer, path, { card: CARD })))
}

/** After a sale both may leave a review. */
async function rateIf(stage: Stage, { id, buyer, seller }: PlacedOrder, isSold: boolean) {
  if (!isSold || perhaps(0.5)) return
  const rate = async (who: Somebody, side: string): Promise<void> => {
    const body = { stars: oneOf([1, 3, 5]), words: 'As agreed.' }
    const rated: Said[] = await twice(() => insist(stage, who, api.saleRatings(id), body, 'PUT'))
    if (tally(stage, 'rated', rated)) stage.acknowledged.ratings.push({ orderId: id, side })
  }
  await Promise.all([rate(buyer, 'buyer'), rate(seller, 'seller')])
}
