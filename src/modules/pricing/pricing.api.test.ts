import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { DAY } from '../../shared/time.ts'
import { handOverCode } from '../orders/index.ts'
import { payOnline } from '../orders/orders.fixture.ts'
import { fairPrice, fitPriceCurve } from './pricing.api.ts'
import { insertSales } from './pricing.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const getPrice = async (query: string) => as(app, null).get(`/api/pricing?${query}`)

async function idOf(slug: string): Promise<number> {
  const { rows } = await app.deps.db.pool.query('select id from models where slug = $1', [slug])
  return rows[0].id
}

async function sell(slug: string, prices: number[], daysAgo = 10) {
  const modelId = await idOf(slug)
  const soldAt = new Date(app.clock.now().getTime() - daysAgo * DAY)
  const sales = prices.map((price) => ({
    modelId,
    storageGb: 128,
    grade: 'A' as const,
    priceMinor: price * 100,
    currency: 'USD',
    soldAt,
  }))
  await inTransaction(app.deps.db, (tx) => insertSales(tx, sales))
  return modelId
}

/** Sells a phone on the site, from listing to hand-over. */
async function sellHere(
  fields: Record<string, unknown>,
  { seller, buyer, payment = 'card' }: Partial<Parties> & { payment?: 'card' | 'cash' } = {},
) {
  const from = seller ?? (await buildUser(app, { role: 'Seller' }))
  const to = buyer ?? (await buildUser(app))
  const phone = await buildListing(app, { seller: from, ...fields })
  const { order } = (await as(app, to).post('/api/advertise', { phoneId: phone._id })).body
  if (payment === 'card') await payOnline(app, order._id, to)
  const code = handOverCode(app.deps.secret, order._id)
  expect((await as(app, from).post(`/api/orders/${order._id}/hand-over`, { code })).status).toBe(
    200,
  )
}
type Parties = { seller: TestUser; buyer: TestUser }

test('fair prices learn from one sale per buyer and seller, and not from cash of two buyers', async () => {
  const phone = { brand: 'Google', name: 'Pixel 5', storageGb: 128, grade: 'B', price: '100' }
  const counted = async () =>
    (await getPrice('model=google-pixel-5&storage=128&grade=B')).body.band?.salesCount ?? 0
  const [seller, buyer] = [await buildUser(app, { role: 'Seller' }), await buildUser(app)]
  for (let sale = 0; sale < 3; sale += 1) await sellHere(phone, { seller, buyer })
  expect(await counted()).toBe(1)
  const other = await buildUser(app, { role: 'Seller' })
  for (let sale = 0; sale < 2; sale += 1) await sellHere(phone, { seller: other, payment: 'cash' })
  expect(await counted()).toBe(1)
  await sellHere(phone, { seller: other, payment: 'cash' })
  expect(await counted()).toBe(4)
})

test('a completed sale counts, an uncompleted one never', async () => {
  const phone = { brand: 'Google', name: 'Pixel 6', storageGb: 128, grade: 'B', price: '210' }
  await buildListing(app, phone)
  await sellHere(phone)
  const { body } = await getPrice('model=google-pixel-6&storage=128&grade=B')
  expect(body.band).toMatchObject({ estimate: true, salesCount: 1 })
  expect(body.band.sales).toEqual([
    {
      month: app.clock.now().toISOString().slice(0, 7),
      storageGb: 128,
      grade: 'B',
      priceMinor: 21_000,
      adjustedMinor: 21_000,
    },
  ])
})

test('the response has median, quartiles, sales by month and the rating of a price', async () => {
  await sell('iphone-13-pro', [500, 510, 520, 530, 540, 5_000])
  const query = 'model=iphone-13-pro&storage=128&grade=A'
  const { body } = await getPrice(`${query}&priceMinor=40000`)
  const month = new Date(app.clock.now().getTime() - 10 * DAY).toISOString().slice(0, 7)
  expect(body).toMatchObject({
    model: { slug: 'iphone-13-pro', name: 'iPhone 13 Pro' },
    currency: 'USD',
    verdict: 'great',
    band: {
      lowMinor: 49_500,
      q1Minor: 51_000,
      medianMinor: 52_000,
      q3Minor: 53_000,
      highMinor: 54_500,
      salesCount: 5,
      outliers: 1,
      from: month,
      to: month,
      selection: 'same',
      selectionNote: null,
      estimate: false,
    },
    months: [{ month, salesCount: 6, medianMinor: 52_500 }],
  })
  expect(body.curve.length).toBe(19)
  const forecasts = body.curve.filter(({ isForecast }: { isForecast: boolean }) => isForecast)
  expect(forecasts.length).toBe(6)
  expect((await getPrice(`${query}&priceMinor=52000`)).body.verdict).toBe('fair')
  expect((await getPrice(`${query}&priceMinor=60000`)).body.verdict).toBe('high')
})

test('sales in another currency or older than a year do not count', async () => {
  const modelId = await sell('iphone-12', [300, 300, 300, 300, 300], 400)
  await app.deps.db.pool.query(
    `insert into sales (model_id, storage_gb, grade, price_minor, currency, sold_at)
     select $1, 128, 'A', 30000, 'EUR', $2 from generate_series(1, 9)`,
    [modelId, app.clock.now()],
  )
  const { body } = await getPrice('model=iphone-12&storage=128&grade=A')
  expect(body.band).toMatchObject({ estimate: true, salesCount: 0 })
})

