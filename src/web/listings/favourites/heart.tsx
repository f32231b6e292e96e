import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { useViewer } from '../../shell/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { keepInAccount, toggleFavourite, useFavourite } from './favourites.ts'

type HeartProps = {
  phone: { _id: string; name: string; sellerId: string | null }
  className?: string
}

/** Keeps a phone among the favourites, or lets it go; one's own is nothing to keep. */
export function HeartButton({ phone: { _id, name, sellerId }, className }: HeartProps) {
  const kept = useFavourite(_id)
  const own = useViewer().user?._id === sellerId
  return (
    <button
      type="button"
      aria-label={own ? `${name} is your own phone` : `Save ${name}`}
      aria-pressed={own ? undefined : kept}
      aria-disabled={own || undefined}
      title={own ? 'Your own phone' : undefined}
      className={classNames('mark-button mark-heart', className)}
      onClick={() => own || toggleFavourite(_id)}
    >
      <Heart />
    </button>
  )
}

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
