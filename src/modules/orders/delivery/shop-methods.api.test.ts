import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import type { SettingValues } from '../../../shared/settings/definitions.ts'
import { address, book } from '../orders.fixture.ts'

let app: TestApp
let seller: TestUser
let buyer: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
  buyer = await buildUser(app)
})
afterAll(() => app.close())
afterEach(() => offer('both'))

const offer = (deliveryMethods: SettingValues['deliveryMethods']) =>
  buildSettings(app, { deliveryMethods })

const toNorway = { zones: [{ to: ['NO'], price: 12 }], handlingDays: 2 }
const both = { pickUp: true, shipping: toNorway }
const pickUpOnly = { pickUp: true, shipping: null }
const shippingOnly = { pickUp: false, shipping: toNorway }
const form = { brand: 'Iphone', name: 'iPhone 13 Pro', price: '300', location: 'Oslo' }

const listed = (delivery: object) => buildListing(app, { seller, price: '300', delivery })
const shown = async (id: string) => (await as(app, null).get(paths.phone(id))).body
const edit = (id: string, more: object) =>
  as(app, seller).put(paths.phone(id), { ...form, ...more })
const order = async (id: string) => (await as(app, buyer).get(paths.order(id))).body
const choose = (id: string, chosen: object) => as(app, buyer).post(paths.orderDelivery(id), chosen)
const shipping = { method: 'shipping', address, postageMinor: 1_200 }

test.each([
  ['pick_up', both, 'delivery.shipping'],
  ['pick_up', shippingOnly, 'delivery.shipping'],
  ['shipping', both, 'delivery.pickUp'],
  ['shipping', pickUpOnly, 'delivery.pickUp'],
  // Without terms, it would be the seller's default: pick-up.
  ['shipping', undefined, 'delivery.shipping'],
] as const)(
  'in a shop with %s only, a listing with %j is refused at its field',
  async (methods, delivery, field) => {
    await offer(methods)
    const { status, body } = await as(app, seller).post('/api/phones', {
      ...form,
      ...(delivery && { delivery }),
    })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
  },
)

test('a phone offers what is left, an edit keeps what is hidden, and it returns with the setting', async () => {
  const { _id } = await listed(both)
  await offer('pick_up')
  expect((await shown(_id)).delivery).toEqual(pickUpOnly)
  const edited = await edit(_id, { price: '290', delivery: pickUpOnly })
  expect([edited.status, edited.body.delivery]).toEqual([200, pickUpOnly])
  await offer('shipping')
  const { delivery, paymentMethods } = await shown(_id)
  expect(delivery).toMatchObject({ pickUp: false, shipping: { zones: [{ to: ['NO'] }] } })
  expect(paymentMethods).toEqual(['transfer'])
  await offer('both')
  expect((await shown(_id)).delivery).toMatchObject({
    pickUp: true,
    shipping: { zones: [{ to: ['NO'], priceMinor: 1_200 }] },
  })
})

test('a phone with only a method that is off cannot be booked until its seller changes it', async () => {
  const { _id, version } = await listed(shippingOnly)
  await offer('pick_up')
  const booked = await book(app, buyer, _id)
  expect([booked.status, booked.body.error]).toEqual([409, 'not_deliverable'])
  const offered = await as(app, buyer).post(paths.offers(), { phoneId: _id, price: 250 })
  expect([offered.status, offered.body.error]).toEqual([409, 'not_deliverable'])
  const own = async () =>
    (await as(app, seller).get(paths.myPhoneSummaries())).body.items.find(
      (phone: { _id: string }) => phone._id === _id,
    ).isDeliverable
  expect(await own()).toBe(false)
  // What is not about delivery can still be changed.
  expect((await edit(_id, { price: '280', version })).status).toBe(200)
  expect((await edit(_id, { delivery: pickUpOnly })).status).toBe(200)
  expect(await own()).toBe(true)
  const again = await book(app, buyer, _id)
  expect(again.status).toBe(201)
  await as(app, buyer).post(paths.cancelOrder(again.body.order._id))
})

test('an order that was made before keeps its methods; a new one has those of the shop', async () => {
  const before = (await book(app, buyer, (await listed(both))._id)).body.order._id
  await offer('pick_up')
  expect((await order(before)).offered).toMatchObject({
    pickUp: true,
    shipping: { zones: [{ priceMinor: 1_200 }] },
  })
  expect((await choose(before, shipping)).status).toBe(200)
  const phone = await listed(pickUpOnly)
  await offer('both')
  await edit(phone._id, { delivery: both })
  await offer('pick_up')
  const { body } = await book(app, buyer, phone._id)
  expect(body.order.delivery).toBe('pick_up')
  expect((await order(body.order._id)).offered).toEqual(pickUpOnly)
  const refused = await choose(body.order._id, shipping)
  expect([refused.status, refused.body.error]).toEqual([409, 'not_offered'])
  const { body: sold } = await as(app, buyer).get(paths.listingSnapshot(body.order._id))
  expect([sold.snapshot.delivery, sold.snapshot.isChanged]).toEqual([pickUpOnly, false])
})

