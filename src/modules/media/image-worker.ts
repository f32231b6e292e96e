import { availableParallelism } from 'node:os'
import type { Deps } from '../../deps.ts'
import { MINUTE, SECOND } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { createWorkerPool } from '../../platform/worker-pool.ts'
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
 * A photo takes a core for a third of a second and its process up to 200 MB: half of the cores are
 * left for pages, and on two cores a server of 200 MB stays under 500 with it. Each photo that waits
 * adds its bytes, at most 10 MB.
 */
const WORKERS = Math.min(2, Math.ceil(availableParallelism() / 2))
const QUEUE = 24
const IDLE_MS = 2 * MINUTE
/** Longer than the decoder itself may take: beyond it the machine is too busy. */
const LIMIT_MS = 60 * SECOND

const runInWorker = createWorkerPool({
  places: WORKERS,
  queue: QUEUE,
  idleMs: IDLE_MS,
  limitMs: LIMIT_MS,
})
const DRAW_MODULE = new URL('worker/draw.ts', import.meta.url).href

/** Draws a picture in another process; whatever the file does to that one, it is this file's refusal. */
export async function draw(order: Order): Promise<Drawing | { refused: Unusable | 'busy' }> {
  const outcome = await runInWorker<Drawing | { refused: Unusable }>(DRAW_MODULE, order)
  if ('value' in outcome) return outcome.value
  if (outcome.failed === 'threw') throw new Error(outcome.why)
  // A process that died of a file would die of it again.
  return { refused: outcome.failed === 'ended' ? 'damaged' : 'busy' }
}

/** While sparing uploads come in one after another, the cores are theirs. */
const DELAY_MS = 2 * MINUTE
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Draws, one picture a turn and where nobody waits for it, the files that a sparing upload or an
 * older version left out. A picture that cannot be drawn is passed over until the next start.
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
    // From here on it is done or hopeless.
    after = id
    if (!drawing || 'refused' in drawing) return 0
    await writePicture(deps.storage, id, drawing.files)
    const isWanted = await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      if (!(await completeMedia(tx, id, drawing, now))) return false
      await recordEvent(tx, 'picture_completed', now, { mediaId: id })
      return true
    })
    // It left its address while it was drawn: nothing may answer there any more.
    if (!isWanted) await deletePictures(deps.storage, [id])
    return isWanted ? 1 : 0
  }
}

const isFirst = ({ width, format }: Variant) =>
  FIRST_VARIANTS.some((first) => first.width === width && first.format === format)
const REMAINING_VARIANTS = ALL_VARIANTS.filter((variant) => !isFirst(variant))
