import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Deps } from '../src/deps.ts'
import { type Env, readEnv } from '../src/env.ts'
import { openStorage } from '../src/modules/media/index.ts'
import { createSettings } from '../src/modules/settings/index.ts'
import { openApiDocument } from '../src/openapi.ts'
import { manualClock } from '../src/platform/clock.ts'
import { createChanges } from '../src/platform/db/changes.ts'
import { connect, type PoolOptions } from '../src/platform/db/index.ts'
import { createMailer } from '../src/platform/mail/index.ts'
import {
  type CheckAnswer,
  createContractCheck,
  createOperationFinder,
  type FindOperation,
} from './contract-check.ts'
import { TEMPLATE } from './database.setup.ts'

export { answersFor, buildListing } from './build/listing.ts'
export { buildSettings } from './build/settings.ts'
export { buildUser, type TestUser } from './build/user.ts'
export { as, type Client } from './client.ts'

export const ORIGIN = 'http://localhost:3000'

export type TestApp = {
  deps: Deps
  app: ReturnType<typeof createApp>['app']
  auth: ReturnType<typeof createApp>['auth']
  headers: ReturnType<typeof createApp>['headers']
  clock: ReturnType<typeof manualClock>
  databaseUrl: string
  checkAnswer: CheckAnswer
  operationOf: FindOperation
  close(): Promise<void>
}

type Options = {
  env?: Record<string, string>
  demo?: boolean
  origin?: string
  /** The database of another application, of which this one is a second node, or one that was restored. */
  databaseUrl?: string
  /** The key of the instance that the database is from. */
  secret?: string
  /** Where its time stands still at first; now, unless it is given. */
  now?: Date
  /** A server that follows the one of `databaseUrl`. */
  replica?: PoolOptions['replica']
}

/** Without a provider phones can only be shipped where buyers pay by transfer. */
const transfers = {
  OFFLINE_PAYMENT: 'shop',
  OFFLINE_PAYMENT_INSTRUCTIONS: 'Redial Ltd, IBAN NO93 8601 1117 947',
}

/** Test files share a process, and its compiled contract: the routes of the API are nearly always the same. */
const contracts = new Map<string, Contract>()
type Contract = { checkAnswer: CheckAnswer; operationOf: FindOperation }

function contractOf(app: TestApp['app']): Contract {
  const routes = app.routes
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
    .join()
  const known = contracts.get(routes)
  if (known) return known
  const document = openApiDocument(app)
  const contract = {
    checkAnswer: createContractCheck(document),
    operationOf: createOperationFinder(document),
  }
  contracts.set(routes, contract)
  return contract
}

/** Boots the real application, on its own database unless it is a second node. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const server = inject('databaseServer')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const isSecond = options.databaseUrl !== undefined
  // Copied as files: half the work of writing every page to the log.
  if (!isSecond)
    await onServer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-app-'))
  const hasProvider = options.demo || options.env?.STRIPE_SECRET_KEY
  const variables = { ...(!hasProvider && transfers), ...options.env }
  const env: Env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    // Every seller of a test is new; the delay has tests of its own.
    NEW_SELLER_PAYOUT_DAYS: '0',
    ...variables,
  })
  const databaseUrl = options.databaseUrl ?? `${server}/${name}`
  const { replica } = options
  // A replica has a commit only after it is on the disk of the primary.
  const bulk = replica === undefined
  const pooler = env.DATABASE_POOLER_URL
  const db = connect({
    ...{ url: pooler ?? (isSecond ? databaseUrl : overSocket(databaseUrl)) },
    isPooler: pooler !== undefined,
    ...{ max: 8, changes: createChanges(), bulk, replica },
  })
  const clock = manualClock(options.now)
  const origin = options.origin ?? ORIGIN
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const demo = options.demo ?? false
  const settings = createSettings({ db, env, demo, log })
  // A new database has none.
  if (isSecond) await settings.load()
  const deps: Deps = {
    env,
    settings,
    db,
    clock,
    log,
    mailer: createMailer({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      name: () => settings.current().name,
      outbox: path.join(folder, 'outbox'),
    }),
    mediaFolder: path.join(folder, 'media'),
    storage: openStorage(env, path.join(folder, 'media')),
    secret: options.secret ?? 'a-secret-of-the-tests-that-is-long-enough',
    demo,
    origin: () => origin,
  }
  const { app, auth, headers } = createApp(deps)
  async function close() {
    await db.close()
    if (!isSecond) await onServer(server, `drop database ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  }
  return { deps, app, auth, headers, clock, databaseUrl, ...contractOf(app), close }
}

/** A fifth less processor time than over TCP. */
const overSocket = (url: string) => `${url}?host=${encodeURIComponent(inject('databaseSocket'))}`

let admin: Promise<pg.Client> | undefined

/** On one connection for all files of this process, which ends with the server. */
async function onServer(server: string, statement: string) {
  admin ??= connectTo(server)
  await (await admin).query(statement)
}

async function connectTo(server: string) {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  client.on('error', () => {})
  await client.connect()
  return client
}
