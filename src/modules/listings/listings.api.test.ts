import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { GRADE_REFUSED } from '../../shared/listings/grades.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { expireListings } from './renewals/renewals.api.ts'
import { holdListing, releaseListing, removeListing, sellListing } from './transition-listing.ts'

let app: TestApp
let seller: TestUser
let buyer: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { IMAGE_HOSTS: 'img.example.org' } })
  seller = await buildUser(app, { role: 'Seller', name: 'Sam Seller' })
  buyer = await buildUser(app, { role: 'Buyer' })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const form = { brand: 'Iphone', name: 'iPhone 13', price: '450' }
/** Answers about an iPhone that come to grade B. */
const B_ANSWERS = {
  screen: 'light',
  body: 'flawless',
  battery_health: 93,
  functions: [],
  water: 'never',
  repairs: 'none',
  account_lock: 'off',
  carrier: 'free',
}
const nobody = '01970000-0000-7000-8000-999999999999'
const later = () => app.clock.advance(1_000)
const inTx = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(app.deps.db, work)

test.each([
  ['١٢٥٠', '1250.00'],
  ['৩৫০', '350.00'],
  ['१२५०', '1250.00'],
  ['１２５０', '1250.00'],
  ['\u202d$450\u202c', '450.00'],
])('201: the price %j is read whatever script its digits are of', async (price, plain) => {
  const { status, body } = await as(app, seller).post(api.phones(), { ...form, price })
  expect([status, body.price]).toEqual([201, plain])
})

test('201: the fields of the specification are accepted as typed', async () => {
  const { status, body } = await as(app, seller).post(api.phones(), {
    ...form,
    brand: 'apple',
    price: '$1,250.50',
    originalPrice: 1400,
    location: 'Oslo',
    used: '1.5 years',
    img: '',
    seller: 'Somebody Else',
    email: seller.email,
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    brand: 'Iphone',
    price: '1250.50',
    priceMinor: 125_050,
    originalPrice: '1400.00',
    currency: 'USD',
    used: '1.5 years',
    usedMonths: 18,
    seller: 'Sam Seller',
    email: seller.email,
    state: 'live',
    img: '',
  })
})

test('201: answers give the grade, and a phone without answers is not graded', async () => {
  const graded = await as(app, seller).post(api.phones(), { ...form, answers: B_ANSWERS })
  expect([graded.status, graded.body.grade]).toEqual([201, 'B'])
  const read = (await as(app, null).get(api.phone(graded.body._id))).body
  expect(read.verifications.grading).toMatchObject({
    grade: 'B',
    reasons: ['Light marks on the screen'],
    earlier: [],
  })
  const plain = await as(app, seller).post(api.phones(), { ...form, grade: null })
  expect([plain.status, plain.body.grade]).toEqual([201, null])
  expect((await as(app, null).get(api.phone(plain.body._id))).body.verifications.grading).toBeNull()
})

test.each([
  ['any brand of the catalog', 'alcatel', 'One Touch Easy', 'alcatel', 'One Touch Easy'],
  ['a maker’s other brand', 'Redmi', 'Redmi Note 12', 'Xiaomi', 'Redmi Note 12'],
  ['a brand with more words', 'Samsung Galaxy', 'S21', 'Samsung', 'S21'],
  ['another brand, named before the phone', 'Punkt', 'MP02', 'Other brand', 'Punkt MP02'],
  ['another brand that the name has', ' punkt ', 'Punkt MP02', 'Other brand', 'Punkt MP02'],
  ['another brand by its choice', 'other brand', 'Punkt MP02', 'Other brand', 'Punkt MP02'],
])('201: %s (%s %s)', async (_, brand, name, listedBrand, listedName) => {
  const { status, body } = await as(app, seller).post(api.phones(), { ...form, brand, name })
  expect([status, body.brand, body.name]).toEqual([201, listedBrand, listedName])
  const sent = { brand: body.brand, name: body.name, price: '440' }
  expect((await as(app, seller).put(api.phone(body._id), sent)).body).toMatchObject({
    brand: listedBrand,
    name: listedName,
  })
})

test('a model that the catalog lacks is listed under its name, without a model', async () => {
  const phone = await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia Wunderphone 77' })
  expect(phone).toMatchObject({ name: 'Nokia Wunderphone 77', model: null })
})

test('201: the event and the audit row are recorded', async () => {
  const phone = await buildListing(app, { seller })
  const { rows } = await app.deps.db.pool.query(
    `select actor_id, action from audit_log where subject_id = $1`,
    [phone._id],
  )
  expect(rows).toEqual([{ actor_id: seller.id, action: 'listing_added' }])
})

