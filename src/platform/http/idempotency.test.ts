import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { HOUR } from '../../shared/time.ts'
import { deleteExpiredAnswers, idempotency } from './idempotency.ts'
import type { AppEnv } from './responses.ts'

let app: TestApp
let person: TestUser
let other: TestUser
/** What the calls below did, one word a time. */
let done: string[]
/** What the next calls answer, and when. */
let answer: { status: number; after?: Promise<unknown> }

beforeAll(async () => {
  app = await testApp()
  person = await buildUser(app)
  other = await buildUser(app)
})
afterAll(() => app.close())
beforeEach(() => {
  done = []
  answer = { status: 201 }
})

/** A small application behind the middleware: it counts, and answers what the test wants. */
async function send(
  key: string | undefined,
  { body = 'one', user = person as TestUser | null, path = '/things', method = 'POST' } = {},
): Promise<Response> {
  const small = new Hono<AppEnv>()
  small.use(async (c, next) => {
    c.set('viewer', user && { ...user, image: null })
    c.set('session', null)
    await next()
  })
  const except = (path: string) => path === '/files'
  small.use(idempotency(app.deps.db.pool, app.clock, { except }))
  small.all('*', async (c) => {
    done.push(await c.req.text())
    const count = done.length
    await answer.after
    return c.json({ count }, answer.status as 200)
  })
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  return small.request(path, { method, body: method === 'GET' ? null : body, headers })
}

const statusAndBody = async (response: Response) => [response.status, await response.json()]

test('the same key and body return the same response, and the work is done once', async () => {
  const first = await statusAndBody(await send('a'))
  const again = await send('a')
  expect(again.headers.get('idempotent-replay')).toBe('true')
  expect(await statusAndBody(again)).toEqual(first)
  expect(done).toEqual(['one'])
})

test('422: the same key with another body, path or method', async () => {
  await send('b')
  for (const odd of [
    { body: 'two' },
    { path: '/others' },
    { method: 'DELETE' },
    { path: '/things?x' },
  ]) {
    const [status, body] = await statusAndBody(await send('b', odd))
    expect([status, body.error]).toEqual([422, 'key_reused'])
  }
  expect(done).toEqual(['one'])
})

test('keys are per user; reads, visitors and uploads do not use them', async () => {
  await send('c')
  await send('c', { user: other })
  await send('c', { user: null })
  await send('c', { method: 'GET' })
  await send('c', { path: '/files' })
  expect(done).toHaveLength(5)
  await send(undefined)
  await send(undefined)
  expect(done).toHaveLength(7)
})

test('ten at once do the work once and get the same response', async () => {
  answer.after = sleep(150)
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('d').then(statusAndBody)))
  expect(done).toHaveLength(1)
  for (const each of answers) expect(each).toEqual([201, { count: 1 }])
})

test('refusals are stored; server errors and 429 are not', async () => {
  for (const [status, times] of [
    [409, 1],
    [500, 2],
    [429, 2],
  ] as const) {
    done = []
    answer.status = status
    await send(`refused ${status}`)
    expect((await send(`refused ${status}`)).status).toBe(status)
    expect(done).toHaveLength(times)
  }
})

test('409 with Retry-After while the first call is running', async () => {
  let finish = () => {}
  answer.after = new Promise<void>((resolve) => {
    finish = resolve
  })
  const first = send('e')
  await expect.poll(() => done.length).toBe(1)
  const second = await send('e')
  expect([second.status, second.headers.get('retry-after')]).toEqual([409, '1'])
  finish()
  expect((await first).status).toBe(201)
  expect((await send('e')).status).toBe(201)
  expect(done).toHaveLength(1)
})

test('the claim of a killed process is taken over after ten seconds', async () => {
  let finish = () => {}
  answer.after = new Promise<void>((resolve) => {
    finish = resolve
  })
  const lost = send('f')
  await expect.poll(() => done.length).toBe(1)
  await app.deps.db.pool.query(
    `update idempotent_responses set heartbeat_at = heartbeat_at - interval '10 seconds' where key = 'f'`,
  )
  answer = { status: 200 }
  expect((await send('f')).status).toBe(200)
  finish()
  await lost
})

test('responses are stored for 24 hours, then the key is free', async () => {
  await send('g')
  app.clock.advance(24 * HOUR - 1)
  await send('g')
  expect(done).toHaveLength(1)
  app.clock.advance(1)
  expect((await send('g', { body: 'two' })).status).toBe(201)
  expect(done).toEqual(['one', 'two'])
  app.clock.advance(24 * HOUR)
  expect(await deleteExpiredAnswers(app.deps.db.pool, app.clock.now())).toBeGreaterThan(0)
  const { rows } = await app.deps.db.pool.query('select 1 from idempotent_responses')
  expect(rows).toEqual([])
})

test('422: a key that is too long, empty or has invalid characters', async () => {
  for (const key of ['k'.repeat(201), '', 'a\tb']) expect((await send(key)).status).toBe(422)
  expect(done).toEqual([])
})

test('every writing call of the API accepts a key', async () => {
  const twice = () =>
    as(app, person).post('/api/saved-searches', { query: 'max=100' }, { 'idempotency-key': 'api' })
  const [first, second] = await Promise.all([twice(), twice()])
  expect(first.status).toBe(201)
  expect([second.status, second.body]).toEqual([first.status, first.body])
  const listed = (await as(app, person).get('/api/saved-searches')).body
  expect(JSON.stringify(listed).split(first.body._id)).toHaveLength(2)
})
