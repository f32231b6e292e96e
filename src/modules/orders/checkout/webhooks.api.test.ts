import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '../../../../test/app.ts'
import type { StripeEvent } from '../../../../test/fake-stripe/objects.ts'
import { signed } from '../../../../test/fake-stripe/server.ts'
import { api as paths } from '../../../contract/urls.ts'
import { SECOND } from '../../../shared/time.ts'
import { providerNamed } from '../../payments/choose-provider.ts'
import { handleProviderEvent } from '../../payments/handle-provider-event.ts'
import { readWebhook } from '../../payments/stripe/stripe-webhook.api.ts'
import { orderCallbacks } from '../payment-callbacks.ts'
import {
  accounts,
  buildSale,
  CARD,
  chooseOnline,
  DECLINED_CARD,
  deliverEvent,
  deliverEvents,
  openShop,
  orderState,
  paymentStates,
  payOnline,
  type Shop,
} from './checkout.fixture.ts'

let shop: Shop
let app: Shop['app']
let fake: Shop['fake']
beforeAll(async () => {
  shop = await openShop({ STRIPE_WEBHOOK_SECRET: 'whsec_of_the_fake, whsec_of_accounts' })
  ;({ app, fake } = shop)
})
afterAll(() => shop.close())

/** A sale whose charge succeeded but whose webhook has not arrived. */
async function charged() {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  const from = fake.events.length
  await fake.pay(body.payment.clientSecret, CARD)
  return { ...sale, events: fake.events.slice(from) }
}
const paidOf = (events: StripeEvent[]) =>
  events.find(({ type }) => type === 'payment_intent.succeeded')!

function messageOf(event: StripeEvent): [string, string] {
  const { body, header } = signed(event, app.clock.now())
  return [body, header]
}

async function storedEvents(): Promise<Record<string, string>> {
  const { rows } = await app.deps.db.pool.query('select id, outcome from webhook_events')
  return Object.fromEntries(rows.map((row) => [row.id, row.outcome]))
}

test('400: forged, altered and unsigned events are rejected', async () => {
  const { orderId, events } = await charged()
  const event = paidOf(events)
  expect(await deliverEvent(app, event, { secret: 'whsec_of_a_thief' })).toBe(400)
  const { body, header } = signed(event, app.clock.now())
  const post = (text: string, signature?: string) =>
    as(app, null).send('POST', paths.stripeWebhook(), {
      body: text,
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      },
    })
  expect((await post(body.replace('30000', '10000'), header)).status).toBe(400)
  expect((await post(body)).status).toBe(400)
  expect((await post(body, 't=soon,v1=00')).status).toBe(400)
  expect(await orderState(app, orderId)).toBe('awaiting_payment')
  expect((await storedEvents())[event.id]).toBeUndefined()
})

test.each([
  '{}',
  '[]',
  'null',
  '{"id":"evt_1","type":"payment_intent.succeeded","created":1,"data":{}}',
])('400: a signed message that is no event is rejected: %s', async (text) => {
  const { body, header } = signed(text, app.clock.now())
  const headers = { 'content-type': 'application/json', 'stripe-signature': header }
  const answer = await as(app, null).send('POST', paths.stripeWebhook(), { body, headers })
  expect([answer.status, answer.body.error]).toEqual([400, 'malformed'])
})

test('400: timestamps more than 300 seconds off are rejected', async () => {
  const { orderId, events } = await charged()
  const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * SECOND)
  for (const seconds of [-302, 302, 100_000])
    expect(await deliverEvent(app, paidOf(events), { at: at(seconds) })).toBe(400)
  expect(await orderState(app, orderId)).toBe('awaiting_payment')
  expect(await deliverEvent(app, paidOf(events), { at: at(-299) })).toBe(200)
  expect(await orderState(app, orderId)).toBe('paid')
})

test('200: the second signing secret is accepted too', async () => {
  const { orderId, events } = await charged()
  expect(await deliverEvent(app, paidOf(events), { secret: 'whsec_of_accounts' })).toBe(200)
  expect(await orderState(app, orderId)).toBe('paid')
})

test('one event delivered ten times at once takes effect once', async () => {
  const before = await accounts(app)
  const { orderId, events } = await charged()
  const event = paidOf(events)
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliverEvent(app, event)))
  expect(answers).toEqual(Array(10).fill(200))
  expect((await accounts(app)).held).toBe((before.held ?? 0) - 30_000)
  expect(await orderState(app, orderId)).toBe('paid')
})

