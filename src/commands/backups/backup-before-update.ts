import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { defaultBackupFolder } from '../../modules/instance/index.ts'
import { readDatabaseSize } from '../../platform/backup/snapshot.ts'
import { deleteOldBackups, diskFolder } from '../../platform/backup/targets.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { backUpDatabase } from './back-up-database.ts'

/** These name the version that the database was of only by their time. */
const PREFIX = 'before-update-'
const KEEP = 3
/** Rows take up about a fifth of the database when they are compressed: there are no indexes among them. */
const SIZE_SHARE = 1 / 4
const LEAST_ROOM_BYTES = 50_000_000

/**
 * Backs up the rows and keys into the data folder, because migrations cannot be reverted. Photos are left out:
 * no migration changes them.
 * @throws OperatorError when there is no room, or the backup fails.
 */
export async function backUpBeforeUpdate(env: Env, url: string, log: Logger): Promise<void> {
  const folder = defaultBackupFolder(env)
  try {
    await refuseLittleRoom(env, url)
    const options = { hasMedia: false, prefix: PREFIX }
    const { file, bytes, seconds } = await backUpDatabase(env, url, folder, options)
    log.info({ file, bytes, seconds }, 'the database was backed up before its update')
  } catch (error) {
    throw new OperatorError(
      `The database was not updated, because the backup before it failed: ${(error as Error).message}
To update without one, start once with --no-backup.`,
      { cause: error },
    )
  }
  await deleteOldBackups(diskFolder(folder), KEEP, PREFIX)
}

async function refuseLittleRoom({ DATA_DIR }: Env, url: string) {
  const needed = Math.max(LEAST_ROOM_BYTES, (await readDatabaseSize(url)) * SIZE_SHARE)
  const { bavail, bsize } = await statfs(DATA_DIR)
  const free = bavail * bsize
  if (free >= needed) return
  throw new OperatorError(
    `it needs about ${inMegabytes(needed)}, and ${inMegabytes(free)} are free in ${DATA_DIR}.`,
  )
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`
