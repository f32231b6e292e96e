import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '../../../../test/app.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { refundMoney } from '../../payments/order-money.ts'
import { listEvents } from '../orders.fixture.ts'
import {
  accounts,
  buildSale,
  deliverEvents,
  handOver,
  listTasks,
  openShop,
  orderState,
  payOnline,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
} from './checkout.fixture.ts'

let shop: Shop
let app: Shop['app']
let fake: Shop['fake']
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
  ;({ app, fake } = shop)
})
afterAll(() => shop.close())

let before: Record<string, number> = {}
async function gained() {
  const after = await accounts(app)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const all = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(all.filter(([, amount]) => amount !== 0))
}

/** A sale of 300 that is paid. */
async function paidSale() {
  before = await accounts(app)
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  const { intentId } = await payOnline(shop, sale)
  return { ...sale, intentId }
}

/** The buyer's bank disputes all or part of the payment. */
async function dispute(intentId: string, part?: number) {
  const from = fake.events.length
  fake.dispute(intentId, part)
  await deliverEvents(shop, fake.events.slice(from))
}

async function decide(intentId: string, to: 'won' | 'lost') {
  const from = fake.events.length
  fake.closeDispute(intentId, to)
  await deliverEvents(shop, fake.events.slice(from).reverse())
}

/** Refunds `refundMinor` of the price, as after a dispute between buyer and seller. */
function refund(sale: Sale, refundMinor: number) {
  return inTransaction(app.deps.db, (tx) =>
    refundMoney(app.deps, tx, {
      orderId: sale.orderId,
      sellerId: sale.seller.id,
      refundMinor,
      postageMinor: 0,
      feeMinor: 3_000,
      currency: 'USD',
      at: app.clock.now(),
    }),
  )
}

test('disputed after the sale: the money is withdrawn and nobody is paid', async () => {
  const sale = await paidSale()
  await handOver(app, sale)
  await dispute(sale.intentId)
  expect(await listEvents(app, sale.orderId)).toContain('payment_disputed')
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'payout', state: 'waiting' }])
  expect(await gained()).toEqual({ buyer: 30_000, seller: -27_000, fees: -3_000 })
})

test('won: the money returns and the seller is paid', async () => {
  const sale = await paidSale()
  await handOver(app, sale)
  await dispute(sale.intentId)
  await decide(sale.intentId, 'won')
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'payout', state: 'done' }])
  expect(await gained()).toEqual({ provider: 3_000, fees: -3_000 })
  expect(await orderState(app, sale.orderId)).toBe('completed')
})

test('lost after the sale: the seller owes the amount, which reduces the next payout', async () => {
  const sale = await paidSale()
  await handOver(app, sale)
  await dispute(sale.intentId)
  await decide(sale.intentId, 'lost')
  await runMoney(app)
  expect(await orderState(app, sale.orderId)).toBe('completed')
  // 27,000 were due to the seller, and 30,000 are gone.
  expect(await gained()).toEqual({ seller: 3_000, fees: -3_000 })
  const [payout] = await listTasks(app, sale.orderId)
  expect(payout).toMatchObject({ state: 'done', amount_minor: 0 })

  const next = await buildSale(app)
  // The same seller sells another phone.
  await app.deps.db.pool.query('update orders set seller_id = $1 where id = $2', [
    sale.seller.id,
    next.orderId,
  ])
  await payOnline(shop, next)
  await handOver(app, { ...next, seller: sale.seller })
  await runMoney(app)
  expect(await listTasks(app, next.orderId)).toMatchObject([
    { state: 'done', amount_minor: 24_000 },
  ])
  expect(await gained()).toEqual({ provider: 6_000, fees: -6_000 })
})

test('lost after the payout: the seller owes the full amount', async () => {
  const sale = await paidSale()
  await handOver(app, sale)
  await runMoney(app)
  await dispute(sale.intentId)
  await decide(sale.intentId, 'lost')
  expect(await gained()).toEqual({ provider: -27_000, seller: 30_000, fees: -3_000 })
  expect(await orderState(app, sale.orderId)).toBe('completed')
})

test('lost while a refund was owed: the bank’s reversal covers it', async () => {
  const sale = await paidSale()
  await dispute(sale.intentId)
  await as(app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, { reason: 'Gone' })
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'refund', state: 'waiting' }])
  await decide(sale.intentId, 'lost')
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: 'refund', state: 'done' }])
  expect(await gained()).toEqual({})
})

test('a partial refund leaves the rest to the seller and reduces the fee in proportion', async () => {
  before = await accounts(app)
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  await payOnline(shop, sale)
  await refund(sale, 9_999)
  // 10 % of 20,001 is 2,000.1.
  expect(await gained()).toEqual({
    provider: 30_000,
    buyer: -9_999,
    seller: -18_001,
    fees: -2_000,
  })
  await refund(sale, 30_000)
  await runMoney(app)
  expect(await gained()).toEqual({ provider: 2_000, fees: -2_000 })
  expect(await listTasks(app, sale.orderId)).toMatchObject([
    { kind: 'payout', state: 'done', amount_minor: 18_001 },
    { kind: 'refund', state: 'done', amount_minor: 9_999 },
  ])
})

test('refunds above the payment, below zero and in fractions are rejected', async () => {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  for (const amount of [30_001, -1, 0.5])
    await expect(refund(sale, amount)).rejects.toThrow(RangeError)
  expect(await listTasks(app, sale.orderId)).toEqual([])
})

test('a failed refund is owed again and shown to admins until it succeeds', async () => {
  before = await accounts(app)
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await as(app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, { reason: 'Gone' })
  await runMoney(app)
  const [{ id }] = await listTasks(app, sale.orderId)
  fake.failRefund(id)
  await deliverEvents(shop, fake.events.slice(-1))
  expect(await gained()).toEqual({ provider: 30_000, buyer: -30_000 })
  expect(await listTasks(app, sale.orderId)).toMatchObject([
    { state: 'failed', problem: 'expired_or_canceled_card' },
  ])
  const { buildUser } = await import('../../../../test/app.ts')
  const admin = await buildUser(app, { role: 'admin' })
  const line = await as(app, admin).get('/api/money-tasks')
  expect(line.body[0]).toMatchObject({ _id: id, state: 'failed', stuck: true })
  expect((await as(app, admin).post(`/api/money-tasks/${id}/retry`)).status).toBe(200)
  await runMoney(app)
  // The rest is Stripe's fees, which the report reads.
  await as(app, admin).get('/api/money')
  expect(Object.keys(await gained()).sort()).toEqual(['provider', 'provider_fees'])
  expect((await as(app, admin).post(`/api/money-tasks/${id}/retry`)).status).toBe(409)
})

test('lost in full after a partial refund: the seller owes no more than the rest', async () => {
  before = await accounts(app)
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  const { intentId } = await payOnline(shop, sale)
  await refund(sale, 10_000)
  await runMoney(app)
  // Stripe should allow no dispute of more than is left; banks have done so.
  await dispute(intentId, 30_000)
  await decide(intentId, 'lost')
  // The buyer has received 10,000 twice.
  expect(await gained()).toEqual({
    provider: -28_000,
    seller: 20_000,
    buyer: 10_000,
    fees: -2_000,
  })
})
