import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from './app.ts'
import { TEST_PASSWORD } from './build/user.ts'

let app: TestApp
let seller: TestUser

beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const phone = { brand: 'Nokia', name: 'Nokia 3310', price: '30' }
const json = { 'content-type': 'application/json' }
const send = (body: BodyInit, headers: Record<string, string> = json, path = '/api/phones') =>
  as(app, seller).send('POST', path, { body, headers })

test.each([
  ['broken JSON', '{"brand":', json, 400],
  ['a NUL character', JSON.stringify({ ...phone, name: 'No\u0000kia' }), json, 400],
  ['half a character', JSON.stringify({ ...phone, name: 'Nokia \ud83d' }), json, 400],
  ['half a character as a key', JSON.stringify({ ...phone, '\udc00': 1 }), json, 400],
  ['an unknown key', JSON.stringify({ ...phone, state: 'sold' }), json, 422],
  ['a list instead of an object', '[]', json, 422],
  ['a bare null', 'null', json, 422],
  ['33 levels', `{"name":${'['.repeat(33)}${']'.repeat(33)}}`, json, 400],
  ['250 kB of brackets', '['.repeat(250_000), json, 400],
  [
    '20,000 unknown fields',
    `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`)}}`,
    json,
    400,
  ],
  ['no content type', JSON.stringify(phone), { 'content-type': 'text/plain' }, 415],
  ['a compressed body', JSON.stringify(phone), { ...json, 'content-encoding': 'br' }, 415],
  [
    'a body of half a megabyte',
    JSON.stringify({ ...phone, description: 'x'.repeat(500_000) }),
    json,
    413,
  ],
  [
    'another site with our cookies',
    JSON.stringify(phone),
    { ...json, origin: 'https://evil.example' },
    403,
  ],
  [
    'a form of another site',
    'brand=Nokia',
    { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    403,
  ],
])('%s is refused, never a 5xx', async (_, body, headers, status) => {
  const answer = await send(body, headers as Record<string, string>)
  expect([answer.status, typeof answer.body.error]).toEqual([status, 'string'])
})

test('brackets and commas within a text are text', async () => {
  const answer = await send(JSON.stringify({ ...phone, description: '[{,"\\"'.repeat(1_000) }))
  expect(answer.body.fields?.body).toBeUndefined()
  expect([201, 422]).toContain(answer.status)
  expect(answer.body.error).not.toBe('malformed')
})

test('thousands of unknown fields are answered with fifty messages', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, 1]))
  const { status, body } = await send(JSON.stringify({ ...phone, ...unknown }))
  expect([status, Object.keys(body.fields).length]).toEqual([422, 50])
})

test('impossible IDs answer 404', async () => {
  for (const id of [
    '%00',
    "'",
    '..%2f..%2fetc',
    '%F0%9F%93%B1',
    'x'.repeat(3_000),
    '1;drop table users',
  ])
    for (const path of ['/api/phones/', '/api/categories/']) {
      const answer = await as(app, null).send('GET', path + id)
      expect([path + id, [400, 404].includes(answer.status)]).toEqual([path + id, true])
    }
})

test('no response reveals a stack trace or SQL', async () => {
  const broken = await testApp()
  await broken.deps.db.pool.query('drop table adverts cascade')
  const answer = await as(broken, null).get('/api/advertise')
  expect(answer.status).toBe(500)
  expect(Object.keys(answer.body).sort()).toEqual(['error', 'message', 'requestId'])
  expect(JSON.stringify(answer.body)).not.toMatch(/select|adverts|at .*\.ts/i)
  await broken.close()
})

test('503 with Retry-After while the database is down, and automatic recovery', async () => {
  const app = await testApp()
  const { pool } = app.deps.db
  const query = pool.query.bind(pool)
  const connect = pool.connect.bind(pool)
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
  })
  pool.query = (() => Promise.reject(away)) as never
  pool.connect = (() => Promise.reject(away)) as never
  const down = await as(app, null).get('/api/phones')
  expect([down.status, down.body.error, down.headers.get('retry-after')]).toEqual([
    503,
    'database_down',
    '2',
  ])
  pool.query = query as never
  pool.connect = connect as never
  expect((await as(app, null).get('/api/phones')).status).toBe(200)
  await app.close()
})

test('a node is ready once it has loaded the phones for sale, which it tries again if that failed', async () => {
  const app = await testApp()
  const { pool } = app.deps.db
  await pool.query('alter table facet_state rename to facet_state_away')
  const ready = () => as(app, null).get('/readyz')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { status, body, headers } = await ready()
    expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'starting', '2'])
  }
  await pool.query('alter table facet_state_away rename to facet_state')
  await expect.poll(async () => (await ready()).status).toBe(200)
  expect((await as(app, null).get('/api/search')).status).toBe(200)
  await app.close()
})

test('every response has the security headers', async () => {
  const { headers } = await as(app, null).get('/api/categories')
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'self'.*frame-ancestors 'none'/,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('logging in while the database is down answers 503', async () => {
  const app = await testApp()
  const { pool } = app.deps.db
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const credentials = { email: 'ada@example.org', password: 'a long enough one' }
  // The rate limiter's query succeeds, the account queries fail.
  const connect = pool.connect.bind(pool) as (done?: unknown) => unknown
  pool.connect = ((done?: unknown) => (done ? connect(done) : Promise.reject(away))) as never
  const query = pool.query.bind(pool)
  pool.query = ((...args: Parameters<typeof query>) =>
    /select 1/.test(String(args[0])) ? Promise.reject(away) : query(...args)) as never
  expect((await as(app, null).post('/api/auth/sign-in/email', credentials)).status).toBe(503)
  pool.query = query as never
  pool.connect = connect as never
  await app.close()
})

test('logging in answers 503 when a failover begins in the middle of it, and logs the failure as others are', async () => {
  const { email } = await buildUser(app)
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const failing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (!JSON.stringify(args[0]).includes('insert into \\"sessions\\"'))
      return query.apply(this, args)
    const readOnly = new Error('cannot execute INSERT in a read-only transaction')
    return Promise.reject(Object.assign(readOnly, { code: '25006' }))
  } as never)
  // Log lines are JSON, so the library must not print errors itself.
  const printed = vi.spyOn(console, 'error')
  try {
    const login = { email, password: TEST_PASSWORD }
    const { status, body } = await as(app, null).post('/api/auth/sign-in/email', login)
    expect([status, body.error]).toEqual([503, 'database_down'])
    expect(printed).not.toHaveBeenCalled()
  } finally {
    printed.mockRestore()
    failing.mockRestore()
  }
})

test('a login from a page at another address than the shop’s says which one, and what the operator does', async () => {
  const shop = await testApp({
    env: { ORIGIN: 'https://shop.example' },
    origin: 'https://shop.example',
  })
  const logIn = async (at: TestApp, host: string, origin: string) => {
    const login = { email: 'nobody@example.org', password: 'wrong password' }
    return as(at, null).post('/api/auth/sign-in/email', login, { host, origin })
  }
  const lan = ['192.0.2.2:3000', 'http://192.0.2.2:3000'] as const
  const refused = await logIn(shop, ...lan)
  expect([refused.status, refused.body.error]).toEqual([403, 'other_site'])
  expect(refused.body.message).toMatch(
    /http:\/\/192\.0\.2\.2:3000.*https:\/\/shop\.example.*ORIGIN/,
  )
  // The wrong password is all that is wrong; the second proxy passes on a host of its own.
  expect((await logIn(shop, 'shop.example', 'https://shop.example')).status).toBe(401)
  expect((await logIn(shop, 'app:3000', 'https://shop.example')).status).toBe(401)
  // Without ORIGIN.
  expect((await logIn(app, ...lan)).status).toBe(401)
  await shop.close()
})
