import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accounts,
  buildSales,
  deliverEvent,
  openShop,
  orderState,
  payWithoutWebhooks,
  type Shop,
  shuffled,
} from './checkout.fixture.ts'

/** Enough for about sixty events. */
const SALES = 16
const TIMES = 5
/** As many as Stripe sends concurrently. */
const AT_ONCE = 8

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('sixty events, repeated, shuffled and concurrent, are each applied once', async () => {
  const { app } = shop
  const sales = await buildSales(shop, SALES)
  const events = await payWithoutWebhooks(shop, sales)
  expect(events.length).toBeGreaterThanOrEqual(60)
  const [seed = 1] = fc.sample(fc.integer({ min: 1, max: 1_000_000 }), 1)
  const random = generator(seed)
  const queue = shuffled(events, TIMES, random)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let event = queue.pop(); event; event = queue.pop())
        expect(await deliverEvent(app, event), `seed ${seed}`).toBe(200)
    }),
  )
  const disputed = Math.floor(SALES / 5)
  expect(await accounts(app), `seed ${seed}`).toEqual({
    held: -SALES * 30_000,
    buyer: disputed * 30_000,
    provider: (SALES - disputed) * 30_000,
  })
  expect(shop.fake.balance('usd') + shop.fake.providerFees('usd')).toBe((SALES - disputed) * 30_000)
  for (const { orderId } of sales) expect(await orderState(app, orderId)).toBe('paid')
  const stored = await app.deps.db.pool.query('select count(*) as n from webhook_events')
  expect(stored.rows[0].n).toBe(events.length)
  const paid = `select count(*) as n from events where name = 'order_paid'`
  expect((await app.deps.db.pool.query(paid)).rows[0].n).toBe(SALES)
})

/** Reproducible random numbers from 0 to 1. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
