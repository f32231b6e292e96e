import type { Deps } from '../../../deps.ts'
import { DAY } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { recordEvent } from '../../../platform/events.ts'
import { privatePhotoKey } from '../../media/index.ts'
import { deleteCodes, lockOld } from './possession.store.ts'

/** A code that ran out says so for a day, then it is unknown. */
const OPEN_DAYS = 1
/** A draft that was never listed. */
const UNLISTED_DAYS = 30
/** Complaints come late, so a photo outlives its listing by this much, and no more. */
const ENDED_DAYS = 90
const BATCH = 200

/** Deletes codes and photos whose time is over; says how many. */
export function sweepPossession(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const before = { open: ago(OPEN_DAYS), unlisted: ago(UNLISTED_DAYS), ended: ago(ENDED_DAYS) }
  return inTransaction(deps.db, async (tx) => {
    const old = await lockOld(tx, before, BATCH)
    if (old.length === 0) return 0
    // Files before rows: cut short, the row is still there to try again.
    await deps.storage.remove(
      old.flatMap(({ photoId }) => (photoId ? [privatePhotoKey(photoId)] : [])),
    )
    const ids = old.map(({ id }) => id)
    await deleteCodes(tx, ids)
    await recordEvent(tx, 'possession_forgotten', now, { codeIds: ids })
    return ids.length
  })
}
