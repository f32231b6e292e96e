import { browserApi } from '../../api/index.ts'
import { browserFavourites, keepInAccount } from './favourites.tsx'

/**
 * Moves the browser's favorites to the account and uses the account from now on. The browser's copy is
 * deleted only after that has worked.
 */
export async function takeOverFavourites(isStillHere: () => boolean): Promise<void> {
  const kept = browserFavourites.all()
  const { ids } =
    kept.length > 0
      ? await browserApi.post('/api/favourites', { body: { ids: [...kept] } })
      : await browserApi.get('/api/favourite-ids')
  if (!isStillHere()) return
  if (kept.length > 0) browserFavourites.clear()
  keepInAccount({
    ids,
    keep: (id) => browserApi.put('/api/favourites/{id}', { path: { id } }),
    drop: (id) => browserApi.delete('/api/favourites/{id}', { path: { id } }),
  })
}
