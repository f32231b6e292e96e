import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestUser } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { writeQueuedViews } from '../listings/index.ts'
import { openShop, type Shop } from '../orders/checkout/checkout.fixture.ts'
import { buildArrived } from '../orders/disputes/disputes.fixture.ts'
import { book } from '../orders/orders.fixture.ts'
import { writeQueuedSearches } from '../search/index.ts'
import type { ShopAnalytics } from './analytics.contract.ts'
import { rollUpDays } from './roll-up.ts'

const BERLIN = 'Europe/Berlin'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let shop: Shop
let admin: TestUser
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10', TRUST_PROXY: '1' })
  // Half past eleven in the evening in Berlin, before the night in which the clocks go forward.
  shop.app.clock.advance(Date.parse('2027-03-27T22:30:00Z') - shop.app.clock.now().getTime())
  admin = await buildUser(shop.app, { role: 'admin' })
})
afterAll(() => shop.close())

const sql = (text: string, values: unknown[] = []) => shop.app.deps.db.pool.query(text, values)
const post = (user: TestUser, id: string, path: string, body?: object) =>
  as(shop.app, user).post(`/api/orders/${id}/${path}`, body)

async function rollUp(timeZone = BERLIN) {
  // Accounts that tests build have the time of the database.
  await sql(`update users set created_at = '2027-03-27T12:00:00Z'`)
  await writeQueuedViews(shop.app.deps, timeZone)
  await writeQueuedSearches(shop.app.deps, timeZone)
  while ((await rollUpDays(shop.app.deps, timeZone)) > 0);
}

async function read(query: Record<string, string> = {}): Promise<ShopAnalytics> {
  const { status, body } = await as(shop.app, admin).get(
    `${api.analytics()}?${new URLSearchParams(query)}`,
  )
  expect(status).toBe(200)
  return body
}

/** The figures that are not 0 or unknown on a day. */
function figuresOn(analytics: ShopAnalytics, day: string) {
  const index = analytics.parts.findIndex(({ from, to }) => from <= day && day <= to)
  expect(index).not.toBe(-1)
  return Object.fromEntries(
    analytics.figures.flatMap(({ key, values }) => (values[index] ? [[key, values[index]]] : [])),
  )
}

test('an empty shop has figures of nothing and no charts', async () => {
  const before = await read()
  expect(before).toMatchObject({ byBrand: [], emptySearches: [], viewsSince: null })
  await rollUp()
  const analytics = await read()
  const charts = analytics.figures.filter(({ key, chart }) => key !== 'signUps' && chart !== null)
  expect(charts).toEqual([])
  const unknown = analytics.figures.filter(({ total }) => total === null).map(({ key }) => key)
  expect(unknown).toEqual(['conversion', 'timeToSale'])
})

test('what happens is counted on its day in the shop’s time zone, and a refund on the day of the refund', async () => {
  const { app } = shop
  const sale = await buildArrived(shop, '300', { returnDays: 14 })
  expect((await post(sale.buyer, sale.orderId, 'confirm')).body.state).toBe('completed')
  await rollUp()
  const saturday = { listings: 1, bookings: 1, sales: 1, gross: 30_000 }
  expect(figuresOn(await read(), '2027-03-27')).toMatchObject(saturday)
  // The day that begins now has 23 hours.
  app.clock.advance(HOUR)
  await post(sale.buyer, sale.orderId, 'return', { reason: 'It is too big for me' })
  await post(sale.seller, sale.orderId, 'return/approve', { place: 'Storgata 1, 0155 Oslo' })
  app.clock.advance(22 * HOUR)
  await buildListing(app)
  const parcel = { carrier: 'DHL', tracking: 'JD0146777' }
  await post(sale.buyer, sale.orderId, 'return/send', parcel)
  expect((await post(sale.seller, sale.orderId, 'return/receive')).status).toBe(200)
  app.clock.advance(HOUR)
  await buildListing(app)
  await rollUp()
  const analytics = await read()
  expect(figuresOn(analytics, '2027-03-27')).toMatchObject(saturday)
  expect(figuresOn(analytics, '2027-03-28')).toMatchObject({ listings: 1, refunded: 30_000 })
  expect(figuresOn(analytics, '2027-03-28')).not.toHaveProperty('sales')
  expect(figuresOn(analytics, '2027-03-29')).toMatchObject({ listings: 1 })
  expect(analytics.byBrand).toMatchObject([{ values: { sales: 1, gross: 30_000, listings: 3 } }])
})

