import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { api } from '../../src/contract/urls.ts'
import { freePort, startServing, stopNode, wait } from '../child.ts'
import { type Figure, median } from '../figure.ts'
import { cpuSeconds, databaseCpuSeconds } from '../process-cost.ts'
import { answers } from '../server.ts'
import { writeSnapshot } from './engine.ts'

const TIMES = 5
const TARGET_S = 1

/**
 * From the start of a node to its first answer of a search, beside a running database: with one worker, with as many as
 * `npm start` has, and while other programs use all cores.
 */
export async function restart(
  { url, name }: { url: string; name: string },
  folder: string,
): Promise<Figure[]> {
  await writeSnapshot(url)
  const data = mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  const starts: Start[] = []
  const withAllWorkers: Start[] = []
  const besideOthers: Start[] = []
  try {
    let time = 0
    const start = (workers: string) => startOnce(url, { folder, data, workers }, time++)
    // The first one copies the snapshot into its data folder.
    await start('1')
    for (let round = 0; round < TIMES; round++) {
      starts.push(await start('1'))
      withAllWorkers.push(await start('auto'))
      besideOthers.push(await whileCoresAreBusy(() => start('1')))
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  const of = (read: (start: Start) => number, among = starts) => median(among.map(read))
  const figure = (what: string, ours: number, note: string): Figure => ({
    name: `${name}: ${what}`,
    unit: 's',
    ours,
    target: { atMost: TARGET_S },
    note,
  })
  return [
    figure(
      'restart until the first answer of a search',
      of(({ answered }) => answered),
      `ready after ${of(({ ready }) => ready).toFixed(2)} s`,
    ),
    figure(
      'processor time of a restart with the first search',
      of(({ cpu }) => cpu),
      `PostgreSQL ${of(({ database }) => database).toFixed(2)} s more`,
    ),
    figure(
      'restart until the first answer of a search, one worker for each core',
      of(({ answered }) => answered, withAllWorkers),
      `ready after ${of(({ ready }) => ready, withAllWorkers).toFixed(2)} s`,
    ),
    figure(
      'restart until the first answer of a search, all cores busy',
      of(({ answered }) => answered, besideOthers),
      `ready after ${of(({ ready }) => ready, besideOthers).toFixed(2)} s; as many other processes as cores calculate without a pause`,
    ),
  ]
}

/** Runs `work` beside one process for each core that never waits. */
async function whileCoresAreBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    await wait(BUSY_AFTER_MS)
    return await work()
  } finally {
    for (const other of others) other.kill('SIGKILL')
  }
}

/** Until a process of Node has started to calculate. */
const BUSY_AFTER_MS = 500

/** Seconds. */
type Start = { ready: number; answered: number; cpu: number; database: number }

/** How long the first one serves, so that it has copied the snapshot and completed its counts. */
const SERVE_MS = 3_000

async function startOnce(
  url: string,
  { folder, data, workers }: { folder: string; data: string; workers: string },
  time: number,
): Promise<Start> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const database = databaseCpuSeconds(folder)
  const started = performance.now()
  const since = () => (performance.now() - started) / 1_000
  const child = startServing({
    PORT: String(port),
    DATA_DIR: data,
    DEMO: '0',
    LOG_LEVEL: 'error',
    WORKERS: workers,
    DATABASE_URL: url,
  })
  try {
    await answers(child, `${origin}/readyz`)
    const ready = since()
    await answers(child, `${origin}${api.search()}?q=iphone+13&max=${400 + time}`)
    const start = {
      ready,
      answered: since(),
      cpu: cpuSeconds(child.pid!),
      database: databaseCpuSeconds(folder) - database,
    }
    if (time === 0) await wait(SERVE_MS)
    return start
  } finally {
    await stopNode(child)
  }
}
