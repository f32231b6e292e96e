import { createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { NEWEST_PHONES } from '../release/upgrade-fixture.ts'
import { restoreBackup } from '../src/commands/backups/restore.ts'
import { loadBundledData } from '../src/commands/bundled-data.store.ts'
import { api, pages } from '../src/contract/urls.ts'
import { DEMO_BUYER_EMAIL, DEMO_SELLER_EMAIL } from '../src/demo/people.ts'
import { readEnv } from '../src/env.ts'
import { hashEntry, NO_HASH } from '../src/modules/verification/passport/passport-entries.ts'
import { createPages } from '../src/pages/index.ts'
import { makesTheSame } from '../src/platform/db/compare-schema.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { MIGRATION_FOLDERS, readMigrations } from '../src/platform/db/migration-files.ts'
import { createRequestLimit } from '../src/platform/http/index.ts'
import { diskStorage } from '../src/platform/storage/index.ts'
import { listen } from '../src/server.ts'
import { orderStates } from '../src/shared/orders/order-life-cycle.ts'
import { as, type TestApp, testApp } from './app.ts'
import { createEmptyDatabase, query } from './backup.fixture.ts'
import { makePasswordsReal } from './cheap-passwords.setup.ts'

/** A backup of each release, made by it: `npm run release fixture VERSION`. */
const FOLDER = path.join(import.meta.dirname, 'upgrades')
const releases = readdirSync(FOLDER).sort()

const folder = mkdtempSync(path.join(tmpdir(), 'redial-upgrades-'))
const close: (() => unknown)[] = []
afterEach(async () => {
  for (const step of close.splice(0).reverse()) await step()
})
const makePasswordsCheap = makePasswordsReal()
afterAll(makePasswordsCheap)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The shop of a backup, brought up to date, at the moment when it was made; and a server that serves it. */
async function upgrade(file: string) {
  const DATA_DIR = path.join(folder, file)
  const databaseUrl = await createEmptyDatabase()
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR, DATABASE_URL: databaseUrl })
  const { createdAt } = await restoreBackup(env, path.join(FOLDER, file))
  await migrate(databaseUrl)
  const secret = readFileSync(path.join(DATA_DIR, 'secrets/auth'), 'utf8').trim()
  const app = await testApp({ databaseUrl, secret, now: new Date(createdAt), demo: true })
  close.push(() => app.close())
  await loadBundledData(app.deps.db)
  app.deps.storage = diskStorage(path.join(DATA_DIR, 'media'))
  const server = await listen({ host: '127.0.0.1', port: 0 })
  close.push(() => server.close())
  const dist = path.resolve(import.meta.dirname, '../dist')
  const handle = async (request: Request, more?: object) => app.app.fetch(request, more)
  server.serve(app.app, await createPages(app.deps, handle, dist), {
    limitRequests: createRequestLimit(),
  })
  const open = async (address: string, cookie = '') => {
    const response = await fetch(`http://127.0.0.1:${server.port}${address}`, {
      headers: { cookie },
      redirect: 'manual',
    })
    await response.arrayBuffer()
    expect([address, response.status]).toEqual([address, 200])
    return response.headers.get('content-type')
  }
  return { app, open, rows: (text: string) => query(databaseUrl, text) }
}

type Upgraded = Awaited<ReturnType<typeof upgrade>>

