import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { toLocalDay } from '../../../shared/reader-format.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import { runMoneyTasks } from '../../payments/money-tasks/run-money-tasks.ts'
import { checkPayoutAccounts } from '../../payments/reconcile.ts'
import { orderCallbacks } from '../payment-callbacks.ts'
import {
  accounts,
  buildSale,
  deliverEvent,
  handOver,
  listTasks,
  openShop,
  payOnline,
  runMoney,
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

async function sold() {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await handOver(app, sale)
  return sale
}

test('a seller is sent to Stripe and back to the payouts page', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const none = await as(app, seller).get(paths.payoutAccount())
  expect(none.body).toMatchObject({ provider: 'stripe', state: 'none', due: [], waiting: [] })
  const { status, body } = await as(app, seller).post(paths.payoutAccount())
  expect([status, body.url]).toEqual([200, expect.stringMatching(/^https:\/\/connect\.stripe/)])
  const incomplete = await as(app, seller).get(paths.payoutAccount())
  expect(incomplete.body).toMatchObject({
    state: 'incomplete',
    missing: ['A bank account', 'Details about you', 'Acceptance of the provider’s terms'],
  })
  await as(app, seller).post(paths.payoutAccount())
  const mine = fake.all('account').filter((each) => 'email' in each && each.email === seller.email)
  expect(mine).toHaveLength(1)
  expect(mine[0]).toMatchObject({ type: 'express' })
})

test('what a buyer has paid is on its way, after fees, until the sale is complete', async () => {
  const sale = await buildSale(app)
  const onItsWay = async () => (await as(app, sale.seller).get(paths.payoutAccount())).body.onItsWay
  expect(await onItsWay()).toEqual([])
  await payOnline(shop, sale)
  expect(await onItsWay()).toEqual([
    { amount: '270.00', amountMinor: 27_000, currency: 'USD', sales: 1, firstAt: null },
  ])
  await handOver(app, sale)
  expect(await onItsWay()).toEqual([])
})

test('a payout waits for the account and is sent when it is ready', async () => {
  const sale = await sold()
  await runMoney(app)
  const waits = await as(app, sale.seller).get(paths.payoutAccount())
  expect(waits.body).toMatchObject({
    state: 'none',
    due: [{ amount: '270.00' }],
    waiting: [{ orderId: sale.orderId, reason: 'Waiting for you to set up payouts' }],
  })
  await setUpAccount(shop, sale.seller)
  await runMoney(app)
  const paid = await as(app, sale.seller).get(paths.payoutAccount())
  expect(paid.body).toMatchObject({
    state: 'ready',
    due: [{ amount: '0.00' }],
    paidOut: [{ amount: '270.00', amountMinor: 27_000, currency: 'USD' }],
    waiting: [],
  })
})

test('a ready account without webhook is found by polling', async () => {
  const sale = await sold()
  const account = await setUpAccount(shop, sale.seller, false)
  await runMoney(app)
  fake.setAccountReady(account)
  app.clock.advance(HOUR)
  await checkPayoutAccounts(app.deps)
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ state: 'done' }])
})

test('an account that Stripe blocks later makes the payout wait, not fail', async () => {
  const sale = await sold()
  const account = await setUpAccount(shop, sale.seller)
  fake.setAccountReady(account, false)
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ state: 'waiting' }])
  fake.setAccountReady(account)
  await deliverEvent(app, fake.events.at(-1)!)
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ state: 'done' }])
})

test('a payout with a lost response is found although the account is now blocked', async () => {
  const sale = await sold()
  const account = await setUpAccount(shop, sale.seller)
  fake.mood.losesAnswers = 2
  await runMoney(app)
  fake.setAccountReady(account, false)
  await deliverEvent(app, fake.events.at(-1)!)
  app.clock.advance(HOUR)
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([
    { state: 'done', amount_minor: 27_000 },
  ])
  const { body } = await as(app, sale.seller).get(paths.payoutAccount())
  expect(body).toMatchObject({ due: [{ amount: '0.00' }], waiting: [] })
})

test('an account that becomes ready while the payout starts waiting is paid', async () => {
  const sale = await sold()
  await setUpAccount(shop, sale.seller)
  await app.deps.db.pool.query(
    `update money_tasks set state = 'waiting', due_at = $2 where order_id = $1`,
    [sale.orderId, new Date(app.clock.now().getTime() + 3 * HOUR)],
  )
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ state: 'waiting' }])
  app.clock.advance(3 * HOUR)
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ state: 'done' }])
})

test('two processes pay out once', async () => {
  const sale = await sold()
  await setUpAccount(shop, sale.seller)
  await Promise.all([1, 2, 3].map(() => runMoneyTasks(app.deps, orderCallbacks)))
  const mine = fake
    .all('transfer')
    .filter((each) => 'transfer_group' in each && each.transfer_group === sale.orderId)
  expect(mine).toHaveLength(1)
})