test('rolling up again, after days without it or from nothing, gives the same figures', async () => {
  const { app } = shop
  const sale = await buildArrived(shop, '200')
  await post(sale.buyer, sale.orderId, 'confirm')
  app.clock.advance(40 * DAY)
  await rollUp()
  const readYear = async () => {
    const { figures, readyFrom: _, ...rest } = await read({ by: 'month' })
    return { ...rest, figures: figures.filter(({ key }) => key !== 'signUps') }
  }
  const expected = await readYear()
  const fees = expected.figures.find(({ key }) => key === 'fees')
  expect(fees).toMatchObject({ total: 2_000, totalBefore: 0 })
  await rollUp()
  expect(await readYear()).toEqual(expected)
  // Of 26 weeks, days before and after the whole months too.
  for (const by of ['day', 'week', 'month']) {
    const { figures, byBrand } = await read({ by })
    for (const key of ['listings', 'sales', 'gross', 'disputes']) {
      const figure = figures.find((one) => one.key === key)
      const sum = (values: (number | null | undefined)[]) =>
        values.reduce<number>((total, value) => total + (value ?? 0), 0)
      const brands = [
        sum(byBrand.map(({ values }) => values[key])),
        sum(byBrand.map(({ valuesBefore }) => valuesBefore[key])),
      ]
      expect([by, key, ...brands]).toEqual([by, key, figure?.total, figure?.totalBefore])
    }
  }
  await sql('delete from analytics_days')
  await sql('delete from analytics_progress')
  await rollUpDays(app.deps, BERLIN)
  expect(await read({ by: 'month' })).toMatchObject({ isReady: false })
  await rollUp()
  expect(await readYear()).toEqual(expected)
  // In another time zone, the last hour of a day belongs to the next one.
  await rollUp('UTC')
  await rollUp('Asia/Tokyo')
  const [year, last] = [await read({ by: 'month' }), '2027-03-28']
  expect(year.timeZone).toBe('Asia/Tokyo')
  expect(figuresOn(await read({ until: '2027-04-10' }), last)).toMatchObject({ sales: 1 })
  await rollUp()
})

test('two nodes do not roll up at once', async () => {
  const runs = [1, 2, 3].map(() => rollUpDays(shop.app.deps, BERLIN))
  await Promise.all(runs)
  const { rows } = await sql(
    'select day, brand_number from analytics_days group by 1, 2 having count(*) > 1',
  )
  expect(rows).toEqual([])
})

test('orders of days without counted views are no part of the conversion', async () => {
  const { app } = shop
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const headers = { 'user-agent': BROWSER }
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
    await as(app, null).send('POST', api.phoneViews(phone._id), {
      headers: { ...headers, 'x-forwarded-for': address },
    })
  expect((await book(app, await buildUser(app), phone._id)).status).toBe(201)
  await rollUp()
  const { figures, viewsSince, today } = await read({ by: 'month' })
  expect(viewsSince).toBe(today)
  const totals = Object.fromEntries(figures.map(({ key, total }) => [key, total]))
  expect(totals).toMatchObject({ views: 4, conversion: 25 })
  expect(totals.bookings).toBeGreaterThan(1)
  const { body } = await as(app, seller).get(api.myAnalytics())
  const own = Object.fromEntries(
    body.figures.map(({ key, total }: { key: string; total: number }) => [key, total]),
  )
  expect(own).toMatchObject({
    views: 4,
    bookings: 1,
    conversion: 25,
    sales: 0,
    priceToMarket: null,
  })
})

