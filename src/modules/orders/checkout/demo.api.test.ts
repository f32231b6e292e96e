import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import { catchUpOnEvents } from '../../payments/reconcile.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { orderCallbacks } from '../payment-callbacks.ts'
import {
  accounts,
  buildSale,
  CARD,
  CONFIRMATION_CARD,
  chooseOnline,
  DECLINED_CARD,
  DISPUTED_CARD,
  handOver,
  orderState,
  paymentStates,
  reconcile,
  runMoney,
  type Sale,
} from './checkout.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true })
})
afterAll(() => app.close())

async function confirm(sale: Sale, card: string, approved?: boolean) {
  const { body } = await chooseOnline(app, sale)
  const path = paths.confirmDemoPayment(body.payment._id)
  return as(app, sale.buyer).post(path, { card, ...(approved !== undefined && { approved }) })
}

test('the demo checkout is labeled and lists its test cards', async () => {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  expect(body.payment).toMatchObject({ provider: 'demo', clientSecret: null, publishableKey: null })
  expect(body.payment.cards.map((card: { number: string }) => card.number)).toEqual([
    CARD,
    DECLINED_CARD,
    CONFIRMATION_CARD,
    DISPUTED_CARD,
  ])
})

test('success: paid, handed over and paid out, and the balances match', async () => {
  const sale = await buildSale(app)
  const answer = await confirm(sale, '4242 4242 4242 4242')
  expect([answer.status, answer.body.state]).toEqual([200, 'paid'])
  expect(await orderState(app, sale.orderId)).toBe('paid')
  await handOver(app, sale)
  await as(app, sale.seller).post(paths.payoutAccount())
  await runMoney(app)
  const mine = await as(app, sale.seller).get(paths.payoutAccount())
  expect(mine.body).toMatchObject({
    provider: 'demo',
    state: 'ready',
    // Less the 4 % that a demo keeps.
    paidOut: [{ amount: '288.00' }],
  })
  const admin = await buildUser(app, { role: 'admin' })
  const { body } = await as(app, admin).get(paths.money())
  expect(body).toMatchObject({ provider: 'demo', currencies: [{ difference: { amountMinor: 0 } }] })
})

test('repeating the checkout does not extend the hold', async () => {
  const sale = await buildSale(app)
  const first = await chooseOnline(app, sale)
  app.clock.advance(20 * MINUTE)
  const again = await chooseOnline(app, sale)
  expect(again.body).toMatchObject({ dueAt: first.body.dueAt, payment: first.body.payment })
})

test('declined: reported, and another card pays', async () => {
  const sale = await buildSale(app)
  const declined = await confirm(sale, DECLINED_CARD)
  expect(declined.body).toEqual({ state: 'declined', message: 'Your card was declined.' })
  expect((await confirm(sale, CARD)).body.state).toBe('paid')
})

test('confirmation required: declining fails, confirming pays', async () => {
  const sale = await buildSale(app)
  expect((await confirm(sale, CONFIRMATION_CARD)).body.state).toBe('needs_confirmation')
  expect(await orderState(app, sale.orderId)).toBe('awaiting_payment')
  expect((await confirm(sale, CONFIRMATION_CARD, false)).body.state).toBe('declined')
  expect((await confirm(sale, CONFIRMATION_CARD, true)).body.state).toBe('paid')
})

test('disputed: paid, then disputed, and decided for the buyer after a week', async () => {
  const before = await accounts(app)
  const sale = await buildSale(app)
  expect((await confirm(sale, DISPUTED_CARD)).body.state).toBe('paid')
  const admin = await buildUser(app, { role: 'admin' })
  const shown = await as(app, admin).get(paths.money())
  expect(shown.body.disputes[0]).toMatchObject({ orderId: sale.orderId, state: 'open' })
  expect(shown.body.currencies[0].difference.amountMinor).toBe(0)
  app.clock.advance(7 * DAY + HOUR)
  await reconcile(app)
  const after = await as(app, admin).get(paths.money())
  expect(after.body.disputes[0]).toMatchObject({ orderId: sale.orderId, state: 'lost' })
  expect(await accounts(app)).toEqual(before)
})

