import { MASK } from '@redial/contact-mask'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { MINUTE } from '../../shared/time.ts'
import type { ConversationUpdate } from './messaging.contract.ts'
import {
  buildConversation,
  sendQuestion,
  textsSeen,
  uploadPhoto,
  write,
} from './messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const conversationsOf = async (user: Parameters<typeof as>[1]) =>
  (await as(app, user).get(api.conversations())).body

test('both people see a warning below a message about a risky way to pay', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app, { text: 'Hello' })
  await write(app, seller, conversationId, { text: 'Send it as a gift card, please' })
  for (const reader of [seller, buyer]) {
    const { messages } = (await as(app, reader).get(api.conversation(conversationId))).body
    const warnings = messages.map((one: { paymentWarning: boolean }) => one.paymentWarning)
    expect(warnings).toEqual([false, true])
  }
})

test('reading reduces the unread count and is visible to the other side', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  await write(app, buyer, conversationId, { text: 'Two' })
  const read = (number: number) =>
    as(app, seller).post(api.readMessages(conversationId), { number })
  expect((await conversationsOf(buyer)).items[0].seenNumber).toBe(0)
  expect((await read(1)).body.unread).toBe(1)
  expect((await conversationsOf(seller)).items[0].unread).toBe(1)
  expect((await conversationsOf(buyer)).items[0].seenNumber).toBe(1)
  // A position beyond the end counts as the end, and reading can't be undone.
  expect((await read(900)).body.unread).toBe(0)
  await read(1)
  expect((await conversationsOf(buyer)).items[0].seenNumber).toBe(2)
  expect((await as(app, seller).get(api.unreadMessages())).body.unread).toBe(0)
})

test('a blocked person cannot write in any shared conversation; both see why', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const other = await buildListing(app, { seller })
  const blocked = await as(app, seller).put(api.blockInConversation(conversationId))
  expect(blocked).toMatchObject({ status: 200, body: { closed: 'blocked_by_you' } })
  expect((await as(app, seller).put(api.blockInConversation(conversationId))).status).toBe(200)
  expect((await conversationsOf(buyer)).items[0].closed).toBe('blocked')
  expect((await write(app, buyer, conversationId)).body.error).toBe('blocked')
  expect((await sendQuestion(app, buyer, other._id)).body.error).toBe('blocked')
  expect((await conversationsOf(buyer)).items).toHaveLength(1)
  expect((await write(app, seller, conversationId)).body.error).toBe('blocked_by_you')
  // The blocked user can't lift the block.
  await as(app, buyer).delete(api.blockInConversation(conversationId))
  expect((await write(app, buyer, conversationId)).status).toBe(403)
  await as(app, seller).delete(api.blockInConversation(conversationId))
  expect((await write(app, buyer, conversationId)).status).toBe(201)
})

test('after an account is deleted, the other person can only read the conversation', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const admin = await buildUser(app, { role: 'admin' })
  await as(app, admin).delete(api.user(buyer.id))
  const { body } = await as(app, seller).get(api.conversation(conversationId))
  expect(body).toMatchObject({
    conversation: { otherPerson: null, closed: 'gone' },
    messages: [{ text: 'Hello' }],
  })
  expect((await write(app, seller, conversationId)).body.error).toBe('gone')
})

test('contact details are hidden everywhere until the buyer has paid, but stored', async () => {
  const text = 'Call 555 123 4567 or me@example.org'
  const { seller, buyer, phone, conversationId } = await buildConversation(app, { text })
  const hidden = 'Call ••••• or •••••'
  const seen = async (user: typeof buyer) => {
    const { body } = await as(app, user).get(api.conversation(conversationId))
    const { items } = (await as(app, user).get(`${api.messageUpdates()}?after=0`)).body
    const list = (await conversationsOf(user)).items[0]
    return [
      body.messages[0].text,
      body.messages[0].masked,
      list.last.text,
      items[0].message.text,
      body.conversation.contactsShown,
    ]
  }
  expect(await seen(buyer)).toEqual([hidden, true, hidden, hidden, false])
  expect(await seen(seller)).toEqual([hidden, true, hidden, hidden, false])
  await as(app, buyer).post(api.adverts(), { phoneId: phone._id })
  expect((await seen(seller))[0]).toBe(hidden)
  for (const state of ['paid', 'shipped', 'delivered', 'disputed', 'completed', 'refunded']) {
    await app.deps.db.pool.query(`update orders set state = $2 where listing_id = $1`, [
      phone._id,
      state,
    ])
    expect(await seen(seller)).toEqual([text, false, text, text, true])
  }
  for (const state of ['awaiting_payment', 'cancelled', 'expired']) {
    await app.deps.db.pool.query(`update orders set state = $2 where listing_id = $1`, [
      phone._id,
      state,
    ])
    expect((await seen(buyer))[0]).toBe(hidden)
  }
  // Another user's payment reveals nothing to this buyer.
  await app.deps.db.pool.query(
    `update orders set state = 'completed', buyer_id = $2 where listing_id = $1`,
    [phone._id, (await buildUser(app)).id],
  )
  expect((await seen(buyer))[0]).toBe(hidden)
})

