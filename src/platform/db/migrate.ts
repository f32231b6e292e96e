import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { ROOT } from '../root.ts'

/** Any number does, as long as every node of an instance takes the same lock. */
const MIGRATION_LOCK = 7_236_425

const db = path.join(ROOT, 'db')
/** The schema of the first release, one file per module, and the migrations since then. */
const folders = [path.join(db, 'schema'), path.join(db, 'migrations')]

/**
 * Applies the migrations that this database has not seen, in the order of the folders and names, each
 * in its own transaction, one node at a time. Returns the names applied.
 * @throws OperatorError when the database is newer than the program or older than the first release,
 * and when the server is older than PostgreSQL 15.
 */
export async function migrate(url: string, from = folders): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'redial migrate' })
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
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseOldServer(client)
    return await applyMissing(client, from)
  } finally {
    await client.end()
  }
}

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

async function applyMissing(client: pg.Client, from: string[]) {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const files = (await Promise.all(from.map(readMigrations))).flat()
  // Through JSON, because development versions had no column for the hash.
  const { rows: applied } = await client.query<{ name: string; hash: string | null }>(
    `select name, to_jsonb(migrations) ->> 'hash' as hash from migrations order by name`,
  )
  const hashes = new Map(files.map(({ name, hash }) => [name, hash]))
  refuseUnreleased(applied.some(({ name, hash }) => !hash || (hashes.get(name) ?? hash) !== hash))
  const unknown = applied.filter(({ name }) => !hashes.has(name)).map(({ name }) => name)
  if (unknown.length > 0)
    throw new OperatorError(
      `The database is newer than this version of Redial: it has ${unknown.join(', ')}. Install the newer version.`,
    )
  const done = new Set(applied.map(({ name }) => name))
  const missing = files.filter(({ name }) => !done.has(name))
  for (const migration of missing) await apply(client, migration)
  return missing.map(({ name }) => name)
}

type Migration = { name: string; text: string; hash: string }

/** The SQL files of a folder in order; none if the folder does not exist. */
async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const sorted = names.filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    sorted.map(async (name) => {
      // Git may check text out with other line endings.
      const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** SQL files only change before a release, so a database with another hash is of a development version. */
function refuseUnreleased(isUnreleased: boolean) {
  if (!isUnreleased) return
  throw new OperatorError(
    `This database was made by a development version of Redial, from before the first release, and
cannot be upgraded. Keep that version running as long as you need its data. Start this one with a new
DATA_DIR, or with a DATABASE_URL that names an empty database. If it holds only demo data, stop Redial
and delete the data folder.`,
  )
}

async function apply(client: pg.Client, { name, text, hash }: Migration) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new OperatorError(`Migration ${name} failed: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
