import path from 'node:path'
import type { Env } from '../../../env.ts'
import type { BackupPlan } from '../../../platform/backup/schedule.ts'
import type { S3Settings } from '../../../platform/storage/index.ts'
import type { SettingValues } from '../../../shared/settings/definitions.ts'

/** In the data folder, and in the bucket. */
const FOLDER = 'backups'

/** The folder of backups that go nowhere else. */
export const defaultBackupFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) =>
  `${path.join(DATA_DIR, FOLDER)}/`

/** When backups are made and where they go, by the settings of the shop and the environment. */
export function readBackupPlan(env: Env, values: SettingValues): BackupPlan {
  return {
    target: env.BACKUP_TARGET ?? targetFor(env, values.backupTarget),
    time: values.backupTime,
    timeZone: values.timeZone,
    everyHours: values.backupEveryHours,
    keep: values.backupKeep,
  }
}

/**
 * The folder or bucket of a place that an admin can choose. Only the environment names any other: a backup has
 * the hashes of passwords and the keys of the shop, so a stolen session of an admin must not send it anywhere.
 */
export function targetFor(env: Env, place: string): string | undefined {
  if (place === 'folder') return defaultBackupFolder(env)
  if (place === 'bucket' && env.S3_BUCKET) return `s3://${env.S3_BUCKET}/${FOLDER}`
  return undefined
}

/** What the settings say about the S3 service, for any bucket there. */
export function s3Keys(env: Env): Omit<S3Settings, 'bucket'> | undefined {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!endpoint || !accessKey || !secretKey) return undefined
  return { endpoint, accessKey, secretKey, region: env.S3_REGION }
}