test('422: other card numbers are refused and not stored', async () => {
  const sale = await buildSale(app)
  const real = '5555555555554444'
  const answer = await confirm(sale, real)
  expect([answer.status, answer.body.fields.card]).toEqual([
    422,
    'This demo only accepts the test cards shown',
  ])
  expect(await tablesWith(real)).toEqual([])
  expect(await tablesWith(sale.orderId)).toContain('orders')
})

/** The names of the tables that have a text in one of their rows. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = app.deps.db
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await pool.query(
      `select from "${name}" as entry where entry::text like '%' || $1 || '%' limit 1`,
      [text],
    )
    if (rowCount) names.push(name)
  }
  return names
}

test('404: other buyers, and instances without demo mode', async () => {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  const path = paths.confirmDemoPayment(body.payment._id)
  const other = await buildUser(app, { role: 'Buyer' })
  expect((await as(app, other).post(path, { card: CARD })).status).toBe(404)
  const plain = await testApp()
  const buyer = await buildUser(plain, { role: 'Buyer' })
  expect((await as(plain, buyer).post(path, { card: CARD })).status).toBe(404)
  await plain.close()
})

test('ten clicks at once pay once', async () => {
  const before = await accounts(app)
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  const click = () =>
    as(app, sale.buyer).post(paths.confirmDemoPayment(body.payment._id), { card: CARD })
  const answers = await Promise.all(Array.from({ length: 10 }, click))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect((await accounts(app)).held).toBe((before.held ?? 0) - 30_000)
})

test('too late: the payment of an ended order is refunded', async () => {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  app.clock.advance(49 * HOUR)
  const path = paths.confirmDemoPayment(body.payment._id)
  const answer = await as(app, sale.buyer).post(path, { card: CARD })
  expect(answer.body).toMatchObject({ state: 'returned' })
  await runDeadlines(app.deps)
  await runMoney(app)
  expect(await orderState(app, sale.orderId)).toBe('expired')
  expect(await paymentStates(app, sale.orderId)).toEqual(['returned'])
})

test('interrupted after the charge: the job finds the payment', async () => {
  const sale = await buildSale(app)
  const { body } = await chooseOnline(app, sale)
  await app.deps.db.pool.query(
    `update demo_charges set state = 'paid', changed_at = $2 where payment_id = $1`,
    [body.payment._id, app.clock.now()],
  )
  await catchUpOnEvents(app.deps, orderCallbacks)
  expect(await orderState(app, sale.orderId)).toBe('paid')
})

test('409: another currency is refused, and currencies are never mixed', async () => {
  const sale = await buildSale(app)
  await app.deps.db.pool.query(`update orders set currency = 'EUR' where id = $1`, [sale.orderId])
  const answer = await chooseOnline(app, sale)
  expect([answer.status, answer.body.error]).toEqual([409, 'currency_mismatch'])
  const shown = await as(app, sale.buyer).get(paths.checkout(sale.orderId))
  expect(shown.body.paymentMethods).toEqual([{ method: 'meet_up', provider: null }])
})

test('yen without decimals: the charged amount is the agreed one', async () => {
  const yen = await testApp({ demo: true, env: { CURRENCY: 'JPY', FEE_PERCENT: '10' } })
  const sale = await buildSale(yen, '45000')
  const { body } = await chooseOnline(yen, sale)
  expect(body).toMatchObject({ price: '45000', priceMinor: 45_000 })
  await as(yen, sale.buyer).post(paths.confirmDemoPayment(body.payment._id), { card: CARD })
  await handOver(yen, sale)
  expect(await accounts(yen)).toEqual({ provider: 45_000, seller: -40_500, fees: -4_500 })
  await yen.close()
})

test('409: without Stripe and demo mode, online payment is refused', async () => {
  const plain = await testApp()
  const sale = await buildSale(plain)
  const answer = await chooseOnline(plain, sale)
  expect([answer.status, answer.body.error]).toEqual([409, 'not_online'])
  expect((await handOver(plain, sale)).status).toBe(200)
  expect(await accounts(plain)).toEqual({})
  await plain.close()
})
