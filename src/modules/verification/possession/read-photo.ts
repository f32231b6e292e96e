import { SECOND } from '../../../platform/clock.ts'
import { createWorkerPool } from '../../../platform/worker-pool.ts'
import type { Order, Seen } from './worker/read-codes.ts'

// One at a time: a seller proves possession once a listing. The process takes up to 240 MB while it is there.
const runInWorker = createWorkerPool({
  places: 1,
  queue: 12,
  idleMs: 20 * SECOND,
  limitMs: 30 * SECOND,
})
const READ = new URL('worker/read-codes.ts', import.meta.url).href

/** Reads the codes in a photo, in another process; whatever the file does to that one is its refusal. */
export async function readPhoto(order: Order): Promise<Seen | { refused: 'damaged' | 'busy' }> {
  const outcome = await runInWorker<Seen | { refused: 'damaged' }>(READ, order)
  if ('value' in outcome) return outcome.value
  if (outcome.failed === 'threw') throw new Error(outcome.why)
  return { refused: outcome.failed === 'ended' ? 'damaged' : 'busy' }
}
