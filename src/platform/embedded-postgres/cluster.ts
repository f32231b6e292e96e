import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { PASSWORD_FILE } from './cluster-check.ts'
import { addressOf, runIn } from './run-as.ts'
import { DatabaseStartError, NEEDS_GLIBC, OWN_SERVER } from './start-error.ts'
import type { SystemUser } from './system-user.ts'

/**
 * Makes an empty database beside the folder and renames it into place: a start that is cut
 * short leaves nothing that looks like a database.
 */
export async function createCluster(
  folder: string,
  binaries: Binaries,
  user: SystemUser | undefined,
): Promise<void> {
  await removeHalfMade(folder)
  const beside = `${folder}.new-${randomUUID()}`
  const data = path.join(beside, 'data')
  const password = path.join(beside, PASSWORD_FILE)
  try {
    await mkdir(data, { recursive: true, mode: 0o700 })
    const secret = randomBytes(24).toString('base64url')
    writeFileSync(password, `${secret}\n`, { mode: 0o600, flush: true })
    if (user) for (const place of [beside, data, password]) await chown(place, user.uid, user.gid)
    await initdb(data, binaries, user)
    renameSync(password, path.join(data, PASSWORD_FILE))
    syncFolder(data)
    renameSync(data, folder)
    syncFolder(path.dirname(folder))
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

async function initdb(data: string, binaries: Binaries, user: SystemUser | undefined) {
  const given = ['--pgdata', addressOf(data, user), '--pwfile', `../${PASSWORD_FILE}`]
  // The builtin provider sorts the same everywhere; the host's C library does not.
  const fixed =
    '--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-instructions'
  try {
    await promisify(execFile)(binaries.initdb, [...given, ...fixed.split(' ')], runIn(data, user))
  } catch (error) {
    const why = explain(error as InitdbError, user?.uid ?? process.getuid?.())
    throw new DatabaseStartError(`The embedded database could not be made: ${why}`, {
      cause: error,
    })
  }
}

type InitdbError = NodeJS.ErrnoException & { stderr?: string }

function explain({ code, message, stderr = '' }: InitdbError, uid: number | undefined): string {
  if (code === 'ENOENT') return NEEDS_GLIBC
  if (stderr.includes('could not look up effective user ID'))
    return `user ${uid} has no entry in /etc/passwd, and PostgreSQL asks for one. ${OWN_SERVER}`
  return stderr.trim() || message
}

async function removeHalfMade(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  for (const name of await readdir(parent))
    if (name.startsWith(`${path.basename(folder)}.new-`))
      // An initdb whose parent was killed may still be writing there; the next start gets it.
      await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {})
}

// A rename is on disk only when the folder that holds the name is.
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
