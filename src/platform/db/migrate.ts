import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { makesTheSame } from './compare-schema.ts'
import { isConcurrent, runConcurrently } from './concurrent-migration.ts'
import {
  MIGRATION_FOLDERS,
  type Migration,
  readMigrations,
  readReleasedHashes,
} from './migration-files.ts'
import { createClient } from './servers.ts'

/** Any number does, as long as every node of an instance takes the same lock. */
const MIGRATION_LOCK = 7_236_425
const LOCK_POLL_MS = 200

/** A migration that does not get a lock within its lock_timeout lets the shop go on, and tries again. */
const ATTEMPTS = 10
const PAUSE_MS = 1_000
/** lock_not_available, deadlock_detected. */
const TRY_AGAIN = ['55P03', '40P01']

export type Migrated = {
  /** The names of the files that were applied. */
  applied: string[]
  /**
   * Files whose text has changed, such as a comment, but that make the same: the database has the new hash now.
   */
  rehashed: string[]
  /** Whether the database had no tables of Redial before. */
  isNew: boolean
}

/**
 * Applies the migrations that this database has not seen, in the order of the folders and names, each in its
 * own transaction unless it says otherwise, one node at a time. `beforeUpdate` is called first when there are
 * any for a database that has data; if it fails, nothing is applied.
 * @throws OperatorError when the database is of a newer or a development version, a file was edited, or the
 * server is older than PostgreSQL 15.
 */
export async function migrate(
  url: string,
  folders = MIGRATION_FOLDERS,
  beforeUpdate: () => Promise<void> = async () => {},
): Promise<Migrated> {
  const client = await openMigrationClient(url)
  try {
    await takeTurn(client)
    const { applied, pending, rehashed } = await readState(client, folders)
    if (applied.length > 0 && pending.length > 0) await beforeUpdate()
    for (const { name, hash } of rehashed)
      await client.query('update migrations set hash = $2 where name = $1', [name, hash])
    for (const migration of pending) await apply(client, migration)
    const isNew = applied.length === 0
    return { applied: namesOf(pending), rehashed: namesOf(rehashed), isNew }
  } finally {
    await client.end()
  }
}

/**
 * Waits until no other node migrates. A node that waited in `pg_advisory_lock` would have an open transaction,
 * which `create index concurrently` of the other one waits for.
 */
async function takeTurn(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [MIGRATION_LOCK],
    )
    if (rows[0]?.taken) return
    await wait(LOCK_POLL_MS)
  }
}

/** @throws OperatorError when the database cannot be reached, or the server is too old. */
export async function openMigrationClient(url: string): Promise<pg.Client> {
  const client = createClient(url, {
    application_name: 'redial migrate',
    // Building an index can take an hour without a word.
    keepAlive: true,
  })
  // The query that runs then fails too.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    const { host, port, database } = client
    // Refused by the system, the error has a code and sometimes no message.
    const why = error.message || (error as NodeJS.ErrnoException).code
    throw new OperatorError(
      `Cannot connect to the database ${database} on ${host}:${port}: ${why}. Check DATABASE_URL.`,
    )
  })
  try {
    await client.query('set client_min_messages = warning')
    await refuseOldServer(client)
  } catch (error) {
    await client.end()
    throw error
  }
  return client
}

const namesOf = (migrations: Migration[]) => migrations.map(({ name }) => name)

async function refuseOldServer(client: pg.Client) {
  const { rows } = await client.query<{ v: number }>(
    `select current_setting('server_version_num')::int as v`,
  )
  const version = rows[0]?.v ?? 0
  if (version < 150_000)
    throw new OperatorError(
      `The server at DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; Redial needs 15 or newer.`,
    )
}

/**
 * What was applied to a database, what is not yet, and which files make the same as when they were applied
 * although their text has changed.
 * @throws OperatorError when the files do not continue what the database has.
 */
export async function readState(client: pg.Client, folders = MIGRATION_FOLDERS) {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const files = await readMigrations(folders)
  // Through JSON, because development versions had no column for the hash.
  const { rows } = await client.query<{ name: string; hash: string | null }>(
    `select name, to_jsonb(migrations) ->> 'hash' as hash from migrations order by name`,
  )
  if (rows.some(({ hash }) => !hash)) throw new OperatorError(DEVELOPMENT_VERSION)
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]))
  const names = new Set(namesOf(files))
  const unknown = rows.filter(({ name }) => !names.has(name)).map(({ name }) => name)
  if (unknown.length > 0)
    throw new OperatorError(
      `The database is newer than this version of Redial: it has ${unknown.join(', ')}. Install the newer version.`,
    )
  const applied = files.filter(({ name }) => hashes.has(name))
  const rehashed = applied.filter(({ name, hash }) => hashes.get(name) !== hash)
  if (rehashed.length > 0 && !(await makesTheSame(client, applied)))
    throw new OperatorError(await explainDifference(rehashed))
  return { applied, rehashed, pending: files.filter(({ name }) => !hashes.has(name)) }
}

const DEVELOPMENT_VERSION = `This database was made by a development version of Redial, from before the first release, and
cannot be upgraded. Keep that version running as long as you need its data. Start this one with a new
DATA_DIR, or with a DATABASE_URL that names an empty database. If it holds only demo data, stop Redial
and delete the data folder.`

/** Either the files are not the released ones, or the database was not made with these. */
async function explainDifference(changed: Migration[]): Promise<string> {
  const released = await readReleasedHashes()
  const edited = changed.filter(({ name, hash }) => released.get(name) !== hash)
  if (edited.length === 0) return DEVELOPMENT_VERSION
  return `Edited SQL files: ${namesOf(edited).join(', ')}. They make another schema than the one that this database was
made with. Restore the files of the release (git checkout db), and put changes into a new file in db/migrations.`
}

async function apply(client: pg.Client, migration: Migration) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (isConcurrent(migration.text)) return await applyConcurrently(client, migration)
      return await applyInTransaction(client, migration)
    } catch (error) {
      const { code, message } = error as pg.DatabaseError
      if (attempt < ATTEMPTS && TRY_AGAIN.includes(code ?? '')) {
        await wait(PAUSE_MS)
        continue
      }
      const { name } = migration
      const text =
        code === '55P03'
          ? `Migration ${name} failed: something uses its tables for long (${message}). Start again later.`
          : `Migration ${name} failed: ${message}`
      throw new OperatorError(text, {
        cause: error,
      })
    }
  }
}

async function applyInTransaction(client: pg.Client, { name, text, hash }: Migration) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query(RECORD, [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function applyConcurrently(client: pg.Client, { name, text, hash }: Migration) {
  await runConcurrently(client, text)
  await client.query(RECORD, [name, hash])
}

const RECORD = 'insert into migrations (name, hash) values ($1, $2)'
