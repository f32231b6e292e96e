import { afterEach, beforeEach, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import { recordBalanceTransactions } from '../../payments/reconcile.ts'
import {
  accounts,
  buildSale,
  chooseOnline,
  deliverEvents,
  handOver,
  listTasks,
  openShop,
  payOnline,
  runMoney,
  type Shop,
  setUpAccount,
} from './checkout.fixture.ts'

let shop: Shop
let admin: TestUser
async function open(env: Record<string, string> = {}) {
  shop = await openShop({ FEE_PERCENT: '10', ...env })
  admin = await buildUser(shop.app, { role: 'admin' })
}
beforeEach(() => open())
afterEach(() => shop.close())

/** A phone that is paid, handed over and paid out. */
async function sell() {
  const sale = await buildSale(shop.app)
  await setUpAccount(shop, sale.seller)
  const { intentId } = await payOnline(shop, sale)
  await handOver(shop.app, sale)
  await runMoney(shop.app)
  return { ...sale, intentId }
}

const report = async () => (await as(shop.app, admin).get(paths.money())).body.currencies[0]
const stripeCalls = () => shop.fake.calls.filter((call) => call.includes('balance_transactions'))

test('Stripe’s fees are booked, so there is no difference', async () => {
  await sell()
  // 2.9 % of 300 plus 30 cents.
  expect(await report()).toMatchObject({
    fees: { amountMinor: 3_000 },
    providerFees: { amountMinor: 930 - 30 },
    withdrawn: { amountMinor: 0 },
    atProvider: { amountMinor: 2_100 },
    providerBalance: { amountMinor: 2_100 },
    difference: { amountMinor: 0 },
  })
})

test('refunds, lost disputes, other fees and withdrawals are booked too', async () => {
  const { app, fake } = shop
  const back = await buildSale(app)
  await payOnline(shop, back)
  await as(app, back.seller).post(paths.cancelSale(back.orderId), { reason: 'Gone' })
  const { intentId } = await sell()
  const from = fake.events.length
  fake.dispute(intentId)
  fake.closeDispute(intentId, 'lost')
  await deliverEvents(shop, fake.events.slice(from))
  await runMoney(app)
  fake.takeFee('usd', 200)
  fake.withdraw('usd', 1_000)
  expect(await report()).toMatchObject({
    // Two payments, a dispute, and fees that belong to no payment.
    providerFees: { amountMinor: 2 * 900 + 1_500 + 200 },
    withdrawn: { amountMinor: 1_000 },
    providerBalance: { amountMinor: fake.balance('usd') },
    difference: { amountMinor: 0 },
  })
})

test('each balance transaction is booked once, also by concurrent readers', async () => {
  await sell()
  const { deps } = shop.app
  const booked = await Promise.all([1, 2, 3].map(() => recordBalanceTransactions(deps)))
  expect(booked.reduce((sum, each) => sum + each, 0)).toBe(1)
  const before = await accounts(shop.app)
  for (let minute = 0; minute < 3; minute += 1) {
    shop.app.clock.advance(4 * MINUTE)
    expect(await recordBalanceTransactions(deps)).toBe(0)
  }
  expect(await accounts(shop.app)).toEqual(before)
})

test('while Stripe is unavailable the report shows what is known, and nothing is missed later', async () => {
  await sell()
  shop.fake.mood.dead = true
  expect(await recordBalanceTransactions(shop.app.deps)).toBe(0)
  expect(await report()).toMatchObject({ providerFees: { amountMinor: 0 }, difference: null })
  shop.fake.mood.dead = false
  expect(await report()).toMatchObject({ difference: { amountMinor: 0 } })
})

test('weeks of downtime are read day by day, later reads take one request', async () => {
  await sell()
  await recordBalanceTransactions(shop.app.deps)
  for (let day = 0; day < 5; day += 1) {
    shop.app.clock.advance(4 * DAY)
    shop.fake.takeFee('usd', 100)
  }
  expect(await recordBalanceTransactions(shop.app.deps)).toBe(5)
  const calls = stripeCalls().length
  await recordBalanceTransactions(shop.app.deps)
  expect(stripeCalls()).toHaveLength(calls + 1)
  expect(await report()).toMatchObject({ difference: { amountMinor: 0 } })
})

test('a read position in the future is ignored after the clock is corrected', async () => {
  await sell()
  const { app, fake } = shop
  await recordBalanceTransactions(app.deps)
  app.clock.advance(DAY)
  fake.takeFee('usd', 100)
  await app.deps.db.pool.query('update provider_imports set imported_until = $1', [
    new Date(app.clock.now().getTime() + 5 * DAY),
  ])
  app.clock.advance(MINUTE)
  expect(await recordBalanceTransactions(app.deps)).toBe(1)
  const calls = stripeCalls().length
  await recordBalanceTransactions(app.deps)
  expect(stripeCalls()).toHaveLength(calls + 1)
  expect(await report()).toMatchObject({ difference: { amountMinor: 0 } })
})

test('a clock up to a day ahead, corrected during downtime, misses nothing', async () => {
  await sell()
  const { app, fake } = shop
  app.clock.advance(2 * HOUR)
  fake.takeFee('usd', 100)
  app.clock.advance(20 * HOUR)
  await app.deps.db.pool.query(`insert into provider_imports values ('stripe', $1)`, [
    app.clock.now(),
  ])
  app.clock.advance(3 * HOUR)
  expect(await recordBalanceTransactions(app.deps)).toBeGreaterThan(0)
  expect(await report()).toMatchObject({ difference: { amountMinor: 0 } })
})

test('ten simultaneous reports read the transactions once, and not after long downtime', async () => {
  await sell()
  const { app } = shop
  await recordBalanceTransactions(app.deps)
  const calls = stripeCalls().length
  shop.fake.mood.latencyMs = 100
  const reports = await Promise.all(Array.from({ length: 10 }, report))
  shop.fake.mood.latencyMs = 0
  expect(reports.map(({ difference }) => difference.amountMinor)).toEqual(Array(10).fill(0))
  expect(stripeCalls().length - calls).toBeLessThan(4)
  app.clock.advance(2 * DAY)
  const before = stripeCalls().length
  expect(await report()).toMatchObject({
    difference: null,
    providerBalance: { amountMinor: 2_100 },
  })
  expect(stripeCalls()).toHaveLength(before)
  await recordBalanceTransactions(app.deps)
  expect(await report()).toMatchObject({ difference: { amountMinor: 0 } })
})

test('a transaction that cannot be booked does not break the report', async () => {
  await sell()
  shop.fake.takeFee('usd', Number.MAX_SAFE_INTEGER * 4096)
  const { status, body } = await as(shop.app, admin).get(paths.money())
  expect([status, body.currencies[0].difference]).toEqual([200, null])
  expect(body.currencies[0].fees.amountMinor).toBe(3_000)
})

test('without payments Stripe is not queried', async () => {
  expect(await recordBalanceTransactions(shop.app.deps)).toBe(0)
  expect(stripeCalls()).toEqual([])
})

test('three-decimal currencies: fee and payout end in 0 without a remainder', async () => {
  await shop.close()
  await open({ CURRENCY: 'KWD', FEE_PERCENT: '5', FEE_FIXED: '33' })
  const { app, fake } = shop
  const sale = await buildSale(app, '120.51')
  await setUpAccount(shop, sale.seller)
  await payOnline(shop, sale)
  await handOver(app, sale)
  await runMoney(app)
  // 5 % is 6.0255, plus 0.033.
  expect(await listTasks(app, sale.orderId)).toMatchObject([
    { kind: 'payout', state: 'done', amount_minor: 120_510 - 6_030 - 30 },
  ])
  expect(fake.all('transfer')).toMatchObject([{ amount: 114_450, currency: 'kwd' }])
  expect(await report()).toMatchObject({ currency: 'KWD', difference: { amountMinor: 0 } })
})

test('fractions of the smallest unit are booked with the next transaction', async () => {
  await shop.close()
  await open({ CURRENCY: 'HUF' })
  const sale = await buildSale(shop.app, '333')
  await payOnline(shop, sale)
  const fees = [937, 45, 50, 130, 33, 133, 68, 33, 20, 71]
  for (const fee of fees) {
    shop.fake.takeFee('huf', fee)
    shop.app.clock.advance(MINUTE)
    expect(await report()).toMatchObject({ currency: 'HUF', difference: { amountMinor: 0 } })
  }
  // 2.9 % of 333 plus 30 fillér for the payment.
  const total = 996 + fees.reduce((sum, fee) => sum + fee, 0)
  expect((await report()).providerFees.amountMinor).toBe(Math.round(total / 100))
})

test('422: a partial refund finer than cards allow cannot be proposed', async () => {
  await shop.close()
  await open({ CURRENCY: 'KWD' })
  const { buildDispute, propose } = await import('../disputes/disputes.fixture.ts')
  const { seller, buyer, orderId } = await buildDispute(shop, '120.51')
  const part = (refundMinor: number) => ({ kind: 'part_refund', refundMinor })
  const answers = [
    await propose(shop.app, seller, orderId, part(20_005)),
    await as(shop.app, admin).post(paths.disputeDecision(orderId), {
      ...part(20_005),
      reason: 'By what the photos show.',
    }),
  ]
  for (const { status, body } of answers)
    expect([status, body.error, Object.keys(body.fields)]).toEqual([
      422,
      'too_fine',
      ['refundMinor'],
    ])
  await propose(shop.app, seller, orderId, part(20_010))
  await as(shop.app, buyer).post(paths.answerSettlement(orderId, 1, 'accept'))
  await setUpAccount(shop, seller)
  await runMoney(shop.app)
  for (const task of await listTasks(shop.app, orderId)) expect(task.state).toBe('done')
  expect(await report()).toMatchObject({
    refundsOwed: { amountMinor: 0 },
    difference: { amountMinor: 0 },
  })
})

test('409: a price finer than cards allow must be paid at the meet-up, and the checkout says so', async () => {
  await shop.close()
  await open({ CURRENCY: 'KWD' })
  const sale = await buildSale(shop.app, '120.5050', { delivery: { pickUp: true } })
  const answer = await chooseOnline(shop.app, sale)
  expect([answer.status, answer.body.error]).toEqual([409, 'too_fine'])
  const { body } = await as(shop.app, sale.buyer).get(paths.checkout(sale.orderId))
  expect(body.paymentMethods).toEqual([{ method: 'meet_up', provider: null }])
  expect((await handOver(shop.app, sale)).status).toBe(200)
})
