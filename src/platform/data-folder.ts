import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { acquireProcessLock } from '@redial/embedded-postgres/process-lock'
import { OperatorError } from './operator-error.ts'

/** A folder that only this process may use until it calls `release` or ends. */
export type DataFolder = {
  path: string
  /** The path of a subfolder, created if needed. */
  subfolder(name: string): string
  release(): void
}

/** The data folder cannot be used. */
export class DataFolderError extends OperatorError {
  override name = 'DataFolderError'
}

/**
 * Creates the folder if needed and locks it for this process.
 * @throws DataFolderError when it is not writable or another process uses it.
 */
export function openDataFolder(folder: string): DataFolder {
  const root = path.resolve(folder)
  const lock = lockIn(root)
  if ('heldBy' in lock)
    throw new DataFolderError(
      `The data folder ${root} is in use by ${lock.heldBy ? `process ${lock.heldBy}` : 'another process'}. ` +
        'Stop it first, or choose another folder with DATA_DIR.',
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
      `User ${process.getuid?.() ?? ''} cannot write to the data folder ${root} (${message || code}). ` +
        'Make it writable, or choose another folder with DATA_DIR.',
      { cause: error },
    )
  }
}

/** In a folder that was ever in demo mode. */
export const DEMO_MARK = 'demo'
/** In a folder into which a backup is being restored. */
export const RESTORE_FOLDER = 'restore.part'
/** The keys of the instance, one a file, in the data folder. */
export const SECRETS_FOLDER = 'secrets'

/** Bytes; too many to guess. */
const SECRET_LENGTH = 32

/**
 * A random secret, created once and stored in the folder, readable by its owner only. Only one
 * process holds the folder, so this needs no lock.
 */
export function loadOrCreateSecret(folder: DataFolder, name: string): string {
  const file = path.join(folder.subfolder(SECRETS_FOLDER), name)
  return readSecret(file) ?? writeSecret(file, randomBytes(SECRET_LENGTH).toString('base64url'))
}

export function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

// Written to another file and renamed: a power cut leaves the whole secret or none.
function writeSecret(file: string, secret: string): string {
  const handle = openSync(`${file}.new`, 'w', 0o600)
  writeSync(handle, `${secret}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.new`, file)
  return secret
}
