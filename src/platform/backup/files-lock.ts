import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'

/** Held while files are deleted, and all the time by a backup; any number does that nothing else uses. */
export const FILES_LOCK = 7_236_429

/**
 * Whether stored files may be deleted in this transaction. Not while a backup is running: the rows that it has
 * read name them.
 */
export async function mayDeleteFiles(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${FILES_LOCK}) as free`.execute(tx)
  return rows[0]?.free === true
}

/** Held by the backup that is running; any number does that nothing else uses. */
export const BACKUP_LOCK = 7_236_428
