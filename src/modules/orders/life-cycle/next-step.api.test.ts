import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, type TestUser } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { openShop, type Shop } from '../checkout/checkout.fixture.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { accept, buildDispute, propose } from '../disputes/disputes.fixture.ts'
import { address, book, buildBooking, buildShipped } from '../orders.fixture.ts'
import { answerClaim, buildSold, makeClaim } from '../warranty/warranty.fixture.ts'

let shop: Shop
let app: TestApp
let admin: TestUser
beforeAll(async () => {
  shop = await openShop({ OFFLINE_PAYMENT: 'seller' })
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => shop.close())

type Sale = { buyer: TestUser; seller: TestUser; orderId: string }
type Listed = { _id: string; next: { actor: string; action: string; dueAt: string | null } | null }

/**
 * The next step of an order, which has to be the same on its page, in the lists of its buyer and its
 * seller, and in that of all orders.
 */
async function nextOf({ buyer, seller, orderId }: Sale) {
  const read = async (by: TestUser, path: string) => (await as(app, by).get(path)).body
  const inList = (orders: Listed[]) => orders.find(({ _id }) => _id === orderId)?.next
  const { next } = await read(buyer, paths.order(orderId))
  const lists = {
    bought: inList(await read(buyer, paths.orders())),
    sold: inList(await read(seller, paths.sales())),
    all: inList((await read(admin, `${paths.allOrders()}?q=${orderId}`)).items),
  }
  expect(lists).toEqual({ bought: next, sold: next, all: next })
  return next && `${next.actor} ${next.action}`
}

const toSale = ({ order, ...people }: Awaited<ReturnType<typeof buildBooking>>): Sale => ({
  ...people,
  orderId: order._id,
})

test('every list names who has to act in a disputed order, and what', async () => {
  const sale = await buildDispute(shop)
  const { buyer, seller, orderId } = sale
  expect(await nextOf(sale)).toBe('seller answer_dispute')
  await as(app, seller).post(paths.disputeStatements(orderId), { text: 'It left without a crack.' })
  expect(await nextOf(sale)).toBe('admin decide')
  await propose(app, seller, orderId, { kind: 'return' })
  await accept(app, buyer, orderId)
  expect(await nextOf(sale)).toBe('buyer send_back')
  const parcel = { carrier: 'DHL', tracking: 'JD014600777' }
  await as(app, buyer).post(paths.returnSent(orderId), parcel)
  expect(await nextOf(sale)).toBe('seller receive_return')
})

test('every list names the same next step as the page of an order, on every way to its end', async () => {
  const meeting = toSale(await buildBooking(app))
  expect(await nextOf(meeting)).toBe('buyer choose_delivery')
  const at = new Date(app.clock.now().getTime() + HOUR).toISOString()
  await as(app, meeting.buyer).post(paths.meetUps(meeting.orderId), { place: 'Library', at })
  expect(await nextOf(meeting)).toBe('seller accept_meet_up')
  await as(app, meeting.seller).post(paths.acceptMeetUp(meeting.orderId, 1))
  expect(await nextOf(meeting)).toBe('buyer meet')
  await as(app, meeting.buyer).post(paths.cancelOrder(meeting.orderId))
  expect(await nextOf(meeting)).toBeNull()

  const shipped = toSale(await buildShipped(app, 'paid'))
  expect(await nextOf(shipped)).toBe('seller ship')
  const parcel = { carrier: 'dhl', tracking: 'jd014600003' }
  await as(app, shipped.seller).post(paths.shipOrder(shipped.orderId), parcel)
  expect(await nextOf(shipped)).toBe('buyer wait_for_parcel')
  app.clock.advance(22 * DAY)
  await runDeadlines(app.deps)
  expect(await nextOf(shipped)).toBe('admin find_parcel')
  await as(app, shipped.buyer).post(paths.deliverOrder(shipped.orderId))
  expect(await nextOf(shipped)).toBe('buyer inspect')

  const transfer = toSale(await buildBooking(app))
  const instructions = { name: 'Bank transfer', text: 'IBAN NO93 8601 1117 947' }
  await as(app, transfer.seller).put(paths.paymentInstructions(), instructions)
  const chosen = { method: 'shipping', address }
  await as(app, transfer.buyer).post(paths.orderDelivery(transfer.orderId), chosen)
  await as(app, transfer.buyer).post(paths.checkout(transfer.orderId), {
    paymentMethod: 'transfer',
  })
  expect(await nextOf(transfer)).toBe('buyer send_payment')
  await as(app, transfer.buyer).post(paths.paymentSent(transfer.orderId))
  expect(await nextOf(transfer)).toBe('seller confirm_payment')

  const sold = await buildSold(shop, { returnDays: 14 })
  expect(await nextOf(sold)).toBeNull()
  await makeClaim(app, sold)
  expect(await nextOf(sold)).toBe('seller answer_claim')
  await answerClaim(app, sold.seller, sold.orderId, 'refuse', { text: 'It fell into water.' })
  expect(await nextOf(sold)).toBe('buyer decide_claim')
  await as(app, sold.buyer).post(paths.requestReturn(sold.orderId), { reason: 'It is too large.' })
  expect(await nextOf(sold)).toBe('seller approve_return')
})

test('what changes an order answers with its next step', async () => {
  const { buyer, seller, order } = await buildShipped(app, 'paid')
  const parcel = { carrier: 'dhl', tracking: 'jd014600003' }
  const shipped = await as(app, seller).post(paths.shipOrder(order._id), parcel)
  expect(shipped.body.next).toMatchObject({ actor: 'buyer', action: 'wait_for_parcel' })
  const booked = await as(app, buyer).get(paths.order(order._id))
  expect(shipped.body.next).toEqual(booked.body.next)
})

test('a list takes as many statements for many orders as for one', async () => {
  const { buyer } = await buildDispute(shop)
  const read = () => as(app, buyer).get(paths.orders())
  await read()
  const one = await countStatements(read)
  for (const name of ['One', 'Two']) await book(app, buyer, (await buildListing(app, { name }))._id)
  const { body } = await read()
  expect(body.length).toBeGreaterThan(1)
  const many = await countStatements(read)
  expect(many.texts).toHaveLength(one.texts.length)
})
