import { availableParallelism } from 'node:os'
import { MINUTE, SECOND } from '../../platform/clock.ts'
import { createWorkerPool } from '../../platform/worker-pool.ts'
import type { Drawing, Order, Unusable } from './worker/draw.ts'

/**
 * A photo takes a core for a third of a second and its process up to 200 MB: half of the cores are
 * left for pages, and on two cores a server of 200 MB stays under 500 with it. Each photo that waits
 * adds its bytes, at most 10 MB.
 */
const PLACES = Math.min(2, Math.ceil(availableParallelism() / 2))
const QUEUE = 24
const IDLE_MS = 2 * MINUTE
/** Longer than the decoder itself may take: beyond it the machine is too busy. */
const LIMIT_MS = 60 * SECOND

const runInWorker = createWorkerPool({
  places: PLACES,
  queue: QUEUE,
  idleMs: IDLE_MS,
  limitMs: LIMIT_MS,
})
const DRAW = new URL('worker/draw.ts', import.meta.url).href

/** Draws a picture in another process; whatever the file does to that one, it is this file's refusal. */
export async function draw(order: Order): Promise<Drawing | { refused: Unusable | 'busy' }> {
  const outcome = await runInWorker<Drawing | { refused: Unusable }>(DRAW, order)
  if ('value' in outcome) return outcome.value
  if (outcome.failed === 'threw') throw new Error(outcome.why)
  // A process that died of a file would die of it again.
  return { refused: outcome.failed === 'ended' ? 'damaged' : 'busy' }
}
