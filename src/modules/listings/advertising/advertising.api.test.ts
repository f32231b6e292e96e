import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { buildKnownBuyer } from '../../orders/orders.fixture.ts'
import type { Phone } from '../listings.contract.ts'
import { type TransitionActor, transitionListing } from '../transition-listing.ts'
import type { Advert } from './advertising.contract.ts'

let app: TestApp
let seller: TestUser
let buyer: TestUser

beforeAll(async () => {
  app = await testApp()
  buyer = await buildKnownBuyer(app)
})
// A seller can advertise five phones.
beforeEach(async () => {
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const post = (user: TestUser | null, body: object) => as(app, user).post('/api/advertise', body)
const stop = (user: TestUser | null, id: string) => as(app, user).delete(`/api/advertise/${id}`)

async function shown(user: TestUser | null = null): Promise<Advert[]> {
  return (await as(app, user).get('/api/advertise')).body
}

/** The body that the specification names: the fields on a card, without an id. */
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

test('an advert says what its card shows of price and checks', async () => {
  const phone = await buildListing(app, { seller })
  await post(seller, { phoneId: phone._id })
  const advert = (await shown()).find(({ phoneId }) => phoneId === phone._id)
  const [named] = (await as(app, null).get(`/api/phones?id=${phone._id}`)).body
  expect(advert).toMatchObject({ priceVerdict: named.priceVerdict, proofs: named.proofs })
  expect(advert).toHaveProperty('priceVerdict')
})

test('the email is for the seller and admins only', async () => {
  const phone = await buildListing(app, { seller })
  await post(seller, { phoneId: phone._id })
  const advertOfPhone = (adverts: Advert[]) =>
    adverts.find((advert) => advert.phoneId === phone._id)
  expect(advertOfPhone(await shown())?.email).toBe('')
  expect(advertOfPhone(await shown(buyer))?.email).toBe('')
  expect(advertOfPhone(await shown(seller))?.email).toBe(seller.email)
  const admin = await buildUser(app, { role: 'admin' })
  expect(advertOfPhone(await shown(admin))?.email).toBe(seller.email)
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
    { ...card(phone, seller), name: 'Another phone' },
    { ...card(phone, seller), email: 'nobody@example.org' },
    { phoneId: crypto.randomUUID() },
    { phoneId: 'nonsense' },
  ])
    expect((await post(buyer, body)).status).toBe(404)
})

