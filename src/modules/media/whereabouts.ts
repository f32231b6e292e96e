import type { Executor, Tx } from '../../platform/db/index.ts'
import { deleteListed } from './listed-pictures.store.ts'
import { knownMedia } from './media.store.ts'
import { listingsShowing } from './photos.store.ts'
import { pictureAddress } from './picture.ts'

/** Where a picture is seen now: its address, null when it is gone, and a listing that shows it. */
export type Whereabouts = { url: string | null; listingId: string | null }

/** Where pictures that were listed once are now. */
export async function whereaboutsOf(
  db: Executor,
  mediaIds: readonly string[],
): Promise<Map<string, Whereabouts>> {
  const ids = [...new Set(mediaIds)]
  if (ids.length === 0) return new Map()
  const [known, shown] = await Promise.all([knownMedia(db, ids), listingsShowing(db, ids)])
  return new Map(
    ids.map((id) => [
      id,
      { url: known.has(id) ? pictureAddress(id) : null, listingId: shown.get(id) ?? null },
    ]),
  )
}

/** Pictures that were never shown, because a moderator refused them, are no originals to others. */
export async function forgetLooks(tx: Tx, mediaIds: readonly string[]) {
  if (mediaIds.length > 0) await deleteListed(tx, mediaIds)
}
