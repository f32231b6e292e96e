import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
import { openShop, orderState, type Shop } from '../checkout/checkout.fixture.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { listEvents, phoneState } from '../orders.fixture.ts'
import { accept, buildDispute, pass, propose } from './disputes.fixture.ts'
import { escalateOverdueReturns } from './settlements.ts'

let shop: Shop
let app: TestApp
let admin: TestUser
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => shop.close())

// Valid numbers: the last digit is the Luhn check digit.
const IMEI = '490154203237518'
const OTHER = '356938035643809'
const parcel = { carrier: 'DHL', tracking: 'JD014600777' }

async function buildReturn({ imei }: { imei?: string } = {}) {
  const sale = await buildDispute(shop)
  if (imei) await keepNumber(sale.phone._id, sale.seller, imei)
  await propose(app, sale.seller, sale.orderId, { kind: 'return' })
  const { body } = await accept(app, sale.buyer, sale.orderId)
  expect(body.stage).toBe('returning')
  return sale
}

// IMEI checks happen before the sale; the phone is already sold here, so the row that a check would
// have left is written directly.
async function keepNumber(listingId: string, seller: TestUser, imei: string) {
  const draftId = crypto.randomUUID()
  const checked = await as(app, seller).post(paths.imeiChecks(), { imei, draftId })
  expect(checked.status).toBe(200)
  await app.deps.db.pool.query(
    'update imei_checks set listing_id = $1, draft_id = null where draft_id = $2',
    [listingId, draftId],
  )
}

const sendBack = (buyer: TestUser, orderId: string) =>
  as(app, buyer).post(paths.returnSent(orderId), parcel)
const receive = (seller: TestUser, orderId: string, body: object) =>
  as(app, seller).post(paths.returnReceived(orderId), body)
const stageOf = async (user: TestUser, orderId: string) =>
  (await as(app, user).get(paths.dispute(orderId))).body.stage

/** Whose turn it is according to the order, and what they have to do. */
async function nextOf(user: TestUser, orderId: string) {
  const { next } = (await as(app, user).get(paths.order(orderId))).body
  return [next.actor, next.action]
}

/** How many reminders about an order admins have received. */
async function countReminders(orderId: string): Promise<number> {
  const { rows } = await app.deps.db.pool.query(
    `select 1 from events where name = 'order_reminded' and data ->> 'orderId' = $1
      and data ->> 'reminded' = 'admin'`,
    [orderId],
  )
  return rows.length
}

/** Titles of the reminders that a user received about an order, newest first. */
async function reminderTitles(user: TestUser, orderId: string): Promise<string[]> {
  while ((await notifyPeople(app.deps)) > 0);
  const { rows } = await app.deps.db.pool.query(
    `select n.title from notifications n join events e on e.id = n.event_id
     where n.user_id = $1 and e.name = 'order_reminded' and e.data ->> 'orderId' = $2
     order by n.event_id desc`,
    [user.id, orderId],
  )
  return rows.map(({ title }) => title)
}

test('returning the sold phone refunds the buyer, and the seller can list it again', async () => {
  const { seller, buyer, orderId, phone } = await buildReturn({ imei: IMEI })
  expect(await nextOf(buyer, orderId)).toEqual(['buyer', 'send_back'])
  expect((await receive(seller, orderId, { arrived: 'phone', imei: IMEI })).status).toBe(409)
  const sent = await sendBack(buyer, orderId)
  expect(sent.body).toMatchObject({ stage: 'sent_back', return: parcel, needsImei: true })
  expect((await sendBack(buyer, orderId)).status).toBe(200)
  expect(await nextOf(seller, orderId)).toEqual(['seller', 'receive_return'])
  const missing = await receive(seller, orderId, { arrived: 'phone' })
  expect([missing.status, missing.body.error]).toEqual([422, 'needs_imei'])
  const typo = await receive(seller, orderId, { arrived: 'phone', imei: '490154203237519' })
  expect([typo.status, Object.keys(typo.body.fields)]).toEqual([422, ['imei']])
  const { body } = await receive(seller, orderId, { arrived: 'phone', imei: IMEI })
  expect(body).toMatchObject({ stage: 'closed', outcome: 'refund', return: { imei: 'same' } })
  expect([await orderState(app, orderId), await phoneState(app, phone._id)]).toEqual([
    'refunded',
    'paused',
  ])
})

test('returning another phone stops automatic refunds, and admins are reminded until one decides', async () => {
  const { seller, buyer, orderId } = await buildReturn({ imei: IMEI })
  await sendBack(buyer, orderId)
  const { body } = await receive(seller, orderId, { arrived: 'phone', imei: OTHER })
  expect(body).toMatchObject({ stage: 'stuck', endsAt: null, return: { imei: 'other' } })
  expect(await nextOf(buyer, orderId)).toEqual(['admin', 'decide'])
  await runDeadlines(app.deps)
  expect(await countReminders(orderId)).toBe(1)
  expect(await reminderTitles(admin, orderId)).toHaveLength(1)
  await pass(app, 60 * DAY)
  expect(await countReminders(orderId)).toBe(1 + 60 / 3)
  expect(await orderState(app, orderId)).toBe('disputed')
  const reason = 'The phone that came back is not the one that was sold.'
  await as(app, admin).post(paths.disputeDecision(orderId), { kind: 'release', reason })
  expect(await orderState(app, orderId)).toBe('completed')
  await pass(app, 4 * DAY)
  expect(await countReminders(orderId)).toBe(1 + 60 / 3)
})

