import { browserApi } from '../../api/index.ts'
import { browserFavorites, keepInAccount } from './favorites.tsx'

/**
 * Moves the browser's favorites to the account and uses the account from now on. The browser's copy is
 * deleted only after that has worked.
 */
export async function importBrowserFavorites(isStillHere: () => boolean): Promise<void> {
  const ofBrowser = browserFavorites.all()
  const { ids } =
    ofBrowser.length > 0
      ? await browserApi.post('/api/favorites', { body: { ids: [...ofBrowser] } })
      : await browserApi.get('/api/favorite-ids')
  if (!isStillHere()) return
  if (ofBrowser.length > 0) browserFavorites.clear()
  keepInAccount({
    ids,
    keep: (id) => browserApi.put('/api/favorites/{id}', { path: { id } }),
    drop: (id) => browserApi.delete('/api/favorites/{id}', { path: { id } }),
  })
}
