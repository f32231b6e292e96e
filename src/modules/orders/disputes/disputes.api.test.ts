import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY } from '../../../shared/time.ts'
import {
  accounts,
  openShop,
  orderState,
  runMoney,
  type Shop,
} from '../checkout/checkout.fixture.ts'
import { listEvents, phoneState } from '../orders.fixture.ts'
import {
  accept,
  buildArrived,
  buildDispute,
  COMPLAINT,
  dispute,
  pass,
  propose,
  uploadPhoto,
} from './disputes.fixture.ts'

let shop: Shop
let app: TestApp
let admin: TestUser
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => shop.close())

const see = async (user: TestUser | null, orderId: string) =>
  as(app, user).get(paths.dispute(orderId))

test('a dispute is visible to buyer, seller and admins only', async () => {
  const sale = await buildArrived(shop)
  const { status, body } = await dispute(app, sale)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    stage: 'open',
    reason: 'not_as_described',
    statements: [{ by: 'buyer', text: COMPLAINT }],
    actions: ['add_statement', 'propose_settlement'],
  })
  expect(Date.parse(body.answerDueAt) - Date.parse(body.openedAt)).toBe(3 * DAY)
  expect(Date.parse(body.endsAt) - Date.parse(body.openedAt)).toBe(14 * DAY)
  expect(await orderState(app, sale.orderId)).toBe('disputed')
  expect((await see(sale.seller, sale.orderId)).status).toBe(200)
  expect((await see(admin, sale.orderId)).body.actions).toContain('decide')
  expect((await see(await buildUser(app), sale.orderId)).status).toBe(404)
})

test('ten clicks at once open one dispute', async () => {
  const sale = await buildArrived(shop)
  const answers = await Promise.all(Array.from({ length: 10 }, () => dispute(app, sale)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  expect(answers[0]?.body.statements).toHaveLength(1)
  const events = await listEvents(app, sale.orderId)
  expect(events.filter((name) => name === 'order_disputed')).toHaveLength(1)
})

test('422: an invalid dispute is refused at its field and changes nothing', async () => {
  const sale = await buildArrived(shop)
  const wrong: [string, object][] = [
    ['text', { text: 'bad' }],
    ['text', { text: 'x'.repeat(4001) }],
    ['text', { text: `It is \u202ebroken\u202c all over` }],
    ['reason', { reason: 'because' }],
    ['photos', { photos: ['/media/nothing'] }],
  ]
  for (const [field, complaint] of wrong) {
    const { status, body } = await dispute(app, sale, complaint)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  }
  expect(await orderState(app, sale.orderId)).toBe('delivered')
  expect((await see(sale.buyer, sale.orderId)).status).toBe(404)
})

test('evidence is visible to buyer, seller and admins, without a public URL', async () => {
  const sale = await buildArrived(shop)
  const url = await uploadPhoto(app, sale.buyer)
  const { body } = await dispute(app, sale, { photos: [url] })
  const [photo] = body.statements[0].photos
  expect([photo.width, photo.height]).toEqual([64, 48])
  const statusFor = async (user: TestUser | null) =>
    (await as(app, user).get(paths.disputePhoto(photo._id))).status
  expect(
    await Promise.all([statusFor(sale.buyer), statusFor(sale.seller), statusFor(admin)]),
  ).toEqual(Array(3).fill(200))
  expect(await statusFor(await buildUser(app))).toBe(404)
  expect(await statusFor(null)).toBe(401)
  expect((await as(app, null).get(url)).status).toBe(404)
  // The upload can't be attached a second time.
  const again = await as(app, sale.buyer).post(paths.disputeStatements(sale.orderId), {
    text: 'The same photo once more.',
    photos: [url],
  })
  expect([again.status, again.body.error]).toEqual([422, 'unknown_picture'])
})

test('a refused second dispute leaves its uploads untouched', async () => {
  const { buyer, orderId } = await buildDispute(shop)
  const url = await uploadPhoto(app, buyer)
  const again = await dispute(app, { buyer, orderId }, { photos: [url] })
  expect([again.status, again.body.statements.length]).toEqual([200, 1])
  expect((await as(app, null).get(url)).status).toBe(200)
})

test('the seller’s first statement is the answer', async () => {
  const { seller, buyer, orderId } = await buildDispute(shop)
  const statement = { text: 'It left without a crack, see my photos.' }
  const { body } = await as(app, seller).post(paths.disputeStatements(orderId), statement)
  expect([body.stage, body.answerDueAt]).toEqual(['answered', null])
  const { next } = (await as(app, buyer).get(paths.order(orderId))).body
  expect([next.actor, next.action]).toEqual(['admin', 'decide'])
  await as(app, buyer).post(paths.disputeStatements(orderId), statement)
  const more = { text: 'I packed it in two boxes.' }
  await as(app, seller).post(paths.disputeStatements(orderId), more)
  const events = await listEvents(app, orderId)
  expect(events.filter((name) => name.startsWith('dispute_'))).toEqual([
    'dispute_answered',
    'dispute_statement_added',
    'dispute_statement_added',
  ])
})

test('an agreed partial refund splits the money', async () => {
  const before = await accounts(app)
  const { seller, buyer, orderId, phone } = await buildDispute(shop, '300')
  const offered = await propose(app, seller, orderId, { kind: 'part_refund', refundMinor: 5000 })
  expect(offered.body.settlements).toMatchObject([{ number: 1, by: 'seller', state: 'proposed' }])
  expect((await accept(app, seller, orderId)).body.error).toBe('own_proposal')
  const { body } = await accept(app, buyer, orderId)
  expect(body).toMatchObject({
    stage: 'closed',
    outcome: 'part_refund',
    refundMinor: 5000,
    decidedBy: 'both',
  })
  expect([await orderState(app, orderId), await phoneState(app, phone._id)]).toEqual([
    'completed',
    'sold',
  ])
  await runMoney(app)
  const after = await accounts(app)
  // 300 came in and 50 went back to the buyer; the rest waits for the seller's account.
  expect((after.provider ?? 0) - (before.provider ?? 0)).toBe(25_000)
  expect((after.seller ?? 0) - (before.seller ?? 0)).toBe(-25_000)
})

test('a newer proposal replaces the open one', async () => {
  const { seller, buyer, orderId } = await buildDispute(shop)
  await propose(app, seller, orderId, { kind: 'part_refund', refundMinor: 2000 })
  await propose(app, buyer, orderId, { kind: 'part_refund', refundMinor: 9000 })
  expect((await accept(app, buyer, orderId, 1)).body.error).toBe('no_proposal')
  const declined = await as(app, seller).post(paths.answerSettlement(orderId, 2, 'decline'))
  expect(declined.body.settlements.map(({ state }: { state: string }) => state)).toEqual([
    'declined',
    'superseded',
  ])
  expect(await orderState(app, orderId)).toBe('disputed')
})

test('422: a partial refund must be between 0 and the price of 300', async () => {
  const { seller, orderId } = await buildDispute(shop)
  for (const refundMinor of [30_000, 30_001, 0, -1, 0.5, 1e20]) {
    const settlement = { kind: 'part_refund', refundMinor }
    const { status, body } = await propose(app, seller, orderId, settlement)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['refundMinor']])
  }
  expect((await see(seller, orderId)).body.settlements).toEqual([])
})

