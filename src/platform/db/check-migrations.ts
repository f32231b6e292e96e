import type pg from 'pg'
import { SCRATCH } from './compare-schema.ts'
import { isConcurrent, textInTransaction } from './concurrent-migration.ts'
import { openMigrationClient, readState } from './migrate.ts'
import { MIGRATION_FOLDERS, type Migration } from './migration-files.ts'

/**
 * What a migration that has not been applied will do to the tables there are. One that is concurrent may take
 * long, but nothing waits for it.
 */
export type PendingMigration = { name: string; isConcurrent: boolean; locks: TableLock[] }

/**
 * `what` is what waits while the migration runs. `rows` and `bytes`, with indexes, are estimates of PostgreSQL;
 * rows are null for a table that it has not counted yet.
 */
export type TableLock = {
  table: string
  what: 'reads and writes' | 'writes'
  rows: number | null
  bytes: number
}

/**
 * Finds out what the pending migrations lock, by applying them to empty copies of the tables. The tables
 * themselves are neither locked nor changed.
 * @throws OperatorError as `migrate` does.
 */
export async function checkMigrations(
  url: string,
  folders = MIGRATION_FOLDERS,
): Promise<PendingMigration[]> {
  const client = await openMigrationClient(url)
  try {
    const { applied, pending } = await readState(client, folders)
    if (pending.length === 0) return []
    if (applied.length === 0) return pending.map((each) => describe(each, []))
    return await tryOut(client, applied, pending)
  } finally {
    await client.query(`drop schema if exists ${SCRATCH} cascade`)
    await client.end()
  }
}

async function tryOut(client: pg.Client, applied: Migration[], pending: Migration[]) {
  await client.query(`drop schema if exists ${SCRATCH} cascade; create schema ${SCRATCH}`)
  const checked: PendingMigration[] = []
  for (const { text } of applied) await inScratch(client, textInTransaction(text))
  for (const migration of pending)
    checked.push(describe(migration, await inScratch(client, textInTransaction(migration.text))))
  return checked
}

function describe({ name, text }: Migration, locks: TableLock[]): PendingMigration {
  const concurrent = isConcurrent(text)
  return { name, isConcurrent: concurrent, locks: concurrent ? [] : locks }
}

/** Runs SQL in a transaction of its own; returns the locks that it held on tables from before. */
async function inScratch(client: pg.Client, text: string): Promise<TableLock[]> {
  await client.query('begin')
  await client.query(`set local search_path = ${SCRATCH}, public`)
  const { rows: before } = await client.query<{ oid: string; table: string }>(TABLES, [SCRATCH])
  const oids = before.map(({ oid }) => oid)
  await client.query(text)
  const { rows: locks } = await client.query<{ oid: string; mode: string }>(LOCKS, [oids])
  await client.query('commit')
  const held: TableLock[] = []
  const modes = new Map(locks.map(({ oid, mode }) => [oid, mode]))
  for (const { oid, table } of before) {
    const mode = modes.get(oid)
    if (!mode) continue
    const { rows } = await client.query<{ rows: string; bytes: string }>(SIZE, [table])
    const count = Number(rows[0]?.rows ?? -1)
    held.push({
      table,
      what: mode === 'AccessExclusiveLock' ? 'reads and writes' : 'writes',
      rows: count < 0 ? null : count,
      bytes: Number(rows[0]?.bytes ?? 0),
    })
  }
  return held
}

const TABLES = `
select oid, relname as table from pg_class
where relnamespace = $1::regnamespace and relkind = 'r' order by relname`

// The table of lock conflicts: https://www.postgresql.org/docs/current/explicit-locking.html
const LOCKS = `
select relation as oid, min(mode) as mode from pg_locks
where pid = pg_backend_pid() and relation = any($1::oid[])
  and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
group by relation`

const SIZE = `
select reltuples::bigint as rows, pg_total_relation_size(oid) as bytes
from pg_class where relname = $1 and relnamespace = 'public'::regnamespace`
