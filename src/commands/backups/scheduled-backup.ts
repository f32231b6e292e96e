import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Deps } from '../../deps.ts'
import { defaultBackupFolder, readBackupPlan, s3Keys } from '../../modules/instance/index.ts'
import {
  claimBackup,
  claimRequestedBackup,
  recordBackup,
  recordDeletionError,
} from '../../platform/backup/schedule.ts'
import { deleteOldBackups, openTarget } from '../../platform/backup/targets.ts'
import type { BackupOutcome } from './back-up-database.ts'

type Outcome = BackupOutcome | { error: string }

/**
 * Backups of the schedule, and those that admins request. Each is made by a process of its own, so that compressing does not slow down visitors.
 * `run` is a job: it returns how many were made.
 */
export function createScheduledBackups(deps: Deps) {
  const { env, db, clock, log } = deps
  let child: ChildProcess | undefined

  async function run(): Promise<number> {
    const plan = readBackupPlan(env, deps.settings.current())
    const requestedTarget = plan.target ?? defaultBackupFolder(env)
    const requested = await claimRequestedBackup(db, requestedTarget, clock.now())
    if (requested !== undefined) return Number(await makeClaimed(requested, requestedTarget))
    const { target } = plan
    if (!target) return 0
    const id = await claimBackup(db, { ...plan, target }, clock.now())
    if (id === undefined || !(await makeClaimed(id, target))) return 0
    await deleteOld(id, target, plan.keep)
    return 1
  }

  /** Returns whether it succeeded. */
  async function makeClaimed(id: number, target: string): Promise<boolean> {
    const outcome = await makeBackup(target)
    if ('error' in outcome) {
      log.error({ target, error: outcome.error }, 'the backup failed')
      await recordBackup(db, id, { now: clock.now(), error: outcome.error })
      return false
    }
    const { file, bytes, seconds } = outcome
    log.info({ file, bytes, seconds }, 'the backup is complete')
    await recordBackup(db, id, { now: clock.now(), bytes })
    return true
  }

  async function deleteOld(id: number, target: string, keep: number) {
    try {
      await deleteOldBackups(openTarget(target, s3Keys(env)).folder, keep)
    } catch (error) {
      const { message } = error as Error
      log.error({ target, error: message }, 'old backups could not be deleted')
      await recordDeletionError(db, id, message)
    }
  }

  async function makeBackup(target: string): Promise<Outcome> {
    // A worker's number would make the process another worker.
    const { NODE_UNIQUE_ID: _, ...environment } = process.env
    const started = spawn(process.execPath, [process.argv[1] ?? '', 'backup', target, '--json'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    try {
      const closed = once(started, 'close')
      const output = (await Array.fromAsync(started.stdout)).join('')
      const [, signal] = await closed
      if (signal) return { error: `It was ended by ${signal}.` }
      return JSON.parse(output)
    } catch (error) {
      return { error: (error as Error).message }
    } finally {
      child = undefined
    }
  }

  return {
    run,
    /** Ends the backup that is under way. What it has written is deleted after the next one. */
    stop: async () => void child?.kill('SIGTERM'),
  }
}
