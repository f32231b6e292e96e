import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseStartError, OWN_SERVER } from './start-error.ts'
import type { SystemUser } from './system-user.ts'

/** Where the password of the only database user is kept, inside the folder. */
export const PASSWORD_FILE = 'redial.password'

/**
 * Whether the folder already has a database.
 * @throws DatabaseStartError when it has something else, or a database we cannot run.
 */
export function hasCluster(folder: string, major: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return false
  const we = process.getuid?.()
  if (we !== 0 && stats.uid !== we)
    throw new DatabaseStartError(
      `The database folder ${folder} belongs to user ${stats.uid}, and this is user ${we}. ` +
        'Start Redial as that user (or as root), give the folder to this user, or choose another DATA_DIR.',
    )
  const names = readdirSync(folder)
  if (names.length === 0) return false
  if (!names.includes('PG_VERSION'))
    throw new DatabaseStartError(
      `The folder ${folder} holds something else than a database. Empty it, or choose another DATA_DIR.`,
    )
  const found = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found !== major)
    throw new DatabaseStartError(
      `The database in ${folder} was made by PostgreSQL ${found}; this Redial has ${major}. ` +
        `Go back to the Redial that made it, or move the data over. ${OWN_SERVER}`,
    )
  return true
}

/** Gives a folder that was restored or copied as root back to the user who must own it. */
export function giveTo(folder: string, { uid, gid }: SystemUser): void {
  if (statSync(folder).uid === uid) return
  lchownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, name), uid, gid)
}

/** @throws DatabaseStartError when the database was not made by Redial. */
export function passwordOf(folder: string): string {
  try {
    return readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim()
  } catch (error) {
    throw new DatabaseStartError(
      `The database in ${folder} cannot be opened: its ${PASSWORD_FILE} cannot be read.`,
      { cause: error },
    )
  }
}
