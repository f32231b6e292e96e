import { useEffect } from 'react'
import { useViewer } from '../../shell/viewer.ts'
import { keepInAccount } from './favourites.ts'

/** Sees to it that hearts are kept by the account while somebody is signed in. Shows nothing. */
export function FavouritesKeeper() {
  const { user } = useViewer()
  const id = user?._id

  useEffect(() => {
    if (id === undefined) return
    let isHere = true
    import('./account-favourites.ts')
      .then(({ takeOverFavourites }) => takeOverFavourites(() => isHere))
      // The browser goes on keeping them; the next page tries again.
      .catch(() => {})
    return () => {
      isHere = false
      keepInAccount(undefined)
    }
  }, [id])

  return null
}
