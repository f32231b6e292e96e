import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { DAY } from '../../shared/time.ts'
import { buildBooking } from '../orders/orders.fixture.ts'
import { buildConversation, sendQuestion, textsSeen, write } from './messaging.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const nowhere = '01990000-0000-7000-8000-000000000000'
const conversationsOf = async (user: Parameters<typeof as>[1]) =>
  (await as(app, user).get(api.conversations())).body

test('201: a buyer asks, the seller sees it as unread and answers', async () => {
  const { seller, buyer, phone, conversationId } = await buildConversation(app, {
    text: 'Is it still there?',
  })
  const listed = await conversationsOf(seller)
  expect(listed).toMatchObject({
    unread: 1,
    items: [
      {
        _id: conversationId,
        phone: {
          _id: phone._id,
          name: phone.name,
          state: 'live',
          priceMinor: phone.priceMinor,
          currency: 'USD',
        },
        side: 'seller',
        otherPerson: { name: buyer.name },
        last: { text: 'Is it still there?', mine: false },
        unread: 1,
        closed: null,
      },
    ],
  })
  expect((await write(app, seller, conversationId, { text: 'It is.' })).status).toBe(201)
  expect(await conversationsOf(seller)).toMatchObject({ unread: 0 })
  expect(await conversationsOf(buyer)).toMatchObject({
    unread: 1,
    items: [{ side: 'buyer', unread: 1 }],
  })
  expect(await textsSeen(app, buyer, conversationId)).toEqual(['Is it still there?', 'It is.'])
  const about = await as(app, buyer).get(api.messagesAbout(phone._id))
  expect(about.body).toEqual({ conversationId })
})

test('one conversation per phone and buyer, even with two simultaneous messages', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const [buyer, other] = [await buildUser(app), await buildUser(app)]
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((text) => sendQuestion(app, buyer, phone._id, { text })),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.conversation._id)).size).toBe(1)
  await sendQuestion(app, other, phone._id)
  expect((await conversationsOf(seller)).items).toHaveLength(2)
  const numbers = answers.map(({ body }) => body.message.number).sort()
  expect(numbers).toEqual([1, 2, 3])
})

test('ten identical requests send one message, in a new conversation and in an existing one', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const buyer = await buildUser(app)
  const clientId = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendQuestion(app, buyer, phone._id, { clientId })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
  const conversationId = answers[0]?.body.conversation._id
  const again = crypto.randomUUID()
  const written = await Promise.all(
    Array.from({ length: 10 }, () =>
      write(app, seller, conversationId, { clientId: again, text: 'Yes' }),
    ),
  )
  expect(written.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
  expect(await textsSeen(app, buyer, conversationId)).toEqual(['Hello', 'Yes'])
  const { rows } = await app.deps.db.pool.query(
    `select count(*) as n from events where name = 'message_sent' and data->>'conversationId' = $1`,
    [conversationId],
  )
  expect(rows[0].n).toBe(2)
})

test('422: a client id used in another conversation', async () => {
  const clientId = crypto.randomUUID()
  const { buyer } = await buildConversation(app)
  const [one, two] = [await buildListing(app), await buildListing(app)]
  expect((await sendQuestion(app, buyer, one._id, { clientId })).status).toBe(201)
  expect(await sendQuestion(app, buyer, two._id, { clientId })).toMatchObject({
    status: 422,
    body: { error: 'key_reused' },
  })
})

test('401, 403 and 404: people who may not write', async () => {
  const { seller, buyer, phone, conversationId } = await buildConversation(app)
  const [stranger, admin] = [await buildUser(app), await buildUser(app, { role: 'admin' })]
  expect((await sendQuestion(app, null, phone._id)).status).toBe(401)
  expect((await sendQuestion(app, seller, phone._id)).body.error).toBe('own_phone')
  const otherSeller = await buildUser(app, { role: 'Seller' })
  expect((await sendQuestion(app, admin, phone._id)).body.error).toBe('buyers_only')
  for (const someone of [stranger, admin, otherSeller]) {
    expect((await write(app, someone, conversationId)).status).toBe(404)
    for (const path of [api.conversation(conversationId), api.conversation('nonsense')])
      expect((await as(app, someone).get(path)).status).toBe(404)
    expect(
      (await as(app, someone).post(api.readMessages(conversationId), { number: 1 })).status,
    ).toBe(404)
    expect((await as(app, someone).put(api.blockInConversation(conversationId))).status).toBe(404)
    expect((await as(app, someone).delete(api.blockInConversation(conversationId))).status).toBe(
      404,
    )
  }
  for (const id of [nowhere, 'nonsense']) {
    expect((await sendQuestion(app, buyer, id)).status).toBe(404)
    expect((await write(app, buyer, id)).status).toBe(404)
    expect((await as(app, buyer).get(api.messagesAbout(id))).body).toEqual({ conversationId: null })
  }
})

