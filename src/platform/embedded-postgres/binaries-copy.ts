import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { mendLinks } from './binaries-links.ts'
import { DatabaseStartError, OWN_SERVER } from './start-error.ts'

/** Not needed to run: archives to link against and headers, a quarter of the size. */
const LEFT_OUT = /\.(a|h|pc)$/

/**
 * Copies the programs to a place outside the package: where Postgres must run as a user who
 * cannot walk to the package (it lies under root's home), or where its links cannot be mended.
 * The copy is kept and used again.
 */
export function copyInto(
  native: string,
  version: string,
  isRunnable: (copy: string) => boolean,
  places: string[] = caches(),
): string {
  const name = path.join(`redial-postgres-${version}-${process.arch}`, 'native')
  for (const place of places) {
    const copy = path.join(place, name)
    if (isTrusted(copy) && isRunnable(copy)) return copy
    if (make(native, copy) && isTrusted(copy) && isRunnable(copy)) return copy
  }
  throw new DatabaseStartError(
    `PostgreSQL cannot be run from ${native}, and none of ${places.join(', ')} takes a copy of it. ` +
      `Install Redial where every user can read it. ${OWN_SERVER}`,
  )
}

function caches(): string[] {
  const own = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache')
  return [process.getuid?.() === 0 ? '/var/cache' : own, os.tmpdir()]
}

// Folders for everyone's use may hold what someone else put there; that must never be run.
function isTrusted(copy: string): boolean {
  return [path.dirname(copy), copy, path.join(copy, 'bin/postgres')].every((place) => {
    const stats = lstatSync(place, { throwIfNoEntry: false })
    return stats?.uid === process.getuid?.() && (stats!.mode & 0o022) === 0
  })
}

// Beside and then renamed, so that a copy is whole or not there.
function make(native: string, copy: string): boolean {
  const beside = `${copy}-${randomUUID()}`
  try {
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 })
    cpSync(native, beside, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.test(source),
    })
    openUp(beside)
    rmSync(copy, { recursive: true, force: true })
    renameSync(beside, copy)
    return mendLinks(copy)
  } catch {
    return false
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

function openUp(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) openUp(place)
    else if (entry.isFile()) chmodSync(place, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
