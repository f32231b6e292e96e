import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  lchownSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { DatabaseStartError, NEEDS_GLIBC, type Remedy } from './errors.ts'
import { pathFor, type SystemUser, spawnOptions } from './system-user.ts'

/**
 * Creates an empty database next to the folder and renames it into place: an interrupted start
 * leaves nothing that looks like a database.
 */
export async function createCluster(
  folder: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  name: string,
): Promise<void> {
  await removeUnfinished(folder)
  const temporary = `${folder}.new-${randomUUID()}`
  const data = path.join(temporary, 'data')
  const password = path.join(temporary, passwordFile(name))
  try {
    await mkdir(data, { recursive: true, mode: 0o700 })
    const secret = randomBytes(24).toString('base64url')
    writeFileSync(password, `${secret}\n`, { mode: 0o600, flush: true })
    if (user)
      for (const place of [temporary, data, password]) await chown(place, user.uid, user.gid)
    await initdb(data, binaries, user, name)
    renameSync(password, path.join(data, passwordFile(name)))
    syncFolder(data)
    renameSync(data, folder)
    syncFolder(path.dirname(folder))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function initdb(
  data: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  name: string,
) {
  const given = ['--pgdata', pathFor(data, user), '--pwfile', `../${passwordFile(name)}`]
  // The builtin provider sorts the same everywhere; the host's C library does not.
  const fixed =
    '--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-instructions'
  try {
    await promisify(execFile)(
      binaries.initdb,
      [...given, ...fixed.split(' ')],
      spawnOptions(data, user),
    )
  } catch (error) {
    const { why, remedy } = explain(error as InitdbError, user?.uid ?? process.getuid?.())
    throw new DatabaseStartError(`The embedded database could not be created: ${why}`, {
      remedy,
      cause: error,
    })
  }
}

type InitdbError = NodeJS.ErrnoException & { stderr?: string }
type Reason = { why: string; remedy?: Remedy }

function explain({ code, message, stderr = '' }: InitdbError, uid: number | undefined): Reason {
  if (code === 'ENOENT') return { why: NEEDS_GLIBC, remedy: 'another_server' }
  if (stderr.includes('could not look up effective user ID'))
    return {
      why: `user ${uid} has no entry in /etc/passwd, and PostgreSQL needs one.`,
      remedy: 'another_server',
    }
  return { why: stderr.trim() || message }
}

async function removeUnfinished(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  for (const name of await readdir(parent))
    if (name.startsWith(`${path.basename(folder)}.new-`))
      // An initdb whose parent was killed may still write there; the next start removes it.
      await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {})
}

// A rename is on disk only when the folder that holds the name is.
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Holds the password of the only database user, inside the folder. */
const passwordFile = (name: string) => `${name}.password`

/**
 * Whether the folder already has a database.
 * @throws DatabaseStartError when it has something else, or a database we cannot run.
 */
export function hasCluster(folder: string, major: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return false
  const uid = process.getuid?.()
  if (uid !== 0 && stats.uid !== uid)
    throw new DatabaseStartError(
      `The database folder ${folder} belongs to user ${stats.uid}, and this is user ${uid}. ` +
        'Start as that user (or as root), give the folder to this user, or choose another folder.',
      { remedy: 'another_folder' },
    )
  const names = readdirSync(folder)
  if (names.length === 0) return false
  if (!names.includes('PG_VERSION'))
    throw new DatabaseStartError(
      `The folder ${folder} holds something else than a database. Empty it, or choose another one.`,
      { remedy: 'another_folder' },
    )
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== major)
    throw new DatabaseStartError(
      `The database in ${folder} was made by PostgreSQL ${version}; this is PostgreSQL ${major}. ` +
        'Go back to the version that made it, or move the data over.',
      { remedy: 'another_server' },
    )
  return true
}

/** Gives a folder that was restored or copied as root back to the user who must own it. */
export function changeOwner(folder: string, { uid, gid }: SystemUser): void {
  if (statSync(folder).uid === uid) return
  lchownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, name), uid, gid)
}

/** @throws DatabaseStartError when the database was not created here. */
export function readPassword(folder: string, name: string): string {
  try {
    return readFileSync(path.join(folder, passwordFile(name)), 'utf8').trim()
  } catch (error) {
    throw new DatabaseStartError(
      `The database in ${folder} cannot be opened: its ${passwordFile(name)} cannot be read.`,
      { cause: error },
    )
  }
}
