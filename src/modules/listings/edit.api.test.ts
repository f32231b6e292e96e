import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answersFor,
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { GRADE_REFUSED, type Grade } from '../../shared/listings/grades.ts'
import { numberListingChanges } from '../search/index.ts'
import { holdListing, sellListing } from './transition-listing.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp({ env: { IMAGE_HOSTS: 'img.example.org' } })
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const form = { brand: 'Iphone', name: 'iPhone 13', price: '450', storageGb: 128 }
/** Answers about this phone that come to a grade. */
const answers = (grade: Grade) => answersFor(app, form, grade)
const edit = (id: string, body: object, who: TestUser | null = seller) =>
  as(app, who).put(api.phone(id), body)
const eventsOf = async (id: string) => {
  const { rows } = await app.deps.db.pool.query(
    `select name, data from events where data->>'listingId' = $1 order by id`,
    [id],
  )
  return rows as { name: string; data: Record<string, unknown> }[]
}
const hold = (id: string) =>
  inTransaction(app.deps.db, (tx) => holdListing(tx, id, app.clock.now()))

test('200: all fields are replaced, and the search finds the new values at once', async () => {
  const phone = await buildListing(app, { seller, ...form })
  const { status, body } = await edit(phone._id, {
    brand: 'Samsung',
    name: 'Galaxy S21',
    price: '$399.50',
    originalPrice: 800,
    location: 'Oslo',
    used: '1 year',
    color: 'Phantom Violet',
    description: 'As new',
    storageGb: 256,
    answers: await answersFor(app, { brand: 'Samsung', name: 'Galaxy S21' }, 'A'),
    img: 'https://img.example.org/new.jpg',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    _id: phone._id,
    brand: 'Samsung',
    name: 'Galaxy S21',
    priceMinor: 39_950,
    originalPriceMinor: 80_000,
    usedMonths: 12,
    colorFamily: 'purple',
    description: 'As new',
    storageGb: 256,
    grade: 'A',
    img: 'https://img.example.org/new.jpg',
    createdAt: phone.createdAt,
    state: 'live',
    proposed: null,
  })
  expect(body.model.slug).toMatch(/galaxy-s21/)
  await numberListingChanges(app.deps)
  const search = await as(app, null).get(`${api.search()}?q=galaxy s21&storage=256&grade=A`)
  expect(search.body.items.map((item: { _id: string }) => item._id)).toEqual([phone._id])
})

test('200: fields that are left out become empty, but a grade stays', async () => {
  const phone = await buildListing(app, { seller, ...form, grade: 'B', color: 'Blue' })
  const { body } = await edit(phone._id, { brand: 'Iphone', name: 'iPhone 13', price: '450' })
  expect(body).toMatchObject({ color: null, storageGb: null, grade: 'B', location: '' })
})

test('a lower price is recorded as a price drop, a higher or equal one is not', async () => {
  const phone = await buildListing(app, { seller, ...form })
  const body = { ...form, location: 'Oslo', used: '2 years' }
  const at = async (price: string) => (await edit(phone._id, { ...body, price })).body.priceMinor
  expect([await at('500'), await at('430'), await at('430')]).toEqual([50_000, 43_000, 43_000])
  expect((await eventsOf(phone._id)).map(({ name }) => name)).toEqual([
    'listing_added',
    'listing_edited',
    'listing_edited',
    'price_dropped',
  ])
  expect((await eventsOf(phone._id)).at(-1)?.data).toMatchObject({
    fromMinor: 50_000,
    toMinor: 43_000,
  })
})

test('a phone has all its prices since it was listed, other edits add none', async () => {
  const phone = await buildListing(app, { seller, ...form, price: '450' })
  const before = (await as(app, null).get(api.phone(phone._id))).body.prices
  expect(before).toEqual([{ priceMinor: 45_000, since: phone.createdAt }])
  for (const price of ['400', '400', '420'])
    await edit(phone._id, { ...form, price, description: `For ${price}` })
  const { body } = await as(app, null).get(api.phone(phone._id))
  expect(body.prices.map((one: { priceMinor: number }) => one.priceMinor)).toEqual([
    45_000, 40_000, 42_000,
  ])
})

test('a price drop is matched with saved searches', async () => {
  const buyer = await buildUser(app, { role: 'Buyer' })
  await as(app, buyer).post(api.savedSearches(), { query: 'brand=Sony&max=100' })
  const own = { brand: 'Sony', name: 'Xperia 5', price: '150' }
  const phone = await buildListing(app, { seller, ...own })
  await app.deps.db.pool.query('delete from listings_to_match')
  await edit(phone._id, { ...own, price: '90' })
  const { rows } = await app.deps.db.pool.query('select listing_id from listings_to_match')
  expect(rows).toEqual([{ listing_id: phone._id }])
})

test.each([
  [
    'brand',
    { brand: 'Samsnug' },
    'Did you mean Samsung? For another brand, choose “Other brand” and begin the name with it',
  ],
  ['name', { name: ' ' }, 'Name is required'],
  ['price', { price: 'cheap' }, 'Enter a valid price'],
  ['originalPrice', { originalPrice: '1' }, 'Must not be below the price'],
  ['img', { img: 'https://evil.example/x.jpg' }, 'Upload the photo here first'],
  ['state', { state: 'sold' }, 'Unknown field'],
  ['grade', { grade: 'A' }, GRADE_REFUSED],
  ['answers.screen', { answers: { body: 'flawless' } }, 'Answer this question'],
])(
  '422: %s is refused as when listing, and nothing changes (%j)',
  async (field, wrong, message) => {
    const phone = await buildListing(app, { seller, ...form })
    const { status, body } = await edit(phone._id, { ...form, ...wrong })
    expect([status, body.fields[field]]).toEqual([422, message])
    expect((await as(app, null).get(api.phone(phone._id))).body.name).toBe('iPhone 13')
    expect(await eventsOf(phone._id)).toHaveLength(1)
  },
)

test('409: a booked phone cannot change, except its description', async () => {
  const own = { ...form, location: 'Oslo', used: '2 years' }
  const phone = await buildListing(app, { seller, ...own, grade: 'B' })
  await hold(phone._id)
  const regraded = { answers: await answers('C') }
  for (const change of [{ name: 'iPhone 12' }, { storageGb: 64 }, regraded, { img: 'x' }])
    expect(await edit(phone._id, { ...own, ...change })).toMatchObject({
      status: 409,
      body: { error: 'reserved' },
    })
  const { status, body } = await edit(phone._id, { ...own, description: 'With its box' })
  expect([status, body.description, body.state]).toEqual([200, 'With its box', 'reserved'])
})

test('409: sold and withdrawn phones cannot be edited', async () => {
  const phone = await buildListing(app, { seller, ...form })
  await hold(phone._id)
  await inTransaction(app.deps.db, (tx) => sellListing(tx, phone._id, app.clock.now()))
  expect((await edit(phone._id, form)).body.error).toBe('sold')
  const gone = await buildListing(app, { seller, ...form })
  await as(app, seller).delete(api.phone(gone._id))
  expect((await edit(gone._id, form)).body.error).toBe('not_on_sale')
})

test('403 and 404: only its seller can edit a phone', async () => {
  const phone = await buildListing(app, { seller, ...form })
  const other = await buildUser(app, { role: 'Seller' })
  expect((await edit(phone._id, form, other)).status).toBe(404)
  expect((await edit('no-id', form)).status).toBe(404)
  expect((await edit(phone._id, { ...form, email: other.email })).status).toBe(403)
})
