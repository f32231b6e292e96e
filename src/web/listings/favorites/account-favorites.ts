import { browserApi } from '../../api/index.ts'
import { browserFavorites, keepInAccount } from './favorites.tsx'

/**
 * Moves the browser's favorites to the account and uses the account from now on. The browser's copy is
 * deleted only after that has worked. Staff who see the shop as the person move nothing.
 */
export async function importBrowserFavorites(
  isStillHere: () => boolean,
  isViewed: boolean,
): Promise<void> {
  const ofBrowser = browserFavorites.all()
  const moves = ofBrowser.length > 0 && !isViewed
  const { ids } = moves
    ? await browserApi.post('/api/favorites', { body: { ids: [...ofBrowser] } })
    : await browserApi.get('/api/favorite-ids')
  if (!isStillHere()) return
  if (moves) browserFavorites.clear()
  keepInAccount({
    ids,
    keep: (id) => browserApi.put('/api/favorites/{id}', { path: { id } }),
    drop: (id) => browserApi.delete('/api/favorites/{id}', { path: { id } }),
  })
}
