import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
import { recordBalanceTransactions } from '../../payments/reconcile.ts'
import {
  accounts,
  buildSale,
  deliverEvent,
  deliverEvents,
  handOver,
  listTasks,
  openShop,
  payOnline,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
} from './checkout.fixture.ts'

let shop: Shop
let app: Shop['app']
let fake: Shop['fake']
let admin: TestUser
let before: Record<string, number>
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
  ;({ app, fake } = shop)
  admin = await buildUser(app, { role: 'admin' })
})
beforeEach(async () => {
  before = await accounts(app)
})
afterAll(() => shop.close())

/** How much each account has gained since the test began, without Stripe's fees. */
async function gained(): Promise<Record<string, number>> {
  const now = await accounts(app)
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])]
  const all = names.map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(all.filter(([, minor]) => minor !== 0))
}

async function sold(): Promise<Sale> {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await handOver(app, sale)
  await runMoney(app)
  return sale
}

async function refundFailed(): Promise<Sale & { taskId: string }> {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await as(app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, { reason: 'Gone' })
  await runMoney(app)
  const taskId = await taskOf(sale)
  fake.failRefund(taskId)
  await deliverEvents(shop, fake.events.slice(-1))
  return { ...sale, taskId }
}

async function taskOf({ orderId }: Sale): Promise<string> {
  return (await listTasks(app, orderId))[0].id
}

async function frozenOf(id: string): Promise<Date | null> {
  const text = 'select frozen_at from money_tasks where id = $1'
  return (await app.deps.db.pool.query(text, [id])).rows[0].frozen_at
}

async function listedAs(who: TestUser, id: string) {
  const { body } = await as(app, who).get(paths.moneyTasks())
  return body.find((task: { _id: string }) => task._id === id)
}

const REASON = 'By bank transfer, reference 4711'
type Paid = { amountMinor?: number; reason?: string }
function settle(id: string, { amountMinor = 30_000, reason = REASON }: Paid = {}, who = admin) {
  return as(app, who).post(paths.settleMoneyTask(id), { amountMinor, reason })
}

async function auditOf(orderId: string): Promise<unknown[]> {
  const { rows } = await app.deps.db.pool.query(
    `select actor_id, data from audit_log where action = 'money_settled_outside' and subject_id = $1`,
    [orderId],
  )
  return rows
}

async function notificationsTo({ id }: TestUser): Promise<string[]> {
  while ((await notifyPeople(app.deps)) > 0);
  const text =
    'select title, notifications.text from notifications where user_id = $1 order by event_id desc'
  const { rows } = await app.deps.db.pool.query(text, [id])
  return rows.map(({ title, text }) => `${title}: ${text}`)
}

test('the money of a banned seller is settled by hand, once and completely', async () => {
  const sale = await sold()
  await as(app, admin).put(`/api/bans/${sale.seller.id}`)
  app.clock.advance(14 * DAY)
  await runMoney(app)
  const id = await taskOf(sale)
  const { body } = await as(app, admin).get(paths.moneyTasks())
  const listed = body.find((task: { _id: string }) => task._id === id)
  expect(listed).toMatchObject({ state: 'waiting', stuck: true, actions: ['retry', 'settle'] })
  const settled = await settle(id, { amountMinor: 27_000 })
  expect([settled.status, settled.body.state, settled.body.actions]).toEqual([200, 'done', []])
  expect(await gained()).toMatchObject({ withdrawn: -27_000, provider: expect.any(Number) })
  expect((await gained()).seller).toBeUndefined()
  expect(await auditOf(sale.orderId)).toMatchObject([
    { actor_id: admin.id, data: { kind: 'payout', amountMinor: 27_000, reason: REASON } },
  ])
  // Once unbanned and ready for payouts, the seller is not paid a second time.
  await as(app, admin).delete(`/api/bans/${sale.seller.id}`)
  await app.deps.db.pool.query(
    `insert into payout_accounts values ($1, 'stripe', $2, true, '{}', $3, $3)`,
    [sale.seller.id, `acct_${sale.seller.id}`, app.clock.now()],
  )
  app.clock.advance(3 * HOUR)
  await runMoney(app)
  expect(fake.calls).not.toContain('POST /v1/transfers')
  expect((await settle(id)).status).toBe(409)
  expect(await notificationsTo(sale.seller)).toContain(
    `You were paid for ${sale.phone.name}: $270 was sent outside the payment provider: “${REASON}”.`,
  )
  await recordBalanceTransactions(app.deps)
  const report = await as(app, admin).get(paths.money())
  expect(report.body.currencies[0].difference.amountMinor).toBe(0)
})

