import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
import {
  listTasks,
  openShop,
  orderState,
  runMoney,
  type Shop,
} from '../checkout/checkout.fixture.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { listAuditRows, listEvents } from '../orders.fixture.ts'
import { buildArrived } from './disputes.fixture.ts'
import { openDisputesForBannedBuyers } from './open-dispute.ts'

let shop: Shop
let app: Shop['app']
let admin: TestUser
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => shop.close())

let sale: Awaited<ReturnType<typeof buildArrived>>
beforeEach(async () => {
  sale = await buildArrived(shop)
})

const ban = () => as(app, admin).put(paths.ban(sale.buyer.id))
const unban = () => as(app, admin).delete(paths.ban(sale.buyer.id))
const state = () => orderState(app, sale.orderId)
/** Advances the clock and runs everything that becomes due. */
async function pass(ms: number) {
  app.clock.advance(ms)
  await runDeadlines(app.deps)
  await openDisputesForBannedBuyers(app.deps)
}
const listed = async () =>
  (await as(app, admin).get(paths.disputes())).body.filter(
    (each: { orderId: string }) => each.orderId === sale.orderId,
  )

test('the order of a banned buyer is not confirmed by deadline: an admin decides', async () => {
  expect((await ban()).status).toBe(200)
  const complaint = { reason: 'other', text: 'It does not switch on.' }
  const refused = await as(app, sale.buyer).post(paths.dispute(sale.orderId), complaint)
  expect(refused.status).toBe(401)
  await pass(71 * HOUR)
  expect(await state()).toBe('delivered')
  await pass(HOUR)
  expect(await state()).toBe('disputed')
  expect(await listed()).toMatchObject([
    {
      stage: 'open',
      reason: 'other',
      endsAt: null,
      statements: [{ by: 'admin', text: expect.stringContaining('closed by an admin') }],
      actions: ['add_statement', 'decide'],
    },
  ])
  await pass(90 * DAY)
  await runMoney(app)
  expect([await state(), await listTasks(app, sale.orderId)]).toEqual(['disputed', []])
})

test.each([
  ['release', 'completed', 'payout'],
  ['refund', 'refunded', 'refund'],
])('an admin decides %s: the order is %s', async (kind, end, task) => {
  await ban()
  await pass(72 * HOUR)
  const decision = { kind, reason: 'By what the photos show.' }
  const decided = await as(app, admin).post(paths.disputeDecision(sale.orderId), decision)
  expect(decided.status).toBe(200)
  expect(await state()).toBe(end)
  expect(await listTasks(app, sale.orderId)).toMatchObject([{ kind: task }])
})

test('an order that cannot be disputed does not block others', async () => {
  await ban()
  const other = await buildArrived(shop)
  await as(app, admin).put(paths.ban(other.buyer.id))
  app.clock.advance(72 * HOUR)
  await runDeadlines(app.deps)
  // A second dispute, which should not exist yet, is rejected by the table's constraint.
  const { pool } = app.deps.db
  const left = `insert into disputes (id, order_id, reason, stage, opened_at)
    values ($1, $1, 'other', 'open', now())`
  await pool.query(left, [sale.orderId])
  expect(await openDisputesForBannedBuyers(app.deps)).toBe(1)
  expect(await orderState(app, other.orderId)).toBe('disputed')
  await pool.query('delete from disputes where id = $1', [sale.orderId])
  expect(await openDisputesForBannedBuyers(app.deps)).toBe(1)
  expect(await state()).toBe('disputed')
})

test('the seller can add a statement and refund', async () => {
  await ban()
  await pass(72 * HOUR)
  const statement = { text: 'It was as I described it.' }
  expect(
    (await as(app, sale.seller).post(paths.disputeStatements(sale.orderId), statement)).status,
  ).toBe(200)
  await as(app, sale.seller).post(paths.settlements(sale.orderId), { kind: 'refund' })
  expect(await state()).toBe('refunded')
})

test('a buyer unbanned in time gets the full time again, without a dispute', async () => {
  await ban()
  await pass(70 * HOUR)
  expect((await unban()).status).toBe(200)
  await pass(71 * HOUR)
  expect(await state()).toBe('delivered')
  await pass(HOUR)
  expect(await state()).toBe('completed')
})

test('a buyer unbanned after the deadline but before the dispute gets the time again', async () => {
  await ban()
  app.clock.advance(72 * HOUR)
  await runDeadlines(app.deps)
  await unban()
  await openDisputesForBannedBuyers(app.deps)
  expect(await state()).toBe('delivered')
  await pass(72 * HOUR)
  expect(await state()).toBe('completed')
})

test('a ban during shipping: delivery confirmed by an admin releases nothing', async () => {
  await app.deps.db.pool.query(`update orders set state = 'shipped' where id = $1`, [sale.orderId])
  await ban()
  expect((await as(app, admin).post(paths.deliverOrder(sale.orderId))).status).toBe(200)
  await pass(72 * HOUR)
  expect(await state()).toBe('disputed')
})

test('the silence of a buyer who is not banned completes the order', async () => {
  await pass(72 * HOUR)
  expect(await state()).toBe('completed')
})

test('admins and the seller are notified once, and the audit log records it', async () => {
  await ban()
  await pass(72 * HOUR)
  await pass(HOUR)
  const names = (await listEvents(app, sale.orderId)).slice(-2)
  expect(names).toEqual(['order_reminded', 'order_disputed'])
  const logged = (await listAuditRows(app, 'order', sale.orderId)).slice(-2)
  expect(logged).toMatchObject([
    { action: 'order_reminded', actor_role: 'system' },
    { action: 'order_disputed', actor_role: 'system' },
  ])
  while ((await notifyPeople(app.deps)) > 0);
  const { body } = await as(app, sale.seller).get(paths.notifications())
  expect(body.items[0].title).toContain('An admin will decide about')
  const response = await as(app, admin).get(paths.notifications())
  expect(response.body.items[0]).toMatchObject({ text: expect.stringContaining('banned') })
})