test.each([
  [
    'brand',
    { brand: 'Samsnug' },
    'Did you mean Samsung? For another brand, choose “Other brand” and begin the name with it',
  ],
  ['brand', { brand: '42' }, 'Needs a letter'],
  ['brand', { brand: 'x'.repeat(41) }, 'At most 40 characters'],
  [
    'name',
    { brand: 'Punkt', name: 'x'.repeat(78) },
    'At most 80 characters together with the brand',
  ],
  ['brand', { brand: '' }, 'Brand is required'],
  ['name', { name: ' ' }, 'Name is required'],
  ['name', { name: '📱' }, 'At least 2 characters'],
  ['name', { name: 'x'.repeat(81) }, 'At most 80 characters'],
  ['price', { price: '' }, 'Price is required'],
  ['price', { price: 'cheap' }, 'Enter a valid price'],
  ['price', { price: '1.250' }, 'Did you mean 1250 or 1.25?'],
  ['price', { price: 0 }, 'Must be more than 0'],
  ['price', { price: '1000001' }, 'This amount is too high'],
  ['originalPrice', { originalPrice: 'a lot' }, 'Enter a valid price'],
  ['originalPrice', { originalPrice: '449.99' }, 'Must not be below the price'],
  ['img', { img: 'https://evil.example/x.jpg' }, 'Upload the photo here first'],
  ['img', { img: 'javascript:alert(1)' }, 'Upload the photo here first'],
  ['used', { used: 'x'.repeat(41) }, 'At most 40 characters'],
  ['grade', { grade: 'A' }, GRADE_REFUSED],
  ['answers.screen', { answers: { ...B_ANSWERS, screen: undefined } }, 'Answer this question'],
  [
    'answers.screen',
    { answers: { ...B_ANSWERS, screen: 'shiny' } },
    'Choose one of the answers to this question',
  ],
  [
    'answers.battery',
    { answers: { ...B_ANSWERS, battery: 'day' } },
    'This question doesn’t apply to this phone',
  ],
  [
    'answers.account_lock',
    { answers: { ...B_ANSWERS, account_lock: 'on' } },
    'A phone locked to an account can’t be used. Sign out first.',
  ],
  ['batteryPercent', { batteryPercent: 101 }, 'Must be a whole number from 1 to 100'],
  ['state', { state: 'sold' }, 'Unknown field'],
])('422: %s is refused at its field (%j)', async (field, wrong, message) => {
  const { status, body } = await as(app, seller).post(api.phones(), { ...form, ...wrong })
  expect(status).toBe(422)
  expect(body.fields[field]).toBe(message)
})

test('422: several wrong fields are all named', async () => {
  const wrong = { brand: 'Samsnug', price: 'x', originalPrice: 'y' }
  const { body } = await as(app, seller).post(api.phones(), { ...form, ...wrong })
  expect(Object.keys(body.fields).sort()).toEqual(['brand', 'originalPrice', 'price'])
})

test('201: a photo on a trusted host is accepted and never fetched', async () => {
  const img = 'https://img.example.org/phone.jpg'
  expect((await buildListing(app, { seller, img })).img).toBe(img)
})

test('401 and 403: only Sellers can list, and only as themselves', async () => {
  expect((await as(app, null).post(api.phones(), form)).status).toBe(401)
  expect((await as(app, buyer).post(api.phones(), form)).status).toBe(403)
  expect((await as(app, admin).post(api.phones(), form)).status).toBe(403)
  const forged = await as(app, seller).post(api.phones(), { ...form, email: buyer.email })
  expect(forged.status).toBe(403)
})

test('413: an oversized form', async () => {
  const description = 'x'.repeat(300_000)
  expect((await as(app, seller).post(api.phones(), { ...form, description })).status).toBe(413)
})

test('429: at most thirty new listings per hour, not counting refused forms', async () => {
  const busy = await buildUser(app, { role: 'Seller' })
  const post = (body: object) => as(app, busy).post(api.phones(), body)
  expect((await post({ ...form, price: 'x' })).status).toBe(422)
  for (let i = 0; i < 30; i++) expect((await post(form)).status).toBe(201)
  const refused = await post(form)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await as(app, seller).post(api.phones(), form)).status).toBe(201)
})

test('200: live, booked and sold phones are public, with the email for the seller and admins only', async () => {
  const phone = await buildListing(app, { seller })
  const see = (who: TestUser | null) => as(app, who).get(api.phone(phone._id))
  expect((await see(null)).body).toMatchObject({ state: 'live', email: '', seller: 'Sam Seller' })
  expect((await see(buyer)).body.email).toBe('')
  expect((await see(seller)).body.email).toBe(seller.email)
  expect((await see(admin)).body.email).toBe(seller.email)
  const hold = () => inTx((tx) => holdListing(tx, phone._id, app.clock.now()))
  expect((await hold())?.state).toBe('reserved')
  expect(await hold()).toBeUndefined()
  expect((await see(null)).body.state).toBe('reserved')
  const sold = await inTx((tx) => sellListing(tx, phone._id, app.clock.now()))
  expect(sold?.state).toBe('sold')
  expect((await see(null)).body.state).toBe('sold')
})

