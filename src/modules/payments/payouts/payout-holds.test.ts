import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
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
} from '../../orders/checkout/checkout.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ NEW_SELLER_PAYOUT_DAYS: '7' })
})
afterAll(() => shop.close())

async function buildSeller() {
  const seller = await buildUser(shop.app, { role: 'Seller' })
  await setUpAccount(shop, seller)
  return seller
}
async function sell(by: TestUser) {
  const sale = await buildSale(shop.app, '300', { by })
  await payOnline(shop, sale)
  expect((await handOver(shop.app, sale)).status).toBe(200)
  await runMoney(shop.app)
  const [task] = await listTasks(shop.app, sale.orderId)
  return { ...sale, task }
}
const stateOf = async (orderId: string) => (await listTasks(shop.app, orderId))[0].state

test('the first three sales of a seller are paid out seven days later, the fourth at once', async () => {
  const seller = await buildSeller()
  const sales = [await sell(seller), await sell(seller), await sell(seller)]
  expect(sales.map(({ task }) => task.state)).toEqual(['waiting', 'waiting', 'waiting'])
  const { waiting } = (await as(shop.app, seller).get(paths.payoutAccount())).body
  const due = new Date(shop.app.clock.now().getTime() + 7 * DAY).toISOString()
  expect(waiting).toHaveLength(3)
  expect(waiting[0]).toMatchObject({ until: due, reason: expect.stringContaining('7 days later') })
  const order = (await as(shop.app, seller).get(paths.order(sales[0]!.orderId))).body
  expect(order.payout).toBe('held')
  expect((await sell(seller)).task.state).toBe('done')

  shop.app.clock.advance(7 * DAY - 1_000)
  await runMoney(shop.app)
  expect(await stateOf(sales[0]!.orderId)).toBe('waiting')
  shop.app.clock.advance(1_000)
  await runMoney(shop.app)
  for (const { orderId } of sales) expect(await stateOf(orderId)).toBe('done')
  expect((await accounts(shop.app)).seller).toBeUndefined()
})

test('setting up payouts does not shorten the delay', async () => {
  const seller = await buildUser(shop.app, { role: 'Seller' })
  const { orderId } = await sell(seller)
  await setUpAccount(shop, seller)
  await runMoney(shop.app)
  expect(await stateOf(orderId)).toBe('waiting')
})

test('more than five sales of a new seller in a day wait for an admin', async () => {
  const seller = await buildSeller()
  for (let sale = 0; sale < 5; sale += 1) await sell(seller)
  const { orderId, task } = await sell(seller)
  expect(task).toMatchObject({ state: 'failed', problem: expect.stringContaining('Many sales') })
  const { waiting } = (await as(shop.app, seller).get(paths.payoutAccount())).body
  const own = waiting.find((one: { orderId: string }) => one.orderId === orderId)
  expect(own.reason).toBe('Waiting for a check by the shop')
  const admin = await buildUser(shop.app, { role: 'admin' })
  const tasks = await as(shop.app, admin).get(paths.moneyTasks(), { 'accept-language': 'de' })
  expect(tasks.body.find((one: { orderId: string }) => one.orderId === orderId)).toMatchObject({
    problem: expect.stringMatching(/^Viele Verkäufe/),
    problemLanguage: 'de',
  })
  shop.app.clock.advance(30 * DAY)
  await runMoney(shop.app)
  expect(await stateOf(orderId)).toBe('failed')
})

test('a seller with many disputed sales is paid when the disputes are over', async () => {
  const seller = await buildSeller()
  const sales = [await sell(seller), await sell(seller), await sell(seller)]
  const dispute = (state: string) =>
    shop.app.deps.db.pool.query('update orders set state = $2 where id = any($1)', [
      [sales[0]!.orderId, sales[1]!.orderId],
      state,
    ])
  await dispute('disputed')
  shop.app.clock.advance(8 * DAY)
  await runMoney(shop.app)
  expect(await stateOf(sales[2]!.orderId)).toBe('waiting')
  await dispute('completed')
  shop.app.clock.advance(DAY)
  await runMoney(shop.app)
  expect(await stateOf(sales[2]!.orderId)).toBe('done')
})

/** The bank account of a seller as the provider reports it. */
async function enterBank(accountId: string, fingerprint?: string) {
  shop.fake.setBank(accountId, fingerprint)
  await deliverEvent(shop.app, shop.fake.events.at(-1)!)
}

