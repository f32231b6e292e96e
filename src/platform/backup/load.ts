import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { textInTransaction } from '../db/concurrent-migration.ts'
import { MIGRATION_FOLDERS, type Migration, readMigrations } from '../db/migration-files.ts'
import { OperatorError } from '../operator-error.ts'
import { BackupError, DAMAGED } from './backup-error.ts'
import type { BackupResult, Manifest, TableInfo } from './manifest.ts'
import { type CopiedTable, copyTarget, openClient, quote, readTables } from './snapshot.ts'

/** Loads the tables of a backup into an empty database, in one transaction. */
export type Loader = Awaited<ReturnType<typeof openLoader>>

/**
 * Makes the schema of the backup in an empty database. Nothing is there before `commit`.
 * @throws OperatorError when the database is not empty.
 * @throws BackupError when this version does not have the SQL files that made the backup's schema.
 */
export async function openLoader(url: string, manifest: Manifest, folders = MIGRATION_FOLDERS) {
  const files = await filesFor(manifest, folders)
  const client = await openClient(url)
  try {
    await client.query('begin')
    await refuseTables(client)
    // Built once, with room for sorting; both end with the transaction.
    await client.query(`set local maintenance_work_mem = '256MB'`)
    await makeSchema(client, files, manifest)
    const tables = await readTables(client)
    compareColumns(manifest.tables, tables)
    const rest = await setAside(client)
    // The SQL files themselves write rows, such as those of the categories; the backup has them as they were.
    await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`)
    return createLoader(client, manifest, rest)
  } catch (error) {
    await client.end()
    throw error
  }
}

/** The SQL files that made the schema of the backup, in their order. */
async function filesFor({ migrations, redial }: Manifest, folders: readonly string[]) {
  const files = new Map((await readMigrations(folders)).map((file) => [file.name, file]))
  const unknown = migrations.filter(({ name }) => !files.has(name)).map(({ name }) => name)
  if (unknown.length > 0)
    throw new BackupError(
      `It was made by Redial ${redial}, which is newer than this version: it has ${unknown.join(', ')}. Install that version.`,
    )
  return migrations.map(({ name }) => files.get(name)).filter((file) => file !== undefined)
}

async function refuseTables(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    order by relname limit 3`)
  if (rows.length > 0)
    throw new OperatorError(
      `The database is not empty: it has ${rows.map(({ name }) => name).join(', ')}. Restore into an empty one.`,
    )
}

async function makeSchema(client: pg.Client, files: Migration[], manifest: Manifest) {
  await client.query(
    'create table migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  for (const { text } of files) await client.query(textInTransaction(text))
  // Migrations limit how long they may wait and take, until the end of their transaction.
  await client.query('set statement_timeout = 0; set lock_timeout = 0')
  for (const { name, hash } of manifest.migrations)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
}

function compareColumns(expected: TableInfo[], actual: TableInfo[]) {
  const describe = ({ name, columns }: TableInfo) =>
    `${name}: ${columns
      .map((column) => `${column.name} ${column.type}`)
      .sort()
      .join(', ')}`
  const lines = new Set(actual.map(describe))
  const other = expected.filter((table) => !lines.has(describe(table)))
  if (other.length > 0 || expected.length !== actual.length)
    throw new BackupError(
      `Its tables are others than this version makes: ${other.map(({ name }) => name).join(', ')}.`,
    )
}

/**
 * Triggers have done their work when the rows were written first, foreign keys would need rows of tables that
 * come later, and indexes are built faster at once. All that the owner of the tables may do: no superuser is
 * needed.
 */
async function setAside(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(SET_ASIDE)
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make)
}

const SET_ASIDE = `
with tables as (
  select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
)
select 1 as turn, format('alter table %I drop constraint %I', relname, conname) as drop,
  format('alter table %I add constraint %I %s', relname, conname, pg_get_constraintdef(pg_constraint.oid)) as make
from tables join pg_constraint on conrelid = tables.oid and contype = 'f'
union all
select 0, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
from tables join pg_index on indrelid = tables.oid
where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
union all
select 2, format('alter table %I disable trigger user', relname), format('alter table %I enable trigger user', relname)
from tables
order by turn`

/** The table whose rows are being sent; `ended` is settled once PostgreSQL has them. */
type Loading = { name: string; stream: CopyStreamQuery; ended: Promise<void>; hash: Hash }

function createLoader(client: pg.Client, manifest: Manifest, rest: string[]) {
  const copied = new Map<string, CopiedTable>()
  const byName = new Map(manifest.tables.map((table) => [table.name, table]))
  let current: Loading | undefined

  async function endTable() {
    if (!current) return
    const { name, stream, ended, hash } = current
    current = undefined
    stream.end()
    await ended.catch(explainCopy)
    copied.set(name, { rows: stream.rowCount, sha256: hash.digest('hex') })
  }

  return {
    /** The pieces of a table come one after the other. */
    async add(name: string, piece: Buffer) {
      const table = byName.get(name)
      if (!table || copied.has(name)) throw new BackupError(DAMAGED)
      if (current?.name !== name) {
        await endTable()
        const stream = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))
        const ended = finished(stream)
        ended.catch(() => {})
        current = { name, stream, ended, hash: createHash('sha256') }
      }
      const { stream, ended, hash } = current as Loading
      hash.update(piece)
      if (!stream.write(piece))
        await Promise.race([once(stream, 'drain'), ended]).catch(explainCopy)
    },
    /** Builds what was set aside, and compares what was loaded with what the backup says. */
    async finish(result: BackupResult, sums: Record<string, string>) {
      await endTable()
      for (const { name, rows, sha256 } of result.tables) {
        const table = copied.get(name) ?? { rows: 0, sha256: EMPTY }
        if (table.rows !== rows || table.sha256 !== sha256) throw new BackupError(DAMAGED)
      }
      for (const statement of rest) await client.query(statement)
      for (const { name, sequences } of manifest.tables)
        for (const { column, lastValue, isCalled } of sequences)
          await client.query(
            'select setval(pg_get_serial_sequence(quote_ident($1), $2), $3::bigint, $4)',
            [name, column, lastValue, isCalled],
          )
      await client.query('analyze')
      const actual = await readSums(client, sums)
      for (const [name, value] of Object.entries(result.sums))
        if (name in sums && actual[name] !== value)
          throw new BackupError(`${name} is ${actual[name]}, and was ${value}.`)
    },
    async commit() {
      await client.query('commit')
      await client.end()
    },
    /** Ends it without a trace; also after a failure. */
    async abort() {
      await client.end().catch(() => {})
    },
  }
}

const EMPTY = createHash('sha256').digest('hex')

function explainCopy(error: unknown): never {
  throw new BackupError(`Its rows do not fit into the tables: ${(error as Error).message}`, {
    cause: error,
  })
}

/** Evaluates the queries, each of which returns one text in one row. */
export async function readSums(client: pg.Client, queries: Record<string, string>) {
  const sums: Record<string, string> = {}
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await client.query<{ sum: string | null }>(query)
    sums[name] = rows[0]?.sum ?? ''
  }
  return sums
}