test('422: an empty card or an invalid price has an error at its field', async () => {
  const empty = await post(buyer, {})
  expect(empty.status).toBe(422)
  expect(Object.keys(empty.body.fields).sort()).toEqual(['name', 'price', 'seller'])
  const phone = await buildListing(app, { seller })
  const odd = await post(buyer, { ...card(phone, seller), price: 'cheap' })
  expect([odd.status, Object.keys(odd.body.fields)]).toEqual([422, ['price']])
  expect((await post(buyer, { phoneId: phone._id, color: 'red' })).body.fields).toHaveProperty(
    'color',
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

test('a card as an account sees it, without the email, books its phone', async () => {
  const phone = await buildListing(app, { seller, name: 'Nokia 3310', brand: 'Nokia', price: '60' })
  const { body } = await as(app, buyer).get(`/api/phones/${phone._id}`)
  expect(body.email).toBe('')
  expect(await post(buyer, card(body, { ...seller, email: '' }))).toMatchObject({
    status: 201,
    body: { order: { phoneId: phone._id } },
  })
})

test('409 price_changed: a card with an old price books nothing', async () => {
  const phone = await buildListing(app, { seller, name: 'Nokia 9', brand: 'Nokia', price: '100' })
  const dearer = { brand: phone.brand, name: phone.name, price: '120' }
  expect((await as(app, seller).put(`/api/phones/${phone._id}`, dearer)).status).toBe(200)
  for (const body of [{ phoneId: phone._id, price: '100' }, card(phone, seller)])
    expect(await post(buyer, body)).toMatchObject({
      status: 409,
      body: { error: 'price_changed' },
    })
  expect((await as(app, buyer).get('/api/orders')).body).not.toContainEqual(
    expect.objectContaining({ phoneId: phone._id }),
  )
  const priced = { phoneId: phone._id, price: '120.00' }
  expect((await post(buyer, priced)).status).toBe(201)
  expect((await post(buyer, { phoneId: phone._id, price: 'cheap' })).body.fields).toHaveProperty(
    'price',
  )
})

test('a seller advertises five phones at a time, also when asking for many at once', async () => {
  const phones: Phone[] = []
  while (phones.length < 7) phones.push(await buildListing(app, { seller }))
  const answers = await Promise.all(phones.map(({ _id }) => post(seller, { phoneId: _id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
  const refused = answers.findIndex(({ status }) => status === 409)
  expect(answers[refused]?.body.error).toBe('too_many_adverts')
  const shownNow = phones.find((_, index) => index !== refused && answers[index]?.status === 201)
  await stop(seller, shownNow?._id ?? '')
  expect((await post(seller, { phoneId: phones[refused]?._id })).status).toBe(201)
})

test('a rejected phone is no longer advertised, and another can be instead', async () => {
  const phones: Phone[] = []
  while (phones.length < 6) phones.push(await buildListing(app, { seller }))
  const [rejected, ...others] = phones.map(({ _id }) => _id)
  for (const phoneId of [rejected, ...others.slice(1)])
    expect((await post(seller, { phoneId })).status).toBe(201)
  const admin = await buildUser(app, { role: 'admin' })
  const move = (by: TransitionActor, transition: 'flag' | 'reject') =>
    inTransaction(app.deps.db, (tx) =>
      transitionListing(tx, by, rejected ?? '', transition, app.clock.now()),
    )
  await move({ as: 'system' }, 'flag')
  const flagged = await as(app, seller).get(`/api/phones/${rejected}`)
  expect(flagged.body).toMatchObject({ state: 'pending_review', advertised: true })
  expect((await post(seller, { phoneId: others[0] })).body.error).toBe('too_many_adverts')
  await move({ as: 'moderator', id: admin.id, role: 'admin' }, 'reject')
  const refused = await as(app, seller).get(`/api/phones/${rejected}`)
  expect(refused.body).toMatchObject({ state: 'rejected', advertised: false })
  expect((await post(seller, { phoneId: others[0] })).status).toBe(201)
})

test('stopping and advertising again does not move a phone up', async () => {
  const [old, recent] = [await buildListing(app, { seller }), await buildListing(app, { seller })]
  for (const { _id } of [old, recent]) {
    await post(seller, { phoneId: _id })
    app.clock.advance(1_000)
  }
  await stop(seller, old._id)
  expect((await shown()).map(({ phoneId }) => phoneId)).not.toContain(old._id)
  await post(seller, { phoneId: old._id })
  const ids = (await shown()).map(({ phoneId }) => phoneId)
  expect(ids.indexOf(recent._id)).toBeLessThan(ids.indexOf(old._id))
  expect(ids).toContain(old._id)
})

test('every advert is reached page by page, each once, and a tampered cursor is refused', async () => {
  await app.deps.db.pool.query(
    `with template as (select * from listings where state = 'live' limit 1),
     made as (
       insert into listings (id, seller_id, seller_name, seller_email, category_id, brand, name,
         price_minor, currency, advertised, state, created_at, updated_at, expires_at,
         model_id, brand_number)
       select gen_random_uuid(), seller_id, seller_name, seller_email, category_id, brand, name,
         price_minor, currency, true, 'live', created_at, updated_at, expires_at,
         model_id, brand_number
       from template, generate_series(1, 110) returning id)
     insert into adverts (id, listing_id, kind, created_at)
     select gen_random_uuid(), id, 'seller', date_trunc('second', now()) from made`,
  )
  const held = await buildListing(app, { seller })
  await post(buyer, { phoneId: held._id })
  const all: Advert[] = []
  let next: string | undefined = '/api/advertise?limit=8'
  while (next) {
    const answer: Awaited<ReturnType<typeof stop>> = await as(app, null).get(next)
    expect(answer.body.length).toBeLessThanOrEqual(8)
    all.push(...answer.body)
    next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  const { rows } = await app.deps.db.pool.query(
    `select count(*) as n from adverts join listings on listings.id = listing_id
     where (kind = 'seller' and advertised and state = 'live')
       or (kind = 'booking' and state = 'reserved')`,
  )
  expect(all).toHaveLength(rows[0].n)
  expect(new Set(all.map(({ phoneId }) => phoneId)).size).toBe(all.length)
  expect(all.map(({ booked }) => booked)).toEqual(all.map(({ booked }) => booked).sort())
  expect(all.at(-1)?.booked).toBe(true)
  expect(await shown()).toHaveLength(100)
  for (const bad of ['cursor=nonsense', 'limit=0', 'limit=101'])
    expect((await as(app, null).get(`/api/advertise?${bad}`)).status).toBe(422)
})

test('a card with three decimals is booked at the price that the API gave it', async () => {
  const dinars = await testApp({ env: { CURRENCY: 'KWD' } })
  try {
    const kuwaiti = await buildUser(dinars, { role: 'Seller' })
    const phone = await buildListing(dinars, { seller: kuwaiti, price: '45.50' })
    expect(phone.price).toBe('45.500')
    const known = await buildKnownBuyer(dinars)
    const { status } = await as(dinars, known).post('/api/advertise', card(phone, kuwaiti))
    expect(status).toBe(201)
  } finally {
    await dinars.close()
  }
})
