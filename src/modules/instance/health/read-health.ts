import type { Deps } from '../../../deps.ts'
import {
  type BackupState,
  type BackupStatus,
  backupState,
  readBackupStatus,
} from '../../../platform/backup/schedule.ts'
import {
  FULL_DISK,
  type JobFailure,
  listJobFailures,
  listProcesses,
  type Problem,
  type Process,
  REPEATED_FAILURES,
  readDatabaseSize,
  STUCK_MS,
  WRONG_SKEW_MS,
} from '../../../platform/health/index.ts'
import { countWaitingMails } from '../../../platform/mail/index.ts'
import { toAge } from '../../../shared/age.ts'
import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatCount, formatDecimal } from '../../../shared/quantities.ts'
import { SECOND } from '../../../shared/time.ts'
import { type Translator, translatorFor } from '../../../text/server.ts'
import { readBackupPlan } from '../backups/backup-plan.ts'
import { jobLabel } from './job-label.ts'
import { type Queue, readQueues } from './queues.store.ts'

export type Health = {
  now: Date
  processes: Process[]
  jobs: JobFailure[]
  queues: Queue[]
  mails: { overdue: number; oldestDueAt: Date | null; undelivered: number }
  backup: BackupStatus & { state: BackupState }
  databaseBytes: number
}

/** What is known about the nodes, the jobs, the queues and the database. */
export async function readHealth({ db, env, clock, settings }: Deps): Promise<Health> {
  const now = clock.now()
  const [processes, jobs, queues, mails, backup, databaseBytes] = await Promise.all([
    listProcesses(db, now),
    listJobFailures(db, now),
    readQueues(db.kysely, now),
    countWaitingMails(db.kysely, now),
    readBackupStatus(db, now),
    readDatabaseSize(db),
  ])
  const state = backupState(backup, readBackupPlan(env, settings.current()), now)
  return { now, processes, jobs, queues, mails, backup: { ...backup, state }, databaseBytes }
}

/**
 * What an operator has to do something about, in a language. Each has a key that stays the same while it lasts. Errors
 * of the system in them are English, as it wrote them.
 */
export function findProblems(health: Health, language: Language): Problem[] {
  const { now, queues, mails, jobs, backup } = health
  const t = translatorFor(language, 'staffMails')
  const show = (text: string | null) => isolate(withoutStop(text), language)
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })
  const isStuck = (since: Date | null) => since && now.getTime() - since.getTime() > STUCK_MS
  const waiting = (queue: string, count: number, since: Date) => {
    const { count: units, unit } = toAge(now.getTime() - since.getTime())
    const age = t(`ages.${unit}`, counted(units))
    return t('problems.queue', { queue, waiting: formatCount(count, language), age })
  }
  const problems: (Problem | undefined | null | false)[] = [
    ...groupByNode(health).flatMap((node) => nodeProblems(node, t, language)),
    ...jobs.map(
      ({ job, node, error, failures }) =>
        failures >= REPEATED_FAILURES && {
          key: `job:${job}:${node}`,
          message: t('problems.job', {
            ...counted(failures),
            job: isolate(jobLabel(job, language), language),
            node: show(node),
            error: isolate(error, language),
          }),
        },
    ),
    ...queues.map(
      ({ name, oldestDueAt, waiting: count }) =>
        isStuck(oldestDueAt) && {
          key: `queue:${name}`,
          message: waiting(t(`queues.${name}`), count, oldestDueAt!),
        },
    ),
    isStuck(mails.oldestDueAt) && {
      key: 'queue:mails',
      message: waiting(t('queues.emails'), mails.overdue, mails.oldestDueAt!),
    },
    mails.undelivered > 0 && {
      key: 'mails:undelivered',
      message: t('problems.undelivered', counted(mails.undelivered)),
    },
    backup.state === 'failed' && {
      key: 'backup',
      message: t('problems.backupFailed', { error: show(backup.lastError) }),
    },
    backup.state === 'too_old' && { key: 'backup', message: t('problems.backupTooOld') },
    backup.deletionError !== null && {
      key: 'backup:deletion',
      message: t('problems.backupDeletion', { error: show(backup.deletionError) }),
    },
  ]
  return problems.filter((problem) => Boolean(problem)) as Problem[]
}

/** A message goes on as a sentence, or ends there. */
const withoutStop = (text: string | null) => text?.replace(/\.$/, '') ?? ''

export type Node = {
  name: string
  processes: Process[]
  diskFreeBytes: number | null
  clockSkewMs: number
}

/** The processes by the node that they run on. */
export function groupByNode({ processes }: Pick<Health, 'processes'>): Node[] {
  const names = [...new Set(processes.map(({ node }) => node))]
  return names.map((name) => {
    const running = processes.filter(({ node }) => node === name)
    const newest = running.reduce((a, b) => (b.seenAt > a.seenAt ? b : a))
    const { diskFreeBytes, clockSkewMs } = newest
    return { name, processes: running, diskFreeBytes, clockSkewMs }
  })
}

const GIGABYTE = 1_000_000_000

function nodeProblems(
  { name, diskFreeBytes, clockSkewMs }: Node,
  t: Translator<'staffMails'>,
  language: Language,
): Problem[] {
  const node = isolate(name, language)
  const problems: Problem[] = []
  if (diskFreeBytes !== null && diskFreeBytes < FULL_DISK) {
    const free = formatDecimal(diskFreeBytes / GIGABYTE, language, 1)
    problems.push({ key: `disk:${name}`, message: t('problems.disk', { node, free }) })
  }
  if (Math.abs(clockSkewMs) >= WRONG_SKEW_MS) {
    const count = Math.round(Math.abs(clockSkewMs) / SECOND)
    const values = { node, count, shown: formatCount(count, language) }
    const message = t(clockSkewMs > 0 ? 'problems.clockAhead' : 'problems.clockBehind', values)
    problems.push({ key: `clock:${name}`, message })
  }
  return problems
}
