import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import {
  accounts,
  chooseOnline,
  deliverEvents,
  handOver,
  listTasks,
  openShop,
  paymentStates,
  payOnline,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
} from '../checkout/checkout.fixture.ts'
import { propose } from '../disputes/disputes.fixture.ts'
import { address, book } from '../orders.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
})
afterAll(() => shop.close())

const both = (...zones: { to: string[]; price: number }[]) => ({
  pickUp: true,
  shipping: { zones, handlingDays: 2 },
})
const toNorway = both({ to: ['NO'], price: 12 }, { to: ['EU'], price: 25 })
const swedish = { ...address, postalCode: '111 22', country: 'SE' }

/** A booked phone for $300 with its buyer and seller. */
async function buildOffered(delivery: object = toNorway): Promise<Sale> {
  const { app } = shop
  const seller = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app)
  const phone = await buildListing(app, { seller, price: '300', delivery })
  const { body } = await book(app, buyer, phone._id)
  return { seller, buyer, phone, orderId: String(body.order._id), code: body.order.handOverCode }
}

const choose = (sale: Sale, chosen: object) =>
  as(shop.app, sale.buyer).post(paths.orderDelivery(sale.orderId), chosen)
const ship = (sale: Sale, postageMinor?: number, to: object = address) =>
  choose(sale, { method: 'shipping', address: to, postageMinor })
const pickUp = (sale: Sale) => choose(sale, { method: 'pick_up' })
const order = async (sale: Sale) =>
  (await as(shop.app, sale.buyer).get(paths.order(sale.orderId))).body
const edit = (sale: Sale, delivery: object) => {
  const { brand, name, price, location, used } = sale.phone
  const form = { brand, name, price, location, used, delivery }
  return as(shop.app, sale.seller).put(paths.phone(sale.phone._id), form)
}

/** Changes of the ledger accounts in an action, in minor units. */
async function moved(operation: () => Promise<unknown>) {
  const before = await accounts(shop.app)
  await operation()
  const after = await accounts(shop.app)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

async function deliver(sale: Sale) {
  const parcel = { carrier: 'DHL', tracking: 'JD014600003' }
  await as(shop.app, sale.seller).post(paths.shipOrder(sale.orderId), parcel)
  await as(shop.app, sale.buyer).post(paths.deliverOrder(sale.orderId))
}

test('postage becomes part of the order, and choosing pick-up removes it', async () => {
  const sale = await buildOffered()
  const chosen = await ship(sale, 1_200)
  expect([chosen.status, chosen.body]).toMatchObject([
    200,
    { postage: '12.00', postageMinor: 1_200, total: '312.00', priceMinor: 30_000 },
  ])
  expect((await pickUp(sale)).body).toMatchObject({ postageMinor: 0, totalMinor: 30_000 })
})

test('an address in a country that is not shipped to is refused at its field', async () => {
  const sale = await buildOffered()
  const refused = await ship(sale, 0, { ...address, postalCode: '10115', country: 'US' })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { 'address.country': 'The seller doesn’t ship to this country' },
  ])
  expect(await order(sale)).toMatchObject({ delivery: null, address: null })
})

test('a buyer can choose only what the seller offers', async () => {
  const onlyPickUp = await buildOffered({ pickUp: true })
  expect((await ship(onlyPickUp, 0)).body.error).toBe('not_offered')
  const onlyShipping = await buildOffered({ ...toNorway, pickUp: false })
  expect((await pickUp(onlyShipping)).body.error).toBe('not_offered')
})

test('postage that the buyer has not seen is refused, and nothing changes', async () => {
  const sale = await buildOffered()
  for (const seen of [undefined, 0, 1_100, 2_500]) {
    const refused = await ship(sale, seen)
    expect([refused.status, refused.body.error]).toEqual([409, 'postage_changed'])
  }
  expect(await order(sale)).toMatchObject({ delivery: null, address: null, postageMinor: 0 })
  expect((await ship(sale, -1)).status).toBe(422)
  expect((await ship(sale, 1.5)).status).toBe(422)
})

test('terms that get worse while a buyer checks out do not apply; better ones do', async () => {
  const sale = await buildOffered()
  expect((await edit(sale, both({ to: ['NO'], price: 90 }))).status).toBe(200)
  expect((await ship(sale, 9_000)).body.error).toBe('postage_changed')
  expect((await ship(sale, 1_200)).status).toBe(200)
  await edit(sale, both({ to: ['NO', 'US'], price: 5 }))
  expect((await ship(sale, 1_200, { ...address, line2: '2nd floor' })).body.error).toBe(
    'postage_changed',
  )
  expect((await order(sale)).offered.shipping.zones[0]).toMatchObject({ priceMinor: 500 })
  expect((await ship(sale, 500, { ...address, line2: '2nd floor' })).body.postageMinor).toBe(500)
})

test('a saved choice stays as it is when the terms change afterwards', async () => {
  const sale = await buildOffered()
  await ship(sale, 1_200)
  await edit(sale, both({ to: ['NO'], price: 5 }))
  expect(await order(sale)).toMatchObject({ postageMinor: 1_200 })
  expect((await ship(sale, 1_200)).status).toBe(200)
})

