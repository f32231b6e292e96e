import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import {
  buildSale,
  CARD,
  chooseOnline,
  deliverEvents,
  openShop,
  type Shop,
} from './checkout.fixture.ts'
import { MAX_CALLS, WINDOW_MS } from './checkout.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A buyer at the checkout; `callCount` returns the number of calls to Stripe since then. */
async function atCheckout() {
  const sale = await buildSale(shop.app)
  const { body } = await chooseOnline(shop.app, sale)
  // Calls made by the choice itself do not count.
  shop.app.clock.advance(WINDOW_MS)
  const from = shop.fake.calls.length
  return {
    ...sale,
    secret: String(body.payment.clientSecret),
    callCount: () => shop.fake.calls.slice(from).length,
    load: () => as(shop.app, sale.buyer).get(paths.checkout(sale.orderId)),
  }
}

test('a hundred loads of a checkout query Stripe five times, and each shows what is needed to pay', async () => {
  const buyer = await atCheckout()
  const together = await Promise.all(Array.from({ length: 50 }, () => buyer.load()))
  const after: typeof together = []
  for (let load = 0; load < 50; load += 1) after.push(await buyer.load())
  for (const { status, body } of [...together, ...after]) {
    expect([status, body.payment.state]).toEqual([200, 'open'])
    expect(body.payment.clientSecret).toBe(buyer.secret)
  }
  expect(buyer.callCount()).toBe(MAX_CALLS)
})

test('a buyer returning from the bank sees the payment before the webhook', async () => {
  const buyer = await atCheckout()
  await buyer.load()
  await shop.fake.pay(buyer.secret, CARD)
  expect((await buyer.load()).body).toMatchObject({ state: 'paid', payment: { state: 'paid' } })
})

test('after too many loads the result appears some seconds later', async () => {
  const buyer = await atCheckout()
  for (let load = 0; load < MAX_CALLS; load += 1) await buyer.load()
  await shop.fake.pay(buyer.secret, CARD)
  expect((await buyer.load()).body.payment.state).toBe('open')
  shop.app.clock.advance(WINDOW_MS)
  expect((await buyer.load()).body.payment.state).toBe('paid')
})

test('a webhook is visible at once, and the cached response allows no second payment', async () => {
  const buyer = await atCheckout()
  for (let load = 0; load < MAX_CALLS; load += 1) await buyer.load()
  const from = shop.fake.events.length
  await shop.fake.pay(buyer.secret, CARD)
  await deliverEvents(shop, shop.fake.events.slice(from))
  const { body } = await buyer.load()
  expect(body).toMatchObject({ state: 'paid', payment: { state: 'paid', clientSecret: null } })
})

test('Stripe is not queried more often while it is unavailable', async () => {
  const buyer = await atCheckout()
  shop.fake.mood.dead = true
  for (let load = 0; load < 20; load += 1) {
    const { status, body } = await buyer.load()
    expect([status, body.payment.state, body.payment.clientSecret]).toEqual([200, 'open', null])
  }
  // The Stripe library retries a dropped connection once.
  expect(buyer.callCount()).toBeLessThanOrEqual(2 * MAX_CALLS)
  shop.fake.mood.dead = false
  shop.app.clock.advance(WINDOW_MS)
  expect((await buyer.load()).body.payment.clientSecret).toBe(buyer.secret)
})

test('cached payment details are not shown to other buyers', async () => {
  const [one, other] = [await atCheckout(), await atCheckout()]
  await one.load()
  expect((await other.load()).body.payment.clientSecret).toBe(other.secret)
  const path = paths.checkout(one.orderId)
  expect((await as(shop.app, other.buyer).get(path)).status).toBe(404)
})
