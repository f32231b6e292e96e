import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { createClient } from '../db/servers.ts'
import { OperatorError } from '../operator-error.ts'
import { BACKUP_LOCK, FILES_LOCK } from './files-lock.ts'
import type { TableInfo } from './manifest.ts'

/**
 * Rows go into the archive in pieces of about this size, because the size of an entry comes before its content.
 */
const PIECE_BYTES = 4 * 1024 * 1024

/** Everything is read as it was at one moment, while others go on writing. */
export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>

/**
 * Opens a snapshot. Until it is closed, no file is deleted from the storage.
 * @throws OperatorError when another backup is running.
 */
export async function openSnapshot(url: string) {
  // Two connections: the snapshot has to be taken after the locks are held.
  const locks = await openClient(url)
  const client = await openClient(url)
  const close = async () => {
    await Promise.all([locks.end(), client.end()])
  }
  try {
    await locks.query('begin')
    const { rows } = await locks.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock($1) as free',
      [BACKUP_LOCK],
    )
    if (!rows[0]?.free) throw new OperatorError('Another backup is running.')
    await locks.query('select pg_advisory_xact_lock($1)', [FILES_LOCK])
    await client.query('begin isolation level repeatable read, read only')
    return { client, tables: await readTables(client), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** In bytes, with indexes. */
export async function readDatabaseSize(url: string): Promise<number> {
  const client = await openClient(url)
  const { rows } = await client
    .query<{ size: string }>('select pg_database_size(current_database()) as size')
    .finally(() => client.end())
  return Number(rows[0]?.size ?? 0)
}

/** A connection whose output is the same on every server, and that nothing ends for taking long. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = createClient(url, {
    application_name: 'redial backup',
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    const why = error.message || (error as NodeJS.ErrnoException).code
    const { host, port, database } = client
    throw new OperatorError(
      `Cannot connect to the database ${database} on ${host}:${port}: ${why}.`,
    )
  })
  await client.query(SESSION)
  return client
}

const SESSION = `
set statement_timeout = 0;
set lock_timeout = 0;
set idle_in_transaction_session_timeout = 0;
set client_min_messages = warning;
set client_encoding = 'UTF8';
set datestyle = 'ISO, MDY';
set intervalstyle = 'postgres';
set timezone = 'UTC';
set bytea_output = 'hex';
set extra_float_digits = 1;
set xmloption = 'content';
set synchronize_seqscans = off;
set search_path = public`

/**
 * The tables whose rows are kept, by name. Not unlogged ones, which PostgreSQL itself empties after a crash,
 * nor \`migrations\`, which the program writes.
 */
export async function readTables(client: pg.Client): Promise<TableInfo[]> {
  const { rows } = await client.query<{ name: string; columns: Column[] }>(COLUMNS)
  const tables: TableInfo[] = []
  for (const { name, columns } of rows) {
    const sequences: TableInfo['sequences'] = []
    for (const { name: column, sequence } of columns) {
      if (!sequence) continue
      const values = await client.query<{ lastValue: string; isCalled: boolean }>(
        `select last_value::text as "lastValue", is_called as "isCalled" from ${sequence}`,
      )
      const [value] = values.rows
      if (value) sequences.push({ column, ...value })
    }
    const written = columns
      .filter(({ isGenerated }) => !isGenerated)
      .map(({ name: column, type }) => ({ name: column, type }))
    tables.push({ name, columns: written, sequences })
  }
  return tables
}

type Column = { name: string; type: string; isGenerated: boolean; sequence: string | null }

const COLUMNS = `
select relname as name, json_agg(json_build_object(
  'name', attname,
  'type', format_type(atttypid, atttypmod),
  'isGenerated', attgenerated <> '',
  'sequence', pg_get_serial_sequence(quote_ident(relname), attname)
) order by attnum) as columns
from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
  and relname <> 'migrations'
group by relname order by relname collate "C"`

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

export function copyTarget({ name, columns }: TableInfo): string {
  return `${quote(name)} (${columns.map((column) => quote(column.name)).join(', ')})`
}

export type CopiedTable = { rows: number; sha256: string }

/** Copies the rows of a table in pieces of whole lines, in the text format of COPY. */
export async function copyTable(
  client: pg.Client,
  table: TableInfo,
  onPiece: (piece: Buffer) => Promise<void>,
): Promise<CopiedTable> {
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`))
  const hash = createHash('sha256')
  let chunks: Buffer[] = []
  let size = 0
  const pass = async (piece: Buffer) => {
    hash.update(piece)
    await onPiece(piece)
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size < PIECE_BYTES) continue
    const all = Buffer.concat(chunks)
    // A line feed is the end of a row: within values it is written as \\n.
    const end = all.lastIndexOf(10) + 1
    if (end > 0) await pass(all.subarray(0, end))
    chunks = [all.subarray(end)]
    size = all.length - end
  }
  if (size > 0) await pass(Buffer.concat(chunks))
  return { rows: rows.rowCount, sha256: hash.digest('hex') }
}
