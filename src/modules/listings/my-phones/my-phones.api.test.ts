import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { DAY } from '../../../shared/time.ts'
import { expireListings } from '../renewals/renewals.api.ts'
import { holdListing } from '../transition-listing.ts'
import { type OwnPhone, type OwnPhoneSummary, ownPhoneSummaryBody } from './my-phones.contract.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const mine = async (query = '') => (await as(app, seller).get(`${api.myPhones()}${query}`)).body
const one = async () => (await mine()).items[0] as OwnPhone
const names = async (query: string) => (await mine(query)).items.map(({ name }: OwnPhone) => name)
const bulk = (ids: string[], action: string) =>
  as(app, seller).post(api.bulkActions(), { ids, action })

test('your own phones have their statistics, and nobody else’s are listed', async () => {
  const phone = await buildListing(app, { seller })
  await buildListing(app)
  const buyer = await buildUser(app)
  await as(app, buyer).put(api.favorite(phone._id))
  await as(app, buyer).post(api.adverts(), { phoneId: phone._id })
  await app.deps.db.pool.query('insert into listing_views values ($1, 7)', [phone._id])
  const { items, total, counts } = await mine()
  expect([items.length, total]).toEqual([1, 1])
  expect(items[0]).toMatchObject({ views: 7, favorites: 1, bookings: 1, state: 'reserved' })
  expect(counts).toEqual([{ state: 'reserved', count: 1 }])
})

test('summaries are the same phones with the same values, of any page, state, text and order', async () => {
  await app.deps.db.pool.query("delete from rate_limits where key like 'listing:%'")
  for (let index = 0; index < 27; index += 1)
    await buildListing(app, { seller, name: `Phone ${index % 5}`, price: `${100 + index}` })
  await as(app, seller).post(api.pausePhone((await one())._id))
  await app.deps.db.pool.query("update listings set grade = 'B' where name = 'Phone 3'")
  const queries = ['', '?page=2', '?page=9', '?state=paused', '?q=phone%203&sort=price_up']
  for (const query of queries) {
    const whole = await mine(query)
    const { status, body } = await as(app, seller).get(`${api.myPhoneSummaries()}${query}`)
    expect(status).toBe(200)
    const { items, ...page } = body
    const { items: phones, ...wholePage } = whole
    expect(page).toEqual(wholePage)
    expect(items.length).toBeGreaterThan(0)
    const isShown = ([key]: [string, unknown]) => key in ownPhoneSummaryBody.shape
    const shortened = phones.map((phone: OwnPhone) =>
      Object.fromEntries(Object.entries(phone).filter(isShown)),
    )
    const ofBoth = items.map((item: OwnPhoneSummary) => {
      const { priceVerdict: _, lowerToMinor: __, viewsByDay: ___, ...rest } = item
      return rest
    })
    expect(ofBoth).toEqual(shortened)
  }
})

test('filters by state and text, with counts per state', async () => {
  await buildListing(app, { seller, name: 'iPhone 12 Mini', storageGb: 64 })
  const paused = await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia 3310' })
  await as(app, seller).post(api.pausePhone(paused._id))
  expect(await names('?state=paused')).toEqual(['Nokia 3310'])
  expect(await names('?q=64gb%20mini')).toEqual(['iPhone 12 Mini'])
  expect(await names('?q=100%25_')).toEqual([])
  expect((await mine('?q=nokia')).counts).toEqual([{ state: 'paused', count: 1 }])
  const unknown = await as(app, seller).get(`${api.myPhones()}?state=lost`)
  expect(unknown).toMatchObject({ status: 422, body: { fields: { state: expect.anything() } } })
})

test('sorts in the requested order', async () => {
  for (const [name, price] of [
    ['Bravo', '300'],
    ['alpha', '100'],
    ['Charlie', '200'],
  ])
    await buildListing(app, { seller, name, price })
  expect(await names('?sort=name')).toEqual(['alpha', 'Bravo', 'Charlie'])
  expect(await names('?sort=price_up')).toEqual(['alpha', 'Charlie', 'Bravo'])
  expect(await names('')).toEqual(['Charlie', 'alpha', 'Bravo'])
})

test('a page beyond the last one is the last one', async () => {
  await app.deps.db.pool.query("delete from rate_limits where key like 'listing:%'")
  for (let index = 0; index < 26; index += 1)
    await buildListing(app, { seller, name: `Phone ${index}` })
  const last = await mine('?page=9')
  expect([last.page, last.pageCount, last.total]).toEqual([2, 2, 26])
  expect(last.items.map(({ name }: OwnPhone) => name)).toEqual(['Phone 0'])
})

