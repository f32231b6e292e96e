import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api, pages } from '../../contract/urls.ts'
import { sendDueMails } from '../../platform/mail/index.ts'
import { DAY } from '../../shared/time.ts'
import { deleteOldContactMessages } from './contact.api.ts'

let app: TestApp
let admin: TestUser
let sent: { to: string; subject: string; text: string; headers?: Record<string, string> }[] = []

beforeAll(async () => {
  app = await testApp({ env: { CONTACT_EMAIL: 'shop@example.org' } })
  admin = await buildUser(app, { role: 'admin' })
  app.deps.mailer.send = async (mail) => void sent.push(mail)
})
beforeEach(async () => {
  sent = []
  await app.deps.db.pool.query('delete from contact_messages')
  await app.deps.db.pool.query('delete from rate_limits')
  await app.deps.db.pool.query('delete from mails')
})
afterAll(() => app.close())

const message = (more: Record<string, unknown> = {}) => ({
  clientId: crypto.randomUUID(),
  name: 'Ann Visitor',
  email: 'ann@example.org',
  topic: 'order',
  message: 'Where is my order?',
  ...more,
})
const listed = async (query = '') =>
  (await as(app, admin).get(`${api.contactMessages()}${query}`)).body
const actions = async () =>
  (
    await app.deps.db.pool.query(
      `select action from audit_log where subject_type = 'contact_message' order by at, id`,
    )
  ).rows.map(({ action }) => action)

test('a message of a visitor reaches the admins, and CONTACT_EMAIL with the sender as Reply-To', async () => {
  expect((await as(app, null).post(api.contact(), message())).status).toBe(201)
  expect(await listed()).toMatchObject([
    { name: 'Ann Visitor', email: 'ann@example.org', hasAccount: false, state: 'open' },
  ])
  while ((await sendDueMails(app.deps)) > 0);
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: 'shop@example.org',
    headers: { 'Reply-To': 'ann@example.org' },
  })
  expect(sent[0]?.text).toContain('Where is my order?')
  expect(sent[0]?.text).toContain(`${app.deps.origin()}${pages.contactMessages()}`)
})

test('without CONTACT_EMAIL a message is stored and no email is queued', async () => {
  const { settings } = app.deps
  const current = () => ({ ...settings.current(), contactEmail: null })
  app.deps.settings = { ...settings, current }
  await as(app, null).post(api.contact(), message())
  app.deps.settings = settings
  expect(await sendDueMails(app.deps)).toBe(0)
  expect(await listed()).toHaveLength(1)
})

test('a message of a visitor leaves an audit row when it is answered and when it is reopened', async () => {
  await as(app, null).post(api.contact(), message())
  const [{ _id }] = await listed()
  const before = (await actions()).length
  for (const state of ['answered', 'answered', 'open'])
    await as(app, admin).put(api.contactMessage(_id), { state })
  expect((await actions()).slice(before)).toEqual([
    'contact_message_answered',
    'contact_message_reopened',
  ])
})

test('name and email of someone logged in come from the account, whatever they send', async () => {
  const buyer = await buildUser(app)
  await as(app, buyer).post(api.contact(), message({ email: 'someone-else@example.org' }))
  const { name: _, email: __, ...short } = message()
  expect((await as(app, buyer).post(api.contact(), short)).status).toBe(201)
  const messages = await listed()
  expect(messages.map(({ email }: { email: string }) => email)).toEqual([buyer.email, buyer.email])
  expect(messages[0].hasAccount).toBe(true)
})

