import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, ORIGIN, type TestApp, testApp } from '../../../test/app.ts'
import { api, pages } from '../../contract/urls.ts'
import { languageCodes } from '../../shared/languages.ts'
import { DAY, MINUTE } from '../../shared/time.ts'
import { deleteOldUpdates } from './conversation-updates.ts'
import { buildConversation, textsSeen, uploadPhoto, write } from './messaging.fixture.ts'
import { mailUnread } from './unread-mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function mailsTo(
  email: string,
): Promise<{ subject: string; body: string; headers: Record<string, string> }[]> {
  const text =
    'select subject, body, headers from mails where recipient = $1 order by created_at, id'
  return (await app.deps.db.pool.query(text, [email])).rows
}

test('a message unread for five minutes is emailed, once until it is read', async () => {
  const { seller, buyer, phone, conversationId } = await buildConversation(app, {
    text: 'Hello http://evil.example\nSubject: no 555 123 4567',
  })
  app.clock.advance(5 * MINUTE - 1)
  await mailUnread(app.deps)
  expect(await mailsTo(seller.email)).toEqual([])
  app.clock.advance(1)
  await Promise.all([mailUnread(app.deps), mailUnread(app.deps)])
  const [mail] = await mailsTo(seller.email)
  expect(mail?.subject).toBe(`${buyer.name} wrote about ${phone.name}`)
  expect(mail?.body).toContain('\n  Hello ••••• Subject: no •••••\n')
  expect(mail?.body).toContain(`${ORIGIN}${pages.messages(conversationId)}`)
  await write(app, buyer, conversationId, { text: 'Are you there?' })
  app.clock.advance(10 * MINUTE)
  await mailUnread(app.deps)
  expect(await mailsTo(seller.email)).toHaveLength(1)
  await as(app, seller).post(api.readMessages(conversationId), { number: 2 })
  await write(app, buyer, conversationId, { text: 'And now?' })
  app.clock.advance(5 * MINUTE)
  await mailUnread(app.deps)
  expect(await mailsTo(seller.email)).toHaveLength(2)
  expect(await mailsTo(buyer.email)).toEqual([])
})

test('the email, and the page that ends such emails, are in the language of the reader', async () => {
  const { settings } = app.deps
  const current = () => ({ ...settings.current(), languages: languageCodes })
  app.deps.settings = { ...settings, current }
  const { seller, buyer, phone, conversationId } = await buildConversation(app)
  await app.deps.db.pool.query(`update users set language = 'de' where id = $1`, [seller.id])
  await write(app, buyer, conversationId, { text: 'Are you there?' })
  app.clock.advance(5 * MINUTE)
  await mailUnread(app.deps)
  app.deps.settings = settings
  const [mail] = await mailsTo(seller.email)
  expect(mail?.subject).toBe(`${buyer.name} hat wegen ${phone.name} geschrieben`)
  expect(mail?.body).toContain(`2 ungelesene Nachrichten von ${buyer.name}.`)
  expect(mail?.body).toContain(`${ORIGIN}/de${pages.messages(conversationId)}`)
  const [, stop = ''] = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
  const open = async (method: string) => {
    const response = await app.app.request(stop, { method })
    return [response.status, await response.text()]
  }
  expect(await open('GET')).toEqual([
    200,
    expect.stringContaining('<h1>E-Mails zu Nachrichten abbestellen?</h1>'),
  ])
  expect(await open('POST')).toEqual([200, expect.stringContaining('<html lang="de" dir="ltr">')])
})

test('after partial reading, the rest is emailed five minutes after it arrived', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  app.clock.advance(4 * MINUTE)
  await write(app, buyer, conversationId, { text: 'Still there?' })
  await as(app, seller).post(api.readMessages(conversationId), { number: 1 })
  app.clock.advance(5 * MINUTE - 1)
  await mailUnread(app.deps)
  expect(await mailsTo(seller.email)).toEqual([])
  app.clock.advance(1)
  await mailUnread(app.deps)
  expect((await mailsTo(seller.email)).map(({ body }) => body)).toEqual([
    expect.stringContaining('\n  Still there?\n'),
  ])
  // One email per conversation until everything is read; reading a part does not reset that.
  await write(app, buyer, conversationId, { text: 'Well?' })
  await as(app, seller).post(api.readMessages(conversationId), { number: 2 })
  app.clock.advance(10 * MINUTE)
  await mailUnread(app.deps)
  expect(await mailsTo(seller.email)).toHaveLength(1)
})

test('messages read or answered in time are not emailed', async () => {
  const read = await buildConversation(app)
  await as(app, read.seller).post(api.readMessages(read.conversationId), { number: 1 })
  const answered = await buildConversation(app)
  await write(app, answered.seller, answered.conversationId)
  await as(app, answered.buyer).post(api.readMessages(answered.conversationId), { number: 2 })
  app.clock.advance(10 * MINUTE)
  await mailUnread(app.deps)
  for (const { seller, buyer } of [read, answered])
    expect([await mailsTo(seller.email), await mailsTo(buyer.email)]).toEqual([[], []])
})