test('a full refund by the seller and a withdrawal by the buyer take effect at once', async () => {
  const one = await buildDispute(shop)
  const { body } = await propose(app, one.seller, one.orderId, { kind: 'refund' })
  expect([body.outcome, body.decidedBy]).toEqual(['refund', 'seller'])
  expect([await orderState(app, one.orderId), await phoneState(app, one.phone._id)]).toEqual([
    'refunded',
    'paused',
  ])
  const two = await buildDispute(shop)
  const withdrawn = await propose(app, two.buyer, two.orderId, { kind: 'release' })
  expect([withdrawn.body.outcome, withdrawn.body.decidedBy]).toEqual(['release', 'buyer'])
  expect(await orderState(app, two.orderId)).toBe('completed')
})

test('an admin decides with a reason; a closed dispute cannot change', async () => {
  const { seller, buyer, orderId } = await buildDispute(shop)
  const decide = (body: object) => as(app, admin).post(paths.disputeDecision(orderId), body)
  expect((await decide({ kind: 'refund', reason: 'because' })).status).toBe(422)
  expect((await as(app, admin).get(paths.disputes())).body).toContainEqual(
    expect.objectContaining({ orderId }),
  )
  const reason = 'The photos show a crack that the listing did not.'
  const { body } = await decide({ kind: 'part_refund', refundMinor: 10_000, reason })
  expect(body).toMatchObject({ outcome: 'part_refund', decidedBy: 'admin', decision: reason })
  for (const user of [seller, buyer])
    expect((await see(user, orderId)).body).toMatchObject({ decision: reason, actions: [] })
  expect((await decide({ kind: 'refund', reason })).status).toBe(409)
  expect((await propose(app, seller, orderId, { kind: 'refund' })).status).toBe(409)
})

test('admins cannot decide their own disputes', async () => {
  const { seller, orderId } = await buildDispute(shop)
  await app.deps.db.pool.query(`update users set role = 'admin' where id = $1`, [seller.id])
  const body = { kind: 'release', reason: 'I am sure that it was fine.' }
  const answer = await as(app, seller).post(paths.disputeDecision(orderId), body)
  expect([answer.status, answer.body.error]).toEqual([403, 'own_order'])
  const { body: list } = await as(app, seller).get(paths.disputes())
  expect(list.map((one: { orderId: string }) => one.orderId)).not.toContain(orderId)
  expect(await orderState(app, orderId)).toBe('disputed')
})

test('without any action the buyer is refunded after 14 days', async () => {
  const { buyer, orderId } = await buildDispute(shop)
  await pass(app, 13 * DAY)
  expect(await orderState(app, orderId)).toBe('disputed')
  await pass(app, 2 * DAY)
  expect(await orderState(app, orderId)).toBe('refunded')
  expect((await see(buyer, orderId)).body).toMatchObject({
    stage: 'closed',
    outcome: 'refund',
    decidedBy: 'system',
    refundMinor: 30_000,
    actions: [],
  })
})

test('only an admin reads the conversation, and the audit log records it', async () => {
  const { seller, buyer, orderId } = await buildDispute(shop)
  const read = (user: TestUser | null) => as(app, user).get(paths.disputedConversation(orderId))
  expect((await read(admin)).body).toEqual({ conversation: null })
  const message = { clientId: crypto.randomUUID(), text: 'Call me: 555 123 4567' }
  await as(app, buyer).post(paths.messagesOfOrder(orderId), message)
  const { status, body } = await read(admin)
  expect([status, body.conversation.messages]).toMatchObject([
    200,
    [{ side: 'buyer', text: message.text }],
  ])
  const { rows } = await app.deps.db.pool.query(
    `select actor_id from audit_log where action = 'conversation_read' and subject_id = $1`,
    [body.conversation.conversationId],
  )
  expect(rows).toEqual([{ actor_id: admin.id }])
  for (const user of [seller, buyer]) expect((await read(user)).status).toBe(403)
  await propose(app, seller, orderId, { kind: 'refund' })
  expect((await read(admin)).status).toBe(404)
})
