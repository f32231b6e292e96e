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
import { formatAge } from '../../../shared/age.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { SECOND } from '../../../shared/time.ts'
import { readBackupPlan } from '../backups/backup-plan.ts'
import { type Queue, type QueueName, readQueues } from './queues.store.ts'

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

export const queueLabels: Record<QueueName, string> = {
  notifications: 'Notifications',
  order_deadlines: 'Deadlines of orders',
  payments: 'Refunds and payouts',
  message_emails: 'Emails about messages',
  alert_emails: 'Emails about saved searches',
  data_copies: 'Copies of personal data',
  file_deletions: 'Files to delete',
}

/** What an operator has to do something about. Each has a key that stays the same while it lasts. */
export function findProblems(health: Health): Problem[] {
  const { now, queues, mails, jobs, backup } = health
  const age = (since: Date) => formatAge(now.getTime() - since.getTime())
  const isStuck = (since: Date | null) => since && now.getTime() - since.getTime() > STUCK_MS
  const problems: (Problem | undefined | null | false)[] = [
    ...groupByNode(health).flatMap(nodeProblems),
    ...jobs.map(
      ({ job, node, error, failures }) =>
        failures >= REPEATED_FAILURES && {
          key: `job:${job}:${node}`,
          message: `The job “${job}” on ${node} failed ${formatQuantity(failures, 'time')} in a row: ${error}`,
        },
    ),
    ...queues.map(
      ({ name, oldestDueAt, waiting }) =>
        isStuck(oldestDueAt) && {
          key: `queue:${name}`,
          message: `${queueLabels[name]}: ${waiting} waiting, the oldest for ${age(oldestDueAt!)}`,
        },
    ),
    isStuck(mails.oldestDueAt) && {
      key: 'queue:mails',
      message: `Emails: ${mails.overdue} waiting, the oldest for ${age(mails.oldestDueAt!)}`,
    },
    mails.undelivered > 0 && {
      key: 'mails:undelivered',
      message: `${formatQuantity(mails.undelivered, 'email')} could not be delivered`,
    },
    backup.state === 'failed' && {
      key: 'backup',
      message: `The last backup failed: ${withoutStop(backup.lastError)}`,
    },
    backup.state === 'too_old' && { key: 'backup', message: 'The last backup is too old' },
    backup.deletionError !== null && {
      key: 'backup:deletion',
      message: `Old backups could not be deleted: ${withoutStop(backup.deletionError)}`,
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

function nodeProblems({ name, diskFreeBytes, clockSkewMs }: Node): Problem[] {
  const isFull = diskFreeBytes !== null && diskFreeBytes < FULL_DISK
  const free = ((diskFreeBytes ?? 0) / GIGABYTE).toFixed(1)
  const seconds = Math.round(Math.abs(clockSkewMs) / SECOND)
  const isWrong = Math.abs(clockSkewMs) >= WRONG_SKEW_MS
  return [
    ...(isFull
      ? [
          {
            key: `disk:${name}`,
            message: `The disk of ${name} is almost full: ${free} GB are free`,
          },
        ]
      : []),
    ...(isWrong
      ? [
          {
            key: `clock:${name}`,
            message: `The clock of ${name} is ${formatQuantity(seconds, 'second')} ${clockSkewMs > 0 ? 'ahead of' : 'behind'} the database`,
          },
        ]
      : []),
  ]
}
