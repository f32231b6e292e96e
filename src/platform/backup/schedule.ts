import { sql } from 'kysely'
import { readLocalTime, toLocalDay } from '../../shared/reader-format.ts'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'
import { type Db, inTransaction, type Tx } from '../db/index.ts'
import { BACKUP_LOCK } from './files-lock.ts'

/** Any number does that nothing else uses. */
const SCHEDULE_LOCK = 7_236_430
/** After a failure it is tried again, but not all the time. */
const RETRY_MS = HOUR
/** Rows that stay. */
const HISTORY = 50
/** By then a backup that was begun holds its lock, or has ended. */
const BEGINNING_MS = MINUTE

/** When backups are made, where they go, and how many of them stay. */
export type BackupPlan = {
  /** A folder or bucket; undefined while no backups are scheduled. */
  target: string | undefined
  /** The time of one backup a day, such as '02:30'; null to make one every `everyHours`. */
  time: string | null
  timeZone: string
  everyHours: number
  keep: number
}

type Times = Pick<BackupPlan, 'time' | 'timeZone' | 'everyHours'>

/** The first moment after `from`, or the last one until then, that is the planned time of day. */
function timeOfDay(time: string, timeZone: string, from: Date, isNext: boolean): Date {
  const start = from.getTime()
  // A day of 25 hours has the same date at its end.
  const days = isNext ? [0, 1, 2] : [0, -1, -2]
  const moments = days.map((days) => {
    const day = toLocalDay(new Date(start + days * DAY), timeZone)
    return readLocalTime(`${day}T${time}`, timeZone) ?? new Date(start + days * DAY)
  })
  return moments.find((moment) => (isNext ? moment > from : moment <= from)) ?? from
}

/** No backup is due if one was started after this. */
function periodStart({ time, timeZone, everyHours }: Times, now: Date): Date {
  if (!time) return new Date(now.getTime() - everyHours * HOUR)
  return new Date(timeOfDay(time, timeZone, now, false).getTime() - 1)
}

const retryMs = ({ time, everyHours }: Times) =>
  time ? RETRY_MS : Math.min(everyHours * HOUR, RETRY_MS)

/**
 * Claims the next scheduled backup for this node. Undefined while none is due, or when another node has claimed
 * it. A backup is due when none has succeeded within the interval, or since the time of day.
 */
export function claimBackup(
  db: Db,
  plan: Times & { target: string },
  now: Date,
): Promise<number | undefined> {
  const since = periodStart(plan, now)
  const tried = new Date(now.getTime() - retryMs(plan))
  return inTransaction(db, async (tx) => {
    await lockSchedule(tx)
    const { rows } = await sql<{ id: number }>`
      insert into backups (target, started_at)
      select ${plan.target}, ${now}
      where not exists (
        select from backups where not requested and (
          started_at > ${tried}
          or (started_at > ${since} and finished_at is not null and error is null)))
      and not ${isRunning(now)}
      returning id`.execute(tx)
    return rows[0]?.id
  })
}

const lockSchedule = (tx: Tx) => sql`select pg_advisory_xact_lock(${SCHEDULE_LOCK})`.execute(tx)

/** Whether a backup is about to begin or running, on any node, also one of the command. */
const isRunning = (now: Date) => sql<boolean>`(
  exists (select from backups where waiting
    or (finished_at is null and started_at > ${new Date(now.getTime() - BEGINNING_MS)}))
  or exists (select from pg_locks where locktype = 'advisory' and classid = 0
    and objid = ${BACKUP_LOCK} and granted
    and database = (select oid from pg_database where datname = current_database())))`

/**
 * Requests a backup, which the next free node makes. Undefined when one is waiting or running, which then is the
 * one that was asked for.
 */
export async function requestBackup(tx: Tx, now: Date): Promise<number | undefined> {
  await lockSchedule(tx)
  const { rows } = await sql<{ id: number }>`
    insert into backups (target, started_at, requested, waiting)
    select '', ${now}, true, true where not ${isRunning(now)}
    returning id`.execute(tx)
  return rows[0]?.id
}

