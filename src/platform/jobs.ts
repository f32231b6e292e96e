import type { Logger } from 'pino'
import { isDatabaseDown } from './db/index.ts'
import { RUN_JOB } from './health/index.ts'

/**
 * Work that falls due. It compares rows with the clock, so nothing is lost when the process ends,
 * and every node may run it at the same time. `run` processes one batch and returns the number of
 * rows it changed. With `repeatWhileBusy` the next batch follows at once while rows are changed;
 * the rows it changes must therefore not be due again immediately.
 */
export type Job = {
  name: string
  everyMs: number
  repeatWhileBusy?: boolean
  /**
   * Once it has found nothing it runs only this often, and in its turn after a change of these topics: most
   * shops are idle most of the time.
   */
  idle?: { everyMs: number; topics: readonly string[] }
  run: () => Promise<number>
}

type Options = {
  countRun?: ((job: string, isDone: boolean) => void) | undefined
  /** Called after each run, with the error of one that failed. */
  recordRun?: (job: string, error?: Error) => Promise<void>
  /** Calls what it is given with the topic of every change. */
  onChange?: (listener: (topic: string) => void) => void
}

/** Consecutive batches after which even a busy job waits for its next turn. */
const MAX_CONSECUTIVE_BATCHES = 500
/** The first runs are spread over so much time, or over the interval where that is shorter. */
const SPREAD_MS = 30_000
/** Milliseconds between two consecutive batches, so that waiting requests go first. */
const BATCH_PAUSE_MS = 5

/** Runs every job at its interval until stopped. Stopping waits for the runs in progress. */
export function startJobs(
  jobs: Job[],
  log: Logger,
  { countRun = () => {}, recordRun = async () => {}, onChange = () => {} }: Options = {},
): () => Promise<void> {
  let stopped = false
  /** When jobs that have found nothing since ran last. */
  const idleSince = new Map<Job, number>()
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  onChange((topic) => {
    const wanted = topic.startsWith(RUN_JOB) && topic.slice(RUN_JOB.length)
    for (const [job, timer] of timers) {
      if (job.name !== wanted) continue
      clearTimeout(timer)
      idleSince.delete(job)
      schedule(job, 0)
    }
    for (const job of idleSince.keys())
      if (topic === 'all' || job.idle?.topics.includes(topic)) idleSince.delete(job)
  })

  function isIdle(job: Job) {
    const since = idleSince.get(job)
    return job.idle && since !== undefined && performance.now() - since < job.idle.everyMs
  }

  async function record(job: Job, error?: Error) {
    countRun(job.name, error === undefined)
    await recordRun(job.name, error).catch((problem: Error) =>
      log.warn({ job: job.name, err: problem }, 'a run could not be recorded'),
    )
  }

  async function runOnce(job: Job): Promise<number> {
    // Before it runs: a change meanwhile makes it run again.
    if (job.idle) idleSince.set(job, performance.now())
    try {
      const rows = await job.run()
      if (rows > 0) idleSince.delete(job)
      await record(job)
      if (rows > 0) log.debug({ job: job.name, rows }, 'job ran')
      return rows
    } catch (error) {
      idleSince.delete(job)
      await record(job, error as Error)
      const level = isDatabaseDown(error) ? 'warn' : 'error'
      log[level]({ job: job.name, err: error }, 'job failed; it will run again')
      return 0
    }
  }

  function schedule(job: Job, delay: number, batch = 1) {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(job)
      if (isIdle(job)) return schedule(job, job.everyMs)
      const run = runOnce(job).then((rows) => {
        running.delete(run)
        const isBusy = job.repeatWhileBusy && rows > 0 && batch < MAX_CONSECUTIVE_BATCHES
        if (isBusy) schedule(job, BATCH_PAUSE_MS, batch + 1)
        else schedule(job, job.everyMs)
      })
      running.add(run)
    }, delay)
    timer.unref()
    timers.set(job, timer)
  }

  // Not all at once, then or later, beside the requests that wait for the same connections.
  for (const [index, job] of jobs.entries())
    schedule(
      job,
      Math.min(1_000, job.everyMs) + (index / jobs.length) * Math.min(SPREAD_MS, job.everyMs),
    )
  return async () => {
    stopped = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}
