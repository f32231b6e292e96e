import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { HOUR, MINUTE } from '../../../shared/time.ts'
import {
  buildSale,
  chooseOnline,
  handOver,
  listTasks,
  openShop,
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

test('a lost response from Stripe: the next attempt finds the same payment', async () => {
  const sale = await buildSale(app)
  const before = fake.all('payment_intent').length
  // The Stripe library retries once automatically.
  fake.mood.losesAnswers = 2
  const lost = await chooseOnline(app, sale)
  expect([lost.status, lost.body.error]).toEqual([503, 'provider_unavailable'])
  const again = await chooseOnline(app, sale)
  expect(again.status).toBe(200)
  expect(fake.all('payment_intent').length - before).toBe(1)
})

test('503: Stripe failed, and the next attempt is a new payment', async () => {
  const sale = await buildSale(app)
  fake.mood.breaks = 1
  expect((await chooseOnline(app, sale)).status).toBe(503)
  expect((await chooseOnline(app, sale)).status).toBe(200)
  expect(await paymentStates(app, sale.orderId)).toEqual(['cancelled', 'open'])
})

test('409: an amount that Stripe cannot charge is refused with a message', async () => {
  const sale = await buildSale(app, '0.10')
  const answer = await chooseOnline(app, sale)
  expect([answer.status, answer.body.error]).toEqual([409, 'provider_refused'])
})

test('a payout with a lost response is made once', async () => {
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  await payOnline(shop, sale)
  await handOver(app, sale)
  fake.mood.losesAnswers = 2
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'payout', state: 'due' }])
  app.clock.advance(2 * MINUTE)
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'payout', state: 'done' }])
  const mine = fake
    .all('transfer')
    .filter((each) => 'transfer_group' in each && each.transfer_group === sale.orderId)
  expect(mine).toHaveLength(1)
})

test('a refund that failed at Stripe is retried under another key', async () => {
  const sale = await buildSale(app)
  const { intentId } = await payOnline(shop, sale)
  await as(app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, { reason: 'Gone' })
  fake.mood.breaks = 1
  await runMoney(app)
  app.clock.advance(2 * MINUTE)
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'refund', state: 'done' }])
  const refunds = fake.all('refund').filter((each) => 'payment_intent' in each)
  expect(refunds.filter((each) => each.payment_intent === intentId)).toHaveLength(1)
})

test('nothing is lost while Stripe is down', async () => {
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  await payOnline(shop, sale)
  await handOver(app, sale)
  fake.mood.dead = true
  const dead = await chooseOnline(app, await buildSale(app))
  expect(dead.status).toBe(503)
  for (let hour = 0; hour < 3; hour += 1) {
    await runMoney(app)
    await reconcile(app)
    app.clock.advance(HOUR)
  }
  fake.mood.dead = false
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'payout', state: 'done' }])
})

test('the page shows what is known before Stripe responds, and a choice gives up', async () => {
  const sale = await buildSale(app)
  const { clientSecret } = (await chooseOnline(app, sale)).body.payment
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  fake.mood.stalled = promise
  const shown = await as(app, sale.buyer).get(paths.checkout(sale.orderId))
  expect([shown.status, shown.body.payment.clientSecret]).toEqual([200, null])
  expect((await chooseOnline(app, sale)).status).toBe(503)
  // Both came while Stripe still had not responded.
  fake.mood.stalled = undefined
  respond()
  expect((await chooseOnline(app, sale)).body.payment.clientSecret).toBe(clientSecret)
  expect(clientSecret).toMatch(/_secret_/)
})

test('while Stripe hangs, a first payment gives up after two attempts, and is made once later', async () => {
  const sale = await buildSale(app)
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  fake.mood.stalled = promise
  const before = fake.calls.length
  const refused = await chooseOnline(app, sale)
  expect([refused.status, refused.body.message]).toEqual([
    503,
    expect.stringMatching(/payment provider|try again/i),
  ])
  // Each attempt waits as long as the library is told.
  expect(fake.calls.slice(before)).toEqual(Array(2).fill('POST /v1/payment_intents'))
  fake.mood.stalled = undefined
  respond()
  expect((await chooseOnline(app, sale)).status).toBe(200)
  const intents = fake
    .all('payment_intent')
    .filter((each) => 'transfer_group' in each && each.transfer_group === sale.orderId)
  expect(intents).toHaveLength(1)
})
