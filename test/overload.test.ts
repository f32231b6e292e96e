import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pages, api as paths } from '../src/contract/urls.ts'
import { createPages } from '../src/pages/index.ts'
import { createRequestLimit } from '../src/platform/http/index.ts'
import { listen } from '../src/server.ts'
import { buildUser, type TestApp, testApp } from './app.ts'
import { TEST_PASSWORD } from './build/user.ts'

/** More than are rendered, answered by the API, or have their password checked at the same time. */
const [CROWD_OF_PAGES, CROWD_OF_CALLS, CROWD_OF_LOGINS] = [20, 80, 6]
/** Within how many milliseconds a request is refused. */
const REFUSED_WITHIN = 2_000

let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
/** A path of the API whose requests are under way until `release` is called. */
const SLOW = '/api/slow'
let release: () => void
/** What API calls of pages wait for. */
let pause: Promise<void> | undefined
/** How many API calls of pages have begun. */
let calls = 0

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0 })
  app = await testApp()
  const handle = async (request: Request, env?: object) => {
    calls += 1
    await pause
    return app.app.fetch(request, env)
  }
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  app.app.get(SLOW, async (c) => {
    await held
    return c.json({})
  })
  const dist = path.resolve(import.meta.dirname, '../dist')
  const environment = { limitRequests: createRequestLimit() }
  server.serve(app.app, await createPages(app.deps, handle, dist), environment)
})
afterAll(async () => {
  await server.close()
  await app.close()
})

type Sent = { status: number; retryAfter: string | undefined; text: string; ms: number }

/** A request over a connection of its own. */
function send(method: 'GET' | 'POST', url: string, body?: object): Promise<Sent> {
  const start = performance.now()
  const headers = body ? { 'content-type': 'application/json' } : {}
  const options = { agent: false, method, headers }
  return new Promise((resolve, reject) => {
    const sent = request(`http://127.0.0.1:${server.port}${url}`, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response
        const ms = performance.now() - start
        resolve({ status, retryAfter: headers['retry-after'], text, ms })
      })
    })
    sent.once('error', reject).end(body && JSON.stringify(body))
  })
}

const get = (url: string) => send('GET', url)
const post = (url: string, body: object) => send('POST', url, body)

/** The answer to a request that is refused; of three, if the machine was busy, the one that came soonest. */
async function refusal(call: () => Promise<Sent>): Promise<Sent> {
  const all: Sent[] = []
  while (all.length < 3 && !all.some(({ ms }) => ms < REFUSED_WITHIN)) all.push(await call())
  return all.toSorted((a, b) => a.ms - b.ms)[0]!
}

/** The URLs in the order in which they were answered, each with its status. */
async function inOrder(urls: string[]): Promise<string[]> {
  const answered: string[] = []
  await Promise.all(
    urls.map(async (url) => {
      const { status } = await get(url)
      answered.push(`${status} ${url}`)
    }),
  )
  return answered
}

const searchPage = (n: number) => `${pages.products()}?q=nokia+${n}`

test('beyond the pages that are rendered at once, a page is refused within 2 s, and cached pages are sent meanwhile', async () => {
  const cached = pages.contact()
  expect((await get(cached)).status).toBe(200)
  // The first search reads all counts.
  expect((await get(searchPage(-1))).status).toBe(200)
  const held = Promise.withResolvers<void>()
  pause = held.promise
  calls = 0
  const crowd = Array.from({ length: CROWD_OF_PAGES }, (_, n) => get(searchPage(n)))
  await Promise.race(crowd)
  const begun = calls
  const refused = await refusal(() => get(searchPage(CROWD_OF_PAGES)))
  expect([refused.status, refused.retryAfter]).toEqual([503, '3'])
  expect(refused.text).toContain('Too many people are using the shop right now')
  expect(refused.ms).toBeLessThan(REFUSED_WITHIN)
  const further = searchPage(CROWD_OF_PAGES + 1)
  const answered = await inOrder([further, cached, '/healthz'])
  expect(answered.slice(0, 2).sort()).toEqual(['200 /healthz', `200 ${cached}`].sort())
  expect(answered[2]).toBe(`503 ${further}`)
  expect(calls, 'what is refused has not begun').toBe(begun)
  held.resolve()
  pause = undefined
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(CROWD_OF_PAGES / 2)
  expect((await get(searchPage(0))).status).toBe(200)
})