test('a return is reported once, and the seller can still refund', async () => {
  const { seller, buyer, orderId } = await buildReturn({ imei: IMEI })
  await sendBack(buyer, orderId)
  await receive(seller, orderId, { arrived: 'other_phone', imei: OTHER })
  const again = await receive(seller, orderId, { arrived: 'other_phone', imei: OTHER })
  expect([again.status, again.body.stage]).toEqual([200, 'stuck'])
  for (const answer of [{ arrived: 'phone', imei: IMEI }, { arrived: 'nothing' }]) {
    const other = await receive(seller, orderId, answer)
    expect([other.status, other.body.error]).toEqual([409, 'wrong_state'])
  }
  await propose(app, seller, orderId, { kind: 'refund' })
  expect(await orderState(app, orderId)).toBe('refunded')
})

test('an empty parcel stops the refund too; the right IMEI cannot be reported as another phone', async () => {
  const one = await buildReturn()
  await sendBack(one.buyer, one.orderId)
  await receive(one.seller, one.orderId, { arrived: 'nothing' })
  expect(await stageOf(one.seller, one.orderId)).toBe('stuck')
  const two = await buildReturn({ imei: OTHER })
  await sendBack(two.buyer, two.orderId)
  const lie = await receive(two.seller, two.orderId, { arrived: 'other_phone', imei: OTHER })
  expect([lie.status, Object.keys(lie.body.fields)]).toEqual([422, ['imei']])
  expect(await stageOf(two.seller, two.orderId)).toBe('sent_back')
})

test('a phone sold without an IMEI is returned on the seller’s confirmation', async () => {
  const { seller, buyer, orderId } = await buildReturn()
  await sendBack(buyer, orderId)
  const { body } = await receive(seller, orderId, { arrived: 'phone' })
  expect([body.outcome, body.return.imei]).toEqual(['refund', 'unknown'])
})

test('a silent seller is reminded after 14 days, and the buyer refunded after 21', async () => {
  const { seller, buyer, orderId } = await buildReturn()
  await pass(app, 5 * DAY)
  await sendBack(buyer, orderId)
  await pass(app, 14 * DAY)
  expect((await reminderTitles(seller, orderId)).at(0)).toMatch(/^Has .+ come back\?$/)
  await pass(app, 6 * DAY)
  expect(await orderState(app, orderId)).toBe('disputed')
  await pass(app, 2 * DAY)
  expect(await orderState(app, orderId)).toBe('refunded')
})

test('a phone not sent back within 7 days refunds nobody, and admins are reminded', async () => {
  const { buyer, orderId } = await buildReturn()
  const detail = (await as(app, buyer).get(paths.order(orderId))).body
  const { returnDueAt } = (await as(app, buyer).get(paths.dispute(orderId))).body
  expect(detail.next).toEqual({ actor: 'buyer', action: 'send_back', dueAt: returnDueAt })
  await pass(app, 7 * DAY)
  const late = await sendBack(buyer, orderId)
  expect([late.status, late.body.error]).toEqual([409, 'run_out'])
  expect(await countReminders(orderId)).toBe(0)
  expect(await escalateOverdueReturns(app.deps)).toBe(1)
  expect(await escalateOverdueReturns(app.deps)).toBe(0)
  expect(await stageOf(buyer, orderId)).toBe('answered')
  expect(await listEvents(app, orderId)).toContain('return_lapsed')
  expect((await sendBack(buyer, orderId)).body.error).toBe('wrong_state')
  expect(await nextOf(buyer, orderId)).toEqual(['admin', 'decide'])
  await pass(app, 60 * DAY)
  expect(await orderState(app, orderId)).toBe('disputed')
  expect(await countReminders(orderId)).toBe(1 + 60 / 3)
  expect((await reminderTitles(admin, orderId)).at(0)).toContain('Decision needed')
})

test('after a deadline the parties cannot act, even before the job runs', async () => {
  const late = await buildReturn()
  await sendBack(late.buyer, late.orderId)
  app.clock.advance(21 * DAY)
  const stops = await receive(late.seller, late.orderId, { arrived: 'nothing' })
  expect([stops.status, stops.body.error]).toEqual([409, 'run_out'])

  const open = await buildDispute(shop)
  await propose(app, open.seller, open.orderId, { kind: 'return' })
  app.clock.advance(14 * DAY)
  for (const answer of [
    await accept(app, open.buyer, open.orderId),
    await propose(app, open.seller, open.orderId, { kind: 'part_refund', refundMinor: 1 }),
  ])
    expect([answer.status, answer.body.error]).toEqual([409, 'run_out'])
  await pass(app, DAY)
  for (const { orderId } of [late, open]) expect(await orderState(app, orderId)).toBe('refunded')
})