test('404 and 410: withdrawn phones are visible to their seller and admins, removed ones to nobody', async () => {
  const phone = await buildListing(app, { seller })
  const see = async (who: TestUser | null) => (await as(app, who).get(api.phone(phone._id))).status
  expect((await as(app, seller).delete(api.phone(phone._id))).body.state).toBe('withdrawn')
  expect([await see(null), await see(buyer), await see(seller), await see(admin)]).toEqual([
    410, 410, 200, 200,
  ])
  await inTx((tx) => removeListing(tx, phone._id, app.clock.now(), 'Stolen'))
  expect([await see(null), await see(seller), await see(admin)]).toEqual([410, 410, 410])
  expect((await as(app, null).get(api.phone(nobody))).status).toBe(404)
  expect((await as(app, null).get('/api/phones/no-id')).status).toBe(404)
})

test('200 and 404: only its seller can withdraw a phone, and can repeat it', async () => {
  const phone = await buildListing(app, { seller })
  const other = await buildUser(app, { role: 'Seller' })
  const take = async (who: TestUser | null) =>
    (await as(app, who).delete(api.phone(phone._id))).status
  expect([await take(null), await take(buyer), await take(admin), await take(other)]).toEqual([
    401, 403, 403, 404,
  ])
  expect([await take(seller), await take(seller)]).toEqual([200, 200])
  expect((await as(app, seller).delete(api.phone(nobody))).status).toBe(404)
  expect((await as(app, seller).delete('/api/phones/no-id')).status).toBe(404)
})

test('409: a booked or sold phone cannot be withdrawn', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const take = () => as(app, seller).delete(api.phone(phone._id))
  await inTx((tx) => holdListing(tx, phone._id, app.clock.now()))
  expect(await take()).toMatchObject({ status: 409, body: { error: 'reserved' } })
  await inTx((tx) => releaseListing(tx, phone._id, app.clock.now()))
  await inTx((tx) => holdListing(tx, phone._id, app.clock.now()))
  await inTx((tx) => sellListing(tx, phone._id, app.clock.now()))
  expect(await take()).toMatchObject({ status: 409, body: { error: 'sold' } })
})

test('200: your own phones in every state, newest first; anyone’s for an admin', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const first = await buildListing(app, { seller: own })
  later()
  const second = await buildListing(app, { seller: own })
  await as(app, own).delete(api.phone(first._id))
  const see = (who: TestUser | null, email = own.email) => as(app, who).get(api.myProducts(email))
  const states = (await see(own)).body.map((phone: { _id: string; state: string }) => [
    phone._id,
    phone.state,
  ])
  expect(states).toEqual([
    [second._id, 'live'],
    [first._id, 'withdrawn'],
  ])
  expect((await see(own, own.email.toUpperCase())).body).toHaveLength(2)
  expect((await see(admin)).body).toHaveLength(2)
  expect((await see(buyer, buyer.email)).body).toEqual([])
  expect([(await see(null)).status, (await see(seller)).status]).toEqual([401, 404])
})

test('a listing expires after exactly 30 days, unless it is booked', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const held = await buildListing(app, { seller })
  await inTx((tx) => holdListing(tx, held._id, app.clock.now()))
  const state = async (id: string) => (await as(app, seller).get(api.phone(id))).body.state
  app.clock.advance(30 * DAY - HOUR)
  await expireListings(app.deps)
  expect(await state(phone._id)).toBe('live')
  app.clock.advance(HOUR)
  expect(await expireListings(app.deps)).toBeGreaterThan(0)
  expect([await state(phone._id), await state(held._id)]).toEqual(['expired', 'reserved'])
  expect(await expireListings(app.deps)).toBe(0)
})

test('422: an invisible name is refused; bidirectional controls are removed', async () => {
  const list = (name: string) =>
    as(app, seller).post(api.phones(), {
      brand: 'Nokia',
      name,
      price: '30',
      location: 'Oslo\r\nBcc: x',
    })
  expect((await list('\u200b\u200b\u200b')).body.fields).toEqual({ name: 'Name is required' })
  expect((await list('...')).body.fields).toEqual({ name: 'Needs a letter or a digit' })
  const { status, body } = await list('\u202e33\u200b10\n')
  expect([status, body.name, body.location]).toEqual([201, '3310', 'Oslo Bcc: x'])
})