test('a seller sees their own figures, with prices against the market', async () => {
  const { app } = shop
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller, name: 'iPhone 12', price: '330' })
  const buyer = await buildUser(app)
  await as(app, buyer).put(api.favorite(phone._id))
  const { rows } = await sql('select model_id, storage_gb, grade from listings where id = $1', [
    phone._id,
  ])
  const { model_id, storage_gb, grade } = rows[0]
  for (const price of [29_000, 30_000, 31_000])
    await sql(
      `insert into sales (model_id, storage_gb, grade, price_minor, currency, sold_at)
        values ($1, $2, $3, $4, 'USD', $5)`,
      [model_id, storage_gb, grade, price, new Date(app.clock.now().getTime() - DAY)],
    )
  const { order } = (await book(app, buyer, phone._id)).body
  await post(seller, order._id, 'hand-over', { code: order.handOverCode })
  await rollUp()
  const { body } = await as(app, seller).get(api.myAnalytics())
  const own = Object.fromEntries(
    body.figures.map(({ key, total }: { key: string; total: number }) => [key, total]),
  )
  expect(own).toMatchObject({
    favorites: 1,
    bookings: 1,
    sales: 1,
    gross: 33_000,
    priceToMarket: 110,
  })
  const other = await as(app, await buildUser(app, { role: 'Seller' })).get(api.myAnalytics())
  expect(other.body.figures.every(({ total }: { total: number | null }) => !total)).toBe(true)
})

test('a text without results is shown once three visitors searched for it, and never with a person in it', async () => {
  const { app } = shop
  const search = (q: string, address: string, more = '') =>
    as(app, null).send('GET', `${api.search()}?q=${encodeURIComponent(q)}${more}`, {
      headers: { 'user-agent': BROWSER, 'x-forwarded-for': address },
    })
  const visitors = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  for (const address of visitors) {
    await search('Zephyrphone  Ünlimited', address)
    await search('zephyrphone unlimited', address)
    await search('ann@zephyr.example', address)
    await search('+47 912 34 567 zephyr', address)
    // Its filter may be why there is no result.
    await search('iphone 13', address, '&max=1')
  }
  await search('quasarphone', '192.0.2.1')
  await rollUp()
  const { emptySearches, figures } = await read()
  expect(emptySearches).toEqual([{ text: 'zephyrphone unlimited', visitors: 3 }])
  expect(figures.find(({ key }) => key === 'emptySearches')?.total).toBe(10)
  const { rows } = await sql('select text from empty_searches order by 1')
  expect(rows.map(({ text }) => text)).toEqual(['quasarphone', 'zephyrphone unlimited'])
})

test('files have a line for each part, with amounts in the currency of the shop', async () => {
  const get = (user: TestUser, path: string) => as(shop.app, user).send('GET', path, {})
  const file = await get(admin, `${api.analyticsFile()}?by=month`)
  expect(file.headers.get('content-disposition')).toMatch(/"analytics-\d{4}-\d\d-\d\d\.csv"/)
  const lines = String(file.body).trim().split('\r\n')
  expect(lines).toHaveLength(13)
  expect(lines[0]).toContain('Gross value, USD')
  expect(lines.some((line) => line.includes(',500.00,'))).toBe(true)
  const seller = await buildUser(shop.app, { role: 'Seller' })
  expect((await get(seller, api.myAnalyticsFile())).status).toBe(200)
})

test('unknown units, days and brands are refused at their field', async () => {
  for (const query of ['by=year', 'until=2027-02-30x', 'until=0001-01-01', 'brand=x', 'brand=0']) {
    const { status } = await as(shop.app, admin).get(`${api.analytics()}?${query}`)
    expect([query, status]).toEqual([query, 422])
  }
  // Of a brand that nobody has, and of days to come: today.
  const { today, figures } = await read({ brand: '32000', until: '2999-01-01' })
  expect(figures.map(({ key }) => key)).not.toContain('signUps')
  expect(figures.every(({ chart }) => chart === null)).toBe(true)
  expect((await read()).parts.at(-1)?.to).toBe(today)
})
