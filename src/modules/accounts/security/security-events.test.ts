import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import {
  clientDetails,
  deleteOldSecurityEvents,
  recordSecurityEvent,
} from './security-events.api.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const logIn = '/api/auth/sign-in/email'

let app: TestApp
beforeAll(async () => {
  // Behind a proxy, so that the tests can come from any address.
  app = await testApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

async function eventsOf({ id }: { id: string }) {
  const { rows } = await app.deps.db.pool.query(
    'select kind, network, browser, detail, times from security_events where user_id = $1 order by created_at, id',
    [id],
  )
  return rows
}

const from = (address: string, userAgent = FIREFOX) => ({
  'x-forwarded-for': address,
  'user-agent': userAgent,
})

test('logins, wrong passwords, logouts and refusals are in the log with network and browser', async () => {
  const user = await buildUser(app)
  const seen = { network: '203.0.113.0/24', browser: 'Firefox on Windows', times: 1 }
  const enter = (password: string) =>
    as(app, null).post(logIn, { email: user.email, password }, from('203.0.113.77'))
  await enter('not the password')
  await enter(TEST_PASSWORD)
  await as(app, user).post('/api/auth/sign-out', {}, from('203.0.113.77'))
  await as(app, null).post(
    '/api/auth/request-password-reset',
    { email: user.email },
    from('203.0.113.77'),
  )
  await app.deps.db.pool.query('update users set banned_at = now() where id = $1', [user.id])
  expect((await enter(TEST_PASSWORD)).status).toBe(403)
  expect(await eventsOf(user)).toEqual([
    { kind: 'login_failed', ...seen, detail: '' },
    { kind: 'logged_in', ...seen, detail: '' },
    { kind: 'logged_out', ...seen, detail: '' },
    { kind: 'password_reset_requested', ...seen, detail: '' },
    { kind: 'login_refused', ...seen, detail: 'Account suspended' },
  ])
})

test('the address of a session is the one that our server saw, not what the client claims', async () => {
  const direct = await testApp()
  const user = await buildUser(direct)
  const claims = { 'x-forwarded-for': '6.6.6.6', 'x-redial-address': '6.6.6.6' }
  const seen = async (on: TestApp, headers: Record<string, string>, socket?: string) => {
    const answer = await on.app.request(
      'http://localhost:3000/api/auth/sign-in/email',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email: user.email, password: TEST_PASSWORD }),
      },
      { incoming: { socket: { remoteAddress: socket } } },
    )
    expect(answer.status).toBe(200)
    const { rows } = await on.deps.db.pool.query(
      'select ip_address from sessions where user_id = $1 order by created_at desc limit 1',
      [user.id],
    )
    return rows[0].ip_address
  }
  expect(await seen(direct, claims, '198.51.100.9')).toBe('198.51.100.9')
  await direct.close()
})

test('a flood of wrong passwords adds a bounded number of rows and keeps the count', async () => {
  const user = await buildUser(app)
  for (let attempt = 0; attempt < 60; attempt += 1)
    await recordSecurityEvent(app.deps, app.deps.db.kysely, {
      userId: user.id,
      kind: 'login_failed',
      client: clientDetails(`10.0.${attempt % 40}.1`, FIREFOX),
    })
  const events = await eventsOf(user)
  expect(events.length).toBe(20)
  expect(events.reduce((sum, { times }) => sum + times, 0)).toBe(60)
})

test('failures an hour apart have rows of their own', async () => {
  const user = await buildUser(app)
  const fail = () =>
    recordSecurityEvent(app.deps, app.deps.db.kysely, {
      userId: user.id,
      kind: 'login_failed',
      client: clientDetails('10.1.1.1', FIREFOX),
    })
  await fail()
  await fail()
  app.clock.advance(HOUR + 1)
  await fail()
  expect((await eventsOf(user)).map(({ times }) => times)).toEqual([2, 1])
})