test('removed and sold phones accept no new conversations; existing ones continue', async () => {
  const { seller, buyer, phone, conversationId } = await buildConversation(app)
  await as(app, seller).delete(api.phone(phone._id))
  expect((await sendQuestion(app, await buildUser(app), phone._id)).status).toBe(404)
  expect((await sendQuestion(app, buyer, phone._id)).status).toBe(201)
  expect((await write(app, seller, conversationId)).status).toBe(201)
  const { phone: sold } = await buildConversation(app)
  await app.deps.db.pool.query(`update listings set state = 'sold' where id = $1`, [sold._id])
  expect(await sendQuestion(app, await buildUser(app), sold._id)).toMatchObject({
    status: 409,
    body: { error: 'not_for_sale' },
  })
})

test('400, 413 and 422: an invalid message leaves no trace', async () => {
  const { buyer, conversationId } = await buildConversation(app)
  const tries: [object, object][] = [
    [{ text: '' }, { text: 'Write something, or add a photo' }],
    [{ text: ' \n\t ' }, { text: 'Write something, or add a photo' }],
    [{ text: 'x'.repeat(2_001) }, { text: 'At most 2000 characters' }],
    [{ text: 'a\u0007b' }, { text: 'Remove invisible characters' }],
    [{ text: 'a\u001b[31mb' }, { text: 'Remove invisible characters' }],
    [{ clientId: 'x' }, { clientId: 'Required' }],
    [{ photo: '/media/nothing.webp' }, { photo: 'The photo has expired. Choose it again.' }],
    [{ price: 1 }, { price: 'Unknown field' }],
  ]
  for (const [body, fields] of tries)
    expect((await write(app, buyer, conversationId, body)).body.fields).toEqual(fields)
  expect((await write(app, buyer, conversationId, { text: 'x'.repeat(1_000_000) })).status).toBe(
    413,
  )
  expect((await write(app, buyer, conversationId, { text: 'a\0b' })).status).toBe(400)
  expect(await textsSeen(app, buyer, conversationId)).toEqual(['Hello'])
})

test('emoji, right-to-left text and line breaks stay; bidirectional controls are removed', async () => {
  const { buyer, conversationId } = await buildConversation(app)
  const send = async (text: string) =>
    (await write(app, buyer, conversationId, { text })).body.message.text
  expect(await send('👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 中文')).toBe('👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 中文')
  expect(await send('مرحبا، هل الهاتف متوفر؟')).toBe('مرحبا، هل الهاتف متوفر؟')
  expect(await send('one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree')
  expect(await send('invoice \u202egpj.exe\u202c \u2066x\u2069\u200b')).toBe('invoice gpj.exe x')
})

test('429: too many messages, too many new conversations, the same text to many people', async () => {
  const { buyer, conversationId } = await buildConversation(app)
  const words = 'I am very interested in this phone, call me.'
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1)
    statuses.push(
      (await sendQuestion(app, buyer, (await buildListing(app))._id, { text: words })).status,
    )
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect((await write(app, buyer, conversationId, { text: words })).body.error).toBe(
    'repeated_text',
  )
  app.clock.advance(DAY + 1)
  expect((await write(app, buyer, conversationId, { text: words })).status).toBe(201)
  const many = await Promise.all(
    Array.from({ length: 40 }, () => write(app, buyer, conversationId)),
  )
  const refused = many.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(10)
  expect(refused[0]?.body.error).toBe('too_many')
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

test('429: at most 25 new conversations per day', async () => {
  const buyer = await buildUser(app)
  const seller = await buildUser(app, { role: 'Seller' })
  const statuses: number[] = []
  for (let index = 0; index < 26; index += 1) {
    const phone = await buildListing(app, { seller, name: `Phone ${index}` })
    statuses.push((await sendQuestion(app, buyer, phone._id, { text: `Hello ${index}` })).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(25)
  expect(statuses.at(-1)).toBe(429)
})

test('a seller can write first to the buyer of an order; both continue in one conversation', async () => {
  const { seller, buyer, order, phone } = await buildBooking(app)
  const message = (text: string) => ({ clientId: crypto.randomUUID(), text })
  const path = api.messagesOfOrder(order._id)
  expect((await as(app, seller).get(path)).body).toEqual({ conversationId: null })
  const { status, body } = await as(app, seller).post(path, message('When shall we meet?'))
  expect([status, body.conversation.side]).toEqual([201, 'seller'])
  const conversationId = body.conversation._id
  expect((await as(app, buyer).post(path, message('At six?'))).body.conversation._id).toBe(
    conversationId,
  )
  expect(
    (await sendQuestion(app, buyer, phone._id, { text: 'Or at seven' })).body.conversation._id,
  ).toBe(conversationId)
  expect(await textsSeen(app, seller, conversationId)).toEqual([
    'When shall we meet?',
    'At six?',
    'Or at seven',
  ])
  const stranger = await buildUser(app, { role: 'Seller' })
  expect((await as(app, stranger).post(path, message('Me too'))).status).toBe(404)
})
