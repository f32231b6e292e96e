import { connect as connectSocket, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createChanges } from '../src/platform/db/changes.ts'
import { connect, isDatabaseDown, listenForChanges } from '../src/platform/db/index.ts'
import { as, type TestApp, testApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const message = () => ({
  clientId: crypto.randomUUID(),
  topic: 'other',
  message: 'Is anybody there?',
  name: 'Ann',
  email: 'ann@example.org',
})

/** Passes on what the application and its database send, until it is cut: then nothing, and no error either. */
async function openProxy() {
  const { hostname, port } = new URL(app.databaseUrl)
  const sockets = new Set<Socket>()
  const lost = new Set<Socket>()
  let isCut = false
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    if (isCut) lost.add(from)
    from.on('error', () => {})
    from.on('data', (data) => !lost.has(from) && to.write(data))
  }
  const server = createServer((near) => {
    const far = connectSocket(Number(port), hostname)
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as { port: number }
  const url = new URL(app.databaseUrl)
  url.port = String(own)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: url.href,
    /** Everything that is open stays open, and silent for ever. */
    cut() {
      isCut = true
      for (const socket of sockets) lost.add(socket)
    },
    /** New connections work again. */
    mend() {
      isCut = false
    },
  }
}

test('connections that a cut network leaves half open are replaced, and the statement on them fails as unavailable', async () => {
  const proxy = await openProxy()
  const db = connect({ url: proxy.url, max: 4, changes: createChanges(), silentMs: 300 })
  onTestFinished(() => db.close())
  const read = () => db.pool.query('select 1 as one')
  await Promise.all([read(), read(), read()])
  proxy.cut()
  const failure = await read().catch((error: unknown) => error)
  expect(isDatabaseDown(failure)).toBe(true)
  await expect(db.probe()).rejects.toThrow()
  proxy.mend()
  await expect.poll(async () => (await read()).rowCount).toBe(1)
  expect(await db.probe()).toBe('ok')
})

test('a node whose connection for changes is cut caches nothing until it listens again', async () => {
  const proxy = await openProxy()
  const changes = createChanges()
  const received: string[] = []
  changes.onChange((topic) => void received.push(topic))
  const stop = listenForChanges(
    () => proxy.url,
    changes,
    () => {},
    200,
  )
  onTestFinished(stop)
  await expect.poll(() => changes.connected).toBe(true)
  proxy.cut()
  await expect.poll(() => changes.connected).toBe(false)
  proxy.mend()
  await expect.poll(() => changes.connected).toBe(true)
  await app.deps.db.pool.query(`select pg_notify('redial_changes', 'phones')`)
  await expect.poll(() => received).toContain('phones')
})

test('a read-only database answers writes with 503, and the node is not ready until it has another', async () => {
  const own = new URL(app.databaseUrl).pathname.slice(1)
  const set = (value: string) =>
    app.deps.db.pool.query(`alter database ${own} ${value} default_transaction_read_only`)
  await app.deps.db.pool.query(`alter database ${own} set default_transaction_read_only = on`)
  const second = await testApp({ databaseUrl: app.databaseUrl })
  onTestFinished(() => second.close())
  const refused = await as(second, null).post('/api/contact', message())
  expect([refused.status, refused.body.error]).toEqual([503, 'database_down'])
  expect(refused.headers.get('retry-after')).toBe('2')
  const ready = await as(second, null).get('/readyz')
  expect([ready.status, ready.body.error]).toEqual([503, 'database_read_only'])
  await set('reset')
  await expect.poll(async () => (await as(second, null).get('/readyz')).status).toBe(200)
})

test('a full disk of the database answers writes with 507 and makes the node not ready', async () => {
  const { pool } = app.deps.db
  await pool.query(`
    create function refuse_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger refuse_full before insert on contact_messages execute function refuse_full()`)
  const refused = await as(app, null).post('/api/contact', message())
  expect([refused.status, refused.body.error]).toEqual([507, 'storage_full'])
  const ready = await as(app, null).get('/readyz')
  expect([ready.status, ready.body.error]).toEqual([503, 'storage_full'])
  await pool.query('drop trigger refuse_full on contact_messages')
  expect((await as(app, null).post('/api/contact', message())).status).toBe(201)
})
