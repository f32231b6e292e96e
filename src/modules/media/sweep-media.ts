import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { deletePictures } from './files.ts'
import { deleteMedia, lockExpired, putOff } from './media.store.ts'
import { messagePhotoKey } from './private-photo.ts'

const BATCH = 100

/** Deletes pictures that nobody claimed in time and no dispute may need; says how many. */
export function sweepMedia(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const found = await lockExpired(tx, now, BATCH)
    const needed = found.flatMap(({ id, neededUntil: until }) => (until ? [{ id, until }] : []))
    await putOff(tx, needed)
    const expired = found.filter(({ neededUntil }) => neededUntil === null)
    if (expired.length === 0) return 0
    const ids = expired.map(({ id }) => id)
    // A copy for what was refused in the end is nobody's.
    const copies = expired.flatMap(({ id, looseCopy }) => (looseCopy ? [messagePhotoKey(id)] : []))
    // Files before rows: cut short, the row is still there to try again.
    await deletePictures(deps.storage, ids)
    await deps.storage.remove(copies)
    await deleteMedia(tx, ids)
    await recordEvent(tx, 'pictures_expired', now, { mediaIds: ids })
    return ids.length
  })
}
