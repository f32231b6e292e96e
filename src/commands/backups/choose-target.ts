import type { Env } from '../../env.ts'
import { defaultBackupFolder, s3Keys, targetFor } from '../../modules/instance/index.ts'
import { createSettings } from '../../modules/settings/index.ts'
import { dateOfBackup, listBackups, openTarget } from '../../platform/backup/targets.ts'
import { createChanges } from '../../platform/db/changes.ts'
import { connect } from '../../platform/db/index.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { createLog } from '../open-instance.ts'

/** A folder, a file or `s3://bucket/prefix`, and what named it. */
export type ChosenTarget = { target: string; targetFrom: TargetSource }
export type TargetSource = 'argument' | 'BACKUP_TARGET' | 'settings' | 'default'

const SOURCES: Record<Exclude<TargetSource, 'argument'>, string> = {
  BACKUP_TARGET: 'as BACKUP_TARGET says',
  settings: 'as the settings of the shop say',
  default: 'because neither BACKUP_TARGET nor the settings of the shop name a place',
}

/** A line that says why a place was used that the call does not name. */
export function describeSource({ target, targetFrom }: ChosenTarget): string[] {
  return targetFrom === 'argument' ? [] : [`Place: ${target}, ${SOURCES[targetFrom]}.`]
}

/**
 * Where a backup goes when the call names no place: that of BACKUP_TARGET, of the settings of the shop, or else the
 * folder in the data folder.
 * @param databaseUrl undefined while there is no database
 * @throws OperatorError when the settings name the bucket, and this machine has none
 */
export async function chooseTarget(
  env: Env,
  databaseUrl: string | undefined,
): Promise<ChosenTarget> {
  if (env.BACKUP_TARGET) return { target: env.BACKUP_TARGET, targetFrom: 'BACKUP_TARGET' }
  const place = databaseUrl === undefined ? 'off' : await readStoredPlace(env, databaseUrl)
  const target = targetFor(env, place)
  if (target) return { target, targetFrom: 'settings' }
  if (place === 'bucket')
    throw new OperatorError(
      'The settings of the shop put backups into the S3 bucket, but S3_BUCKET is not set. Use the settings of the server, or name a folder or file.',
    )
  return { target: defaultBackupFolder(env), targetFrom: 'default' }
}

/** The place that admins have chosen, also in a database of an older version. */
async function readStoredPlace(env: Env, url: string): Promise<string> {
  const db = connect({ url, max: 1, changes: createChanges() })
  const log = createLog({ ...env, LOG_LEVEL: 'silent' })
  const settings = createSettings({ db, env, demo: false, log })
  try {
    await settings.load()
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error
  } finally {
    await db.close()
  }
  return settings.current().backupTarget
}

const UNDEFINED_TABLE = '42P01'

/**
 * The newest backup in the places where backups go by themselves. There are no settings of a shop yet, so it looks
 * into each place that they can name.
 * @throws OperatorError when there is none
 */
export async function findNewestBackup(env: Env): Promise<string> {
  const places = env.BACKUP_TARGET
    ? [env.BACKUP_TARGET]
    : [targetFor(env, 'folder'), targetFor(env, 'bucket')].filter((place) => place !== undefined)
  const newestByPlace = await Promise.all(
    places.map(async (place) => {
      const { folder, file } = openTarget(place, s3Keys(env))
      if (file) return { address: place, date: 0 }
      const [newest] = await listBackups(folder)
      return newest && { address: folder.addressOf(newest.name), date: +dateOfBackup(newest.name) }
    }),
  )
  const [newest] = newestByPlace
    .filter((each) => each !== undefined)
    .sort((a, b) => b.date - a.date)
  if (!newest)
    throw new OperatorError(`There is no backup in ${places.join(' or ')}. Name a file or folder.`)
  return newest.address
}