test('sales follow merged models and rematched listings', async () => {
  await sell('iphone-11', [200, 210, 220, 230, 240])
  const { pool } = app.deps.db
  const into = await idOf('iphone-xr')
  await pool.query(`update models set merged_into = $1 where slug = 'iphone-11'`, [into])
  expect((await getPrice('model=iphone-11&storage=128&grade=A')).body).toMatchObject({
    model: { slug: 'iphone-xr' },
    band: { salesCount: 5, medianMinor: 22_000 },
  })
  await sellHere({ brand: 'Nokia', name: 'Nokia of some kind', price: '50' })
  const nokia = await idOf('nokia-3310')
  await pool.query(`update listings set model_id = $1 where name = 'Nokia of some kind'`, [nokia])
  expect((await getPrice('model=nokia-3310')).body.band.sales).toMatchObject([
    { priceMinor: 5_000 },
  ])
})

test('a catch-all has no fair price', async () => {
  const { body } = await getPrice('model=other-nokia&priceMinor=100')
  expect([body.band, body.verdict, body.curve]).toEqual([null, null, []])
  const wanted = { modelId: await idOf('other-nokia'), storageGb: null, grade: null }
  const where = { currency: 'USD', now: app.clock.now() }
  expect(await fairPrice(app.deps.db.kysely, wanted, where)).toBeNull()
})

test('404 and 422: unknown models and invalid parameters', async () => {
  expect((await getPrice('model=nothing-of-the-kind')).status).toBe(404)
  for (const query of ['', 'model=iphone-12&storage=0', 'model=iphone-12&grade=E'])
    expect((await getPrice(query)).status).toBe(422)
})

test('the curve is refitted only after new sales', async () => {
  await sell('iphone-14', [400, 410])
  expect(await fitPriceCurve(app.deps)).toBeGreaterThan(0)
  expect(await fitPriceCurve(app.deps)).toBe(0)
  await sell('iphone-14', [420])
  expect(await fitPriceCurve(app.deps)).toBeGreaterThan(0)
  const { rows } = await app.deps.db.pool.query('select count(*) as n from price_curve')
  expect(rows[0].n).toBe(1)
})

test('a list judges each price as the page of the phone does, with one statement for all', async () => {
  await sell('iphone-13-pro', [500, 510, 520, 530, 540])
  await sell('google-pixel-6', [200, 205, 210, 215, 220])
  const phones = [
    { brand: 'Iphone', name: 'iPhone 13 Pro', storageGb: 128, price: '300' },
    { brand: 'Iphone', name: 'iPhone 13 Pro', storageGb: 256, price: '590' },
    { brand: 'Google', name: 'Pixel 6', storageGb: 128, price: '900' },
    { brand: 'Google', name: 'No such model', price: '900' },
  ]
  const ids: string[] = []
  for (const phone of phones) ids.push((await buildListing(app, phone))._id)
  const { items } = (await as(app, null).get('/api/search?limit=60')).body
  type Shown = Record<'_id' | 'priceVerdict' | 'storageGb' | 'grade' | 'priceMinor', string> & {
    model: { slug: string } | null
  }
  const shown = ids.map((id) => (items as Shown[]).find(({ _id }) => _id === id)!)
  const verdicts = shown.map(({ priceVerdict }) => priceVerdict)
  expect(verdicts).toEqual(['great', expect.any(String), 'high', null])
  for (const { model, storageGb, grade, priceMinor, priceVerdict } of shown) {
    if (!model) continue
    const query = new URLSearchParams({ model: model.slug, priceMinor })
    if (storageGb) query.set('storage', storageGb)
    if (grade) query.set('grade', grade)
    expect((await getPrice(String(query))).body.verdict).toBe(priceVerdict)
  }
})

test('phones by id and the seller’s own are judged as in a search; a high price names the highest fair one', async () => {
  await sell('google-pixel-7', [100, 102, 104, 106, 108])
  const seller = await buildUser(app, { role: 'Seller' })
  const build = async (price: string) => {
    const phone = { seller, brand: 'Google', name: 'Pixel 7', storageGb: 128, price }
    return (await buildListing(app, phone))._id
  }
  const [cheap, dear, paused] = [await build('60'), await build('190'), await build('190')]
  await as(app, seller).post(`/api/phones/${paused}/pause`)
  const named = await as(app, seller).get(`/api/phones?id=${cheap}&id=${dear}&id=${paused}`)
  type Judged = { _id: string; priceVerdict: string | null; lowerToMinor: number | null }
  const verdicts = (named.body as Judged[]).map(({ priceVerdict }) => priceVerdict)
  expect(verdicts).toEqual(['great', 'high', null])
  const { items } = (await as(app, seller).get('/api/my-phones/summaries?sort=price_up')).body
  const own = (id: string) => (items as Judged[]).find(({ _id }) => _id === id)
  expect(own(cheap)).toMatchObject({ priceVerdict: 'great', lowerToMinor: null })
  expect(own(paused)).toMatchObject({ priceVerdict: null, lowerToMinor: null })
  const { lowerToMinor } = own(dear) ?? {}
  const priced = async (minor: number) =>
    (await getPrice(`model=google-pixel-7&storage=128&priceMinor=${minor}`)).body.verdict
  expect(own(dear)?.priceVerdict).toBe('high')
  expect(await priced(Number(lowerToMinor))).toBe('fair')
  expect(await priced(Number(lowerToMinor) + 1)).toBe('high')
})
