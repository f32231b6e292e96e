import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const phone = { brand: 'Iphone', name: 'iPhone 13 Pro', price: '450', location: 'Oslo' }
const zones = (...list: [string | string[], string | number][]) => ({
  pickUp: false,
  shipping: { zones: list.map(([to, price]) => ({ to: [to].flat(), price })), handlingDays: 2 },
})
const list = (delivery?: object, by = seller, more = {}) =>
  as(app, by).post('/api/phones', { ...phone, ...more, ...(delivery && { delivery }) })

test('a listing without terms is pick-up only', async () => {
  const { status, body } = await list()
  expect([status, body.delivery]).toEqual([201, { pickUp: true, shipping: null }])
})

test('terms are returned as saved, cheapest zone first, and stay when an edit leaves them out', async () => {
  const { body } = await list(zones([['no', 'SE'], '12.50'], ['EU', 'free'], ['WORLD', 25]))
  const saved = {
    pickUp: false,
    shipping: {
      zones: [
        { to: ['EU'], price: '0.00', priceMinor: 0 },
        { to: ['NO', 'SE'], price: '12.50', priceMinor: 1_250 },
        { to: ['WORLD'], price: '25.00', priceMinor: 2_500 },
      ],
      handlingDays: 2,
      carrier: '',
    },
  }
  expect(body.delivery).toEqual(saved)
  const edited = await as(app, seller).put(paths.phone(body._id), { ...phone, price: '440' })
  expect([edited.status, edited.body.delivery]).toEqual([200, saved])
  const shown = await as(app, null).get(paths.phone(body._id))
  expect(shown.body.delivery).toEqual(saved)
  const changed = await as(app, seller).put(paths.phone(body._id), {
    ...phone,
    delivery: { pickUp: true },
  })
  expect(changed.body.delivery).toEqual({ pickUp: true, shipping: null })
})

test.each([
  [{ pickUp: false }, 'delivery', 'Offer pick-up, shipping or both'],
  [zones(['NO', '-5']), 'delivery.shipping.zones.0.price', 'Must not be below 0'],
  [zones(['NO', -5]), 'delivery.shipping.zones.0.price', 'Must not be below 0'],
  [zones(['NO', 0], ['SE', '1.250']), 'delivery.shipping.zones.1.price', /Did you mean 1250/],
  [zones(['NO', '5000000']), 'delivery.shipping.zones.0.price', 'This amount is too high'],
  [zones(['NO', '1000.01']), 'delivery.shipping.zones.0.price', /At most \$1,000 for a phone/],
  [zones(['NO', 'soon']), 'delivery.shipping.zones.0.price', 'Enter a valid price'],
  [zones(['NO', '']), 'delivery.shipping.zones.0.price', 'Enter a valid price'],
  [zones([['NO', 'ZZ'], 5]), 'delivery.shipping.zones.0.to.1', /Must be a country code/],
  [zones([[], 5]), 'delivery.shipping.zones.0.to', 'Choose at least one country'],
  [zones(['NO', 5], ['NO', 6]), 'delivery.shipping.zones.1.to', 'NO has a price above'],
  [{ ...zones(), pickUp: true }, 'delivery.shipping.zones', /Add a country/],
  [
    { pickUp: true, shipping: { zones: [{ to: ['NO'], price: 5 }], handlingDays: 0 } },
    'delivery.shipping.handlingDays',
    'Must be a whole number from 1 to 10',
  ],
])('wrong terms are refused at their field: %j', async (delivery, field, message) => {
  const { status, body } = await list(delivery)
  expect(status).toBe(422)
  expect(body.fields[field]).toMatch(message)
})

test('the highest postage for a phone is twice its price and 100 more', async () => {
  expect((await list(zones(['NO', '1000']))).status).toBe(201)
})

