import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ForPeople } from '../for-people.ts'
import { takeProcessLock } from './process-lock.ts'

/** A folder that this process alone may use until it calls `release` or ends. */
export type DataFolder = {
  path: string
  /** The path of a subfolder, made when missing. */
  sub(name: string): string
  release(): void
}

/** Why the data folder cannot be used; the message is meant for the person who started Redial. */
export class DataFolderError extends ForPeople {
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
    sub(name) {
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
    return takeProcessLock(path.join(root, 'redial.lock'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new DataFolderError(
      `The data folder ${root} cannot be written by user ${process.getuid?.() ?? ''} (${message || code}). ` +
        'Make it writable, or choose another folder with DATA_DIR.',
      { cause: error },
    )
  }
}
