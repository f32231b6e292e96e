import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import pg from 'pg'
import { processorSeconds } from '../processor-time.ts'
import { type Server, startServer } from '../server.ts'
import { generateMarket, SECRET } from './generate.ts'

/** Increase when the generator changes, so that no outdated database is reused. */
const GENERATION = 1

const POLL_MS = 1_000
const MOST_POLLS = 120
/** So many polls in a row in which the server used less than this share of a processor. */
const IDLE_POLLS = 4
const IDLE_SHARE = 0.1

export type Markets = Awaited<ReturnType<typeof openMarkets>>
export type Market = Server & {
  databaseUrl: string
  dataDir: string
  /** Processor time of the server and of PostgreSQL so far, in seconds. */
  spent: () => number
}

/**
 * A PostgreSQL for a checkout, with a database for each number of listings. Both are made on demand, and kept
 * for the next run if `data` names a folder.
 */
export async function openMarkets(checkout: string, data: string | undefined) {
  const folder = data ?? mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    log: quiet,
  })
  const { user, password, host, port } = postgres.connection
  const urlOf = (database: string) =>
    `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
  const admin = new pg.Client(urlOf('postgres'))
  await admin.connect()
  const exists = async (name: string) =>
    (await admin.query('select from pg_database where datname = $1', [name])).rows.length > 0

  /** The name of the database with so many listings. */
  async function databaseWith(listings: number): Promise<string> {
    const name = `market_${GENERATION}_${listings}_${schemaVersion(checkout)}`
    if (await exists(name)) return name
    const unfinished = `${name}_unfinished`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished}`)
    migrate(checkout, urlOf(unfinished), path.join(folder, 'files', unfinished))
    const started = performance.now()
    await generateMarket(urlOf(unfinished), listings)
    const seconds = ((performance.now() - started) / 1_000).toFixed(0)
    console.log(`  generated ${listings.toLocaleString('en')} listings in ${seconds} s`)
    await admin.query(`alter database ${unfinished} rename to ${name}`)
    return name
  }

  return {
    /** The server of the checkout on a market. What happens in a copy is not kept. */
    async serve(
      listings: number,
      {
        copy = false,
        env = {},
        prepare,
      }: {
        copy?: boolean
        env?: Record<string, string>
        /** Adds to the copy before the server starts. */
        prepare?: (databaseUrl: string) => Promise<void>
      } = {},
    ): Promise<Market> {
      const original = await databaseWith(listings)
      const name = copy ? 'market_copy' : original
      if (copy) {
        await admin.query(`drop database if exists ${name} with (force)`)
        await admin.query(`create database ${name} template ${original}`)
      }
      const databaseUrl = urlOf(name)
      await prepare?.(databaseUrl)
      const dataDir = path.join(folder, 'files', name)
      const server = await startServer(checkout, {
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        DEMO: '0',
        AUTH_SECRET: SECRET,
        OFFLINE_PAYMENT: 'shop',
        OFFLINE_PAYMENT_INSTRUCTIONS: 'Redial Ltd, IBAN NO93 8601 1117 947',
        ...env,
      })
      return {
        ...server,
        databaseUrl,
        dataDir,
        spent: () => processorSeconds(server.pid, postgres.pid),
      }
    },
    async close() {
      await admin.end()
      await postgres.stop()
      if (!data) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the jobs of a server that has just started, such as the price curve, are done. */
export async function untilIdle({ spent }: Market): Promise<void> {
  for (let polls = 0, idle = 0; polls < MOST_POLLS && idle < IDLE_POLLS; polls += 1) {
    const before = spent()
    await wait(POLL_MS)
    idle = (spent() - before) * 1_000 < POLL_MS * IDLE_SHARE ? idle + 1 : 0
  }
}

function migrate(checkout: string, databaseUrl: string, dataDir: string) {
  const { status, stderr } = spawnSync(process.execPath, ['dist/app/main.js', 'migrate'], {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the database of ${checkout} was not migrated: ${stderr}`)
}

/** Changes with the schema: checkouts can share a folder. */
function schemaVersion(checkout: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('db/{schema,migrations}/*.sql', { cwd: checkout }).sort())
    hash.update(file).update(readFileSync(path.join(checkout, file)))
  return hash.digest('hex').slice(0, 12)
}
