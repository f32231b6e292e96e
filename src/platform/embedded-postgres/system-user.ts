import { readFileSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseStartError } from './start-error.ts'

export type SystemUser = { uid: number; gid: number }

/** What Linux calls nobody, for systems whose list of users names neither candidate. */
const NOBODY: SystemUser = { uid: 65_534, gid: 65_534 }

/**
 * Who Postgres runs as; `undefined` means as ourselves.
 * Postgres refuses root, so root chooses: the user asked for, else the folder's owner (a later
 * start must be the same user), else `postgres` or `nobody`.
 */
export function userFor(folder: string, wanted?: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = wanted ? parse(wanted) : (ownerOf(folder) ?? listed('postgres') ?? listed('nobody'))
  return user ?? NOBODY
}

/** The owner of a folder, when root has to become someone to work with it. */
export function ownerOf(folder: string): SystemUser | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (process.getuid?.() !== 0 || !stats || stats.uid === 0) return undefined
  return { uid: stats.uid, gid: stats.gid }
}

/** Whether a user can walk to a place and read or run it, judged by its permission bits. */
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
      `PG_USER_ID is "${wanted}"; it must be UID:GID of a user who is not root.`,
    )
  return { uid, gid }
}

function listed(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':').map(Number) ?? []
  return uid && gid ? { uid, gid } : undefined
}