test('the seller’s statement shows it as paid outside the provider', async () => {
  const sale = await sold()
  app.clock.advance(MINUTE)
  expect((await settle(await taskOf(sale), { amountMinor: 27_000 })).status).toBe(200)
  const { body } = await as(app, sale.seller).get(paths.statements())
  expect(body.lines[0]).toMatchObject({
    kind: 'payout_outside',
    amount: { amount: '-270.00' },
    balance: { amount: '0.00' },
  })
  const payouts = await as(app, sale.seller).get(paths.payoutAccount())
  expect(payouts.body).toMatchObject({ paidOut: [{ amount: '270.00' }], waiting: [] })
})

test('a refund to a closed card is settled by hand, and later events change nothing', async () => {
  const { taskId, buyer, phone } = await refundFailed()
  const failed = fake.events.at(-1)!
  const settled = await settle(taskId)
  expect([settled.status, settled.body.state]).toEqual([200, 'done'])
  const after = await gained()
  expect([after.withdrawn, after.buyer]).toEqual([-30_000, undefined])
  await deliverEvent(app, { ...failed, id: 'evt_told_again' })
  expect(await gained()).toEqual(after)
  expect(await notificationsTo(buyer)).toContain(
    `Your refund for ${phone.name} was sent: $300 was sent outside the payment provider: “${REASON}”.`,
  )
})

test('simultaneous retry and settlement refund once', async () => {
  const { taskId } = await refundFailed()
  const retried = await as(app, admin).post(paths.retryMoneyTask(taskId))
  expect(retried.status).toBe(200)
  const early = await settle(taskId)
  expect([early.status, early.body.error]).toEqual([409, 'under_way'])
  await runMoney(app)
  expect((await settle(taskId)).body.error).toBe('not_stuck')
})

test('a payout with a lost response is looked up before settling by hand', async () => {
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  await payOnline(shop, sale)
  await handOver(app, sale)
  fake.mood.losesAnswers = 2
  await runMoney(app)
  const id = await taskOf(sale)
  await app.deps.db.pool.query(
    `update money_tasks set state = 'failed', due_at = null where id = $1`,
    [id],
  )
  fake.mood.dead = true
  expect((await settle(id)).body.error).toBe('provider_unavailable')
  fake.mood.dead = false
  const refused = await settle(id)
  expect([refused.status, refused.body.error]).toEqual([409, 'moved_already'])
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ state: 'done' }])
  expect((await gained()).withdrawn).toBeUndefined()
})

test('409: nothing can be settled during a bank dispute', async () => {
  const sale = await buildSale(app)
  const { intentId } = await payOnline(shop, sale)
  await handOver(app, sale)
  await runMoney(app)
  fake.dispute(intentId)
  await deliverEvents(shop, fake.events.slice(-2))
  const id = await taskOf(sale)
  expect((await settle(id)).body.error).toBe('bank_dispute')
  expect((await listedAs(admin, id)).actions).toEqual(['retry'])
})

test('an admin who is a party cannot settle, and a reason is required', async () => {
  const { taskId, buyer, orderId } = await refundFailed()
  const short = await settle(taskId, { reason: ' x ' })
  expect([short.status, short.body.fields]).toEqual([
    422,
    { reason: 'Describe briefly how it was paid' },
  ])
  await app.deps.db.pool.query(`update users set role = 'admin' where id = $1`, [buyer.id])
  const own = await settle(taskId, {}, buyer)
  expect([own.status, own.body.error]).toEqual([403, 'own_order'])
  expect((await listedAs(buyer, taskId)).actions).toEqual(['retry'])
  expect((await listedAs(admin, taskId)).actions).toEqual(['retry', 'settle'])
  expect(await auditOf(orderId)).toEqual([])
})