test('a phone number split over messages is hidden from the message that completes it', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app, {
    text: 'My number is 0176',
  })
  const seenBy = (user: typeof buyer) => textsSeen(app, user, conversationId)
  await write(app, buyer, conversationId, { text: '44' })
  await write(app, seller, conversationId, { text: 'Go on' })
  expect(await seenBy(seller)).toEqual(['My number is 0176', '44', 'Go on'])
  await write(app, buyer, conversationId, { text: 'and then 55' })
  await write(app, buyer, conversationId, { text: '6677' })
  const seen = ['My number is 0176', '44', 'Go on', MASK, MASK]
  expect([await seenBy(seller), await seenBy(buyer)]).toEqual([seen, seen])
  expect((await conversationsOf(seller)).items[0].last.text).toBe(MASK)
  const { body } = await as(app, seller).get(`${api.messageUpdates()}?after=0`)
  const texts = body.items.flatMap(({ message }: ConversationUpdate) => message?.text ?? [])
  expect(texts).toEqual(seen)
  // Digits sent much later belong to another number.
  app.clock.advance(11 * MINUTE)
  await write(app, buyer, conversationId, { text: '420' })
  expect((await seenBy(seller)).at(-1)).toBe('420')
})

test('a photo is visible only to the two people and no longer public', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const [stranger, admin] = [await buildUser(app), await buildUser(app, { role: 'admin' })]
  const photo = await uploadPhoto(app, buyer)
  expect((await write(app, seller, conversationId, { photo, text: '' })).body.error).toBe(
    'unknown_picture',
  )
  const clientId = crypto.randomUUID()
  const sent = await Promise.all(
    [1, 2, 3].map(() => write(app, buyer, conversationId, { photo, text: '', clientId })),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  const { url, width, height } = sent[0]!.body.message.photo
  expect([width, height]).toEqual([60, 40])
  const statuses = await Promise.all(
    [buyer, seller, stranger, admin, null].map(
      async (user) => (await as(app, user).get(url)).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 404, 404, 401])
  expect((await write(app, buyer, conversationId, { photo })).body.error).toBe('unknown_picture')
  const { rows } = await app.deps.db.pool.query(
    `select expires_at <= $2 as over from media where id = $1`,
    [url.split('/').at(-1), app.deps.clock.now()],
  )
  expect(rows).toEqual([{ over: true }])
})

test('a list continues from its cursor, a conversation from its first message', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const ids: string[] = []
  for (let index = 0; index < 32; index += 1) {
    app.clock.advance(1_000)
    ids.unshift((await sendQuestion(app, await buildUser(app), phone._id)).body.conversation._id)
  }
  const first = await conversationsOf(seller)
  const rest = (await as(app, seller).get(`${api.conversations()}?cursor=${first.cursor}`)).body
  const idOf = ({ _id }: { _id: string }) => _id
  expect([...first.items, ...rest.items].map(idOf)).toEqual(ids)
  expect(rest.cursor).toBeNull()
  const conversationId = ids[0] ?? ''
  const values = Array.from(
    { length: 60 },
    (_, index) => `('${conversationId}', ${index + 2})`,
  ).join()
  await app.deps.db.pool.query(
    `insert into messages (id, conversation_id, number, side, client_id, text, created_at)
     select gen_random_uuid(), conversation::uuid, number, 'buyer', gen_random_uuid(), 'no. ' || number, now()
     from (values ${values}) as new (conversation, number)`,
  )
  await app.deps.db.pool.query('update conversations set last_number = 61 where id = $1', [
    conversationId,
  ])
  const latest = (await as(app, seller).get(api.conversation(conversationId))).body
  expect(latest.messages.map((one: { number: number }) => one.number)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 12),
  )
  const before = await as(app, seller).get(`${api.conversation(conversationId)}?before=12`)
  expect([latest.hasEarlier, before.body.messages.length, before.body.hasEarlier]).toEqual([
    true,
    11,
    false,
  ])
})
