import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import type { Phone } from '../listings.contract.ts'
import type { Advert } from './advertising.contract.ts'

let app: TestApp
let seller: TestUser
let buyer: TestUser

beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
  buyer = await buildUser(app, { role: 'Buyer' })
})
afterAll(() => app.close())

const post = (user: TestUser | null, body: object) => as(app, user).post('/api/advertise', body)
const stop = (user: TestUser | null, id: string) => as(app, user).delete(`/api/advertise/${id}`)

async function shown(user: TestUser | null = null): Promise<Advert[]> {
  return (await as(app, user).get('/api/advertise')).body
}

/** The body that the seed's card sends: the displayed fields, without an id. */
function card(phone: Phone, as: TestUser) {
  const { name, img, price, originalPrice, location, used } = phone
  return { name, img, price, originalPrice, location, used, seller: as.name, email: as.email }
}

test('sellers’ adverts come first, newest first, then booked phones, each phone once', async () => {
  const phones: Phone[] = []
  while (phones.length < 4) phones.push(await buildListing(app, { seller }))
  const [first, second, booked, bookedToo] = phones.map((phone) => phone._id)
  for (const phoneId of [first, booked, second]) {
    await post(seller, { phoneId })
    app.clock.advance(1_000)
  }
  for (const phoneId of [booked, bookedToo]) {
    expect((await post(buyer, { phoneId })).status).toBe(201)
    app.clock.advance(1_000)
  }
  const adverts = await shown()
  expect(adverts.map((advert) => [advert.phoneId, advert.booked])).toEqual([
    [second, false],
    [first, false],
    [bookedToo, true],
    [booked, true],
  ])
  expect(adverts.every((advert) => advert._id === advert.phoneId)).toBe(true)
})

test('emails are visible to signed-in people only', async () => {
  const phone = await buildListing(app, { seller })
  await post(seller, { phoneId: phone._id })
  const found = (adverts: Advert[]) => adverts.find((advert) => advert.phoneId === phone._id)
  expect(found(await shown())?.email).toBe('')
  expect(found(await shown(buyer))?.email).toBe(seller.email)
})

test('201, then 200: advertising and stopping can be repeated', async () => {
  const phone = await buildListing(app, { seller })
  const once = await post(seller, { phoneId: phone._id })
  const twice = await post(seller, { phoneId: phone._id })
  expect([once.status, twice.status]).toEqual([201, 200])
  expect(once.body).toMatchObject({ order: null, advert: { phoneId: phone._id, advertised: true } })
  expect(twice.body).toEqual(once.body)
  expect((await stop(seller, phone._id)).body).toEqual({ acknowledged: true, deletedCount: 1 })
  expect((await stop(seller, phone._id)).body).toEqual({ acknowledged: true, deletedCount: 0 })
  expect((await shown()).map((advert) => advert.phoneId)).not.toContain(phone._id)
  expect((await post(seller, { phoneId: phone._id })).status).toBe(201)
})

test('ten clicks at once make one advert', async () => {
  const phone = await buildListing(app, { seller })
  const click = () => post(seller, { phoneId: phone._id })
  const statuses = (await Promise.all(Array.from({ length: 10 }, click))).map(
    (answer) => answer.status,
  )
  expect(statuses.sort()).toEqual([...Array(9).fill(200), 201])
})

test('a card without an ID identifies the seller’s only live listing', async () => {
  const phone = await buildListing(app, {
    seller,
    name: 'Nokia 8.3',
    brand: 'Nokia',
    price: '199.50',
  })
  const advertised = await post(seller, card(phone, seller))
  expect(advertised).toMatchObject({
    status: 201,
    body: { advert: { phoneId: phone._id }, order: null },
  })
  const booked = await post(buyer, { ...card(phone, seller), price: '$199.5' })
  expect(booked).toMatchObject({ status: 201, body: { order: { phoneId: phone._id } } })
  const again = await post(buyer, card(phone, seller))
  expect([again.status, again.body.order._id]).toEqual([200, booked.body.order._id])
  const late = await post(await buildUser(app), card(phone, seller))
  expect(late).toMatchObject({ status: 409, body: { error: 'already_booked' } })
})

