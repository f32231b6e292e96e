import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { findListing } from '../../listings/index.ts'
import { addFavourites, isFavourite, listFavouriteIds, lockOwner } from './favourites.store.ts'

/** Phones that one person keeps; as many as a page shows without a second thought. */
export const MOST_FAVOURITES = 200

type Refusal = 'not_found' | 'own_phone' | 'too_many'

/** Keeps a phone; again is harmless. */
export function keepFavourite(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ kept: true } | { refused: Refusal }> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, viewer.id)
    const listing = isId(id) ? await findListing(tx, id) : undefined
    if (!listing) return { refused: 'not_found' }
    if (listing.sellerId === viewer.id) return { refused: 'own_phone' }
    if (await isFavourite(tx, viewer.id, id)) return { kept: true }
    const added = await addFavourites(tx, {
      userId: viewer.id,
      ids: [id],
      most: MOST_FAVOURITES,
      at,
    })
    if (added.length > 0) return { kept: true }
    const ids = await listFavouriteIds(tx, viewer.id)
    return { refused: ids.length >= MOST_FAVOURITES ? 'too_many' : 'not_found' }
  })
}

/**
 * Takes over what a browser kept before its person signed in. What is unknown, gone, their own or
 * beyond the limit is left out. Returns all ids that are kept now.
 */
export function takeOverFavourites(deps: Deps, viewer: Viewer, ids: string[]): Promise<string[]> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, viewer.id)
    const known = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))]
    if (known.length > 0)
      await addFavourites(tx, { userId: viewer.id, ids: known, most: MOST_FAVOURITES, at })
    return listFavouriteIds(tx, viewer.id)
  })
}
