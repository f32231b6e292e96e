import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createWorkers } from './workers.ts'

const program = fileURLToPath(new URL('serving-worker.fixture.ts', import.meta.url))

test('a worker that crashes again and again is restarted after longer and longer waits, up to 10 s', async () => {
  let time = 0
  /** The waits before each start, in milliseconds. */
  const waits: number[] = []
  const setTimer = (run: () => void, ms: number) => {
    waits.push(ms)
    run()
  }
  const log = pino({ level: 'silent' })
  const workers = createWorkers(1, log, { stopMs: 0 }, { now: () => time, setTimer, program })
  const newest = () => Object.values(cluster.workers ?? {}).at(-1) as Worker
  const nextStarted = () => new Promise<Worker>((resolve) => cluster.once('fork', resolve))

  /** Kills the worker, and waits until the next one serves. */
  async function crash() {
    const serving = nextStarted().then(
      (worker) =>
        new Promise<void>((resolve) =>
          worker.on('message', ({ kind }) => kind === 'serving' && resolve()),
        ),
    )
    newest().process.kill('SIGKILL')
    await serving
  }

  await workers.open({
    databaseUrl: '',
    secret: '',
    demo: false,
    canReplaceDemo: false,
    origin: '',
  })
  for (let crashes = 0; crashes < 8; crashes += 1) await crash()
  expect(waits.splice(0)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])

  time += 10_001
  await crash()
  expect(waits.splice(0), 'it had been stable').toEqual([0])
  await crash()
  const neverServing = nextStarted()
  newest().process.kill('SIGKILL')
  // It is killed before it serves.
  ;(await neverServing).process.kill('SIGKILL')
  await nextStarted()
  expect(waits.splice(0)).toEqual([250, 500, 1_000])

  await workers.stop()
  expect(waits).toEqual([])
  // Node removes a worker when its channel is closed, too.
  await expect.poll(() => Object.keys(cluster.workers ?? {})).toEqual([])
})
