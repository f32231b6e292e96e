import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { HOUR, MINUTE } from '../../../shared/time.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { listEvents } from '../orders.fixture.ts'
import {
  accounts,
  buildSale,
  CARD,
  CONFIRMATION_CARD,
  chooseOnline,
  DECLINED_CARD,
  deliverEvent,
  deliverEvents,
  handOver,
  openShop,
  orderState,
  paymentStates,
  payOnline,
  reconcile,
  runMoney,
  type Shop,
  setUpAccount,
} from './checkout.fixture.ts'

let shop: Shop
let app: Shop['app']
let fake: Shop['fake']
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '5', FEE_FIXED: '100' })
  ;({ app, fake } = shop)
})
afterAll(() => shop.close())

/** How much the accounts have gained since `before`. */
async function since(before: Record<string, number>) {
  const after = await accounts(app)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const gained = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(gained.filter(([, amount]) => amount !== 0))
}

test('200: the checkout shows both payment methods, and the price of the order', async () => {
  const sale = await buildSale(app, '450')
  const { status, body } = await as(app, sale.buyer).get(paths.checkout(sale.orderId))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    price: '450.00',
    priceMinor: 45_000,
    currency: 'USD',
    paymentMethod: 'meet_up',
    payment: null,
    paymentMethods: [
      { method: 'online', provider: 'stripe' },
      { method: 'meet_up', provider: null },
    ],
  })
})

test('200: choosing online makes one payment of that price, held for 30 minutes', async () => {
  const sale = await buildSale(app, '450')
  const { status, body } = await chooseOnline(app, sale)
  expect(status).toBe(200)
  expect(body.payment).toMatchObject({
    provider: 'stripe',
    state: 'open',
    publishableKey: fake.env.STRIPE_PUBLISHABLE_KEY,
    cards: [],
  })
  expect(Date.parse(body.dueAt) - app.clock.now().getTime()).toBe(30 * MINUTE)
  const [intent] = fake.all('payment_intent').slice(-1)
  expect(intent).toMatchObject({ amount: 45_000, currency: 'usd', transfer_group: sale.orderId })
})

test('ten clicks and two tabs get the same payment', async () => {
  const sale = await buildSale(app)
  const before = fake.all('payment_intent').length
  const answers = await Promise.all(Array.from({ length: 10 }, () => chooseOnline(app, sale)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => body.payment.clientSecret)).size).toBe(1)
  expect(fake.all('payment_intent').length - before).toBe(1)
})

test('422: a price or unknown fields from the client are refused', async () => {
  const sale = await buildSale(app)
  for (const more of [{ price: '1.00' }, { priceMinor: -5 }, { currency: 'JPY' }]) {
    const body = { paymentMethod: 'online', ...more }
    const answer = await as(app, sale.buyer).post(paths.checkout(sale.orderId), body)
    expect(answer.status).toBe(422)
  }
  expect(await paymentStates(app, sale.orderId)).toEqual([])
})

test("404: another buyer's order has no checkout", async () => {
  const sale = await buildSale(app)
  const other = await buildUser(app, { role: 'Buyer' })
  expect((await as(app, other).get(paths.checkout(sale.orderId))).status).toBe(404)
  expect((await chooseOnline(app, { ...sale, buyer: other })).status).toBe(404)
})

test('paid, handed over and paid out: all ledger accounts are correct', async () => {
  const before = await accounts(app)
  const stripeBefore = fake.balance('usd')
  const sale = await buildSale(app, '300')
  await setUpAccount(shop, sale.seller)
  await payOnline(shop, sale)
  expect(await orderState(app, sale.orderId)).toBe('paid')
  expect(await since(before)).toEqual({ provider: 30_000, held: -30_000 })
  expect((await handOver(app, sale)).status).toBe(200)
  // 5 % of 300 plus one dollar.
  expect(await since(before)).toEqual({ provider: 30_000, seller: -28_400, fees: -1_600 })
  await runMoney(app)
  expect(await since(before)).toEqual({ provider: 1_600, fees: -1_600 })
  // Stripe keeps 2.9 % plus 30 cents of that.
  expect(fake.balance('usd') - stripeBefore).toBe(700)
  expect(fake.all('transfer').at(-1)).toMatchObject({
    amount: 28_400,
    transfer_group: sale.orderId,
  })
  expect(await listEvents(app, sale.orderId)).toEqual(
    expect.arrayContaining(['order_paid', 'order_completed', 'payout_sent']),
  )
})

