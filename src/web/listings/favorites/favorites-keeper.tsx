import { useEffect } from 'react'
import { loadCode } from '../../load.ts'
import { useViewer } from '../../shell/viewer.ts'
import { keepInAccount } from './favorites.tsx'

/** Sees to it that hearts are kept by the account while somebody is logged in. Shows nothing. */
export function FavoritesKeeper() {
  const { user } = useViewer()
  const id = user?._id
  const isViewed = user?.view !== undefined

  useEffect(() => {
    if (id === undefined) return
    let isHere = true
    loadCode(() => import('./account-favorites.ts'))
      .then(({ importBrowserFavorites: takeOverFavorites }) =>
        takeOverFavorites(() => isHere, isViewed),
      )
      // The browser goes on keeping them; the next page tries again.
      .catch(() => {})
    return () => {
      isHere = false
      keepInAccount(undefined)
    }
  }, [id, isViewed])

  return null
}
