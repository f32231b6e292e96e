import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildSettings, buildUser, type TestUser } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { DAC7_SALES, dac7Reason } from '../../shared/taxes.ts'
import { DAY } from '../../shared/time.ts'
import { buildSale, handOver, openShop, type Shop } from '../orders/checkout/checkout.fixture.ts'
import { buildArrived } from '../orders/disputes/disputes.fixture.ts'
import { deleteOldFormerSellers } from './former-sellers.ts'

let shop: Shop
let admin: TestUser
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
  shop.app.clock.advance(Date.parse('2027-02-01T12:00:00Z') - shop.app.clock.now().getTime())
  admin = await buildUser(shop.app, { role: 'admin' })
})
afterAll(() => shop.close())

const post = (user: TestUser, id: string, path: string, body?: object) =>
  as(shop.app, user).post(`/api/orders/${id}/${path}`, body)
const report = async (year = '') =>
  (await as(shop.app, admin).get(`${api.sellerReport()}${year && `?year=${year}`}`)).body

test.each([
  [DAC7_SALES - 1, 200_000, undefined],
  [DAC7_SALES, 200_000, 'sales'],
  [1, 200_001, 'consideration'],
  [DAC7_SALES, 200_001, 'both'],
])('%i sales of %i cents in all are reported for: %s', (sales, considerationMinor, reason) => {
  expect(dac7Reason({ sales, considerationMinor }, 200_000)).toBe(reason)
})

test('a seller above the limit is reported without fees and returned phones, by quarter', async () => {
  const { app } = shop
  const sale = await buildArrived(shop, '230')
  await post(sale.buyer, sale.orderId, 'confirm')
  // A price at which a phone of a new seller waits for review.
  const change = (values: string) =>
    app.deps.db.pool.query(`update orders set ${values} where id = $1`, [sale.orderId])
  await change('price_minor = 230000, fee_minor = 23000')
  const { sellers, year } = await report()
  expect(year).toBe(2027)
  const quarter = { quarter: 1, sales: 1, considerationMinor: 207_000, feesMinor: 23_000 }
  expect(sellers).toMatchObject([
    {
      _id: sale.seller.id,
      considerationMinor: 207_000,
      reason: 'consideration',
      quarters: [quarter],
    },
  ])
  expect((await report('2026')).sellers).toEqual([])
  const file = await as(app, admin).send('GET', `${api.sellerReportFile()}?year=2027`, {})
  expect(String(file.body)).toContain(',2027,1,1,2070.00,230.00,USD')
  // It came back.
  await change(`state = 'refunded'`)
  expect((await report()).sellers).toEqual([])
})

test('the export is written to the audit log, and an odd year is refused', async () => {
  const { rows } = await shop.app.deps.db.pool.query(
    `select actor_id, data from audit_log where action = 'seller_report_exported'`,
  )
  expect(rows).toEqual([{ actor_id: admin.id, data: { year: 2027 } }])
  for (const year of ['1', 'x', '99999'])
    expect((await as(shop.app, admin).get(`${api.sellerReport()}?year=${year}`)).status).toBe(422)
})

test.each([
  ['DE', true],
  ['NO', false],
  [null, false],
] as const)(
  'in a shop of %s a seller who deletes the account stays in the report: %s',
  async (country, stays) => {
    const { app } = shop
    await buildSettings(app, { country })
    const sale = await buildSale(app, '230')
    const business = {
      ...{ companyName: 'Phones', line1: 'Street 1', city: 'Town', country: 'DE' },
      ...{ email: 'shop@example.com', phone: '+49 30 1234567', vatNumber: 'DE136695976' },
      ...{ certified: true, revision: null },
    }
    await as(app, sale.seller).put(api.business(), business)
    await handOver(app, sale)
    await app.deps.db.pool.query('update orders set price_minor = 230000 where id = $1', [
      sale.orderId,
    ])
    const find = async () =>
      (await report()).sellers.find(({ _id }: { _id: string }) => _id === sale.seller.id)
    const before = await find()
    expect(before).toMatchObject({
      isDeleted: false,
      hasDetails: true,
      vatNumber: 'DE136695976',
    })
    expect((await as(app, admin).delete(`/api/users/${sale.seller.id}`)).status).toBe(200)
    expect(await find()).toEqual(stays ? { ...before, isDeleted: true } : undefined)
    const file = await as(app, admin).send('GET', `${api.sellerReportFile()}?year=2027`, {})
    expect(String(file.body).includes(`${sale.seller.email},2027,1,1,`)).toBe(stays)
    const count = async () =>
      (await app.deps.db.pool.query('select 1 from former_seller_orders')).rowCount
    expect(await count()).toBe(stays ? 1 : 0)
    if (!stays) return
    const at = app.clock.now().getTime()
    const later = { ...app.deps, clock: { now: () => new Date(at + 6 * 365 * DAY) } }
    expect(await deleteOldFormerSellers(later)).toBe(0)
    later.clock = { now: () => new Date(at + 6 * 366 * DAY) }
    expect(await deleteOldFormerSellers(later)).toBe(1)
    expect(await find()).toBeUndefined()
    expect(await count()).toBe(0)
  },
)