test('beyond the requests that the API answers at once, one is refused within 2 s, and pages are rendered meanwhile', async () => {
  const url = `${paths.phones()}?limit=1`
  const crowd = Array.from({ length: CROWD_OF_CALLS }, () => get(SLOW))
  // Those beyond the limit.
  await Promise.race(crowd)
  const refused = await refusal(() => get(url))
  expect([refused.status, refused.retryAfter]).toEqual([503, '2'])
  app.checkAnswer('GET', paths.phones(), 503, 'application/json', JSON.parse(refused.text))
  expect(refused.ms).toBeLessThan(REFUSED_WITHIN)

  expect(await inOrder([url, '/healthz'])).toEqual(['200 /healthz', `503 ${url}`])
  calls = 0
  expect((await get(searchPage(CROWD_OF_PAGES + 2))).status).toBe(200)
  expect(calls, 'the page called the API').toBeGreaterThan(0)

  const message = {
    clientId: crypto.randomUUID(),
    topic: 'other',
    message: 'Is anybody there?',
    name: 'Ann',
    email: 'ann@example.org',
  }
  const write = () => post(paths.contact(), message)
  const counted = () => app.deps.db.pool.query("select from rate_limits where key like 'contact%'")
  expect([(await write()).status, (await counted()).rowCount]).toEqual([503, 0])
  release()
  expect((await write()).status, 'and not 200, as for one that was stored before').toBe(201)
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(CROWD_OF_CALLS / 2)
})

test('beyond the passwords that are checked at once, one is refused within 2 s, whoever has an account, and is not counted', async () => {
  const { email } = await buildUser(app)
  const logIn = (account: string, password: string) =>
    post(paths.logIn(), { email: account, password })
  const { pool } = app.deps.db
  // Nobody can read who has an account now: what answers does not depend on it.
  const blocker = await pool.connect()
  onTestFinished(() => blocker.release(true))
  await blocker.query('begin; lock table users in access exclusive mode')
  const crowd = Array.from({ length: CROWD_OF_LOGINS }, (_, n) =>
    logIn(`crowd${n}@example.org`, 'not the password'),
  )
  // Those beyond the limit.
  await Promise.race(crowd)

  const refusals = await Promise.all([
    refusal(() => logIn(email, TEST_PASSWORD)),
    refusal(() => logIn('nobody@example.org', TEST_PASSWORD)),
    refusal(() => post(paths.signUp(), { name: 'Ann', email, password: TEST_PASSWORD })),
  ])
  for (const { status, retryAfter, text, ms } of refusals) {
    expect([status, retryAfter]).toEqual([503, '2'])
    app.checkAnswer('POST', paths.logIn(), 503, 'application/json', JSON.parse(text))
    expect(ms).toBeLessThan(REFUSED_WITHIN)
  }
  const messages = refusals.map(({ text }) => JSON.parse(text).message)
  expect(new Set(messages)).toEqual(
    new Set(['Many people are logging in right now. Try again in a few seconds.']),
  )
  const { rows } = await pool.query(
    `select coalesce(sum(points), 0)::int as points from rate_limits
     where key like 'sign-up%' or key like 'login-%@example.org' and key not like '%crowd%'`,
  )
  expect(rows).toEqual([{ points: 0 }])

  await blocker.query('rollback')
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 503]))
  expect((await logIn(email, TEST_PASSWORD)).status).toBe(200)
})