test('200: events about unknown payments are acknowledged and ignored', async () => {
  const before = await accounts(app)
  const foreign = structuredClone(paidOf((await charged()).events))
  foreign.id = 'evt_foreign'
  foreign.data.object.id = 'pi_of_another_shop'
  Object.assign(foreign.data.object, { metadata: { payment: 'not-an-id' } })
  expect(await deliverEvent(app, foreign)).toBe(200)
  expect((await storedEvents()).evt_foreign).toBe('unknown')
  const other = { ...foreign, id: 'evt_other', type: 'invoice.paid' }
  expect(await deliverEvent(app, other)).toBe(200)
  expect((await storedEvents()).evt_other).toBe('ignored')
  expect(await accounts(app)).toEqual(before)
})

test('an older decline after the success changes nothing', async () => {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  const from = fake.events.length
  await fake.pay(body.payment.clientSecret, DECLINED_CARD)
  app.clock.advance(SECOND)
  await fake.pay(body.payment.clientSecret, CARD)
  await deliverEvents(shop, fake.events.slice(from).reverse())
  expect(await orderState(app, sale.orderId)).toBe('paid')
  const shown = await as(app, sale.buyer).get(paths.checkout(sale.orderId))
  expect(shown.body.payment).toMatchObject({ state: 'paid', failure: null })
})

test('an older decline does not replace the reason of a newer one', async () => {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  const from = fake.events.length
  await fake.pay(body.payment.clientSecret, DECLINED_CARD)
  app.clock.advance(2 * SECOND)
  await fake.pay(body.payment.clientSecret, '4111')
  await deliverEvents(shop, fake.events.slice(from).reverse())
  const { rows } = await app.deps.db.pool.query(
    'select failure from payments where order_id = $1',
    [sale.orderId],
  )
  expect(rows[0].failure).toBe('Your card number is incorrect.')
})

test('a contradictory cancellation is verified with Stripe and ignored', async () => {
  const { orderId, events } = await charged()
  await deliverEvents(shop, events)
  const event = structuredClone(paidOf(events))
  Object.assign(event, { id: 'evt_cancelled', type: 'payment_intent.canceled' })
  Object.assign(event.data.object, { status: 'canceled' })
  const calls = fake.calls.length
  expect(await deliverEvent(app, event)).toBe(200)
  expect(fake.calls.slice(calls)).toHaveLength(1)
  expect(await paymentStates(app, orderId)).toEqual(['paid'])
})

test('a charge with another amount or currency is refunded', async () => {
  for (const change of [{ amount_received: 100 }, { currency: 'eur' }]) {
    const { orderId, events } = await charged()
    const event = structuredClone(paidOf(events))
    Object.assign(event.data.object, change)
    expect(await deliverEvent(app, event)).toBe(200)
    expect(await orderState(app, orderId)).toBe('awaiting_payment')
    expect(await paymentStates(app, orderId)).toEqual(['returned'])
  }
})

test('503: an event that cannot be verified is processed on redelivery', async () => {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  const event = structuredClone(paidOf(fake.events.slice(-3)))
  Object.assign(event, { id: 'evt_doubtful', type: 'payment_intent.canceled' })
  Object.assign(event.data.object, { status: 'canceled' })
  fake.mood.dead = true
  expect(await deliverEvent(app, event)).toBe(503)
  fake.mood.dead = false
  expect(await deliverEvent(app, event)).toBe(200)
})

test('a crash during an event leaves nothing, and redelivery completes it', async () => {
  const before = await accounts(app)
  const { orderId, events } = await charged()
  const event = paidOf(events)
  const crash = () => Promise.reject(new Error('the power went out before the commit'))
  const provider = providerNamed(app.deps, 'stripe')!
  const news = await readWebhook(app.deps, ...messageOf(event))
  if (news === 'malformed') throw new Error('not read as an event')
  await expect(
    handleProviderEvent(app.deps, { ...orderCallbacks, markPaid: crash }, provider, news!),
  ).rejects.toThrow()
  expect(await accounts(app)).toEqual(before)
  expect((await storedEvents())[event.id]).toBeUndefined()
  expect(await deliverEvent(app, event)).toBe(200)
  expect(await orderState(app, orderId)).toBe('paid')
})

test('404: without Stripe there is no webhook', async () => {
  const { testApp } = await import('../../../../test/app.ts')
  const plain = await testApp()
  const { body, header } = signed('{}', plain.clock.now())
  const headers = { 'content-type': 'application/json', 'stripe-signature': header }
  const answer = await as(plain, null).send('POST', paths.stripeWebhook(), { body, headers })
  expect(answer.status).toBe(404)
  await plain.close()
})