test('404: a card or an ID without a phone', async () => {
  const phone = await buildListing(app, { seller })
  for (const body of [
    { ...card(phone, seller), price: '1' },
    { ...card(phone, seller), email: 'nobody@example.org' },
    { phoneId: crypto.randomUUID() },
    { phoneId: 'nonsense' },
  ])
    expect((await post(buyer, body)).status).toBe(404)
})

test('422: an empty card or an invalid price has an error at its field', async () => {
  const empty = await post(buyer, {})
  expect(empty.status).toBe(422)
  expect(Object.keys(empty.body.fields).sort()).toEqual(['email', 'name', 'price'])
  const phone = await buildListing(app, { seller })
  const odd = await post(buyer, { ...card(phone, seller), price: 'cheap' })
  expect([odd.status, Object.keys(odd.body.fields)]).toEqual([422, ['price']])
  expect((await post(buyer, { phoneId: phone._id, colour: 'red' })).body.fields).toHaveProperty(
    'colour',
  )
  const longKey = { 'idempotency-key': 'k'.repeat(201) }
  expect(
    (await as(app, buyer).post('/api/advertise', { phoneId: phone._id }, longKey)).status,
  ).toBe(422)
})

test('401: visitors cannot book, advertise or stop', async () => {
  const phone = await buildListing(app, { seller })
  expect((await post(null, { phoneId: phone._id })).status).toBe(401)
  expect((await stop(null, phone._id)).status).toBe(401)
})

test('a seller books another seller’s phone; 403 for admins', async () => {
  const phone = await buildListing(app, { seller })
  const admin = await buildUser(app, { role: 'admin' })
  const other = await buildUser(app, { role: 'Seller' })
  expect((await post(admin, { phoneId: phone._id })).status).toBe(403)
  expect(await post(other, { phoneId: phone._id })).toMatchObject({
    status: 201,
    body: { order: { phoneId: phone._id }, advert: { advertised: false, booked: true } },
  })
  expect((await stop(buyer, phone._id)).status).toBe(403)
})

test('404: stopping another seller’s advert, or that of an unknown phone', async () => {
  const phone = await buildListing(app, { seller })
  const other = await buildUser(app, { role: 'Seller' })
  for (const id of [phone._id, crypto.randomUUID(), 'nonsense'])
    expect((await stop(other, id)).status).toBe(404)
})

test('409: a booked or withdrawn phone cannot be advertised', async () => {
  const [held, gone] = [await buildListing(app, { seller }), await buildListing(app, { seller })]
  await post(buyer, { phoneId: held._id })
  await as(app, seller).delete(`/api/phones/${gone._id}`)
  for (const phone of [held, gone])
    expect(await post(seller, { phoneId: phone._id })).toMatchObject({
      status: 409,
      body: { error: 'not_live' },
    })
})

test('a seller’s advert returns when the booking ends', async () => {
  const phone = await buildListing(app, { seller })
  await post(seller, { phoneId: phone._id })
  const { body } = await post(buyer, { phoneId: phone._id })
  await as(app, buyer).post(`/api/orders/${body.order._id}/cancel`)
  const advert = (await shown()).find((each) => each.phoneId === phone._id)
  expect(advert).toMatchObject({ booked: false, advertised: true, state: 'live' })
})

test('the list has at most 60 phones', async () => {
  await app.deps.db.pool.query(
    `with template as (select * from listings where state = 'live' limit 1),
     made as (
       insert into listings (id, seller_id, seller_name, seller_email, category_id, brand, name,
         price_minor, currency, advertised, state, created_at, updated_at, expires_at,
         model_id, brand_number)
       select gen_random_uuid(), seller_id, seller_name, seller_email, category_id, brand, name,
         price_minor, currency, true, 'live', created_at, updated_at, expires_at,
         model_id, brand_number
       from template, generate_series(1, 70) returning id)
     insert into adverts (id, listing_id, kind, created_at)
     select gen_random_uuid(), id, 'seller', now() from made`,
  )
  const adverts = await shown()
  expect(adverts).toHaveLength(60)
  expect(new Set(adverts.map((advert) => advert.phoneId)).size).toBe(60)
})