test('a retry with the same client ID stores and emails nothing, also at the same time', async () => {
  const contactMessage = message()
  const answers = await Promise.all([
    as(app, null).post(api.contact(), contactMessage),
    as(app, null).post(api.contact(), contactMessage),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(await listed()).toHaveLength(1)
  while ((await sendDueMails(app.deps)) > 0);
  expect(sent).toHaveLength(1)
})

test.each([
  ['name', { name: ' ' }, 'Name is required'],
  ['name', { name: 'x'.repeat(101) }, 'At most 100 characters'],
  ['email', { email: '' }, 'Email is required'],
  ['email', { email: 'ann@example.org\r\nBcc: all@example.org' }, 'Enter a valid email address'],
  ['topic', { topic: 'gossip' }, 'Choose a topic'],
  ['message', { message: '  too short ' }, 'Write at least 10 characters'],
  ['message', { message: 'x'.repeat(4001) }, 'Write at most 4,000 characters'],
  ['clientId', { clientId: '1' }, 'Use 16 to 64 letters and digits'],
  ['role', { role: 'admin' }, 'Unknown field'],
])(
  'an invalid %s (%j) is rejected at its field and stored nowhere',
  async (field, wrong, words) => {
    const { status, body } = await as(app, null).post(api.contact(), message(wrong))
    expect([status, body.fields]).toEqual([422, { [field]: words }])
    expect(await listed()).toEqual([])
  },
)

test('a message of emoji and one of exactly 4,000 characters are stored as written', async () => {
  for (const text of ['📱📱📱📱📱📱📱📱📱📱', 'x'.repeat(4000), 'Line one\nLine <b>two</b>'])
    expect((await as(app, null).post(api.contact(), message({ message: text }))).status).toBe(201)
  expect((await listed()).at(0).message).toBe('Line one\nLine <b>two</b>')
})

test('a body beyond the limit is rejected with 413', async () => {
  const huge = message({ message: 'x'.repeat(3_000_000) })
  expect((await as(app, null).post(api.contact(), huge)).status).toBe(413)
})

test('an account sends five messages an hour, an address ten; then 429 says when to try again', async () => {
  const statuses: number[] = []
  const buyer = await buildUser(app)
  for (let index = 0; index < 6; index += 1)
    statuses.push((await as(app, buyer).post(api.contact(), message())).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  for (let index = 0; index < 4; index += 1) await as(app, null).post(api.contact(), message())
  const { status, headers } = await as(app, null).post(api.contact(), message())
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await listed()).toHaveLength(9)
})

test('an admin marks a message as answered and reopens it; repeating changes and records nothing', async () => {
  await as(app, null).post(api.contact(), message())
  const [{ _id }] = await listed()
  const before = (await actions()).length
  const put = (state: string) => as(app, admin).put(api.contactMessage(_id), { state })
  expect((await put('answered')).body.state).toBe('answered')
  const { answeredAt } = (await put('answered')).body
  expect(answeredAt).toBe(app.clock.now().toISOString())
  expect(await listed('?state=open')).toEqual([])
  expect(await listed('?state=answered')).toHaveLength(1)
  expect((await put('open')).body).toMatchObject({ state: 'open', answeredAt: null })
  expect((await actions()).slice(before)).toEqual([
    'contact_message_answered',
    'contact_message_reopened',
  ])
  expect((await put('lost')).body.fields).toEqual({ state: 'Choose open or answered' })
})

test('changing an unknown message answers 404', async () => {
  for (const id of [crypto.randomUUID(), 'x'])
    expect((await as(app, admin).put(api.contactMessage(id), { state: 'answered' })).status).toBe(
      404,
    )
})

test('the list continues where its Link header says, without gaps, and keeps the filter', async () => {
  await app.deps.db.pool.query(
    `insert into contact_messages (id, client_id, name, email, topic, message, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'Ann', 'ann@example.org', 'other', 'Number ' || n, $1
      from generate_series(1, 70) as n`,
    [app.clock.now()],
  )
  const first = await as(app, admin).get(`${api.contactMessages()}?state=open`)
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  expect(next).toContain('state=open')
  const second = await as(app, admin).get(next)
  expect(second.headers.get('link')).toBeNull()
  const ids = [...first.body, ...second.body].map(({ _id }) => _id)
  expect([first.body.length, new Set(ids).size]).toEqual([50, 70])
  expect((await as(app, admin).get(`${api.contactMessages()}?cursor=made-up`)).status).toBe(422)
})

test('messages are deleted after 180 days, not before', async () => {
  await as(app, null).post(api.contact(), message())
  app.clock.advance(180 * DAY)
  expect(await deleteOldContactMessages(app.deps)).toBe(0)
  app.clock.advance(1000)
  expect(await deleteOldContactMessages(app.deps)).toBe(1)
})