test('security events are deleted after 180 days', async () => {
  const user = await buildUser(app)
  const record = () =>
    recordSecurityEvent(app.deps, app.deps.db.kysely, { userId: user.id, kind: 'logged_out' })
  await record()
  app.clock.advance(179 * DAY)
  await record()
  await deleteOldSecurityEvents(app.deps)
  expect(await eventsOf(user)).toHaveLength(2)
  app.clock.advance(DAY + 1)
  await deleteOldSecurityEvents(app.deps)
  expect(await eventsOf(user)).toHaveLength(1)
})

test('the server log names the account of a failure by its id or a keyed hash, never by its address', async () => {
  const lines: string[] = []
  const logged = await testApp()
  logged.deps.log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const user: TestUser = await buildUser(logged)
  for (const email of [user.email, 'nobody@example.org'])
    await as(logged, null).post(logIn, { email, password: 'not the password' })
  await logged.close()
  const failures = lines
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security === 'login_failed')
  expect(failures[0]).toMatchObject({ userId: user.id, network: '', level: 40 })
  expect(failures[1].account).toMatch(/^[\da-f]{12}$/)
  expect(lines.join()).not.toContain('@')
})

test('every refused access is in the server log: who, from which network, on which route', async () => {
  const lines: string[] = []
  const logged = await testApp({ env: { TRUST_PROXY: '1' } })
  logged.deps.log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const [buyer, other] = [await buildUser(logged), await buildUser(logged)]
  await as(logged, null).get('/api/notifications', from('203.0.113.77'))
  await as(logged, buyer).send('PUT', `/api/bans/${other.id}`, { headers: from('203.0.113.77') })
  // Another person's account answers like a missing one.
  await as(logged, buyer).get(`/api/users/${other.email}`, from('203.0.113.77'))
  await as(logged, buyer).get('/api/me')
  await logged.close()
  const seen = { network: '203.0.113.0/24', requestId: expect.any(String), msg: 'security event' }
  expect(
    lines.map((line) => JSON.parse(line)).filter(({ security }) => security === 'access_refused'),
  ).toMatchObject([
    { ...seen, level: 30, status: 401, method: 'GET', route: '/api/notifications' },
    { ...seen, level: 40, status: 403, method: 'PUT', route: '/api/bans/:user', userId: buyer.id },
    { ...seen, level: 30, status: 404, route: '/api/users/:user', userId: buyer.id },
  ])
  expect(lines.join()).not.toContain('@')
})

test.for([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', ''],
  ['', ''],
] as const)('the address %s is shortened to "%s"', ([address, network]) => {
  expect(clientDetails(address, undefined)).toEqual({ network, browser: '' })
})

test.for([
  [FIREFOX, 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0 Safari/537.36 Edg/137.0',
    'Edge on Windows',
  ],
  ['curl/8.5.0', ''],
] as const)('%s is %s', ([userAgent, name]) => {
  expect(clientDetails('', userAgent).browser).toBe(name)
})

test('people page through their own log; admins read it with an entry in the audit log', async () => {
  const [user, admin] = [await buildUser(app), await buildUser(app, { role: 'admin' })]
  for (let n = 0; n < 25; n += 1) {
    await recordSecurityEvent(app.deps, app.deps.db.kysely, {
      userId: user.id,
      kind: 'role_changed',
      detail: String(n),
    })
    app.clock.advance(HOUR)
  }
  const first = await as(app, user).get(paths.mySecurityEvents())
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await as(app, user).get(next)
  const details = [...first.body, ...second.body].map(({ detail }) => Number(detail))
  expect(details).toEqual(Array.from({ length: 25 }, (_, n) => 24 - n))
  expect((await as(app, user).get(`${paths.mySecurityEvents()}?cursor=x`)).status).toBe(422)
  expect((await as(app, admin).get(paths.mySecurityEvents())).body).toEqual([])

  const read = await as(app, admin).get(paths.securityEvents(user.id))
  expect([read.status, read.body.length]).toEqual([200, 20])
  const { rows } = await app.deps.db.pool.query(
    `select actor_id from audit_log where action = 'security_log_read' and subject_id = $1`,
    [user.id],
  )
  expect(rows).toEqual([{ actor_id: admin.id }])
  expect((await as(app, admin).get(paths.securityEvents('nobody'))).status).toBe(404)
  expect((await as(app, admin).get(paths.securityEvents(crypto.randomUUID()))).status).toBe(404)
})