test('the unsubscribe link stops emails with one click; opening the page does not', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  app.clock.advance(5 * MINUTE)
  await mailUnread(app.deps)
  const [mail] = await mailsTo(seller.email)
  const link = mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.body).toContain(link)
  const again = async () => {
    await as(app, seller).post(api.readMessages(conversationId), { number: 99 })
    await write(app, buyer, conversationId)
    app.clock.advance(5 * MINUTE)
    await mailUnread(app.deps)
    return (await mailsTo(seller.email)).length
  }
  expect((await app.app.request(link)).status).toBe(200)
  expect(await again()).toBe(2)
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const click = await app.app.request(link, { ...form, body: 'List-Unsubscribe=One-Click' })
  expect([click.status, await again()]).toEqual([200, 2])
  for (const method of ['GET', 'POST'])
    expect((await app.app.request(`${link.slice(0, -3)}abc`, { method })).status).toBe(404)
})

test('the unsubscribe link and the settings change the same choice', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const settings = async (change?: object) => {
    const as_ = as(app, seller)
    const path = api.notificationSettings()
    return (await (change ? as_.put(path, change) : as_.get(path))).body
  }
  const mails = async () => {
    app.clock.advance(5 * MINUTE)
    await mailUnread(app.deps)
    return mailsTo(seller.email)
  }
  expect(await settings()).toMatchObject({ messageMails: true })
  expect(await settings({ messageMails: false })).toMatchObject({ messageMails: false })
  expect(await mails()).toEqual([])
  // Changing another setting leaves this one unchanged.
  expect(await settings({ notMailed: ['offers'] })).toMatchObject({ messageMails: false })
  await settings({ messageMails: true })
  await as(app, seller).post(api.readMessages(conversationId), { number: 1 })
  await write(app, buyer, conversationId)
  const [mail] = await mails()
  const link = mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  await app.app.request(link, { method: 'POST' })
  expect(await settings()).toMatchObject({ messageMails: false })
  expect((await as(app, buyer).get(api.notificationSettings())).body.messageMails).toBe(true)
})

test('an admin reads the conversation of a reported message unmasked, and the audit log records it', async () => {
  const text = 'Send money to me@example.org'
  const { seller, buyer, phone, conversationId } = await buildConversation(app, { text })
  const photo = await uploadPhoto(app, seller)
  const sent = await write(app, seller, conversationId, { photo, text: '' })
  const admin = await buildUser(app, { role: 'admin' })
  const report = (user: typeof seller, number: number, more: object = {}) =>
    as(app, user).post(api.reports(), {
      phoneId: phone._id,
      reason: 'offensive',
      message: { conversationId, number },
      ...more,
    })
  // Users can't report their own messages, nor messages that they can't see.
  expect((await report(buyer, 1)).status).toBe(404)
  expect((await report(await buildUser(app), 1)).status).toBe(404)
  expect((await report(seller, 9)).status).toBe(404)
  expect((await as(app, admin).get(sent.body.message.photo.url)).status).toBe(404)
  const once = await report(seller, 1)
  expect(once).toMatchObject({ status: 201, body: { conversationId, phoneId: phone._id } })
  expect((await report(seller, 1)).status).toBe(200)
  const read = await as(app, admin).get(api.reportedMessages(once.body._id))
  expect(read.body).toMatchObject({
    buyer: buyer.name,
    seller: seller.name,
    messages: [
      { text, side: 'buyer', reported: true },
      { side: 'seller', reported: false },
    ],
  })
  expect((await as(app, admin).get(read.body.messages[1].photo)).status).toBe(200)
  const { rows } = await app.deps.db.pool.query(
    `select actor_id from audit_log where action = 'reported_conversation_read' and subject_id = $1`,
    [conversationId],
  )
  expect(rows).toEqual([{ actor_id: admin.id }])
  // Closing the conversation stops both sides and resolves the other side's report about it.
  const theirs = (await report(buyer, 2)).body._id
  const decide = (id: string) => as(app, admin).put(api.report(id), { decision: 'closed' })
  expect(await decide(once.body._id)).toMatchObject({ status: 200, body: { decision: 'closed' } })
  expect((await decide(theirs)).status).toBe(200)
  for (const user of [seller, buyer])
    expect(await write(app, user, conversationId)).toMatchObject({
      status: 409,
      body: { error: 'closed' },
    })
  expect(await textsSeen(app, buyer, conversationId)).toHaveLength(2)
  const about = await as(app, buyer).post(api.reports(), { phoneId: phone._id, reason: 'other' })
  expect((await decide(about.body._id)).body.error).toBe('no_conversation')
  expect((await as(app, admin).get(api.reportedMessages(about.body._id))).status).toBe(404)
})

test('updates are deleted after a week, messages are not', async () => {
  const { buyer, conversationId } = await buildConversation(app)
  app.clock.advance(7 * DAY + 1)
  await write(app, buyer, conversationId, { text: 'Later' })
  await deleteOldUpdates(app.deps)
  const { rows } = await app.deps.db.pool.query(
    'select number from message_events where user_id = $1',
    [buyer.id],
  )
  expect(rows).toEqual([{ number: 2 }])
  expect(await textsSeen(app, buyer, conversationId)).toEqual(['Hello', 'Later'])
})
