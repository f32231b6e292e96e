import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Deps } from '../../deps.ts'
import { claimBackup, recordBackup } from '../../platform/backup/schedule.ts'
import { deleteOldBackups, openTarget } from '../../platform/backup/targets.ts'
import { HOUR } from '../../shared/time.ts'
import { type BackupOutcome, s3Keys } from './back-up-database.ts'

type Outcome = BackupOutcome | { error: string }

/**
 * Scheduled backups. Each is made by a process of its own, so that compressing does not slow down visitors.
 * `run` is a job: it returns how many were made.
 */
export function createScheduledBackups(deps: Deps) {
  const { env, db, clock, log } = deps
  let child: ChildProcess | undefined

  async function run(): Promise<number> {
    const target = env.BACKUP_TARGET
    if (!target) return 0
    const everyMs = env.BACKUP_EVERY_HOURS * HOUR
    const id = await claimBackup(db, { target, everyMs, now: clock.now() })
    if (id === undefined) return 0
    const outcome = await makeBackup(target)
    if ('error' in outcome) {
      log.error({ target, error: outcome.error }, 'the scheduled backup failed')
      await recordBackup(db, id, { now: clock.now(), error: outcome.error })
      return 0
    }
    const { file, bytes, seconds } = outcome
    log.info({ file, bytes, seconds }, 'the scheduled backup is complete')
    await recordBackup(db, id, { now: clock.now(), bytes })
    await deleteOldBackups(openTarget(target, s3Keys(env)).folder, env.BACKUP_KEEP)
    return 1
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
