import type { Deps } from '../../deps.ts'
import { MINUTE } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { draw } from './darkroom.ts'
import { deletePictures, keyOf, writePicture } from './files.ts'
import { completeMedia, findIncomplete } from './media.store.ts'
import { ALL_VARIANTS, FIRST_VARIANTS, MAIN, type Variant } from './picture.ts'

/** While sparing uploads come in one after another, the cores are theirs. */
const REST_AFTER_MS = 2 * MINUTE
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Draws, one picture a turn and where nobody waits for it, the files that a sparing upload or an
 * older version left out. A picture that cannot be drawn is passed over until the next start.
 */
export function createDrawRest(deps: Deps) {
  let after = FIRST_ID

  return async function drawRest(): Promise<number> {
    const before = new Date(deps.clock.now().getTime() - REST_AFTER_MS)
    const id = await findIncomplete(deps.db.kysely, after, before)
    if (!id) return 0
    const bytes = await deps.storage.read(keyOf(id, MAIN))
    const drawing = bytes && (await draw({ bytes, variants: REST, turn: 0 }))
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
const REST = ALL_VARIANTS.filter((variant) => !isFirst(variant))
