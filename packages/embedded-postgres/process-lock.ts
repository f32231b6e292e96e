import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export type ProcessLock = { release(): void }

const SQLITE_BUSY = 5

/** A killed process takes a moment to be gone, and its successor may start before. */
const WAIT_MS = 500

// Keeps every lock reachable: a garbage-collected database would be closed and its lock lost.
const held = new Set<DatabaseSync>()

/**
 * Takes a lock that one process at a time can hold, or says which process holds it.
 *
 * SQLite is used for its file lock only. The kernel drops that lock with its process, so
 * `kill -9`, a reused process id and simultaneous starts need no special handling.
 */
export function acquireProcessLock(file: string): ProcessLock | { heldBy: number | undefined } {
  const database = new DatabaseSync(file, { timeout: WAIT_MS })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    return { heldBy: pidIn(`${file}.pid`) }
  }
  held.add(database)
  writeFileSync(`${file}.pid`, `${process.pid}\n`)
  return {
    release() {
      if (!held.delete(database)) return
      rmSync(`${file}.pid`, { force: true })
      database.close()
    },
  }
}

function pidIn(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}