test('the actions depend on the state', async () => {
  const { _id: id } = await buildListing(app, { seller })
  expect((await one()).actions).toEqual(['edit', 'pause', 'withdraw', 'advertise'])
  await bulk([id], 'advertise')
  expect((await one()).actions).toEqual(['edit', 'pause', 'withdraw', 'stop_advertising'])
  app.clock.advance(26 * DAY)
  expect((await one()).actions).toContain('renew')
  app.clock.advance(5 * DAY)
  await expireListings(app.deps)
  expect((await one()).actions).toEqual(['edit', 'renew', 'withdraw'])
  await bulk([id], 'withdraw')
  expect((await one()).actions).toEqual([])
})

test('on vacation nothing can go up for sale, and paused phones say why', async () => {
  const { _id: id } = await buildListing(app, { seller })
  const until = new Date(app.clock.now().getTime() + 5 * DAY).toISOString()
  await as(app, seller).put(api.vacation(), { until })
  expect(await one()).toMatchObject({ actions: ['edit', 'withdraw'], pausedByVacation: true })
  await as(app, seller).put(api.vacation(), { until: null })
  await as(app, seller).post(api.pausePhone(id))
  expect(await one()).toMatchObject({ pausedByVacation: false })
})

test('bulk actions have a result for each phone', async () => {
  const [free, held] = [await buildListing(app, { seller }), await buildListing(app, { seller })]
  const others = await buildListing(app)
  await inTransaction(app.deps.db, (tx) => holdListing(tx, held._id, app.clock.now()))
  const { status, body } = await bulk([free._id, held._id, others._id, free._id], 'withdraw')
  expect(status).toBe(200)
  expect(body.results).toMatchObject([
    { id: free._id, ok: true, state: 'withdrawn', error: null },
    { id: held._id, ok: false, state: null, error: 'reserved' },
    { id: others._id, ok: false, error: 'not_found' },
  ])
})

test('several phones can be advertised and stopped at once, except paused and foreign ones', async () => {
  const [live, paused] = [await buildListing(app, { seller }), await buildListing(app, { seller })]
  const others = await buildListing(app)
  await as(app, seller).post(api.pausePhone(paused._id))
  const ids = [live._id, paused._id, others._id, 'no-id']
  expect((await bulk(ids, 'advertise')).body.results).toMatchObject([
    { ok: true, state: 'live' },
    { ok: false, error: 'not_on_sale' },
    { ok: false, error: 'not_found' },
    { ok: false, error: 'not_found' },
  ])
  const adverts = async () =>
    (await as(app, null).get(api.adverts())).body
      .filter((advert: OwnPhone) => advert.sellerId === seller.id)
      .map((advert: OwnPhone) => advert._id)
  expect(await adverts()).toEqual([live._id])
  expect((await bulk(ids, 'stop_advertising')).body.results).toMatchObject([
    { ok: true, state: 'live' },
    { ok: true, state: 'paused' },
    { ok: false, error: 'not_found' },
    { ok: false, error: 'not_found' },
  ])
  expect(await adverts()).toEqual([])
})

test.each([
  [{ ids: [], action: 'pause' }, { ids: 'Choose a phone' }],
  [{ ids: Array(101).fill('x'), action: 'pause' }, { ids: 'At most 100 phones' }],
  [
    { ids: ['x'], action: 'sell' },
    { action: 'Choose pause, resume, renew, withdraw, advertise or stop_advertising' },
  ],
])('422: %j', async (wrong, fields) => {
  const { status, body } = await as(app, seller).post(api.bulkActions(), wrong)
  expect([status, body.fields]).toEqual([422, fields])
})

test('the seller sees why changes are requested until resubmitting', async () => {
  const strict = await testApp({ env: { MODERATION: 'pre' } })
  try {
    const [owner, admin] = [
      await buildUser(strict, { role: 'Seller' }),
      await buildUser(strict, { role: 'admin' }),
    ]
    const phone = await buildListing(strict, { seller: owner })
    const own = async () => (await as(strict, owner).get(api.myPhones())).body.items[0] as OwnPhone
    expect((await own()).review).toEqual({ kind: 'listing', decision: null, reason: '' })
    const [review] = (await as(strict, admin).get(api.reviews())).body
    const decision = { decision: 'changes_requested', reason: 'The photo is blurred.' }
    await as(strict, admin).post(api.review(review._id), decision)
    expect(await own()).toMatchObject({
      state: 'changes_requested',
      review: { kind: 'listing', ...decision },
      actions: ['edit', 'withdraw'],
    })
    const { brand, name, price } = phone
    await as(strict, owner).put(api.phone(phone._id), { brand, name, price, used: '1 year' })
    expect((await own()).review).toMatchObject({ decision: null })
    const [again] = (await as(strict, admin).get(api.reviews())).body
    await as(strict, admin).post(api.review(again._id), { decision: 'approved' })
    expect((await own()).review).toBeNull()
  } finally {
    await strict.close()
  }
})
