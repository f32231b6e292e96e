import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { type Job, startJobs } from './jobs.ts'

const log = pino({ level: 'silent' })
const EVERY_MS = 2_000
let stop: () => Promise<void>
afterEach(async () => {
  await stop()
  vi.useRealTimers()
})

/** Work of so many rows, ten a batch; how often it ran by when. */
function start(rows: number, more: Partial<Job> = {}) {
  vi.useFakeTimers()
  let left = rows
  let runs = 0
  async function run() {
    runs += 1
    const moved = Math.min(10, left)
    left -= moved
    return moved
  }
  const listeners: ((topic: string) => void)[] = []
  const job = { name: 'rows', everyMs: EVERY_MS, repeatWhileBusy: true, run, ...more }
  stop = startJobs([job], log, { onChange: (listener) => void listeners.push(listener) })
  return {
    change: (topic: string) => listeners.forEach((listener) => void listener(topic)),
    add(rows: number) {
      left += rows
    },
    runs: () => runs,
    left: () => left,
    until: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('due work is finished at once, in as many batches as needed', async () => {
  const { runs, left, until } = start(1_000)
  await until(EVERY_MS)
  // 100 full batches, and one that finds nothing.
  expect([left(), runs()]).toEqual([0, 101])
  await until(10 * EVERY_MS)
  expect(runs()).toBe(111)
})

test('a job that never finishes its work yields until its next run', async () => {
  const { runs, until } = start(Number.MAX_SAFE_INTEGER)
  await until(1_000 + 500 * 5)
  expect(runs()).toBe(500)
  await until(EVERY_MS - 10)
  expect(runs()).toBe(500)
})

test('waiting requests get a turn between two batches', async () => {
  const { runs, until } = start(1_000)
  await until(1_000)
  expect(runs()).toBe(1)
  await until(4)
  expect(runs()).toBe(1)
  await until(1)
  expect(runs()).toBe(2)
})

test('a job without repetition runs at its interval only', async () => {
  const { runs, until } = start(1_000, { repeatWhileBusy: false })
  await until(1_000 + 3 * EVERY_MS)
  expect(runs()).toBe(4)
})

test('a failed batch is retried at the next run; after stopping none begins', async () => {
  let runs = 0
  const { until } = start(0, {
    run: async () => {
      runs += 1
      throw new Error('the database is away')
    },
  })
  await until(1_000 + EVERY_MS)
  expect(runs).toBe(2)
  await stop()
  await until(10 * EVERY_MS)
  expect(runs).toBe(2)
})

test('a job that has found nothing runs less often, and in its turn after a change of its topics', async () => {
  const idle = { everyMs: 10 * EVERY_MS, topics: ['rows'] }
  const { runs, left, until, add, change } = start(0, { idle })
  await until(1_000)
  expect(runs()).toBe(1)
  await until(9 * EVERY_MS)
  expect(runs()).toBe(1)
  await until(EVERY_MS)
  expect(runs()).toBe(2)
  add(25)
  change('other')
  await until(EVERY_MS)
  expect(runs()).toBe(2)
  change('rows')
  await until(EVERY_MS + 50)
  expect([left(), runs()]).toEqual([0, 6])
  await until(2 * EVERY_MS)
  expect(runs()).toBe(6)
  // The connection for changes was lost for a while.
  change('all')
  await until(EVERY_MS)
  expect(runs()).toBe(7)
})

test('a job during whose run something changed does not become idle', async () => {
  const running = Promise.withResolvers<number>()
  let runs = 0
  const run = () => {
    runs += 1
    return runs === 1 ? running.promise : Promise.resolve(0)
  }
  const { until, change } = start(0, { idle: { everyMs: 10 * EVERY_MS, topics: ['rows'] }, run })
  await until(1_000)
  change('rows')
  running.resolve(0)
  await until(EVERY_MS)
  expect(runs).toBe(2)
})

test('the first runs of jobs are spread over time, and none waits longer than its interval', async () => {
  vi.useFakeTimers()
  const started = Date.now()
  const firstRuns: number[] = []
  const run = async () => {
    firstRuns.push(Date.now() - started)
    return 0
  }
  const everyMs = 20_000
  stop = startJobs(
    ['a', 'b', 'c', 'd'].map((name) => ({ name, everyMs, run })),
    log,
  )
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(firstRuns).toEqual([1_000, 6_000, 11_000, 16_000])
})
