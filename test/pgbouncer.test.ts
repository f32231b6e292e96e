import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../src/contract/urls.ts'
import { buildConversation, listen, write } from '../src/modules/messaging/messaging.fixture.ts'
import { book } from '../src/modules/orders/orders.fixture.ts'
import { listenForChanges } from '../src/platform/db/index.ts'
import { createLimiter } from '../src/platform/http/index.ts'
import { as, buildListing, buildUser, type TestApp, testApp } from './app.ts'
import { query } from './backup.fixture.ts'
import { TEST_PASSWORD } from './build/user.ts'

/** Where Debian installs it. */
const PROGRAM = '/usr/sbin/pgbouncer'
const isInstalled = existsSync(PROGRAM)
const PORT = 25_000 + (process.pid % 20_000)

const folder = mkdtempSync(path.join(tmpdir(), 'redial-pgbouncer-'))
let pgbouncer: ChildProcess | undefined
/** Makes the database; two nodes use it through the pooler. */
let direct: TestApp
const nodes: TestApp[] = []
const stopListening: (() => Promise<void>)[] = []

beforeAll(async () => {
  if (!isInstalled) return
  direct = await testApp()
  const pooler = await startPooler(direct.databaseUrl)
  const env = { DATABASE_URL: direct.databaseUrl, DATABASE_POOLER_URL: pooler }
  for (let n = 0; n < 2; n += 1) {
    const node = await testApp({ databaseUrl: direct.databaseUrl, env })
    nodes.push(node)
    const { promise: listening, resolve } = Promise.withResolvers<void>()
    stopListening.push(listenForChanges(() => direct.databaseUrl, node.deps.db.changes, resolve))
    await listening
  }
})
afterAll(async () => {
  for (const stop of stopListening) await stop()
  for (const node of nodes) await node.close()
  if (pgbouncer && pgbouncer.exitCode === null) {
    pgbouncer.kill('SIGKILL')
    await once(pgbouncer, 'exit')
  }
  await direct?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Two connections for all: each transaction gets another one than the one before. */
async function startPooler(databaseUrl: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const file = path.join(folder, 'pgbouncer.ini')
  const settings = `
[databases]
shop = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)} connect_query='set statement_timeout = 15000; set max_parallel_workers_per_gather = 0'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORT}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
server_round_robin = 1
`
  writeFileSync(file, settings)
  chmodSync(folder, 0o755)
  // It refuses to run as root.
  const asRoot = userInfo().uid === 0
  const user = ['--reuid=nobody', '--regid=nogroup', '--clear-groups']
  const [program = '', ...args] = asRoot ? ['setpriv', ...user, PROGRAM, file] : [PROGRAM, file]
  pgbouncer = spawn(program, args, { stdio: 'ignore' })
  while (!(await answers())) await wait(50)
  return `postgres://shop@127.0.0.1:${PORT}/shop`
}

function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(PORT, '127.0.0.1')
    socket.on('connect', () => socket.end(() => resolve(true))).on('error', () => resolve(false))
  })
}

test.skipIf(!isInstalled)('everything that serves people goes through the pooler', async () => {
  const [node] = nodes
  const users = await node?.deps.db.pool.query('select inet_server_port() as port, user as name')
  expect(users?.rows[0]).toEqual({
    port: Number(new URL(direct.databaseUrl).port),
    name: new URL(direct.databaseUrl).username,
  })
  const text = `select count(*)::int as n from pg_stat_activity where datname = current_database()
    and application_name = 'redial'`
  await Promise.all(Array.from({ length: 20 }, () => node?.deps.db.pool.query('select 1')))
  const [connections] = await query(direct.databaseUrl, text)
  // Those of the two nodes' pools are two of the pooler, and those that made the database.
  expect(connections?.n).toBeLessThanOrEqual(2 + 8)
  const { rows } = (await node?.deps.db.pool.query('show statement_timeout')) ?? { rows: [] }
  expect(rows).toEqual([{ statement_timeout: '15s' }])
})

test.skipIf(!isInstalled)('people log in, list, search and book through the pooler', async () => {
  const [first, second] = nodes as [TestApp, TestApp]
  const buyer = await buildUser(first)
  const login = { email: buyer.email, password: TEST_PASSWORD }
  for (const node of nodes) expect((await as(node, null).post(api.logIn(), login)).status).toBe(200)
  const phone = await buildListing(first, { brand: 'Nokia', name: 'Nokia 3310' })
  const results = await as(second, null).get(`${api.search()}?q=nokia+3310`)
  expect(results.body.items).toHaveLength(1)
  const booked = await book(second, buyer, phone._id)
  expect(booked.status).toBe(201)
  expect((await as(first, buyer).get(api.order(booked.body.order._id))).status).toBe(200)
})

test.skipIf(!isInstalled)('statements with a name are sent without it', async () => {
  // rate-limiter-flexible names its statements.
  for (const node of nodes) {
    const limiter = createLimiter(node.deps.db.pool, 'pooler', 1_000, 60)
    for (let n = 0; n < 20; n += 1) await limiter.consume(`${n % 3}`)
  }
  const [named] = await query(
    direct.databaseUrl,
    `select points from rate_limits where key like '%pooler%' order by key limit 1`,
  )
  expect(named?.points).toBe(14)
})

test.skipIf(!isInstalled)('a message arrives at once at a person on the other node', async () => {
  const [first, second] = nodes as [TestApp, TestApp]
  const { seller, buyer, conversationId } = await buildConversation(first)
  const stream = await listen(second, seller)
  await write(first, buyer, conversationId, { text: 'Is it still there?' })
  await stream.until(() => stream.updates().length > 0)
  expect(JSON.stringify(stream.updates())).toContain('Is it still there?')
  await stream.hangUp()
})
