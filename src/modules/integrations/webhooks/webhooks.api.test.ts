import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { recordEvent } from '../../../platform/events.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/time.ts'
import { deleteOldMessages, deliverWebhooks } from './deliver-messages.ts'

type Received = { headers: IncomingHttpHeaders; body: string; path: string }

let app: TestApp
let server: Server
let origin: string
let received: Received[]
/** What the receiver answers. */
let answer: { status: number; body?: string; location?: string }

beforeAll(async () => {
  app = await testApp({ env: { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' } })
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers, body, path: request.url ?? '' })
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {})
    response.end(answer.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})
beforeEach(async () => {
  received = []
  answer = { status: 204 }
  await app.deps.db.pool.query('delete from webhook_endpoints')
})

type Hook = { owner: TestUser; id: string; secret: string }

async function hook(owner: TestUser, kinds: string[], path = '/hook'): Promise<Hook> {
  const made = await as(app, owner).post('/api/webhooks', { url: `${origin}${path}`, kinds })
  expect([made.status, made.body.message]).toEqual([200, undefined])
  return { owner, id: made.body.webhook.id, secret: made.body.secret }
}

const messagesOf = async ({ owner, id }: Hook) =>
  (await as(app, owner).get(`/api/webhooks/${id}/messages`)).body
const stateOf = async ({ owner, id }: Hook) =>
  (await as(app, owner).get('/api/webhooks')).body.find((one: Hook) => one.id === id).state
const testMessage = ({ owner, id }: Hook) => as(app, owner).post(`/api/webhooks/${id}/test`)
const seller = () => buildUser(app, { role: 'Seller' })

/** As the specification describes it, without code of the server. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(content).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',')
      const bytes = Buffer.from(signature, 'base64')
      return version === 'v1' && bytes.length === 32 && timingSafeEqual(bytes, expected)
    })
}

test('a seller gets signed messages about their own phones and orders, with ids and nothing of people', async () => {
  const owner = await seller()
  const own = await hook(owner, ['phone.listed', 'order.created', 'phone.reserved'])
  const other = await hook(await seller(), ['phone.listed', 'order.created'], '/other')
  const phone = await buildListing(app, { seller: owner })
  const buyer = await buildUser(app)
  const order = (await as(app, buyer).post('/api/advertise', { phoneId: phone._id })).body.order
  await deliverWebhooks(app.deps)
  const bodies = received.map(({ body }) => JSON.parse(body))
  expect(received.every((one) => one.path === '/hook' && isSigned(one, own.secret))).toBe(true)
  expect(received.some((one) => isSigned(one, other.secret))).toBe(false)
  expect(bodies.map(({ type }) => type).sort()).toEqual([
    'order.created',
    'phone.listed',
    'phone.reserved',
  ])
  const created = bodies.find(({ type }) => type === 'order.created')
  expect(created).toEqual({
    type: 'order.created',
    timestamp: app.clock.now().toISOString(),
    data: {
      ...{ orderId: order._id, phoneId: phone._id },
      url: `http://localhost:3000/api/orders/${order._id}`,
    },
  })
  expect(JSON.stringify(bodies)).not.toContain(buyer.name)
  expect(
    (await messagesOf(own)).every(({ state }: { state: string }) => state === 'delivered'),
  ).toBe(true)
})

test('admins get the events of the whole shop; sellers cannot ask for those', async () => {
  const admin = await hook(await buildUser(app, { role: 'admin' }), [
    'phone.listed',
    'report.created',
  ])
  const owner = await seller()
  const phone = await buildListing(app, { seller: owner })
  await as(app, await buildUser(app)).post('/api/reports', { phoneId: phone._id, reason: 'stolen' })
  await deliverWebhooks(app.deps)
  expect(received.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
    'phone.listed',
    'report.created',
  ])
  expect(await messagesOf(admin)).toHaveLength(2)
  const refused = await as(app, owner).post('/api/webhooks', {
    url: origin,
    kinds: ['report.created'],
  })
  expect(refused.body.fields).toEqual({ kinds: 'Only admins get events of the shop' })
})

test('an event that is rolled back sends nothing', async () => {
  const owner = await seller()
  const own = await hook(owner, ['phone.sold'])
  const phone = await buildListing(app, { seller: owner })
  await inTransaction(app.deps.db, async (tx) => {
    await recordEvent(tx, 'listing_sold', app.clock.now(), { listingId: phone._id })
    throw new Error('undone')
  }).catch(() => {})
  expect(await messagesOf(own)).toEqual([])
})

test('a failed message is sent again with growing pauses over three days, under one id, and can be replayed', async () => {
  const own = await hook(await seller(), ['order.paid'])
  answer = { status: 500, body: 'down for maintenance' }
  await testMessage(own)
  const pauses = [
    0,
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    DAY,
  ]
  for (const [index, pause] of pauses.entries()) {
    if (pause > 0) {
      app.clock.advance(pause - SECOND)
      expect(await deliverWebhooks(app.deps)).toBe(0)
      app.clock.advance(SECOND)
    }
    expect(await deliverWebhooks(app.deps)).toBe(1)
    expect(received).toHaveLength(index + 1)
  }
  app.clock.advance(2 * DAY)
  expect(await deliverWebhooks(app.deps)).toBe(0)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(received.every((one) => isSigned(one, own.secret))).toBe(true)
  const [message] = await messagesOf(own)
  expect([message.state, message.attempts.length]).toEqual(['failed', 10])
  expect(message.attempts[0]).toMatchObject({
    number: 10,
    status: 500,
    response: 'down for maintenance',
  })
  answer = { status: 200 }
  const again = await as(app, own.owner).post(
    `/api/webhooks/${own.id}/messages/${message.id}/replay`,
  )
  expect(again.body.state).toBe('waiting')
  await deliverWebhooks(app.deps)
  expect((await messagesOf(own))[0].state).toBe('delivered')
  expect(received.at(-1)?.headers['webhook-id']).toBe(`msg_${message.id}`)
})

test('after five days of failures the webhook is turned off and its owner notified; it can be turned on again', async () => {
  const own = await hook(await seller(), ['order.paid'])
  answer = { status: 503 }
  await testMessage(own)
  await deliverWebhooks(app.deps)
  expect(await stateOf(own)).toBe('failing')
  app.clock.advance(5 * DAY)
  await testMessage(own)
  await deliverWebhooks(app.deps)
  expect(await stateOf(own)).toBe('off_failing')
  expect((await testMessage(own)).status).toBe(409)
  const { rows } = await app.deps.db.pool.query(
    `select data from events where name = 'webhook_disabled' and data->>'userId' = $1`,
    [own.owner.id],
  )
  expect(rows).toHaveLength(1)
  const on = { url: `${origin}/hook`, kinds: ['order.paid'], isOn: true }
  await as(app, own.owner).put(`/api/webhooks/${own.id}`, on)
  answer = { status: 200 }
  await testMessage(own)
  await deliverWebhooks(app.deps)
  expect(await stateOf(own)).toBe('on')
})

test('a receiver that answers 410 is turned off at once', async () => {
  const own = await hook(await seller(), ['order.paid'])
  answer = { status: 410 }
  await testMessage(own)
  await deliverWebhooks(app.deps)
  expect(await stateOf(own)).toBe('off_failing')
})

test('two workers never make one attempt twice', async () => {
  const node = await testApp({
    env: { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' },
    databaseUrl: app.databaseUrl,
    now: app.clock.now(),
  })
  const both = [
    await hook(await seller(), ['order.paid']),
    await hook(await seller(), ['order.paid']),
  ]
  for (const one of both) for (let sent = 0; sent < 12; sent += 1) await testMessage(one)
  node.clock.advance(app.clock.now().getTime() - node.clock.now().getTime())
  const made = await Promise.all([app, node, app, node].map(({ deps }) => deliverWebhooks(deps)))
  await node.close()
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(24)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(24)
  expect(received).toHaveLength(24)
})

test('an attempt of a worker that died is made by another one after a minute', async () => {
  const own = await hook(await seller(), ['order.paid'])
  await testMessage(own)
  await app.deps.db.pool.query(
    `update webhook_messages set is_claimed = true, attempts = 1, next_attempt_at = $1`,
    [new Date(app.clock.now().getTime() + MINUTE)],
  )
  expect(await deliverWebhooks(app.deps)).toBe(0)
  app.clock.advance(MINUTE)
  expect(await deliverWebhooks(app.deps)).toBe(1)
  expect((await messagesOf(own))[0].attempts[0].number).toBe(2)
})

test('a new secret signs beside the one before for a day', async () => {
  const own = await hook(await seller(), ['order.paid'])
  const renewed = await as(app, own.owner).post(`/api/webhooks/${own.id}/secret`)
  const { secret } = renewed.body
  const send = async () => {
    await testMessage(own)
    await deliverWebhooks(app.deps)
    const message = received.at(-1) as Received
    return [isSigned(message, secret), isSigned(message, own.secret)]
  }
  expect(await send()).toEqual([true, true])
  app.clock.advance(DAY)
  expect(await send()).toEqual([true, false])
})

test('a redirect to this machine is not followed, and the log says why the message failed', async () => {
  const own = await hook(await seller(), ['order.paid'])
  answer = { status: 302, location: 'http://127.0.0.1:5432/' }
  await testMessage(own)
  await deliverWebhooks(app.deps)
  const [message] = await messagesOf(own)
  expect(message.attempts[0]).toMatchObject({
    status: 302,
    error:
      'It redirects to http://127.0.0.1:5432/. Redirects are not followed: enter the address itself',
  })
})

test('a name that led to the internet when it was entered and to this machine later gets nothing', async () => {
  const strict = await testApp({ databaseUrl: app.databaseUrl, now: app.clock.now() })
  const owner = await seller()
  const made = await as(strict, owner).post('/api/webhooks', {
    url: 'https://1.1.1.1/hook',
    kinds: ['order.paid'],
  })
  await strict.deps.db.pool.query(`update webhook_endpoints set url = 'http://rebind.example/'`)
  const own = { owner, id: made.body.webhook.id, secret: made.body.secret }
  await testMessage(own)
  strict.clock.advance(app.clock.now().getTime() - strict.clock.now().getTime())
  await deliverWebhooks(strict.deps, async () => [{ address: '127.0.0.1', family: 4 }])
  await strict.close()
  const [message] = await messagesOf(own)
  expect(message.attempts[0].error).toContain('private network')
  expect(received).toEqual([])
})

test.each([
  ['http://10.0.0.1/', 'private'],
  ['http://169.254.169.254/latest', 'private'],
  ['http://localhost:3000/', 'the shop itself'],
  ['http://[::ffff:10.0.0.1]/', 'private'],
  ['https://1.1.1.1:25/', 'Port 25'],
  ['javascript:alert(1)', 'https://'],
  ['', 'Address is required'],
])('the address %s is refused at its field', async (url, problem) => {
  const refused = await as(app, await seller()).post('/api/webhooks', {
    url,
    kinds: ['order.paid'],
  })
  expect([refused.status, refused.body.fields.url]).toEqual([422, expect.stringContaining(problem)])
})

test('a ban turns webhooks off, and another role stops what waits', async () => {
  const own = await hook(await seller(), ['order.paid'])
  const other = await hook(await seller(), ['order.paid'])
  await testMessage(own)
  await testMessage(other)
  const admin = await buildUser(app, { role: 'admin' })
  await as(app, admin).put(`/api/bans/${own.owner.id}`, { reason: 'Fraud' })
  await app.deps.db.pool.query(`update users set role = 'Buyer' where id = $1`, [other.owner.id])
  await deliverWebhooks(app.deps)
  expect(received).toEqual([])
  const { rows } = await app.deps.db.pool.query(
    'select distinct disabled_reason as reason from webhook_endpoints',
  )
  expect(rows).toEqual([{ reason: 'account' }])
})

test('nobody reaches the webhook of another person', async () => {
  const own = await hook(await seller(), ['order.paid'])
  await testMessage(own)
  const [message] = await messagesOf(own)
  const stranger = as(app, await seller())
  const url = `/api/webhooks/${own.id}`
  const changed = { url: origin, kinds: ['order.paid'], isOn: false }
  const answers = [
    await stranger.get(`${url}/messages`),
    await stranger.put(url, changed),
    await stranger.delete(url),
    await stranger.post(`${url}/secret`),
    await stranger.post(`${url}/test`),
    await stranger.post(`${url}/messages/${message.id}/replay`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
})

test('the log goes on to the next page and is deleted after 30 days; the secret is not readable in the database', async () => {
  const own = await hook(await seller(), ['order.paid'])
  for (let sent = 0; sent < 30; sent += 1) await testMessage(own)
  const first = await as(app, own.owner).get(`/api/webhooks/${own.id}/messages`)
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await as(app, own.owner).get(next)
  expect([first.body.length, second.body.length]).toEqual([25, 5])
  const { rows } = await app.deps.db.pool.query('select secret from webhook_endpoints')
  expect(JSON.stringify(rows)).not.toContain(own.secret.slice(6))
  app.clock.advance(30 * DAY + SECOND)
  expect(await deleteOldMessages(app.deps)).toBe(30)
})

test('a webhook that was removed gets nothing, nor does one that is off', async () => {
  const owner = await seller()
  const removed = await hook(owner, ['phone.listed'])
  const off = await hook(owner, ['phone.listed'], '/off')
  expect((await as(app, owner).delete(`/api/webhooks/${removed.id}`)).status).toBe(200)
  const change = { url: `${origin}/off`, kinds: ['phone.listed'], isOn: false }
  expect((await as(app, owner).put(`/api/webhooks/${off.id}`, change)).body.state).toBe('off')
  await buildListing(app, { seller: owner })
  await deliverWebhooks(app.deps)
  expect(received).toEqual([])
})

test('an account has at most ten webhooks', async () => {
  const owner = await seller()
  const add = () => as(app, owner).post('/api/webhooks', { url: origin, kinds: ['order.paid'] })
  const statuses = (await Promise.all(Array.from({ length: 12 }, add))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2)
})
