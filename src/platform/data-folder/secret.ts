import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { DataFolder } from './folder.ts'

/** More than any guessing reaches; bytes. */
const SECRET_LENGTH = 32

/**
 * A random secret that is made once and kept in the folder, readable by its owner only.
 * The folder is held by one process, so reading and then writing needs no lock of its own.
 */
export function secretIn(folder: DataFolder, name: string): string {
  const file = path.join(folder.sub('secrets'), name)
  return read(file) ?? write(file, randomBytes(SECRET_LENGTH).toString('base64url'))
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

// Beside and then renamed: a power cut leaves the whole secret or none.
function write(file: string, secret: string): string {
  const handle = openSync(`${file}.new`, 'w', 0o600)
  writeSync(handle, `${secret}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.new`, file)
  return secret
}
