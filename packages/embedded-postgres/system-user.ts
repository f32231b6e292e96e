import { existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseStartError } from './errors.ts'

export type SystemUser = { uid: number; gid: number }

/** Linux's `nobody`, for systems where /etc/passwd names neither candidate. */
const NOBODY: SystemUser = { uid: 65_534, gid: 65_534 }

/**
 * Who Postgres runs as; `undefined` means as ourselves.
 * Postgres refuses to run as root, so root picks a user: the wanted one, else the folder's owner
 * (a later start must be the same user), else `postgres` or `nobody`.
 */
export function userFor(folder: string, wanted?: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = wanted
    ? parse(wanted)
    : (findOwner(folder) ?? userNamed('postgres') ?? userNamed('nobody'))
  return user ?? NOBODY
}

/** The owner of a folder, when root has to become someone to work with it. */
export function findOwner(folder: string): SystemUser | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (process.getuid?.() !== 0 || !stats || stats.uid === 0) return undefined
  return { uid: stats.uid, gid: stats.gid }
}

/** Whether a user can reach a path and read or run it, by its permission bits. */
export function canReach(place: string, { uid, gid }: SystemUser): boolean {
  const stats = statSync(place)
  const wanted = stats.isDirectory() ? 0o1 : 0o5
  if ((bitsFor(stats, uid, gid) & wanted) !== wanted) return false
  const parent = path.dirname(place)
  return parent === place || canReach(parent, { uid, gid })
}

function bitsFor({ mode, uid, gid }: Stats, asUid: number, asGid: number): number {
  if (uid === asUid) return mode >> 6
  return gid === asGid ? mode >> 3 : mode
}

function parse(wanted: string): SystemUser {
  const [uid = Number.NaN, gid = uid] = wanted.split(':').map(Number)
  if (!(uid > 0) || !(gid >= 0))
    throw new DatabaseStartError(
      `The user is "${wanted}"; it must be UID:GID of a user who is not root.`,
      { remedy: 'another_user' },
    )
  return { uid, gid }
}

function userNamed(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':').map(Number) ?? []
  return uid && gid ? { uid, gid } : undefined
}

/** How to start a PostgreSQL program that works in a folder. */
export function spawnOptions(folder: string, user: SystemUser | undefined) {
  // PG* variables of the caller would change what the programs do.
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  return { ...user, cwd: folder, env }
}

/**
 * The path of the folder for a program that runs as `user`. A child inherits its working folder
 * before it changes its user, and `/proc/self/cwd` leads there without passing folders that the
 * user may not enter, such as root's home.
 */
export function pathFor(folder: string, user: SystemUser | undefined): string {
  return user && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder
}