test('payouts wait 48 hours after another bank account is entered, and changing it back does not shorten that', async () => {
  const seller = await buildUser(shop.app, { role: 'Seller' })
  const accountId = await setUpAccount(shop, seller)
  await enterBank(accountId, 'bank_a')
  for (let sale = 0; sale < 3; sale += 1) await sell(seller)
  // Known from its own word, not from an event.
  const previous = 'before-the-change@example.org'
  await shop.app.deps.db.pool.query('insert into previous_addresses values ($1, $2, $3)', [
    seller.id,
    previous,
    new Date(shop.app.clock.now().getTime() + DAY),
  ])
  await enterBank(accountId, 'bank_b')
  const { orderId, task } = await sell(seller)
  expect(task.state).toBe('waiting')
  const due = new Date(shop.app.clock.now().getTime() + 48 * HOUR).toISOString()
  const { body } = await as(shop.app, seller).get(paths.payoutAccount())
  expect(body.changedUntil).toBe(due)
  const own = body.waiting.find((one: { orderId: string }) => one.orderId === orderId)
  expect(own).toMatchObject({ until: due, reason: expect.stringContaining('changed') })
  await notifyPeople(shop.app.deps)
  const subjectsTo = async (email: string) => {
    const mails = await shop.app.deps.db.pool.query(
      'select subject from mails where recipient = $1',
      [email],
    )
    return mails.rows.map(({ subject }) => subject)
  }
  expect(await subjectsTo(seller.email)).toContain('Your payout account was changed')
  expect(await subjectsTo(previous)).toEqual([
    'The payout account of your Redial account was changed',
  ])

  shop.app.clock.advance(47 * HOUR)
  await enterBank(accountId)
  await enterBank(accountId, 'bank_a')
  shop.app.clock.advance(HOUR)
  await runMoney(shop.app)
  expect(await stateOf(orderId)).toBe('waiting')
  await enterBank(accountId, 'bank_a')
  shop.app.clock.advance(47 * HOUR)
  await runMoney(shop.app)
  expect(await stateOf(orderId)).toBe('done')
  expect((await as(shop.app, seller).get(paths.payoutAccount())).body.changedUntil).toBeNull()
})

test('another bank account is noticed before the payout when its event is lost', async () => {
  const seller = await buildUser(shop.app, { role: 'Seller' })
  const accountId = await setUpAccount(shop, seller)
  await enterBank(accountId, 'bank_c')
  for (let sale = 0; sale < 3; sale += 1) await sell(seller)
  shop.fake.setBank(accountId, 'bank_d')
  shop.app.clock.advance(HOUR)
  expect((await sell(seller)).task.state).toBe('waiting')
})

test('the sale of a listing that a rule holds is paid out once an admin overrules it', async () => {
  const seller = await buildSeller()
  const sales = [await sell(seller), await sell(seller), await sell(seller)]
  await shop.app.deps.db.pool.query(
    `update payments set dispute = 'lost' where order_id = any($1)`,
    [sales.slice(1).map((sale) => sale.orderId)],
  )
  const { orderId, phone, task } = await sell(seller)
  expect([phone.state, task.state]).toEqual(['live', 'waiting'])
  const { waiting } = (await as(shop.app, seller).get(paths.payoutAccount())).body
  const held = waiting.find((one: { orderId: string }) => one.orderId === orderId)
  expect(held.reason).toBe('The shop checks this sale before it is paid out.')
  const admin = await buildUser(shop.app, { role: 'admin' })
  const { payouts } = (await as(shop.app, admin).get(paths.riskCases())).body
  expect(payouts).toMatchObject([
    {
      phoneId: phone._id,
      reasons: expect.arrayContaining([expect.stringContaining('Banks took back 2')]),
    },
  ])
  shop.app.clock.advance(DAY)
  await runMoney(shop.app)
  expect(await stateOf(orderId)).toBe('waiting')
  const overrule = () =>
    as(shop.app, admin).post(paths.overrideRisk(phone._id), { note: 'The bank was wrong' })
  expect((await overrule()).status).toBe(200)
  expect((await overrule()).status).toBe(409)
  shop.app.clock.advance(10 * MINUTE)
  await runMoney(shop.app)
  expect(await stateOf(orderId)).toBe('done')
})
