import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { HOUR } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
import { buildBooking } from '../orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function buildSold() {
  const { buyer, seller, order } = await buildBooking(app)
  const orderId = String(order._id)
  await as(app, seller).post(paths.handOver(orderId), { code: order.handOverCode })
  await as(app, buyer).put(paths.saleRatings(orderId), { stars: 2, text: 'The box was missing.' })
  return { buyer, seller, orderId }
}
const reply = (by: TestUser | null, orderId: string, text: unknown) =>
  as(app, by).put(paths.ratingReply(orderId), { text })
const shown = async (of: TestUser) =>
  (await as(app, null).get(paths.ratings(of.id))).body.items[0].reply

test('a published review gets one reply, for everyone to read', async () => {
  const { buyer, seller, orderId } = await buildSold()
  // Sealed: its subject must not learn from a refusal that it exists.
  expect((await reply(seller, orderId, 'Sorry!')).body.error).toBe('nothing_to_reply_to')
  await as(app, seller).put(paths.saleRatings(orderId), { stars: 5 })
  const { status, body } = await reply(seller, orderId, 'Sorry, I sent it after you.')
  expect(status).toBe(200)
  expect(body).toMatchObject({ ownReply: { hidden: null }, canReply: true })
  expect(await shown(seller)).toMatchObject({ text: 'Sorry, I sent it after you.' })
  expect((await as(app, buyer).get(paths.saleRatings(orderId))).body.own.reply.text).toBe(
    'Sorry, I sent it after you.',
  )
  while ((await notifyPeople(app.deps)) > 0);
  await reply(seller, orderId, 'I sent it the next day.')
  while ((await notifyPeople(app.deps)) > 0);
  const { items } = (await as(app, buyer).get(paths.notifications())).body
  expect(items.filter(({ title }: { title: string }) => /replied/.test(title))).toHaveLength(1)
})

test('a reply can be edited for 48 hours', async () => {
  const { seller, orderId } = await buildSold()
  await as(app, seller).put(paths.saleRatings(orderId), { stars: 5 })
  await reply(seller, orderId, 'First.')
  app.clock.advance(47 * HOUR)
  expect((await reply(seller, orderId, 'Second.')).status).toBe(200)
  app.clock.advance(HOUR)
  expect((await reply(seller, orderId, 'Third.')).body.error).toBe('reply_final')
  expect(await shown(seller)).toMatchObject({ text: 'Second.' })
})

test('422 at the field: contact details, no text, more than 500 characters', async () => {
  const { seller, orderId } = await buildSold()
  await as(app, seller).put(paths.saleRatings(orderId), { stars: 5 })
  for (const text of ['Call me: 41 23 45 67', 'sam@example.org', '', ' ', 'x'.repeat(501), null]) {
    const { status, body } = await reply(seller, orderId, text)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['text']])
  }
  expect(await shown(seller)).toBeNull()
})

test('only the rated person can reply', async () => {
  const { orderId } = await buildSold()
  expect((await reply(await buildUser(app), orderId, 'Hello')).status).toBe(404)
  expect((await reply(null, orderId, 'Hello')).status).toBe(401)
})
