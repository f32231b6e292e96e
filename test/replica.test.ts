import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { pages, api as paths } from '../src/contract/urls.ts'
import { createPages } from '../src/pages/index.ts'
import { createChanges } from '../src/platform/db/changes.ts'
import { connect, migrate, readFromReplica } from '../src/platform/db/index.ts'
import { createRequestLimit } from '../src/platform/http/index.ts'
import { listen } from '../src/server.ts'
import { as, buildListing, buildUser, type TestApp, type TestUser, testApp } from './app.ts'
import { type Replication, startReplication } from './replication.fixture.ts'

let servers: Replication
let app: TestApp
let web: Awaited<ReturnType<typeof listen>>
let seller: TestUser
/** How many API calls the pages made. */
let calls = 0

/** Long enough that the tests decide when a replica is too old. */
const MOST_BEHIND_MS = 60_000
const LATER = { timeout: 30_000 }

beforeAll(async () => {
  servers = await startReplication()
  const { hosts, urlFor } = servers
  const databaseUrl = urlFor(hosts.primary)
  await migrate(databaseUrl)
  const replica = { url: urlFor(hosts.standby), mostBehindMs: MOST_BEHIND_MS }
  app = await testApp({ databaseUrl, replica })
  seller = await buildUser(app, { role: 'Seller' })
  web = await listen({ host: '127.0.0.1', port: 0 })
  const handle = (request: Request, env?: object) => {
    calls += 1
    return app.app.fetch(request, env)
  }
  const dist = path.resolve(import.meta.dirname, '../dist')
  web.serve(app.app, await createPages(app.deps, handle, dist), {
    limitRequests: createRequestLimit(),
  })
})
afterAll(async () => {
  await web?.close()
  await app?.close()
  await servers.stop()
})

const form = { brand: 'Nokia', name: 'Nokia 3310' }
const replica = () => app.deps.db.replica?.current()
const pauseReplay = () => servers.run('standby', 'select pg_wal_replay_pause()')
const resumeReplay = () => servers.run('standby', 'select pg_wal_replay_resume()')

async function untilUsed() {
  await vi.waitFor(() => expect(replica()).toBeDefined(), LATER)
}

/** A phone at $30, and the replica that has it; replaying stands still until the end of the test. */
async function phoneOnPausedReplica() {
  const phone = await buildListing(app, { seller, ...form, price: '30' })
  await untilUsed()
  onTestFinished(async () => void (await resumeReplay()))
  await pauseReplay()
  return phone
}

/** A change that no node hears of. */
const setQuietly = (id: string, minor: number) =>
  app.deps.db.pool.query('update listings set price_minor = $2 where id = $1', [id, minor])

/** The price of the phone wherever it is shown to someone with these headers. */
async function pricesOf(id: string, headers: Record<string, string> = {}) {
  const get = async (url: string) => (await app.app.request(url, { headers })).json()
  const [phone, list, search] = await Promise.all([
    get(paths.phone(id)),
    get(paths.phones()),
    get(`${paths.search()}?q=nokia`),
  ])
  const isIt = (one: { _id: string }) => one._id === id
  return [phone.price, list.find(isIt)?.price, search.items.find(isIt)?.price]
}

test('a visitor’s searches, lists and phones are read from the replica, which may be behind', async () => {
  const { _id: id } = await phoneOnPausedReplica()
  await setQuietly(id, 2_900)
  expect(await pricesOf(id)).toEqual(['30.00', '30.00', '30.00'])
})

test('who has just written something reads from the primary, on every node', async () => {
  const { _id: id } = await phoneOnPausedReplica()
  const settings = { locale: 'en-GB', timeZone: 'Europe/Oslo' }
  const wrote = await as(app, seller).put(paths.dateSettings(), settings)
  const cookie = wrote.headers.getSetCookie().find((one) => one.startsWith('redial.wrote='))
  expect(cookie).toMatch(/^redial\.wrote=1; Max-Age=5; Path=\/; HttpOnly; SameSite=Lax$/)
  await setQuietly(id, 2_900)
  expect(await pricesOf(id, { cookie: 'redial.wrote=1' })).toEqual(['29.00', '29.00', '29.00'])
  expect(await pricesOf(id)).toEqual(['30.00', '30.00', '30.00'])
})

test('a page that is cached after a change shows it, however far the replica is behind', async () => {
  const phone = await phoneOnPausedReplica()
  const urls = [pages.products(), pages.namedPhone(phone._id, phone.slug)]
  const show = async (price: string) => {
    const texts = urls.map(async (url) =>
      (await fetch(`http://127.0.0.1:${web.port}${url}`)).text(),
    )
    return (await Promise.all(texts)).map((text) => text.includes(`>$${price}<`))
  }
  expect(await show('30')).toEqual([true, true])
  const edited = await as(app, seller).put(paths.phone(phone._id), { ...form, price: '29' })
  expect(edited.status).toBe(200)
  expect(replica(), 'while the replica does not have the change').toBeUndefined()
  expect(await show('29')).toEqual([true, true])
  calls = 0
  expect(await show('29')).toEqual([true, true])
  expect(calls, 'from the cache').toBe(0)
  await resumeReplay()
  await untilUsed()
  expect(await pricesOf(phone._id)).toEqual(['29.00', '29.00', '29.00'])
})

test('a replica that is too far behind is not read, until it has caught up', async () => {
  const { hosts, urlFor, run } = servers
  const states: boolean[] = []
  const db = connect({
    url: urlFor(hosts.primary),
    max: 4,
    changes: createChanges(),
    replica: {
      url: urlFor(`${hosts.primary},${hosts.standby}`),
      mostBehindMs: 700,
      onState: ({ isUsed }) => void states.push(isUsed),
    },
  })
  onTestFinished(() => db.close())
  await vi.waitFor(() => expect(db.replica?.current()).toBeDefined(), LATER)
  onTestFinished(async () => void (await resumeReplay()))
  await pauseReplay()
  await run('primary', 'create table later ()')
  await vi.waitFor(() => expect(db.replica?.current()).toBeUndefined(), LATER)
  await resumeReplay()
  await vi.waitFor(() => expect(db.replica?.current()).toBeDefined(), LATER)
  expect(states).toEqual([true])
})

test.each([
  ['ends a statement for its own sake', { code: '40001', message: 'conflict with recovery' }],
  ['is given up', { message: 'Cannot use a pool after calling end on the pool' }],
  ['ends', { code: '57P01', message: 'terminating connection' }],
])('a read during which the replica %s runs on the primary', async (_, { message, ...more }) => {
  await untilUsed()
  const sources: boolean[] = []
  const value = await readFromReplica(app.deps.db, async (source) => {
    const isPrimary = source === app.deps.db
    sources.push(isPrimary)
    if (isPrimary) return 'read'
    throw Object.assign(new Error(message), more)
  })
  expect([value, sources]).toEqual(['read', [false, true]])
})

test('without its replica the shop reads from the primary at once', async () => {
  const { _id: id } = await buildListing(app, { seller, ...form, price: '30' })
  await untilUsed()
  await servers.standby.stop()
  expect(await pricesOf(id)).toEqual(['30.00', '30.00', '30.00'])
  await vi.waitFor(() => expect(replica()).toBeUndefined(), LATER)
  expect(await pricesOf(id)).toEqual(['30.00', '30.00', '30.00'])
})
