import { sql } from 'kysely'
import { HOUR } from '../../shared/time.ts'
import { type Db, inTransaction } from '../db/index.ts'

/** Any number does that nothing else uses. */
const SCHEDULE_LOCK = 7_236_430
/** After a failure it is tried again, but not all the time. */
const RETRY_MS = HOUR
/** Rows that stay. */
const HISTORY = 50

/**
 * Claims the next scheduled backup for this node. Undefined while none is due, or when another node has claimed
 * it. A backup is due when none has succeeded within the interval.
 */
export function claimBackup(
  db: Db,
  { target, everyMs, now }: { target: string; everyMs: number; now: Date },
): Promise<number | undefined> {
  const since = new Date(now.getTime() - everyMs)
  const tried = new Date(now.getTime() - Math.min(everyMs, RETRY_MS))
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SCHEDULE_LOCK})`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      insert into backups (target, started_at)
      select ${target}, ${now}
      where not exists (
        select from backups where started_at > ${tried}
          or (started_at > ${since} and finished_at is not null and error is null))
      returning id`.execute(tx)
    return rows[0]?.id
  })
}

/** Records how a claimed backup ended. */
export async function recordBackup(
  { kysely }: Db,
  id: number,
  { now, bytes, error }: { now: Date; bytes?: number | undefined; error?: string | undefined },
): Promise<void> {
  await sql`
    update backups set finished_at = ${now}, bytes = ${bytes ?? null}, error = ${error ?? null}
    where id = ${id}`.execute(kysely)
  await sql`
    delete from backups where id <= ${id} - ${HISTORY}::integer`.execute(kysely)
}

export type BackupStatus = {
  /** When the last one that succeeded was started. */
  lastSuccessAt: Date | null
  /** The size of its file. */
  bytes: number | null
  /** Why the last one failed; null when it succeeded or is running. */
  lastError: string | null
}

/** How the scheduled backups went. */
export async function readBackupStatus({ kysely }: Db): Promise<BackupStatus> {
  const { rows } = await sql<BackupStatus>`
    select success.started_at as "lastSuccessAt", success.bytes, finished.error as "lastError"
    from (select) as one
    left join lateral (
      select started_at, bytes from backups where finished_at is not null and error is null
      order by started_at desc limit 1) as success on true
    left join lateral (
      select error from backups where finished_at is not null
      order by finished_at desc limit 1) as finished on true`.execute(kysely)
  return rows[0] ?? { lastSuccessAt: null, bytes: null, lastError: null }
}

export const backupStates = ['off', 'none', 'ok', 'failed', 'too_old'] as const
export type BackupState = (typeof backupStates)[number]

/** One that was late is no reason to worry, such as after a night in which the machine was off. */
const TOLERATED_INTERVALS = 2

/** Whether a backup that was started at `date` should have been followed by another. */
export function isTooOld(date: Date, everyHours: number, now: Date): boolean {
  return now.getTime() - date.getTime() > TOLERATED_INTERVALS * everyHours * HOUR
}

/** Its settings. */
type Schedule = { BACKUP_TARGET?: string | undefined; BACKUP_EVERY_HOURS: number }

/** What an operator has to know of it first. */
export function backupState(
  { lastSuccessAt, lastError }: BackupStatus,
  { BACKUP_TARGET, BACKUP_EVERY_HOURS }: Schedule,
  now: Date,
): BackupState {
  if (!BACKUP_TARGET) return 'off'
  if (lastError !== null) return 'failed'
  if (!lastSuccessAt) return 'none'
  return isTooOld(lastSuccessAt, BACKUP_EVERY_HOURS, now) ? 'too_old' : 'ok'
}
