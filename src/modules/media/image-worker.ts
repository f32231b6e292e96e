import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { createWorkerPool } from '../../platform/worker-pool.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import { completeMedia, findIncomplete } from './media.store.ts'
import {
  ALL_VARIANTS,
  deletePictures,
  FIRST_VARIANTS,
  MAIN,
  storageKey,
  type Variant,
  writePicture,
} from './picture.ts'
import type { Drawing, Order, Unusable } from './worker/draw.ts'

/**
 * For each process that serves, and those are one per core. A photo takes one core for a third of a
 * second, at low priority, and up to 200 MB. Each queued photo adds up to 10 MB.
 */
const AT_ONCE = 1
const QUEUE = 24
const IDLE_MS = MINUTE
/** Longer than the decoder's own limit: beyond it the machine is too busy. */
const LIMIT_MS = 60 * SECOND

const runInWorker = createWorkerPool({
  places: AT_ONCE,
  queue: QUEUE,
  idleMs: IDLE_MS,
  limitMs: LIMIT_MS,
})
const DRAW_MODULE = new URL('worker/draw.ts', import.meta.url).href

/** Draws a picture in a worker process. A file that crashes the worker is refused. */
export async function draw(order: Order): Promise<Drawing | { refused: Unusable | 'busy' }> {
  const outcome = await runInWorker<Drawing | { refused: Unusable }>(DRAW_MODULE, order)
  if ('value' in outcome) return outcome.value
  if (outcome.failed === 'threw') throw new Error(outcome.why)
  // The file would crash the worker again.
  return { refused: outcome.failed === 'ended' ? 'damaged' : 'busy' }
}

/** Leaves the cores to uploads that arrive in a row. */
const DELAY_MS = 2 * MINUTE
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Creates a job that draws the variants that an upload or an older version left out, one picture per
 * run. A picture that cannot be drawn is skipped until the next start.
 */
export function createRemainingVariantsJob(deps: Deps) {
  let after = FIRST_ID

  return async function drawRest(): Promise<number> {
    const before = new Date(deps.clock.now().getTime() - DELAY_MS)
    const id = await findIncomplete(deps.db.kysely, after, before)
    if (!id) return 0
    const bytes = await deps.storage.read(storageKey(id, MAIN))
    const drawing = bytes && (await draw({ bytes, variants: REMAINING_VARIANTS, turn: 0 }))
    if (drawing && 'refused' in drawing && drawing.refused === 'busy') return 0
    // Whatever happens from here on, the next run continues with the next picture.
    after = id
    if (!drawing || 'refused' in drawing) return 0
    await writePicture(deps.storage, id, drawing.files)
    const isWanted = await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      if (!(await completeMedia(tx, id, drawing, now))) return false
      await recordEvent(tx, 'picture_completed', now, { mediaId: id })
      return true
    })
    // The picture was released meanwhile: its files must not stay public.
    if (!isWanted) await deletePictures(deps.storage, [id])
    return isWanted ? 1 : 0
  }
}

const isFirst = ({ width, format }: Variant) =>
  FIRST_VARIANTS.some((first) => first.width === width && first.format === format)
const REMAINING_VARIANTS = ALL_VARIANTS.filter((variant) => !isFirst(variant))
