import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export type ProcessLock = { release(): void }

const SQLITE_BUSY = 5

/** The lock of a killed process lasts until the kernel has ended it: up to 0.8 s on a busy machine. */
const WAIT_MS = 2_000

// Keeps every lock reachable: a garbage-collected database would be closed and its lock lost.
const held = new Map<string, DatabaseSync>()

/**
 * Takes a lock that one process at a time can hold, or says which process holds it.
 *
 * SQLite is used for its file lock only. The kernel drops that lock with its process, so
 * `kill -9`, a reused process id and simultaneous starts need no special handling.
 */
export function acquireProcessLock(file: string): ProcessLock | { heldBy: number | undefined } {
  // No reason to wait: this process is not ending.
  if (held.has(file)) return { heldBy: process.pid }
  const database = new DatabaseSync(file, { timeout: WAIT_MS })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    return { heldBy: pidIn(`${file}.pid`) }
  }
  held.set(file, database)
  writeFileSync(`${file}.pid`, `${process.pid}\n`)
  return {
    release() {
      if (held.get(file) !== database) return
      held.delete(file)
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
