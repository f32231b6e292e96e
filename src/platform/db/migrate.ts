import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { OperatorError } from '../operator-error.ts'

/** Any number does, as long as every node of an instance takes the same lock. */
const MIGRATION_LOCK = 7_236_425

const folder = path.resolve(import.meta.dirname, '../../../db/migrations')

/**
 * Applies the migrations that this database has not seen, in order, each in its own transaction,
 * one node at a time. Returns the names applied.
 * @throws when the database is newer than the
 * program, or when the server is older than PostgreSQL 15.
 */
export async function migrate(url: string, from = folder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'redial migrate' })
  await client.connect().catch((error: Error) => {
    const { host, port, database } = client
    // Refused by the system, the error has a code and sometimes no words.
    const why = error.message || (error as NodeJS.ErrnoException).code
    throw new OperatorError(
      `The database ${database} on ${host}:${port}, which DATABASE_URL names, cannot be reached: ${why}`,
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
      `DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed`,
    )
}

async function applyMissing(client: pg.Client, from: string) {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const files = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  const applied = new Set(rows.map((row) => row.name))
  const unknown = [...applied].filter((name) => !files.includes(name))
  if (unknown.length > 0)
    throw new OperatorError(`the database is newer than this program: it has ${unknown.join(', ')}`)
  const missing = files.filter((name) => !applied.has(name))
  for (const name of missing)
    await apply(client, name, await readFile(path.join(from, name), 'utf8'))
  return missing
}

async function apply(client: pg.Client, name: string, text: string) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new OperatorError(`migration ${name} failed: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