test('a payout is reduced by the seller’s debt, and the list shows the amount', async () => {
  const sale = await buildSale(app)
  const account = await setUpAccount(shop, sale.seller)
  const { intentId } = await payOnline(shop, sale)
  await handOver(app, sale)
  await runMoney(app)
  fake.setAccountReady(account, false)
  await deliverEvents(shop, fake.events.slice(-1))
  fake.dispute(intentId, 10_000)
  fake.closeDispute(intentId, 'lost')
  await deliverEvents(shop, fake.events.slice(-3))
  const later = await buildSale(app, '300', { by: sale.seller })
  await payOnline(shop, later)
  await handOver(app, later)
  await runMoney(app)
  const id = await taskOf(later)
  const { body } = await as(app, admin).get(paths.moneyTasks())
  const listed = body.find((task: { _id: string }) => task._id === id)
  expect(listed.amount.amountMinor).toBe(17_000)
  const other = await settle(id, { amountMinor: 27_000 })
  expect([other.status, other.body.error]).toEqual([409, 'other_amount'])
  // A refused settlement settles nothing: later debts are deducted, too.
  expect(await frozenOf(id)).toBeNull()
  expect((await settle(id, { amountMinor: 17_000 })).status).toBe(200)
})

test('payouts under way are not counted as payable again', async () => {
  const sale = await buildSale(app)
  const account = await setUpAccount(shop, sale.seller)
  const { intentId } = await payOnline(shop, sale)
  await handOver(app, sale)
  await runMoney(app)
  const [sent, later] = [
    await buildSale(app, '300', { by: sale.seller }),
    await buildSale(app, '300', { by: sale.seller }),
  ]
  for (const each of [sent, later]) {
    await payOnline(shop, each)
    await handOver(app, each)
  }
  // The response to the first attempt is lost: of the 54,000 due, 27,000 are in transit.
  await app.deps.db.pool.query(
    `update money_tasks set due_at = null, state = 'waiting' where order_id = $1`,
    [later.orderId],
  )
  fake.mood.losesAnswers = 2
  await runMoney(app)
  fake.setAccountReady(account, false)
  fake.dispute(intentId, 10_000)
  fake.closeDispute(intentId, 'lost')
  await deliverEvents(shop, fake.events.slice(-2))
  expect((await listedAs(admin, await taskOf(sent))).amount.amountMinor).toBe(27_000)
  const id = await taskOf(later)
  expect((await listedAs(admin, id)).amount.amountMinor).toBe(17_000)
  expect((await settle(id, { amountMinor: 17_000 })).status).toBe(200)
})

test('409: a task attempted during the check cannot be settled', async () => {
  const sale = await sold()
  const id = await taskOf(sale)
  const calls = fake.calls.length
  fake.mood.latencyMs = 2_000
  const pending = settle(id, { amountMinor: 27_000 })
  await expect.poll(() => fake.calls.length).toBeGreaterThan(calls)
  await app.deps.db.pool.query('update money_tasks set attempts = attempts + 1 where id = $1', [id])
  const answer = await pending
  fake.mood.latencyMs = 0
  expect([answer.status, answer.body.error]).toEqual([409, 'under_way'])
  expect((await settle(id, { amountMinor: 27_000 })).status).toBe(200)
})

test('409: a sent payout cannot be settled after the provider was removed', async () => {
  const { taskId, orderId } = await refundFailed()
  await app.deps.db.pool.query(`update money_tasks set state = 'sent' where id = $1`, [taskId])
  expect((await listedAs(admin, taskId)).actions).toEqual(['retry'])
  await app.deps.db.pool.query(`update payments set provider = 'demo' where order_id = $1`, [
    orderId,
  ])
  const answer = await settle(taskId)
  expect([answer.status, answer.body.error]).toEqual([409, 'under_way'])
})
