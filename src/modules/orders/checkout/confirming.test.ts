import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '../../../../test/app.ts'
import type { Intent } from '../../../../test/fake-stripe/objects.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/time.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { address } from '../orders.fixture.ts'
import {
  buildSale,
  CARD,
  chooseOnline,
  deliverEvents,
  listTasks,
  openShop,
  orderState,
  paymentStates,
  reconcile,
  runMoney,
  type Sale,
  type Shop,
} from './checkout.fixture.ts'

let shop: Shop
let app: Shop['app']
let fake: Shop['fake']
beforeAll(async () => {
  shop = await openShop()
  ;({ app, fake } = shop)
})
afterAll(() => shop.close())

/** An order that is paid but not yet confirmed by the bank; Stripe has reported that state. */
async function confirming() {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  const secret = String(body.payment.clientSecret)
  const intentId = secret.split('_secret_')[0] ?? ''
  await withEventsDelivered(() => fake.process(intentId))
  return { ...sale, secret, intentId }
}

async function withEventsDelivered(work: () => unknown) {
  // Stripe's timestamps have a resolution of one second, so no two events share one.
  app.clock.advance(SECOND)
  const from = fake.events.length
  await work()
  await deliverEvents(shop, fake.events.slice(from))
}

const orderOf = async ({ buyer, orderId }: Sale) =>
  (await as(app, buyer).get(paths.order(orderId))).body
const checkoutOf = async ({ buyer, orderId }: Sale) =>
  (await as(app, buyer).get(paths.checkout(orderId))).body
const leftOf = async (sale: Sale) =>
  Date.parse((await orderOf(sale)).dueAt) - app.clock.now().getTime()

/** Since when the order has been waiting for the bank. */
async function waitsSince({ orderId }: Sale) {
  const { rows } = await app.deps.db.pool.query(
    'select confirming_since from orders where id = $1',
    [orderId],
  )
  return rows[0].confirming_since
}

async function later(ms: number) {
  app.clock.advance(ms)
  while ((await runDeadlines(app.deps)) > 0);
  await runMoney(app)
}

test('only instant payment methods are offered', async () => {
  const sale = await buildSale(app)
  const { clientSecret } = (await chooseOnline(app, sale)).body.payment
  const [intent] = fake
    .all<Intent>('payment_intent')
    .filter((each) => each.client_secret === clientSecret)
  expect(intent?.payment_method_types).toEqual(['card'])
  expect((await fake.pay(clientSecret, CARD, 'us_bank_account')).status).toBe(400)
})

test('while the bank confirms, the hold exceeds 30 minutes and nobody is asked to pay', async () => {
  const sale = await confirming()
  expect(await leftOf(sale)).toBeGreaterThan(6 * DAY)
  const { payment } = await checkoutOf(sale)
  expect(payment).toMatchObject({ state: 'open', confirming: true, clientSecret: null })
  const order = await orderOf(sale)
  expect(order).toMatchObject({ confirming: true, next: { action: 'wait_for_bank' } })
  expect(order.actions).not.toContain('pay')
  const again = await chooseOnline(app, sale)
  expect([again.status, again.body.payment.clientSecret]).toEqual([200, null])
  const turned = await as(app, sale.buyer).post(paths.checkout(sale.orderId), {
    paymentMethod: 'meet_up',
  })
  expect([turned.status, turned.body.error]).toEqual([409, 'confirming'])
  await later(4 * DAY)
  expect(await orderState(app, sale.orderId)).toBe('awaiting_payment')
  await withEventsDelivered(() => fake.endProcessing(sale.intentId, true))
  expect(await orderState(app, sale.orderId)).toBe('paid')
  expect((await orderOf(sale)).confirming).toBe(false)
  expect(await waitsSince(sale)).toBeNull()
})

test('delivery changes do not shorten the bank’s time to confirm', async () => {
  const sale = await confirming()
  const { buyer, seller, orderId } = sale
  const at = new Date(app.clock.now().getTime() + 5 * HOUR).toISOString()
  await as(app, buyer).post(paths.meetUps(orderId), { place: 'Oslo S', at })
  const agreed = await as(app, seller).post(paths.acceptMeetUp(orderId, 1))
  expect([agreed.status, (await leftOf(sale)) > 6 * DAY]).toEqual([200, true])
  await later(HOUR)
  const chosen = { method: 'shipping', address }
  const sent = await as(app, buyer).post(paths.orderDelivery(orderId), chosen)
  expect([sent.status, (await leftOf(sale)) > 6 * DAY]).toEqual([200, true])
})

