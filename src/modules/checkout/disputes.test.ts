import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '../../../test/app.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { eventsOf } from '../orders/orders.fixture.ts'
import { refundMoney } from '../payments/index.ts'
import {
  accounts,
  buildSale,
  DISPUTED_CARD,
  handOver,
  openShop,
  payOnline,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
  tasksOf,
  tell,
  tellAll,
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

/** A sale of 300 whose payment the buyer's bank disputes. */
async function disputedSale() {
  before = await accounts(app)
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  const { intentId } = await payOnline(shop, sale, DISPUTED_CARD)
  return { ...sale, intentId }
}

async function decide(intentId: string, to: 'won' | 'lost') {
  const from = fake.events.length
  fake.closeDispute(intentId, to)
  await tellAll(shop, fake.events.slice(from).reverse())
}

/** `amountMinor` of the price goes back, as after a dispute between the two. */
function refund(sale: Sale, amountMinor: number) {
  return inTransaction(app.deps.db, (tx) =>
    refundMoney(app.deps, tx, {
      orderId: sale.orderId,
      sellerId: sale.seller.id,
      amountMinor,
      feeMinor: 3_000,
      currency: 'USD',
      at: app.clock.now(),
    }),
  )
}

test('while a bank disputes a payment, its money is out and nobody is paid', async () => {
  const sale = await disputedSale()
  expect(await gained()).toEqual({ held: -30_000, buyer: 30_000 })
  expect(await eventsOf(app, sale.orderId)).toContain('payment_disputed')
  await handOver(app, sale)
  await runMoney(app)
  expect(await tasksOf(app, sale.orderId)).toMatchObject([{ kind: 'payout', state: 'waiting' }])
  expect(await gained()).toEqual({ buyer: 30_000, seller: -27_000, fees: -3_000 })
})

test('won: the money is back, and the seller is paid out', async () => {
  const sale = await disputedSale()
  await handOver(app, sale)
  await decide(sale.intentId, 'won')
  await runMoney(app)
  expect(await tasksOf(app, sale.orderId)).toMatchObject([{ kind: 'payout', state: 'done' }])
  expect(await gained()).toEqual({ provider: 3_000, fees: -3_000 })
})

test('lost while it was held: nothing is left to release or to refund', async () => {
  const sale = await disputedSale()
  await decide(sale.intentId, 'lost')
  expect(await gained()).toEqual({})
  expect((await handOver(app, sale)).status).toBe(200)
  await runMoney(app)
  expect(await tasksOf(app, sale.orderId)).toEqual([])
  expect(await gained()).toEqual({})
})

test('lost after the sale: the seller owes it, and the next payout is that much less', async () => {
  const sale = await disputedSale()
  await handOver(app, sale)
  await decide(sale.intentId, 'lost')
  await runMoney(app)
  // 27,000 were due and 30,000 are gone.
  expect(await gained()).toEqual({ seller: 3_000, fees: -3_000 })
  const [payout] = await tasksOf(app, sale.orderId)
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
  expect(await tasksOf(app, next.orderId)).toMatchObject([{ state: 'done', amount_minor: 24_000 }])
  expect(await gained()).toEqual({ provider: 6_000, fees: -6_000 })
})

test('lost while a refund was owed: the bank has paid it', async () => {
  const sale = await disputedSale()
  await as(app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, { reason: 'Gone' })
  await runMoney(app)
  expect(await tasksOf(app, sale.orderId)).toMatchObject([{ kind: 'refund', state: 'waiting' }])
  await decide(sale.intentId, 'lost')
  await runMoney(app)
  expect(await tasksOf(app, sale.orderId)).toMatchObject([{ kind: 'refund', state: 'done' }])
  expect(await gained()).toEqual({})
})

test('a part goes back, the rest is the seller’s, the fee in proportion', async () => {
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
  expect(await tasksOf(app, sale.orderId)).toMatchObject([
    { kind: 'payout', state: 'done', amount_minor: 18_001 },
    { kind: 'refund', state: 'done', amount_minor: 9_999 },
  ])
})

test('more than was paid, less than nothing and fractions cannot go back', async () => {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  for (const amount of [30_001, -1, 0.5])
    await expect(refund(sale, amount)).rejects.toThrow(RangeError)
  expect(await tasksOf(app, sale.orderId)).toEqual([])
})

test('a refund that the bank sends back is owed again, and shown to admins until it is made', async () => {
  before = await accounts(app)
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await as(app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, { reason: 'Gone' })
  await runMoney(app)
  const [{ id }] = await tasksOf(app, sale.orderId)
  fake.failRefund(id)
  await tellAll(shop, fake.events.slice(-1))
  expect(await gained()).toEqual({ provider: 30_000, buyer: -30_000 })
  expect(await tasksOf(app, sale.orderId)).toMatchObject([
    { state: 'failed', problem: 'expired_or_canceled_card' },
  ])
  const { buildUser } = await import('../../../test/app.ts')
  const admin = await buildUser(app, { role: 'admin' })
  const report = await as(app, admin).get('/api/money')
  expect(report.body.tasks[0]).toMatchObject({ _id: id, state: 'failed', stuck: true })
  expect((await as(app, admin).post(`/api/money-tasks/${id}/retry`)).status).toBe(200)
  await runMoney(app)
  expect(await gained()).toEqual({})
  expect((await as(app, admin).post(`/api/money-tasks/${id}/retry`)).status).toBe(409)
})

/** What a bank says of a dispute about `amount` of a payment, whoever began it. */
async function bankSays(intentId: string, amount: number, status: string) {
  const [like] = fake.events
  if (!like) throw new Error('nothing was told yet')
  const object = { id: `dp_${intentId}`, payment_intent: intentId, amount, currency: 'usd', status }
  const type = status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.created'
  const id = `evt_${crypto.randomUUID()}`
  await tell(app, { ...like, id, type, data: { object } } as unknown as typeof like)
}

test('lost in part while it was held: what is left is the seller’s, or the buyer’s', async () => {
  for (const end of ['sold', 'called off']) {
    before = await accounts(app)
    const sale = await buildSale(app)
    await setUpAccount(shop, sale.seller)
    const { intentId } = await payOnline(shop, sale)
    await bankSays(intentId, 10_000, 'needs_response')
    await bankSays(intentId, 10_000, 'lost')
    expect(await gained()).toEqual({ provider: 20_000, held: -20_000 })
    if (end === 'sold') await handOver(app, sale)
    else
      await as(app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, { reason: 'Gone' })
    await runMoney(app)
    const [kind, amount_minor] = end === 'sold' ? ['payout', 18_000] : ['refund', 20_000]
    expect(await tasksOf(app, sale.orderId)).toMatchObject([{ kind, state: 'done', amount_minor }])
    expect(await gained()).toEqual(end === 'sold' ? { provider: 2_000, fees: -2_000 } : {})
  }
})

test('lost in full after a part went back: the seller owes no more than they sold for', async () => {
  before = await accounts(app)
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  const { intentId } = await payOnline(shop, sale)
  await refund(sale, 10_000)
  await runMoney(app)
  await bankSays(intentId, 30_000, 'needs_response')
  await bankSays(intentId, 30_000, 'lost')
  // The buyer has 10,000 twice.
  expect(await gained()).toEqual({
    provider: -28_000,
    seller: 20_000,
    buyer: 10_000,
    fees: -2_000,
  })
})
