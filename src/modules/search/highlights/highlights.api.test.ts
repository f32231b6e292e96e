import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { DAY } from '../../../shared/time.ts'
import { uploadPhoto } from '../../orders/disputes/disputes.fixture.ts'
import { insertSales } from '../../pricing/index.ts'

type Tile = { _id: string; price: string; priceBeforeMinor?: number; priceVerdict: string | null }
type Answer = Record<'deals' | 'priceDrops' | 'newest', Tile[]>

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const read = async (): Promise<Answer> => (await as(app, null).get(api.highlights())).body
const ids = (phones: readonly Tile[]) => phones.map(({ _id }) => _id)

async function list(form: Record<string, unknown>) {
  app.clock.advance(1_000)
  const img = await uploadPhoto(app, seller)
  return buildListing(app, { seller, brand: 'Iphone', storageGb: 128, img, ...form })
}

/** Six sales of iPhones 13 Pro, from 500 to 550. */
async function sell() {
  const { rows } = await app.deps.db.pool.query<{ id: number }>(
    `select id from models where slug = 'iphone-13-pro'`,
  )
  const soldAt = new Date(app.clock.now().getTime() - 10 * DAY)
  const sales = [500, 510, 520, 530, 540, 550].map((price) => ({
    ...{ modelId: rows[0]!.id, storageGb: 128, grade: 'A' as const, currency: 'USD', soldAt },
    priceMinor: price * 100,
  }))
  await inTransaction(app.deps.db, (tx) => insertSales(tx, sales))
}

test('a great price is a deal, a lowered price a drop, and each phone is in one list', async () => {
  await sell()
  const pro = { name: 'iPhone 13 Pro', grade: 'A' }
  const great = await list({ ...pro, price: '300' })
  const second = await list({ ...pro, price: '310' })
  const ungraded = await list({ name: 'iPhone 13 Pro', price: '290' })
  const lowered = await list({ ...pro, price: '900' })
  const bare = await buildListing(app, { seller, brand: 'Iphone', ...pro, price: '200' })
  const put = (price: string) => {
    const { img, name, storageGb } = lowered
    return as(app, seller).put(api.phone(lowered._id), {
      ...{ brand: 'Iphone', name, storageGb, img, price },
    })
  }
  app.clock.advance(60_000)
  expect((await put('850')).status).toBe(200)
  app.clock.advance(60_000)
  expect((await put('800')).status).toBe(200)

  const { deals, priceDrops, newest } = await read()
  // One of each model, and graded: the others are among the newest.
  expect(deals).toMatchObject([{ _id: great._id, priceVerdict: 'great' }])
  expect(priceDrops).toMatchObject([
    { _id: lowered._id, price: '800.00', priceBeforeMinor: 85_000, priceVerdict: 'high' },
  ])
  expect(ids(newest)).toEqual([ungraded._id, second._id])
  expect(JSON.stringify({ deals, priceDrops, newest })).not.toContain(bare._id)

  // Raised and lowered again, it costs what it did before: no drop.
  await put('950')
  await put('800')
  expect((await read()).priceDrops).toEqual([])
  // Below everything that it cost in 30 days.
  await put('700')
  expect((await read()).priceDrops).toMatchObject([{ priceBeforeMinor: 80_000 }])
  await put('900')
  expect((await read()).priceDrops).toEqual([])
  await put('650')
  expect((await read()).priceDrops).toMatchObject([{ priceBeforeMinor: 70_000 }])
  app.clock.advance(31 * DAY)
  expect((await read()).priceDrops).toEqual([])
})

test('a phone that is not for sale any more is in no list', async () => {
  const phone = await list({ name: 'iPhone 12', price: '250' })
  expect(JSON.stringify(await read())).toContain(phone._id)
  await as(app, seller).delete(api.phone(phone._id))
  expect(JSON.stringify(await read())).not.toContain(phone._id)
})

test('a phone that the shop can deliver to nobody is in no list, until it can', async () => {
  const shipping = { zones: [{ to: ['NO'], price: 12 }], handlingDays: 2 }
  const form = { name: 'iPhone 11', price: '200', delivery: { pickUp: false, shipping } }
  const phone = await list(form)
  const met = await list({ ...form, delivery: { pickUp: true, shipping: null } })
  const { img, storageGb } = phone
  app.clock.advance(60_000)
  const lowered = await as(app, seller).put(api.phone(phone._id), {
    ...{ brand: 'Iphone', ...form, storageGb, img, price: '190' },
  })
  expect(lowered.status).toBe(200)
  const shown = async () => {
    const { priceDrops, newest } = await read()
    return [ids(priceDrops).includes(phone._id), ids(newest).includes(met._id)]
  }
  expect(await shown()).toEqual([true, true])
  await buildSettings(app, { deliveryMethods: 'pick_up' })
  expect(await shown()).toEqual([false, true])
  expect(JSON.stringify(await read())).not.toContain(phone._id)
  await buildSettings(app, { deliveryMethods: 'shipping' })
  expect(await shown()).toEqual([true, false])
  await buildSettings(app, { deliveryMethods: 'both' })
  await as(app, seller).put(api.vacation(), { until: new Date(app.clock.now().getTime() + DAY) })
  expect(await shown()).toEqual([false, false])
})
