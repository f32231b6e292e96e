import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from './operator-error.ts'

/** A folder that this process alone may use until it calls `release` or ends. */
export type DataFolder = {
  path: string
  /** The path of a subfolder, made when missing. */
  subfolder(name: string): string
  release(): void
}

/** Why the data folder cannot be used; the message is meant for the person who started Redial. */
export class DataFolderError extends OperatorError {
  override name = 'DataFolderError'
}

/**
 * Makes the folder when it is missing and takes it for this process.
 * @throws DataFolderError when it cannot be written, or when another process has it.
 */
export function openDataFolder(folder: string): DataFolder {
  const root = path.resolve(folder)
  const lock = lockIn(root)
  if ('heldBy' in lock)
    throw new DataFolderError(
      `The data folder ${root} is in use by ${lock.heldBy ? `process ${lock.heldBy}` : 'another process'}. ` +
        'Stop that one first, or choose another folder with DATA_DIR.',
    )
  return {
    path: root,
    subfolder(name) {
      const inner = path.join(root, name)
      mkdirSync(inner, { recursive: true, mode: 0o700 })
      return inner
    },
    release: lock.release,
  }
}

function lockIn(root: string) {
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 })
    return acquireProcessLock(path.join(root, 'redial.lock'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new DataFolderError(
      `The data folder ${root} cannot be written by user ${process.getuid?.() ?? ''} (${message || code}). ` +
        'Make it writable, or choose another folder with DATA_DIR.',
      { cause: error },
    )
  }
}

export type ProcessLock = { release(): void }

const SQLITE_BUSY = 5

/** A killed process needs a moment to be gone, and its successor may already be here; ms. */
const PATIENCE = 500

// Keeps every lock reachable: a collected database handle would be closed, and its lock lost.
const held = new Set<DatabaseSync>()

/**
 * Takes a lock that one process at a time can have, or tells which process has it.
 *
 * SQLite is here for its file lock only. The kernel drops that lock with its process, so
 * `kill -9`, a reused process id or two starts at the same moment need no cleverness of ours.
 */
export function acquireProcessLock(file: string): ProcessLock | { heldBy: number | undefined } {
  const database = new DatabaseSync(file, { timeout: PATIENCE })
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

/** More than any guessing reaches; bytes. */
const SECRET_LENGTH = 32

/**
 * A random secret that is made once and kept in the folder, readable by its owner only.
 * The folder is held by one process, so reading and then writing needs no lock of its own.
 */
export function loadOrCreateSecret(folder: DataFolder, name: string): string {
  const file = path.join(folder.subfolder('secrets'), name)
  return readSecret(file) ?? writeSecret(file, randomBytes(SECRET_LENGTH).toString('base64url'))
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

// Beside and then renamed: a power cut leaves the whole secret or none.
function writeSecret(file: string, secret: string): string {
  const handle = openSync(`${file}.new`, 'w', 0o600)
  writeSync(handle, `${secret}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.new`, file)
  return secret
}
