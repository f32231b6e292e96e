import { browserApi } from '../../api/index.ts'
import { browserFavourites, keepInAccount } from './favourites.ts'

/**
 * Hands what the browser kept to the account, and keeps everything there from now on. Until that has
 * worked the browser forgets nothing.
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