/** Claims the backup that an admin requested for this node, if one waits. */
export async function claimRequestedBackup(
  { kysely }: Db,
  target: string,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update backups set waiting = false, started_at = ${now}, target = ${target}
    where id = (select id from backups where waiting order by id limit 1 for update skip locked)
    returning id`.execute(kysely)
  return rows[0]?.id
}

type Result = { now: Date; bytes?: number | undefined; error?: string | undefined }

/** Records how a claimed backup ended. */
export async function recordBackup({ kysely }: Db, id: number, result: Result): Promise<void> {
  const { now, bytes, error } = result
  await sql`
    update backups set finished_at = ${now}, bytes = ${bytes ?? null}, error = ${error ?? null}
    where id = ${id}`.execute(kysely)
  await sql`
    delete from backups where id <= ${id} - ${HISTORY}::integer`.execute(kysely)
}

/** Records why old backups could not be deleted after one. */
export async function recordDeletionError({ kysely }: Db, id: number, error: string) {
  await sql`update backups set deletion_error = ${error} where id = ${id}`.execute(kysely)
}

export type BackupStatus = {
  /** When the last one that succeeded was started. */
  lastSuccessAt: Date | null
  /** The size of its file. */
  bytes: number | null
  /** Why the last one failed; null when it succeeded or is running. */
  lastError: string | null
  /** Why old ones could not be deleted after the last one of the schedule. */
  deletionError: string | null
  /** When the last one of the schedule that succeeded was started, and the last one that was tried. */
  scheduledAt: Date | null
  triedAt: Date | null
  /** Since when one waits or runs; null while none does, or for one of the command. */
  runningSince: Date | null
  isRunning: boolean
}

/** How the backups went. */
export async function readBackupStatus({ kysely }: Db, now: Date): Promise<BackupStatus> {
  const { rows } = await sql<BackupStatus>`
    select success.started_at as "lastSuccessAt", success.bytes, finished.error as "lastError",
      scheduled.deletion_error as "deletionError", scheduled.started_at as "scheduledAt",
      tried.started_at as "triedAt", ${isRunning(now)} as "isRunning",
      case when ${isRunning(now)} then unfinished.started_at end as "runningSince"
    from (select) as one
    left join lateral (
      select started_at, bytes from backups where finished_at is not null and error is null
      order by started_at desc limit 1) as success on true
    left join lateral (
      select error from backups where finished_at is not null
      order by finished_at desc limit 1) as finished on true
    left join lateral (
      select started_at, deletion_error from backups
      where finished_at is not null and error is null and not requested
      order by started_at desc limit 1) as scheduled on true
    left join lateral (
      select started_at from backups where not requested
      order by started_at desc limit 1) as tried on true
    left join lateral (
      select started_at, finished_at from backups order by started_at desc limit 1) as newest on true
    left join lateral (
      select newest.started_at where newest.finished_at is null) as unfinished on true`.execute(
    kysely,
  )
  return rows[0]!
}

export const backupStates = ['off', 'none', 'ok', 'failed', 'too_old'] as const
export type BackupState = (typeof backupStates)[number]

/** One that was late is no reason to worry, such as after a night in which the machine was off. */
const TOLERATED_INTERVALS = 2
const HOURS_OF_DAY = 24

/** Whether a backup that was started at `date` should have been followed by another. */
export function isTooOld(date: Date, { time, everyHours }: Times, now: Date): boolean {
  const hours = time ? HOURS_OF_DAY : everyHours
  return now.getTime() - date.getTime() > TOLERATED_INTERVALS * hours * HOUR
}

/** What an operator has to know of it first. */
export function backupState(
  { lastSuccessAt, lastError }: Pick<BackupStatus, 'lastSuccessAt' | 'lastError'>,
  plan: BackupPlan,
  now: Date,
): BackupState {
  if (!plan.target) return 'off'
  if (lastError !== null) return 'failed'
  if (!lastSuccessAt) return 'none'
  return isTooOld(lastSuccessAt, plan, now) ? 'too_old' : 'ok'
}

/** When the schedule makes the next backup; now if it is due, and null while none are scheduled. */
export function nextBackupAt(
  { scheduledAt, triedAt }: Pick<BackupStatus, 'scheduledAt' | 'triedAt'>,
  plan: BackupPlan,
  now: Date,
): Date | null {
  if (!plan.target) return null
  const isDone = scheduledAt !== null && scheduledAt > periodStart(plan, now)
  const due = !isDone
    ? now
    : plan.time
      ? timeOfDay(plan.time, plan.timeZone, now, true)
      : new Date(scheduledAt.getTime() + plan.everyHours * HOUR)
  const retry = triedAt ? triedAt.getTime() + retryMs(plan) : 0
  return new Date(Math.max(due.getTime(), retry, now.getTime()))
}
