import { Heart } from 'lucide-react'
import { useViewer } from '../../shell/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { toggleFavourite, useFavourite } from './favourites.ts'

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
      className={classNames(
        'mark-button mark-heart aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        className,
      )}
      onClick={() => own || toggleFavourite(_id)}
    >
      <Heart className="size-5" />
    </button>
  )
}
