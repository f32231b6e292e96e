import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { type Server, startServer } from '../../bench/server.ts'
import { loadBundledData } from '../../src/commands/bundled-data.store.ts'
import { createDeps } from '../../src/commands/open-deps.ts'
import type { Deps } from '../../src/deps.ts'
import { readEnv } from '../../src/env.ts'
import { addListing } from '../../src/modules/listings/index.ts'
import { migrate, newId } from '../../src/platform/db/index.ts'
import type { Viewer } from '../../src/platform/http/index.ts'

const SECRET = 'a-secret-of-the-crash-trial-that-is-long-enough'

export type Fixtures = ReturnType<typeof fixturesIn>
export type ServedFixtures = Awaited<ReturnType<typeof openFixtures>>
export type LoggedInUser = Viewer & { cookie: string }

/** A database, the application in this process, and a server on it that can be started again. */
export async function openFixtures() {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-crashes-'))
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
  const server = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), log: quiet })
  const { user, password, host, port } = server.connection
  const base = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}`
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  await admin.query('create database orders')
  await admin.end()
  const url = `${base}/orders`
  const { deps, end } = await fillDatabase(url, folder)
  return {
    ...fixturesIn(deps),
    serve: () => serveOn(url, path.join(folder, 'server')),
    async close() {
      await end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The tables of the shop in an empty database, and the application on it in this process. */
export async function fillDatabase(url: string, folder: string) {
  await migrate(url)
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: path.join(folder, 'here'),
    OFFLINE_PAYMENT: 'shop',
    OFFLINE_PAYMENT_INSTRUCTIONS: 'Redial Ltd, IBAN NO93 8601 1117 947',
  })
  const site = { origin: () => 'http://localhost', demo: true, secret: SECRET }
  const { deps, end } = createDeps(url, env, pino({ level: 'error' }), site)
  await loadBundledData(deps.db)
  // Demo mode without demo data: payments work, and no other activity runs.
  await deps.db.pool.query("insert into demo_progress (step, done) values ('all', 1)")
  return { deps, end }
}

export function fixturesIn(deps: Deps) {
  return {
    deps,
    people: (role: Viewer['role'], count: number) => people(deps, role, count),
    phones: (seller: Viewer, count: number) => phones(deps, seller, count),
  }
}

/** Users with open sessions, written straight to the database because hashing passwords is slow. */
async function people({ db }: Deps, role: Viewer['role'], count: number): Promise<LoggedInUser[]> {
  const made = Array.from({ length: count }, () => {
    const id = newId()
    const token = randomBytes(24).toString('hex')
    const signature = createHmac('sha256', SECRET).update(token).digest('base64')
    const cookie = `redial.session_token=${encodeURIComponent(`${token}.${signature}`)}`
    const email = `${id}@example.org`
    return { id, token, name: `${role} ${id.slice(-4)}`, email, role, image: null, cookie }
  })
  const column = (key: 'id' | 'name' | 'email' | 'token') => made.map((person) => person[key])
  await db.pool.query(
    `insert into users (id, name, email, role)
     select id, name, email, $4 from unnest($1::uuid[], $2::text[], $3::text[]) as p (id, name, email)`,
    [column('id'), column('name'), column('email'), role],
  )
  await db.pool.query(
    `insert into sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as p (id, token)`,
    [column('id'), column('token')],
  )
  return made
}

async function phones(deps: Deps, seller: Viewer, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const shipping = { zones: [{ to: ['WORLD'], price: 0 }], handlingDays: 2 }
    const delivery = { pickUp: true, shipping }
    const fields = { brand: 'Nokia', name: 'Nokia 3310', price: '30', delivery }
    const added = await addListing(deps, seller, fields as never)
    if (!('listing' in added)) throw new Error(`no phone: ${JSON.stringify(added)}`)
    ids.push(added.listing.id)
  }
  return ids
}

/** A node on a database that was filled; `more` are further settings. */
export function serveOn(
  databaseUrl: string,
  folder: string,
  more: Record<string, string> = {},
): Promise<Server> {
  return startServer(path.resolve(import.meta.dirname, '../..'), {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    AUTH_SECRET: SECRET,
    ...more,
  })
}