test('a search neither finds nor counts a method that is off', async () => {
  await listed(both)
  const count = async (query: string) =>
    (await as(app, null).get(`${paths.search()}?${query}`)).body
  const { facets } = await count('facets=1')
  expect([facets.pickUp[0].count, facets.shipsTo[0].count]).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
  await offer('pick_up')
  expect((await count('shipsTo=NO')).total).toBe(0)
  expect((await count('freeShipping=1')).total).toBe(0)
  expect((await count('q=iphone')).facets.shipsTo).toEqual([])
  await offer('shipping')
  expect((await count('pickUp=1')).total).toBe(0)
  expect((await count('shipsTo=NO')).total).toBeGreaterThan(0)
})

test.each([
  ['pick_up', 'iphone with free shipping to Norway', 'Phones can’t be shipped in this shop.'],
  ['shipping', 'iphone pick up only', 'Phones can’t be picked up in this shop.'],
] as const)(
  'in a %s shop the text “%s” finds phones, and says what is not used',
  async (only, text, note) => {
    await listed(both)
    await offer(only)
    const query = new URLSearchParams({ q: text })
    const { total, interpreted } = (await as(app, null).get(`${paths.search()}?${query}`)).body
    expect(total).toBeGreaterThan(0)
    expect(interpreted).toMatchObject({ q: 'iphone', params: {}, notes: [note] })
  },
)

test('default terms keep what is hidden, in live listings too', async () => {
  const by = await buildUser(app, { role: 'Seller' })
  const save = (delivery: object, applyToLive = false) =>
    as(app, by).put('/api/delivery-terms', { delivery, applyToLive })
  const read = async () => (await as(app, by).get('/api/delivery-terms')).body.delivery
  expect((await save(both)).status).toBe(200)
  const { _id } = await buildListing(app, { seller: by, price: '300', delivery: shippingOnly })
  await offer('pick_up')
  expect(await read()).toEqual(pickUpOnly)
  expect((await save(both)).body.fields).toHaveProperty(['delivery.shipping'])
  expect((await save(pickUpOnly, true)).body.changed).toBe(1)
  await offer('both')
  for (const delivery of [await read(), (await shown(_id)).delivery])
    expect(delivery).toMatchObject({ pickUp: true, shipping: { zones: [{ priceMinor: 1_200 }] } })
})

test('the example file has only columns that the shop has a use for', async () => {
  const columns = async () => {
    const { body: text } = await as(app, seller).get(paths.examplePhoneFile())
    return ['pick_up', 'shipping', 'handling_days', 'carrier'].filter((column) =>
      text.split('\n')[0]?.includes(column),
    )
  }
  expect(await columns()).toHaveLength(4)
  await offer('pick_up')
  expect(await columns()).toEqual(['pick_up'])
  await offer('shipping')
  expect(await columns()).toEqual(['shipping', 'handling_days', 'carrier'])
})

test('the configuration of pages follows', async () => {
  const config = async () => {
    const { body } = await as(app, null).get('/api/config')
    return [body.deliveryMethods, body.paymentMethods, body.shippingPayment]
  }
  expect(await config()).toEqual([['pick_up', 'shipping'], ['transfer', 'meet_up'], 'any'])
  await offer('pick_up')
  expect(await config()).toEqual([['pick_up'], ['transfer', 'meet_up'], 'none'])
  await offer('shipping')
  expect(await config()).toEqual([['shipping'], ['transfer'], 'any'])
})

test('shipping alone is refused while buyers have no way to pay before', async () => {
  const bare = await testApp({
    env: { OFFLINE_PAYMENT: '', OFFLINE_PAYMENT_INSTRUCTIONS: '' },
    demo: false,
  })
  try {
    const admin = await buildUser(bare, { role: 'admin' })
    const change = (changes: object) => as(bare, admin).patch(paths.settings(), { changes })
    const off = { value: 'off', version: 0 }
    const only = { value: 'shipping', version: 0 }
    const refused = await change({ transferPayee: off, deliveryMethods: only })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
      422,
      ['changes.deliveryMethods.value'],
    ])
    expect((await change({ deliveryMethods: only })).status).toBe(200)
    const later = await change({ transferPayee: off })
    expect([later.status, Object.keys(later.body.fields)]).toEqual([
      422,
      ['changes.transferPayee.value'],
    ])
  } finally {
    await bare.close()
  }
})

test('the environment sets the methods and names its variable', async () => {
  const held = await testApp({ env: { DELIVERY_METHODS: 'pick_up' } })
  try {
    const admin = await buildUser(held, { role: 'admin' })
    const { body } = await as(held, admin).get(paths.settings())
    expect(body.settings.deliveryMethods).toMatchObject({
      value: 'pick_up',
      source: 'environment',
      variable: 'DELIVERY_METHODS',
    })
  } finally {
    await held.close()
  }
})