test('default terms are used by new listings and, if wanted, by all live ones', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const before = await as(app, own).get(paths.deliveryTerms())
  expect(before.body).toEqual({
    delivery: { pickUp: true, shipping: null },
    isSaved: false,
    canShip: true,
  })
  const live = (await list(undefined, own)).body
  const cheap = (await list(undefined, own, { price: '10' })).body
  const paused = (await list(undefined, own)).body
  await as(app, own).post(paths.pausePhone(paused._id))
  const delivery = zones(['WORLD', '200'])
  const saved = await as(app, own).put(paths.deliveryTerms(), { delivery, applyToLive: true })
  expect([saved.status, saved.body]).toMatchObject([200, { changed: 1, tooCheap: 1 }])
  const ships = async (id: string) =>
    (await as(app, own).get(paths.phone(id))).body.delivery.shipping !== null
  expect(await Promise.all([live, cheap, paused].map(({ _id }) => ships(_id)))).toEqual([
    true,
    false,
    false,
  ])
  const again = await as(app, own).put(paths.deliveryTerms(), { delivery, applyToLive: true })
  expect(again.body.changed).toBe(0)
  expect((await list(undefined, own)).body.delivery.shipping.zones[0].to).toEqual(['WORLD'])
  expect((await list({ pickUp: true }, own)).body.delivery.shipping).toBeNull()
})

test('booked phones keep their terms when a seller applies others to all live ones', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app)
  const booked = await buildListing(app, { seller: own })
  await as(app, buyer).post('/api/advertise', { phoneId: booked._id })
  const delivery = { pickUp: true, shipping: null }
  const { body } = await as(app, own).put(paths.deliveryTerms(), { delivery, applyToLive: true })
  expect(body.changed).toBe(0)
})

test('shipping is refused where no buyer could pay before the phone is sent', async () => {
  const bare = await testApp({ env: { OFFLINE_PAYMENT: 'off' } })
  try {
    const lone = await buildUser(bare, { role: 'Seller' })
    const delivery = zones(['NO', 5])
    const listed = await as(bare, lone).post('/api/phones', { ...phone, delivery })
    expect([listed.status, listed.body.fields]).toMatchObject([
      422,
      { 'delivery.shipping': expect.stringContaining('Buyers can’t pay for a shipped phone') },
    ])
    const saved = await as(bare, lone).put(paths.deliveryTerms(), { delivery })
    expect(saved.status).toBe(422)
    expect((await as(bare, lone).get(paths.deliveryTerms())).body.canShip).toBe(false)
  } finally {
    await bare.close()
  }
})

test('terms survive an export and an import of a CSV file', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const original = (
    await list(zones([['DK', 'SE'], '4.50'], ['WORLD', '30']), own, {
      name: 'Nokia 3310',
      brand: 'Nokia',
    })
  ).body
  const file: string = (await as(app, own).get(paths.phoneExport())).body
  expect(file).toContain('DK SE 4.50; WORLD 30.00')
  const another = await buildUser(app, { role: 'Seller' })
  // Its seller's own id would make it a known phone.
  const body = file.replace(original._id, '')
  const headers = { 'content-type': 'text/csv' }
  const send = (path: string) => as(app, another).send('POST', path, { body, headers })
  const { file: hash } = (await send(paths.phoneFileChecks())).body
  const imported = await send(`${paths.phoneImports()}?file=${hash}&from=1`)
  expect(imported.body).toMatchObject({ added: [{}], rejected: [] })
  const mine = await as(app, another).get(paths.myProducts(another.email))
  expect(mine.body[0].delivery).toEqual(original.delivery)
})

test('a line with a wrong shipping price is refused in its column', async () => {
  const body = 'brand,name,price,shipping\nNokia,Nokia 3310,30,NO 1.250\nNokia,Nokia 8,30,Norway\n'
  const headers = { 'content-type': 'text/csv' }
  const path = paths.phoneFileChecks()
  const checked = await as(app, seller).send('POST', path, { body, headers })
  const columns = checked.body.lines.map((line: { problems: { column: string }[] }) =>
    line.problems.map(({ column }) => column),
  )
  expect(columns).toEqual([['shipping'], ['shipping']])
})