test('a confirmation without webhook is found by polling', async () => {
  const sale = await buildSale(app)
  const { clientSecret } = (await chooseOnline(app, sale)).body.payment
  fake.process(clientSecret.split('_secret_')[0])
  app.clock.advance(3 * MINUTE)
  await reconcile(app)
  expect((await checkoutOf(sale)).payment.confirming).toBe(true)
  await later(HOUR)
  expect(await orderState(app, sale.orderId)).toBe('awaiting_payment')
})

test('after the bank declines, the buyer has 30 minutes to pay another way', async () => {
  const sale = await confirming()
  await later(3 * DAY)
  await withEventsDelivered(() => fake.endProcessing(sale.intentId, false))
  const { payment } = await checkoutOf(sale)
  expect(payment).toMatchObject({ confirming: false, clientSecret: sale.secret })
  expect(payment.failure).toMatch(/did not confirm/)
  expect(Math.round((await leftOf(sale)) / MINUTE)).toBe(30)
  await withEventsDelivered(() => fake.pay(sale.secret, CARD))
  expect(await orderState(app, sale.orderId)).toBe('paid')
})

test('an old "processing" event after the end changes nothing', async () => {
  const sale = await buildSale(app)
  const { clientSecret } = (await chooseOnline(app, sale)).body.payment
  const intentId = clientSecret.split('_secret_')[0]
  const from = fake.events.length
  fake.process(intentId)
  app.clock.advance(MINUTE)
  fake.endProcessing(intentId, false)
  await deliverEvents(shop, fake.events.slice(from).reverse())
  expect((await orderOf(sale)).confirming).toBe(false)
  expect(await leftOf(sale)).toBeLessThanOrEqual(30 * MINUTE)
})

test('the hold ends after a week, and a later payment is refunded in full', async () => {
  const sale = await confirming()
  await later(7 * DAY)
  expect(await orderState(app, sale.orderId)).toBe('expired')
  expect(await paymentStates(app, sale.orderId)).toEqual(['closing'])
  expect(await waitsSince(sale)).toBeNull()
  // A processing payment can't be canceled: the task waits for it, and no admin is alerted.
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'cancel', state: 'waiting' }])
  await later(3 * HOUR)
  await withEventsDelivered(() => fake.endProcessing(sale.intentId, true))
  await later(3 * HOUR)
  expect(await paymentStates(app, sale.orderId)).toEqual(['returned'])
  expect(await listTasks(app, sale.orderId)).toMatchObject([
    { kind: 'cancel', state: 'done' },
    { kind: 'refund', state: 'done', amount_minor: 30_000 },
  ])
})

test('repeated failing payments do not extend the hold', async () => {
  const sale = await confirming()
  await later(6 * DAY)
  await withEventsDelivered(() => fake.endProcessing(sale.intentId, false))
  await withEventsDelivered(() => fake.process(sale.intentId))
  expect(await leftOf(sale)).toBeLessThanOrEqual(3 * DAY)
  await later(3 * DAY)
  expect(await orderState(app, sale.orderId)).toBe('expired')
})

test('a newer payment replaces the one being confirmed', async () => {
  const sale = await confirming()
  // As after a change of provider: the open payment is not the one that the event is about.
  const { pool } = app.deps.db
  await pool.query('update payments set amount_minor = amount_minor + 100 where order_id = $1', [
    sale.orderId,
  ])
  const { body } = await chooseOnline(app, sale)
  expect(body.payment).toMatchObject({ state: 'open', confirming: false })
  expect(body.dueAt).toBe((await orderOf(sale)).dueAt)
  expect([await waitsSince(sale), Math.round((await leftOf(sale)) / MINUTE)]).toEqual([null, 30])
  app.clock.advance(10 * MINUTE)
  await withEventsDelivered(() => fake.endProcessing(sale.intentId, false))
  await runMoney(app)
  expect(await paymentStates(app, sale.orderId)).toEqual(['cancelled', 'open'])
  // The bank's answer about the earlier payment does not extend the time to pay the current one.
  expect(Math.round((await leftOf(sale)) / MINUTE)).toBe(20)
})
