import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { listenForChanges } from '../../platform/db/index.ts'
import { HEARTBEAT_MS, MAX_PER_PERSON } from './conversation-updates.ts'
import { buildConversation, listen, write } from './messaging.fixture.ts'

let app: TestApp
let hangUp: () => Promise<void>
beforeAll(async () => {
  app = await testApp()
  // As in a running server, the database announces the end of a session.
  hangUp = listenForChanges(() => app.databaseUrl, app.deps.db.changes)
})
afterAll(async () => {
  await hangUp()
  await app.close()
})

const number = (received: { message: { number: number } | null }) => received.message?.number

test('both people receive a message at once, each from their side', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const [theirs, mine] = [await listen(app, seller), await listen(app, buyer)]
  expect(theirs.headers.get('content-type')).toBe('text/event-stream')
  expect(theirs.headers.get('cache-control')).toBe('no-store')
  await write(app, buyer, conversationId, { text: 'Now' })
  await Promise.all([theirs, mine].map((one) => one.until(() => one.updates().length === 1)))
  expect(theirs.updates()[0]).toMatchObject({
    kind: 'message',
    unread: 1,
    conversation: { _id: conversationId, side: 'seller', last: { text: 'Now', mine: false } },
    message: { text: 'Now', mine: false, clientId: null },
  })
  expect(mine.updates()[0]).toMatchObject({ unread: 0, message: { text: 'Now', mine: true } })
  await as(app, seller).post(api.readMessages(conversationId), { number: 2 })
  await mine.until(() => mine.updates().length === 2)
  expect(mine.updates()[1]).toMatchObject({ kind: 'read', conversation: { seenNumber: 2 } })
  await as(app, seller).put(api.blockInConversation(conversationId))
  await mine.until(() => mine.updates().length === 3)
  expect(mine.updates()[2]).toMatchObject({
    kind: 'conversation',
    conversation: { closed: 'blocked' },
  })
  await Promise.all([theirs.hangUp(), mine.hangUp()])
})

test('a stream resumes after a gap; polling returns the same page', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const before = await listen(app, seller)
  const last = before.received[0]?.id ?? 0
  await before.hangUp()
  for (const text of ['a', 'b', 'c']) await write(app, buyer, conversationId, { text })
  const after = await listen(app, seller, last)
  await after.until(() => after.updates().length === 3)
  expect(after.updates().map(({ message }) => message?.text)).toEqual(['a', 'b', 'c'])
  expect(after.received.map(({ id }) => id)).toEqual([last, last + 1, last + 2, last + 3])
  await after.hangUp()
  const answer = await as(app, seller).get(`${api.messageUpdates()}?after=${last + 1}`)
  expect(answer.body).toMatchObject({ reset: false, lastUpdate: last + 3, unread: 1 })
  expect(answer.body.items.map(number)).toEqual([3, 4])
})

test('a client that was offline beyond the retention must reload everything', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  for (const text of ['a', 'b', 'c']) await write(app, buyer, conversationId, { text })
  const { pool } = app.deps.db
  await pool.query('delete from message_events where user_id = $1 and number < 3', [seller.id])
  const away = await listen(app, seller, 0)
  await away.until(() => away.received.length === 2)
  expect(away.received.map(({ id, event }) => [id, event])).toEqual([
    [0, 'hello'],
    [4, 'reset'],
  ])
  await write(app, buyer, conversationId, { text: 'd' })
  await away.until(() => away.updates().length === 1)
  await away.hangUp()
  await pool.query('delete from message_events where user_id = $1', [seller.id])
  for (const after of [1, 900])
    expect(
      (await as(app, seller).get(`${api.messageUpdates()}?after=${after}`)).body,
    ).toMatchObject({
      items: [],
      reset: true,
      lastUpdate: 5,
    })
})

test('a backlog of any length arrives completely and in order', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        write(app, buyer, conversationId, { text: `${round} ${index}` }),
      ),
    )
    await app.deps.db.pool.query(`delete from rate_limits where key like 'message:%'`)
  }
  const all = await listen(app, seller, 0)
  await all.until(() => all.updates().length === 126)
  expect(all.updates().map(number)).toEqual(Array.from({ length: 126 }, (_, index) => index + 1))
  await all.hangUp()
})

test('a silent stream sends heartbeats that a page sees, with the number of the last update', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = await listen(app, seller)
  await write(app, buyer, conversationId, { text: 'Now' })
  await stream.until(() => stream.updates().length === 1)
  for (const beats of [1, 2]) {
    vi.advanceTimersByTime(HEARTBEAT_MS)
    const last = stream.received[0]!.id + 1
    await stream.until(() => stream.received.length === 2 + beats)
    expect(stream.received.at(-1)).toMatchObject({ event: 'heartbeat', id: last })
  }
  await stream.hangUp()
  vi.useRealTimers()
})

test('a HEAD request opens no stream', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const head = { method: 'HEAD', headers: { cookie: seller.cookie } }
  for (let count = 0; count <= MAX_PER_PERSON; count += 1)
    await app.app.request(`http://localhost:3000${api.messageStream()}`, head)
  const stream = await listen(app, seller)
  expect(stream.status).toBe(200)
  await stream.hangUp()
})

test('a tab that stops reading costs no memory and resumes later', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const response = await app.app.request(`http://localhost:3000${api.messageStream()}?after=0`, {
    headers: { cookie: seller.cookie },
  })
  for (let index = 0; index < 20; index += 1)
    await write(app, buyer, conversationId, { text: `no. ${index}` })
  // Only what fits into the small queue was read from the database meanwhile.
  const reader = response.body!.getReader()
  let text = ''
  while (!text.includes('no. 19')) text += new TextDecoder().decode((await reader.read()).value)
  const ids = [...text.matchAll(/^id: (\d+)\nevent: update/gm)].map(([, id]) => Number(id))
  expect(ids).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
  await reader.cancel()
})

test('logging out or a ban ends the stream of that session at once', async () => {
  const { seller, buyer } = await buildConversation(app)
  const admin = await buildUser(app, { role: 'admin' })
  const logIn = await app.app.request('http://localhost:3000/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: seller.email, password: 'correct horse battery' }),
  })
  const elsewhere = {
    ...seller,
    cookie: logIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  }
  const [here, there, other] = [
    await listen(app, seller),
    await listen(app, elsewhere),
    await listen(app, buyer),
  ]
  await as(app, elsewhere).post(api.logOut())
  await there.until(() => !there.isOpen())
  expect(here.isOpen()).toBe(true)
  await as(app, admin).put(api.ban(seller.id))
  await here.until(() => !here.isOpen())
  expect(other.isOpen()).toBe(true)
  expect((await listen(app, seller)).status).toBe(401)
  await other.hangUp()
})

test('429: the number of open tabs per person is limited; closing one frees a slot', async () => {
  const user = await buildUser(app)
  const open = await Promise.all(Array.from({ length: MAX_PER_PERSON }, () => listen(app, user)))
  const beyond = await listen(app, user)
  expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([429, '30'])
  await open[0]?.hangUp()
  const again = await listen(app, user)
  expect(again.status).toBe(200)
  await Promise.all([...open.slice(1), again].map((one) => one.hangUp()))
})