test('a seller on vacation still has to deliver a booked phone as offered', async () => {
  const sale = await buildOffered()
  const until = new Date(shop.app.clock.now().getTime() + 7 * 86_400_000).toISOString()
  expect((await as(shop.app, sale.seller).put(paths.vacation(), { until })).status).toBe(200)
  expect((await ship(sale, 1_200)).body.postageMinor).toBe(1_200)
})

test('the buyer is charged price and postage, and the seller gets all of the postage', async () => {
  const sale = await buildOffered()
  await setUpAccount(shop, sale.seller)
  await ship(sale, 1_200)
  const { body } = await chooseOnline(shop.app, sale)
  expect(body).toMatchObject({ totalMinor: 31_200, postageMinor: 1_200 })
  expect(await moved(() => payOnline(shop, sale))).toEqual({ provider: 31_200, held: -31_200 })
  await deliver(sale)
  const confirm = () => as(shop.app, sale.buyer).post(paths.confirmOrder(sale.orderId))
  expect(await moved(confirm)).toEqual({ held: 31_200, seller: -28_200, fees: -3_000 })
  await runMoney(shop.app)
  expect(await listTasks(shop.app, sale.orderId)).toMatchObject([
    { kind: 'payout', state: 'done', amount_minor: 28_200 },
  ])
  const { lines } = (await as(shop.app, sale.seller).get(paths.statements())).body
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({
    price: { amount: '300.00' },
    postage: { amount: '12.00' },
    fee: { amount: '30.00' },
    amount: { amount: '282.00' },
  })
})

test('a full refund returns the postage, without a fee', async () => {
  const sale = await buildOffered()
  await ship(sale, 1_200)
  await payOnline(shop, sale)
  const cancel = () =>
    as(shop.app, sale.seller).post(paths.cancelSale(sale.orderId), { reason: 'It fell.' })
  expect(await moved(cancel)).toEqual({ held: 31_200, buyer: -31_200 })
})

test('a part refund is less than price and postage, and leaves the fee on the price only', async () => {
  const sale = await buildOffered()
  await ship(sale, 1_200)
  await payOnline(shop, sale)
  await deliver(sale)
  const complaint = { reason: 'other', text: 'The box arrived wet and torn.' }
  await as(shop.app, sale.buyer).post(paths.dispute(sale.orderId), complaint)
  const part = (refundMinor: number) =>
    propose(shop.app, sale.seller, sale.orderId, { kind: 'part_refund', refundMinor })
  expect((await part(31_200)).body.error).toBe('bad_amount')
  expect((await part(15_000)).status).toBe(200)
  const accept = () =>
    as(shop.app, sale.buyer).post(paths.answerSettlement(sale.orderId, 1, 'accept'))
  // Half of the price is left with half of the fee, and all of the postage.
  expect(await moved(accept)).toEqual({
    held: 31_200,
    buyer: -15_000,
    seller: -14_700,
    fees: -1_500,
  })
})

test('a payment that was begun with another sum is canceled, and returned if it is paid anyway', async () => {
  const sale = await buildOffered()
  const begun = await chooseOnline(shop.app, sale)
  expect(begun.body.totalMinor).toBe(30_000)
  await ship(sale, 1_200)
  expect(await paymentStates(shop.app, sale.orderId)).toEqual(['closing'])
  const from = shop.fake.events.length
  await shop.fake.pay(begun.body.payment.clientSecret, '4242424242424242')
  await deliverEvents(shop, shop.fake.events.slice(from))
  expect(await paymentStates(shop.app, sale.orderId)).toEqual(['returned'])
  expect((await order(sale)).state).toBe('awaiting_payment')
  const next = await chooseOnline(shop.app, sale)
  expect(next.body).toMatchObject({ totalMinor: 31_200, payment: { state: 'open' } })
})

test('after payment the postage cannot rise; choosing pick-up refunds it', async () => {
  const sale = await buildOffered()
  await setUpAccount(shop, sale.seller)
  await ship(sale, 1_200)
  await payOnline(shop, sale)
  expect((await ship(sale, 2_500, swedish)).body.error).toBe('postage_paid')
  expect((await pickUp(sale)).body).toMatchObject({ delivery: 'pick_up', postageMinor: 0 })
  expect(await moved(() => handOver(shop.app, sale))).toEqual({
    held: 31_200,
    buyer: -1_200,
    seller: -27_000,
    fees: -3_000,
  })
})

test('the phone as sold keeps the delivery terms of the booking', async () => {
  const sale = await buildOffered()
  await edit(sale, { pickUp: true })
  const { snapshot } = (await as(shop.app, sale.buyer).get(paths.listingSnapshot(sale.orderId)))
    .body
  expect(snapshot.delivery.shipping.zones).toMatchObject([{ to: ['NO'] }, { to: ['EU'] }])
  expect(snapshot.isChanged).toBe(true)
})
