import { afterEach, expect, test } from 'vitest'
import { createWorkerPool } from './worker-pool.ts'

const MODULE = new URL('./worker-pool.fixture.ts', import.meta.url).href
const options = { places: 1, queue: 1, idleMs: 60_000, limitMs: 30_000 }
type Report = { pid: number; nice: number; secrets: string[] }

afterEach(() => {
  delete process.env.A_SECRET
})

test('work runs in another process with lower priority and without secrets', async () => {
  process.env.A_SECRET = 'of the server'
  const runInWorker = createWorkerPool(options)
  const outcome = await runInWorker<Report>(MODULE, 'report')
  if (!('value' in outcome)) throw new Error(outcome.failed)
  expect(outcome.value.pid).not.toBe(process.pid)
  expect(outcome.value.nice).toBeGreaterThan(0)
  expect(outcome.value.secrets).toEqual([])
})

test('bytes are transferred unchanged', async () => {
  const bytes = Buffer.alloc(3_000_000, 'abc')
  const outcome = await createWorkerPool(options)<Buffer>(MODULE, bytes)
  expect('value' in outcome && outcome.value.equals(bytes)).toBe(true)
})

test('a crashed process fails only its current work', async () => {
  const runInWorker = createWorkerPool(options)
  expect(await runInWorker(MODULE, 'die')).toEqual({ failed: 'ended' })
  expect(await runInWorker(MODULE, 'report')).toHaveProperty('value')
})

test('endless work is terminated', async () => {
  const runInWorker = createWorkerPool({ ...options, limitMs: 6_000 })
  expect(await runInWorker(MODULE, 'hang')).toEqual({ failed: 'late' })
  expect(await runInWorker(MODULE, 'report')).toHaveProperty('value')
})

test('work that throws reports the error, and its process continues', async () => {
  const runInWorker = createWorkerPool(options)
  const before = await runInWorker<Report>(MODULE, 'report')
  expect(await runInWorker(MODULE, 'throw')).toMatchObject({
    failed: 'threw',
    why: expect.stringContaining('on purpose'),
  })
  const after = await runInWorker<Report>(MODULE, 'report')
  expect('value' in before && before.value.pid).toBe('value' in after && after.value.pid)
})

test('work beyond the queue is refused at once', async () => {
  const runInWorker = createWorkerPool(options)
  const three = await Promise.all([1, 2, 3].map(() => runInWorker(MODULE, 'report')))
  expect(three.filter((one) => 'failed' in one)).toEqual([{ failed: 'busy' }])
})

test('an idle process exits', async () => {
  const runInWorker = createWorkerPool({ ...options, idleMs: 50 })
  const outcome = await runInWorker<Report>(MODULE, 'report')
  if (!('value' in outcome)) throw new Error(outcome.failed)
  const { pid } = outcome.value
  await expect.poll(() => isRunning(pid)).toBe(false)
})

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
