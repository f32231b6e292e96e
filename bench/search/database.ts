import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import pg from 'pg'
import { loadBundledData } from '../../src/commands/bundled-data.store.ts'
import { createChanges } from '../../src/platform/db/changes.ts'
import { connect, migrate } from '../../src/platform/db/index.ts'
import { generateListings } from './generate.ts'

/** Increase when the generator changes, so that no outdated database is reused. */
const GENERATION = 6

export type Market = Awaited<ReturnType<typeof openMarkets>>

/**
 * The embedded PostgreSQL with a database for each number of listings, created on demand and kept
 * for the next run in BENCH_DATA_DIR if that is set.
 */
export async function openMarkets() {
  const persistent = process.env.BENCH_DATA_DIR
  const folder = persistent
    ? path.resolve(persistent, 'search')
    : mkdtempSync(path.join(tmpdir(), 'redial-search-'))
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
  const server = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), log: quiet })
  const { user, password, host, port } = server.connection
  const base = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}`
  return {
    folder,
    url: (listings: number) => filled(base, listings),
    async close() {
      await server.stop()
      if (!persistent) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function filled(base: string, listings: number): Promise<string> {
  const name = `market_${GENERATION}_${listings}`
  const url = `${base}/${name}`
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  const there = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (there.rows.length === 0) {
    const making = `${name}_making`
    await admin.query(`drop database if exists ${making} with (force)`)
    await admin.query(`create database ${making}`)
    await fill(`${base}/${making}`, listings)
    await admin.query(`alter database ${making} rename to ${name}`)
  }
  await admin.end()
  await migrate(url)
  return url
}

async function fill(url: string, listings: number) {
  await migrate(url)
  const db = connect({ url, max: 2, changes: createChanges() })
  await loadBundledData(db)
  await db.close()
  const client = new pg.Client(url)
  await client.connect()
  const started = performance.now()
  await generateListings(client, listings)
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  console.log(`  made ${listings.toLocaleString('en')} listings in ${seconds} s`)
  await client.end()
}
