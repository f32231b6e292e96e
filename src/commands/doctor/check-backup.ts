import path from 'node:path'
import type { Env } from '../../env.ts'
import { backupState, isTooOld, readBackupStatus } from '../../platform/backup/schedule.ts'
import { dateOfBackup, listBackups, openTarget } from '../../platform/backup/targets.ts'
import { createChanges } from '../../platform/db/changes.ts'
import { connect } from '../../platform/db/index.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { HOUR } from '../../shared/time.ts'
import { DEFAULT_FOLDER, s3Keys } from '../backups/back-up-database.ts'
import { type Finding, failure, ok, skipped, warning } from './finding.ts'

/** Whether there is a backup, made on schedule or by the command, that is new enough. */
export async function checkBackup(env: Env, databaseUrl: string): Promise<Finding> {
  const { BACKUP_TARGET, DATA_DIR, NODE_ENV } = env
  const now = new Date()
  const scheduled = BACKUP_TARGET ? await readScheduled(databaseUrl) : undefined
  const state = scheduled && backupState(scheduled, env, now)
  if (state === 'failed')
    return failure(
      'backup',
      `The last one failed: ${scheduled?.lastError}`,
      'Correct this, and run `redial backup`',
    )
  const target = BACKUP_TARGET ?? `${path.join(DATA_DIR, DEFAULT_FOLDER)}/`
  const newest = await findNewest(env, target)
  if ('problem' in newest)
    return failure('backup', newest.problem, 'Correct BACKUP_TARGET, or make it reachable')
  if (!newest.name) return judgeMissing(target, NODE_ENV, state)
  const date = dateOfBackup(newest.name)
  const age = formatQuantity(Math.floor((now.getTime() - date.getTime()) / HOUR), 'hour')
  if (isTooOld(date, env.BACKUP_EVERY_HOURS, now))
    return failure(
      'backup',
      `The newest one in ${target} is ${age} old`,
      BACKUP_TARGET
        ? 'Read the log of the shop, and run `redial backup`'
        : 'Set BACKUP_TARGET, so that the shop makes one every BACKUP_EVERY_HOURS',
    )
  return ok('backup', `${newest.name} is ${age} old; check it with \`redial backup --check\``)
}

async function readScheduled(url: string) {
  const db = connect({ url, max: 2, changes: createChanges() })
  return readBackupStatus(db).finally(db.close)
}

async function findNewest(
  env: Env,
  target: string,
): Promise<{ name: string | undefined } | { problem: string }> {
  try {
    const [newest] = await listBackups(openTarget(target, s3Keys(env)).folder)
    return { name: newest?.name }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

function judgeMissing(target: string, mode: Env['NODE_ENV'], state: string | undefined): Finding {
  if (state === 'ok' || state === 'too_old')
    return failure(
      'backup',
      `Backups were made, but there is none in ${target}`,
      'Find out who deletes or moves them, or correct BACKUP_TARGET',
    )
  if (state === 'none')
    return warning(
      'backup',
      'None has been made yet',
      'Start the shop, which makes one within a minute, or run `redial backup`',
    )
  if (mode !== 'production') return skipped('backup', 'BACKUP_TARGET is not set')
  return warning(
    'backup',
    'BACKUP_TARGET is not set, and there is no backup in the data folder',
    'Set BACKUP_TARGET to a folder on another disk, or to a bucket',
  )
}
