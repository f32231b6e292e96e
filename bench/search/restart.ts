import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { api } from '../../src/routes.ts'
import { freePort, startServing, stopNode, wait } from '../child.ts'
import { type Figure, median } from '../figure.ts'
import { cpuSeconds, databaseCpuSeconds } from '../process-cost.ts'
import { answers } from '../server.ts'
import { writeSnapshot } from './engine.ts'

const TIMES = 5
const TARGET_S = 1

/** From the start of a node's process to its first answer of a search, beside a running database. */
export async function restart(
  { url, name }: { url: string; name: string },
  folder: string,
): Promise<Figure[]> {
  await writeSnapshot(url)
  const data = mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  const starts: Start[] = []
  try {
    // The first one copies the snapshot into its data folder.
    for (let time = 0; time <= TIMES; time++) {
      const start = await startOnce(url, { folder, data }, time)
      if (time > 0) starts.push(start)
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  const of = (read: (start: Start) => number) => median(starts.map(read))
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
  ]
}

/** Seconds. */
type Start = { ready: number; answered: number; cpu: number; database: number }

/** How long the first one serves, so that it has copied the snapshot and completed its counts. */
const SERVE_MS = 3_000

async function startOnce(
  url: string,
  { folder, data }: { folder: string; data: string },
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
    WORKERS: '1',
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