test('the statement lists every sale, fee and payout, also as CSV', async () => {
  const sale = await sold()
  await setUpAccount(shop, sale.seller)
  app.clock.advance(MINUTE)
  await runMoney(app)
  const { body } = await as(app, sale.seller).get(paths.statements())
  expect(body.lines).toMatchObject([
    { kind: 'payout', amount: { amount: '-270.00' }, balance: { amount: '0.00' }, price: null },
    {
      kind: 'sale',
      orderId: sale.orderId,
      name: sale.phone.name,
      price: { amount: '300.00' },
      fee: { amount: '30.00' },
      refunded: null,
      amount: { amount: '270.00' },
      balance: { amount: '270.00' },
    },
  ])
  const file = await as(app, sale.seller).get(paths.statementFile())
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.body.split('\r\n')).toHaveLength(4)
  expect(file.body).toContain(
    `,sale,${sale.orderId},${sale.phone.name},300.00,,,30.00,270.00,270.00,USD`,
  )
})

test('a statement can be limited to days; invalid days are refused', async () => {
  const sale = await sold()
  const day = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString().slice(0, 10)
  const statementFor = (query: string) => as(app, sale.seller).get(`${paths.statements()}?${query}`)
  expect((await statementFor(`from=${day(0)}&to=${day(0)}`)).body.lines).toHaveLength(1)
  expect((await statementFor(`to=${day(-DAY)}`)).body.lines).toEqual([])
  expect((await statementFor(`from=${day(DAY)}`)).body.lines).toEqual([])
  expect((await statementFor('from=yesterday')).status).toBe(422)
  expect((await statementFor('to=2026-02-31')).status).toBe(422)
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Los_Angeles'])(
  'the days of a statement are those that a seller in %s reads beside its lines',
  async (timeZone) => {
    const sale = await sold()
    const seller = as(app, sale.seller)
    await seller.put(paths.dateSettings(), { locale: 'en-US', timeZone })
    const [line] = (await seller.get(paths.statements())).body.lines
    const shown = toLocalDay(new Date(line.at), timeZone)
    const beside = (days: number) =>
      new Date(Date.parse(shown) + days * DAY).toISOString().slice(0, 10)
    const count = async (query: string) =>
      (await seller.get(`${paths.statements()}?${query}`)).body.lines.length
    expect(await count(`from=${shown}&to=${shown}`)).toBe(1)
    expect(await count(`to=${beside(-1)}`)).toBe(0)
    expect(await count(`from=${beside(1)}`)).toBe(0)
  },
)

test.each([
  { shop: 'UTC', account: null, ahead: 0, offset: 'Z' },
  { shop: 'Asia/Tokyo', account: null, ahead: 9 * HOUR, offset: '+09:00' },
  { shop: 'Asia/Tokyo', account: 'Asia/Kolkata', ahead: 5.5 * HOUR, offset: '+05:30' },
])(
  'the CSV of a statement is in the time zone of the account ($account), or else of the shop ($shop)',
  async ({ shop: timeZone, account, ahead, offset }) => {
    const sale = await sold()
    const seller = as(app, sale.seller)
    if (account) await seller.put(paths.dateSettings(), { locale: 'en-US', timeZone: account })
    const [line] = (await seller.get(paths.statements())).body.lines
    const local = new Date(Date.parse(line.at) + ahead).toISOString().slice(0, -1)
    const { settings } = app.deps
    app.deps.settings = { ...settings, current: () => ({ ...settings.current(), timeZone }) }
    try {
      const { body } = await seller.get(paths.statementFile())
      expect(body).toContain(`\r\n${local}${offset},sale,`)
    } finally {
      app.deps.settings = settings
    }
  },
)

test('names that look like formulas are neutralized in the CSV', async () => {
  const sale = await sold()
  const name = '=HYPERLINK("http://x"),1'
  await app.deps.db.pool.query('update orders set name = $1 where id = $2', [name, sale.orderId])
  const file = await as(app, sale.seller).get(paths.statementFile())
  expect(file.body).toContain(`"'=HYPERLINK(""http://x""),1"`)
})

test('the money report shows ledger and Stripe balances without a difference', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { body } = await as(app, admin).get(paths.money())
  const all = await accounts(app)
  expect(all.provider_fees).toBe(fake.providerFees('usd'))
  expect(body).toMatchObject({
    provider: 'stripe',
    isUnavailable: false,
    currencies: [
      {
        currency: 'USD',
        held: { amountMinor: 0 - (all.held ?? 0) },
        dueToSellers: { amountMinor: 0 - (all.seller ?? 0) },
        providerFees: { amountMinor: all.provider_fees },
        withdrawn: { amountMinor: 0 },
        atProvider: { amountMinor: all.provider },
        providerBalance: { amountMinor: fake.balance('usd') },
        difference: { amountMinor: 0 },
      },
    ],
  })
  fake.mood.dead = true
  const away = await as(app, admin).get(paths.money())
  expect(away.body).toMatchObject({ isUnavailable: true, currencies: [{ providerBalance: null }] })
  fake.mood.dead = false
})

test('a seller with money due cannot be promoted or deleted', async () => {
  const sale = await sold()
  await runMoney(app)
  const admin = await buildUser(app, { role: 'admin' })
  const promoted = await as(app, admin).put(`/api/users/${sale.seller.id}`)
  expect([promoted.status, promoted.body.error]).toEqual([409, 'payout_due'])
  const deleted = await as(app, admin).delete(`/api/users/${sale.seller.id}`)
  expect([deleted.status, deleted.body.error]).toEqual([409, 'payout_due'])
  await setUpAccount(shop, sale.seller)
  await runMoney(app)
  expect((await as(app, admin).put(`/api/users/${sale.seller.id}`)).status).toBe(200)
})
