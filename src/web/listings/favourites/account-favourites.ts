import type { FavouriteIds } from '../../../modules/search/saved/saved.contract.ts'
import { api as paths } from '../../../routes.ts'
import { call } from '../../api/client.ts'
import { browserFavourites, keepInAccount } from './favourites.ts'

const here = (path: string, init?: RequestInit) => fetch(path, init)

/**
 * Hands what the browser kept to the account, and keeps everything there from now on. Until that has
 * worked the browser forgets nothing.
 */
export async function takeOverFavourites(isStillHere: () => boolean): Promise<void> {
  const kept = browserFavourites.all()
  const { ids } =
    kept.length > 0
      ? await call<FavouriteIds>(here, paths.favourites(), { body: { ids: kept } })
      : await call<FavouriteIds>(here, paths.favouriteIds())
  if (!isStillHere()) return
  if (kept.length > 0) browserFavourites.clear()
  keepInAccount({
    ids,
    keep: (id) => call(here, paths.favourite(id), { method: 'PUT' }),
    drop: (id) => call(here, paths.favourite(id), { method: 'DELETE' }),
  })
}
