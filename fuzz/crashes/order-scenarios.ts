import { randomUUID } from 'node:crypto'
import { api } from '../../src/contract/urls.ts'
import { handOverCode } from '../../src/modules/orders/index.ts'
import type { ApiResponse } from './call.ts'
import { type CrashTrial, callWithRetry, countOutcome, twice } from './call-with-retry.ts'
import { oneOf, withProbability } from './chance.ts'
import { runDispute } from './disputes.ts'
import type { LoggedInUser } from './fixtures.ts'

export type Parties = {
  buyer: LoggedInUser
  rival: LoggedInUser
  seller: LoggedInUser
  admin: LoggedInUser
}
/** An order in progress and its parties. */
export type PlacedOrder = { id: string; phoneId: string; buyer: LoggedInUser; seller: LoggedInUser }

const address = {
  name: 'Bea Buyer',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}
const CARD = '4242424242424242'

/**
 * One phone from booking or offer to some end: two buyers want it, one gets it, they exchange
 * messages, and it ends at random in cash, by deadline, or paid, shipped, disputed, returned and
 * rated; sometimes every request is sent twice at once.
 */
export async function runOrder(run: CrashTrial, parties: Parties, phoneId: string) {
  if (withProbability(0.7)) await callWithRetry(run, parties.seller, api.payoutAccount())
  const order = withProbability(0.25)
    ? await negotiate(run, parties, phoneId)
    : await book(run, parties, phoneId)
  if (!order) return
  if (withProbability(0.3)) await write(run, order)
  const way = Math.random()
  if (way < 0.08) return expire(run, order)
  if (way < 0.18) return cancel(run, order)
  const code = handOverCode(run.fixtures.deps.secret, order.id)
  const meet = async () =>
    countOutcome(
      run,
      'handed over',
      await twice(() => callWithRetry(run, order.seller, api.handOver(order.id), { code })),
    )
  if (way < 0.28) return rateIf(run, order, await meet())
  const isSent = way > 0.4
  const delivery = { method: 'shipping', address }
  if (isSent) await callWithRetry(run, order.buyer, api.orderDelivery(order.id), delivery)
  if (!(await pay(run, order))) return
  if (!isSent) return rateIf(run, order, await meet())
  if (withProbability(0.1)) return cancelSale(run, order)
  const parcel = { carrier: 'DHL', tracking: 'JD0146' }
  await twice(() => callWithRetry(run, order.seller, api.shipOrder(order.id), parcel))
  countOutcome(run, 'delivered', await callWithRetry(run, order.buyer, api.deliverOrder(order.id)))
  if (withProbability(0.5)) return runDispute(run, order, parties.admin)
  if (withProbability(0.1)) return
  const confirmed = await twice(() => callWithRetry(run, order.buyer, api.confirmOrder(order.id)))
  return rateIf(run, order, countOutcome(run, 'confirmed', confirmed))
}

async function book(run: CrashTrial, { buyer, rival, seller }: Parties, phoneId: string) {
  const [first, second] = await Promise.all([
    callWithRetry(run, buyer, api.adverts(), { phoneId }),
    withProbability(0.5) ? callWithRetry(run, rival, api.adverts(), { phoneId }) : undefined,
  ])
  const [winner, booked] = first.status < 300 ? [buyer, first] : [rival, second]
  const order = booked?.body.order as { _id: string } | undefined
  if (!order || !countOutcome(run, 'booked', booked!)) return
  return { id: order._id, phoneId, buyer: winner, seller }
}

/** An offer that is accepted, directly or after a counter-offer; a rival may book meanwhile. */
async function negotiate(run: CrashTrial, { buyer, rival, seller }: Parties, phoneId: string) {
  const made = await callWithRetry(run, buyer, api.offers(), { phoneId, price: '25' })
  if (!countOutcome(run, 'offered', made)) return
  let id = String(made.body._id)
  let taker = seller
  if (withProbability(0.3)) {
    const countered = await callWithRetry(run, seller, api.counterOffer(id), { price: '28' })
    if (!countOutcome(run, 'countered', countered)) return
    id = String(countered.body._id)
    taker = buyer
  }
  const [taken, , lost] = await Promise.all([
    callWithRetry(run, taker, api.answerOffer(id, 'accept')),
    callWithRetry(run, taker, api.answerOffer(id, 'accept')),
    withProbability(0.3) ? callWithRetry(run, rival, api.adverts(), { phoneId }) : undefined,
  ])
  const rivals = lost?.body.order as { _id: string } | undefined
  if (rivals) return { id: rivals._id, phoneId, buyer: rival, seller }
  if (!taken.body.orderId || !countOutcome(run, 'agreed on a price', taken)) return
  return { id: String(taken.body.orderId), phoneId, buyer, seller }
}

/** Both send a message; a repeated request is one message. */
async function write(run: CrashTrial, { id, phoneId, buyer, seller }: PlacedOrder) {
  const text = 'Is the box there as well?'
  const send = async (who: LoggedInUser, path: string, message: object) => {
    const clientId = randomUUID()
    const body = { ...message, clientId }
    const sent = await twice(() => callWithRetry(run, who, path, body))
    if (countOutcome(run, 'messages', sent)) run.acknowledged.messages.push(clientId)
  }
  await send(buyer, api.conversations(), { phoneId, text })
  await send(seller, api.messagesOfOrder(id), { text: 'It is, and the cable.' })
}

/** Nobody acts and the reservation expires: its deadline is set to now. */
async function expire(run: CrashTrial, { id }: PlacedOrder) {
  await run.fixtures.deps.db.pool.query(
    `with ends as (
       update orders set state_due_at = now() where id = $1 and state = 'awaiting_payment'
       returning id)
     update order_deadlines set at = now(), next_attempt_at = now()
     where order_id in (select id from ends) and done_at is null`,
    [id],
  )
  run.done.set('expired', (run.done.get('expired') ?? 0) + 1)
}

async function cancel(run: CrashTrial, { id, buyer }: PlacedOrder) {
  countOutcome(run, 'cancelled', await twice(() => callWithRetry(run, buyer, api.cancelOrder(id))))
}

async function cancelSale(run: CrashTrial, { id, seller }: PlacedOrder) {
  const body = { reason: 'It broke' }
  const called = await twice(() => callWithRetry(run, seller, api.cancelSale(id), body))
  countOutcome(run, 'called off', called)
}

async function pay(run: CrashTrial, { id, buyer }: PlacedOrder): Promise<boolean> {
  const checkout = await callWithRetry(run, buyer, api.checkout(id), { paymentMethod: 'online' })
  const payment = checkout.body.payment as { _id: string } | null | undefined
  if (!payment) return false
  const path = api.confirmDemoPayment(payment._id)
  return countOutcome(
    run,
    'paid',
    await twice(() => callWithRetry(run, buyer, path, { card: CARD })),
  )
}

/** After a sale both may leave a review. */
async function rateIf(run: CrashTrial, { id, buyer, seller }: PlacedOrder, isSold: boolean) {
  if (!isSold || withProbability(0.5)) return
  const rate = async (who: LoggedInUser, side: string): Promise<void> => {
    const body = { stars: oneOf([1, 3, 5]), text: 'As agreed.' }
    const rated: ApiResponse[] = await twice(() =>
      callWithRetry(run, who, api.saleRatings(id), body, 'PUT'),
    )
    if (countOutcome(run, 'rated', rated)) run.acknowledged.ratings.push({ orderId: id, side })
  }
  await Promise.all([rate(buyer, 'buyer'), rate(seller, 'seller')])
}
