import type { Env } from '../../env.ts'
import { defaultBackupFolder, readBackupPlan, s3Keys } from '../../modules/instance/index.ts'
import { createSettings } from '../../modules/settings/index.ts'
import { backupState, isTooOld, readBackupStatus } from '../../platform/backup/schedule.ts'
import { dateOfBackup, listBackups, openTarget } from '../../platform/backup/targets.ts'
import { createChanges } from '../../platform/db/changes.ts'
import { connect } from '../../platform/db/index.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { HOUR } from '../../shared/time.ts'
import { createLog } from '../open-instance.ts'
import { type Finding, failure, ok, skipped, warning } from './finding.ts'

/** Whether there is a backup, made on schedule or by the command, that is new enough. */
export async function checkBackup(env: Env, databaseUrl: string): Promise<Finding> {
  const now = new Date()
  const { plan, status } = await readScheduled(env, databaseUrl, now)
  const state = backupState(status, plan, now)
  if (state === 'failed')
    return failure(
      'backup',
      `The last one failed: ${status.lastError}`,
      'Correct this, and run `redial backup`',
    )
  const target = plan.target ?? defaultBackupFolder(env)
  const newest = await findNewest(env, target)
  if ('problem' in newest)
    return failure('backup', newest.problem, 'Correct BACKUP_TARGET, or make it reachable')
  if (!newest.name) return judgeMissing(target, env.NODE_ENV, state)
  const date = dateOfBackup(newest.name)
  const age = formatQuantity(Math.floor((now.getTime() - date.getTime()) / HOUR), 'hour')
  if (isTooOld(date, plan, now))
    return failure(
      'backup',
      `The newest one in ${target} is ${age} old`,
      plan.target
        ? 'Read the log of the shop, and run `redial backup`'
        : 'Set BACKUP_TARGET, or turn on scheduled backups in the settings of the shop',
    )
  if (status.deletionError)
    return warning(
      'backup',
      `Old ones could not be deleted: ${status.deletionError}`,
      `Let the server delete files in ${target}`,
    )
  return ok('backup', `${newest.name} is ${age} old; check it with \`redial backup --check\``)
}

async function readScheduled(env: Env, url: string, now: Date) {
  const db = connect({ url, max: 2, changes: createChanges() })
  const log = createLog({ ...env, LOG_LEVEL: 'silent' })
  const settings = createSettings({ db, env, demo: false, log })
  try {
    await settings.load()
    const plan = readBackupPlan(env, settings.current())
    return { plan, status: await readBackupStatus(db, now) }
  } finally {
    await db.close()
  }
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
  if (mode !== 'production') return skipped('backup', 'No backups are scheduled')
  return warning(
    'backup',
    'No backups are scheduled, and there is none in the data folder',
    'Set BACKUP_TARGET to a folder on another disk, or turn them on in the settings of the shop',
  )
}