/** Logs in as the demo's people do. */
async function logIn(app: TestApp, email: string) {
  const login = { email, password: 'redial-demo-admin' }
  const { status, headers } = await as(app, null).post(api.logIn(), login)
  expect(status).toBe(200)
  return {
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
}

/** A session of somebody whose password nobody knows. Better Auth compares its end with the machine's clock. */
async function openSession(app: TestApp, userId: string) {
  const token = `upgrade-${userId}`
  await app.deps.db.pool.query(
    `insert into sessions (id, user_id, token, expires_at)
     values (gen_random_uuid(), $1, $2, now() + interval '1 day') on conflict do nothing`,
    [userId, token],
  )
  const signature = createHmac('sha256', app.deps.secret).update(token).digest('base64')
  return { cookie: `redial.session_token=${encodeURIComponent(`${token}.${signature}`)}` }
}

/** Everything as of today is possible with the data of that release. */
test.each(releases)('a shop of %s is upgraded and goes on', async (file) => {
  const shop = await upgrade(file)
  const { app, open } = shop
  await expectSameSchema(shop)
  const buyer = await logIn(app, DEMO_BUYER_EMAIL)
  const seller = await logIn(app, DEMO_SELLER_EMAIL)

  const { items } = (await as(app, null).get(`${api.search()}?q=iphone`)).body
  expect(items.length).toBeGreaterThan(10)
  await open(pages.home())
  await open(`${pages.products()}?q=iphone`)
  await openPhotos(shop)
  await openOrders(shop)
  await openDisputes(shop)
  await checkLedger(shop)
  await checkPassports(shop)

  expect((await as(app, seller).get(api.drafts())).body).toMatchObject([
    { values: { name: 'Nokia 3310' } },
  ])
  expect((await as(app, buyer).get('/api/addresses')).body).toMatchObject([
    { address: { line1: 'Storgata 1' } },
  ])
  expect((await as(app, buyer).get(api.followedSellers())).body).toMatchObject({
    items: [{}],
  })
  expect((await as(app, buyer).get(api.conversations())).status).toBe(200)

  await buySomething(shop, buyer)
  await checkLedger(shop)
  await checkPassports(shop)
})

async function expectSameSchema({ app }: Upgraded) {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const same = await makesTheSame(client, await readMigrations(MIGRATION_FOLDERS))
  await client.end()
  expect(same, 'the tables are those of a new database').toBe(true)
}

async function openPhotos({ app, open, rows }: Upgraded) {
  let opened = 0
  for (const { id } of await rows(NEWEST_PHONES)) {
    const { _id, slug, photos } = (await as(app, null).get(api.phone(String(id)))).body
    await open(pages.namedPhone(_id, slug))
    for (const { src, sources } of photos) {
      expect(await open(src)).toMatch(/^image\//)
      for (const file of `${sources?.avif},${sources?.webp}`.split(','))
        expect(await open(file.trim().split(' ')[0] ?? '')).toMatch(/^image\//)
      opened += 1
    }
  }
  expect(opened).toBeGreaterThan(5)
}

/** An order in every state, as its buyer, its seller and an admin see it. */
async function openOrders({ app, open, rows }: Upgraded) {
  const orders = await rows(
    'select distinct on (state) id, state, buyer_id, seller_id from orders order by state, id',
  )
  expect(orders.map(({ state }) => state).sort()).toEqual([...orderStates].sort())
  for (const { id, state, buyer_id, seller_id } of orders)
    for (const person of [buyer_id, seller_id]) {
      const session = await openSession(app, String(person))
      expect((await as(app, session).get(api.order(String(id)))).body).toMatchObject({ state })
      await open(pages.order(String(id)), session.cookie)
    }
}

/** Every dispute with its statements, as its buyer and an admin read it. */
async function openDisputes({ app, rows }: Upgraded) {
  const disputes = await rows(
    'select order_id, buyer_id from disputes d join orders o on o.id = d.order_id',
  )
  expect(disputes.length).toBeGreaterThan(1)
  const admin = await logIn(app, app.deps.env.DEMO_ADMIN_EMAIL)
  for (const { order_id, buyer_id } of disputes)
    for (const reader of [admin, await openSession(app, String(buyer_id))]) {
      const { status, body } = await as(app, reader).get(`/api/orders/${order_id}/dispute`)
      expect([status, body.orderId]).toEqual([200, order_id])
      expect(body.statements.length).toBeGreaterThan(0)
    }
}

async function checkLedger({ rows }: Upgraded) {
  const sums = await rows(
    `select (select count(*)::int from ledger_entries) as entries,
       (select sum(amount_minor)::int from ledger_entries) as total,
       (select count(*)::int from (select from ledger_entries group by transfer_id having sum(amount_minor) <> 0) wrong) as wrong`,
  )
  expect(sums).toEqual([{ entries: expect.any(Number), total: 0, wrong: 0 }])
  expect(sums[0]?.entries).toBeGreaterThan(100)
}

async function checkPassports({ app, open, rows }: Upgraded) {
  const entries = await rows(
    `select passport_id, content, previous_hash, hash from passport_entries order by passport_id, number`,
  )
  expect(entries.length).toBeGreaterThan(100)
  const heads = new Map<string, string>()
  for (const { passport_id, content, previous_hash, hash } of entries) {
    const id = String(passport_id)
    const before = heads.get(id) ?? NO_HASH
    expect([previous_hash, hash]).toEqual([before, hashEntry(before, String(content))])
    heads.set(id, String(hash))
  }
  const [id, head] = [...heads].at(-1) ?? []
  expect((await as(app, null).get(api.passport(id ?? ''))).body).toMatchObject({ head })
  await open(pages.passport(id ?? ''))
}

/** A purchase from the booking to the hand-over, paid with a test card. */
async function buySomething({ app, rows }: Upgraded, buyer: { cookie: string }) {
  const [phone] = await rows(
    `select id, seller_id from listings where state = 'live' and pick_up
       and id in (select listing_id from imei_claims) order by price_minor, id limit 1`,
  )
  const [as1, as2] = [as(app, buyer), as(app, await openSession(app, String(phone?.seller_id)))]
  const booked = await as1.post('/api/advertise', { phoneId: phone?.id })
  expect(booked.status).toBe(201)
  const { _id: id, handOverCode: code } = booked.body.order
  const { body } = await as1.post(api.checkout(id), { paymentMethod: 'online' })
  const card = { card: '4242424242424242' }
  expect((await as1.post(api.confirmDemoPayment(body.payment._id), card)).body.state).toBe('paid')
  expect((await as2.post(api.handOver(id), { code })).status).toBe(200)
  expect((await as1.get(api.order(id))).body).toMatchObject({ state: 'completed' })
}
