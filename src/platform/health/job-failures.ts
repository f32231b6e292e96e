import { sql } from 'kysely'
import { DAY } from '../../shared/time.ts'
import { type Db, inTransaction, isDatabaseDown, publishChange, type Row } from '../db/index.ts'

/** A job that still fails does so at least every ten minutes: rows of nodes that are gone stay until then. */
const FORGOTTEN_MS = DAY
/** Characters of an error that are kept. */
const MAX_ERROR = 500

export type JobFailure = Row<'jobFailures'>

/** Begins the topics that make a job run at once, wherever it runs. */
export const RUN_JOB = 'run-job:'

/**
 * Records for admins which jobs of a node fail. A run that succeeds writes nothing, unless the one before it
 * failed: jobs run every few seconds.
 */
export function createJobRecorder(db: Db, node: string) {
  let failing: Promise<Set<string>> | undefined

  async function readFailing() {
    const rows = await db.kysely
      .selectFrom('jobFailures')
      .select('job')
      .where('node', '=', node)
      .execute()
    return new Set(rows.map(({ job }) => job))
  }

  return async function recordRun(job: string, now: Date, error?: Error): Promise<void> {
    // A job cannot be recorded as failed in a database that is away.
    if (error && isDatabaseDown(error)) return
    failing ??= readFailing().catch((problem: unknown) => {
      failing = undefined
      throw problem
    })
    const names = await failing
    if (!error && !names.has(job)) return
    if (error) {
      names.add(job)
      await writeFailure(db, { job, node, error: error.message.slice(0, MAX_ERROR) }, now)
    } else {
      names.delete(job)
      await db.kysely
        .deleteFrom('jobFailures')
        .where('job', '=', job)
        .where('node', '=', node)
        .execute()
    }
  }
}

async function writeFailure(
  db: Db,
  { job, node, error }: { job: string; node: string; error: string },
  now: Date,
) {
  await sql`
    insert into job_failures (job, node, error, failures, first_failed_at, failed_at)
    values (${job}, ${node}, ${error}, 1, ${now}, ${now})
    on conflict (job, node) do update
    set error = excluded.error, failures = job_failures.failures + 1, failed_at = excluded.failed_at`.execute(
    db.kysely,
  )
}

/** Jobs whose last run failed, on any node; the one that has failed longest first. */
export function listJobFailures(db: Db, now: Date): Promise<JobFailure[]> {
  return db.kysely
    .selectFrom('jobFailures')
    .selectAll()
    .where('failedAt', '>', new Date(now.getTime() - FORGOTTEN_MS))
    .orderBy('firstFailedAt')
    .orderBy('job')
    .execute()
}

export async function deleteOldJobFailures(db: Db, now: Date): Promise<void> {
  await db.kysely
    .deleteFrom('jobFailures')
    .where('failedAt', '<=', new Date(now.getTime() - FORGOTTEN_MS))
    .execute()
}

/** Makes a job that failed run at once on every node; false when it has not failed. */
export function retryJob(db: Db, job: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const failure = await tx
      .selectFrom('jobFailures')
      .select('job')
      .where('job', '=', job)
      .executeTakeFirst()
    if (!failure) return false
    publishChange(tx, RUN_JOB + job)
    return true
  })
}