test('a sale canceled by the seller is refunded in full', async () => {
  const before = await accounts(app)
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  const body = { reason: 'It fell into the sea' }
  const cancelled = await as(app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, body)
  expect(cancelled.status).toBe(200)
  expect(await since(before)).toEqual({ provider: 30_000, buyer: -30_000 })
  await runMoney(app)
  expect(await since(before)).toEqual({})
  expect(await listEvents(app, sale.orderId)).toContain('refund_sent')
  await deliverEvents(shop, fake.events.slice(-3))
  expect(await since(before)).toEqual({})
})

test('a declined card leaves the order open, says why, and another card pays it', async () => {
  const sale = await buildSale(app)
  const { paid } = await payOnline(shop, sale, DECLINED_CARD)
  expect(paid.status).toBe(402)
  const shown = await as(app, sale.buyer).get(paths.checkout(sale.orderId))
  expect(shown.body.payment).toMatchObject({ state: 'open', failure: 'Your card was declined.' })
  expect(await listEvents(app, sale.orderId)).toContain('payment_failed')
  const isNotified = async (user: TestUser) => {
    const { timeline } = (await as(app, user).get(paths.order(sale.orderId))).body
    return timeline.map(({ event }: { event: string }) => event).includes('payment_failed')
  }
  // A declined card is none of the seller's business.
  expect([await isNotified(sale.buyer), await isNotified(sale.seller)]).toEqual([true, false])
  await payOnline(shop, sale)
  expect(await orderState(app, sale.orderId)).toBe('paid')
  expect(await paymentStates(app, sale.orderId)).toEqual(['paid'])
})

test('a card that needs confirmation pays only after it is confirmed', async () => {
  const sale = await buildSale(app)
  const { intentId } = await payOnline(shop, sale, CONFIRMATION_CARD)
  expect(await orderState(app, sale.orderId)).toBe('awaiting_payment')
  fake.answerBank(intentId, false)
  await deliverEvent(app, fake.events.at(-1)!)
  expect(await orderState(app, sale.orderId)).toBe('awaiting_payment')
  await payOnline(shop, sale, CONFIRMATION_CARD)
  fake.answerBank(intentId, true)
  await deliverEvents(shop, fake.events.slice(-2))
  expect(await orderState(app, sale.orderId)).toBe('paid')
})

test('switching to the meet-up cancels the payment at Stripe', async () => {
  const sale = await buildSale(app)
  await chooseOnline(app, sale)
  const { status, body } = await as(app, sale.buyer).post(paths.checkout(sale.orderId), {
    paymentMethod: 'meet_up',
  })
  expect([status, body.paymentMethod, body.payment]).toEqual([200, 'meet_up', null])
  await runMoney(app)
  expect(await paymentStates(app, sale.orderId)).toEqual(['cancelled'])
  expect(fake.all('payment_intent').at(-1)).toMatchObject({ status: 'canceled' })
  const again = await chooseOnline(app, sale)
  expect(again.body.payment.state).toBe('open')
})

test('a payment after the booking expired is refunded in full', async () => {
  const before = await accounts(app)
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  await fake.pay(body.payment.clientSecret, CARD)
  app.clock.advance(49 * HOUR)
  await runDeadlines(app.deps)
  expect(await orderState(app, sale.orderId)).toBe('expired')
  await deliverEvents(shop, fake.events.slice(-2))
  expect(await paymentStates(app, sale.orderId)).toEqual(['returned'])
  await runMoney(app)
  expect(await since(before)).toEqual({})
  expect(fake.all('refund').at(-1)).toMatchObject({ amount: 30_000, status: 'succeeded' })
  expect(await orderState(app, sale.orderId)).toBe('expired')
})

test('a charge without webhook is found by polling, after a crash before commit', async () => {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  await fake.pay(body.payment.clientSecret, CARD)
  app.clock.advance(3 * MINUTE)
  await reconcile(app)
  expect(await orderState(app, sale.orderId)).toBe('paid')
  // The delayed event arrives.
  await deliverEvents(shop, fake.events.slice(-2))
  expect(await paymentStates(app, sale.orderId)).toEqual(['paid'])
})

test('a buyer returning from the bank sees it paid without a webhook', async () => {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  await fake.pay(body.payment.clientSecret, CARD)
  const shown = await as(app, sale.buyer).get(paths.checkout(sale.orderId))
  expect(shown.body).toMatchObject({ state: 'paid', payment: { state: 'paid' } })
})
