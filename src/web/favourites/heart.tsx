import { Heart } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { toggleFavourite, useFavourite } from './favourites.ts'

type HeartProps = { phone: { _id: string; name: string }; className?: string }

/** Keeps a phone among the favourites, or lets it go. */
export function HeartButton({ phone: { _id, name }, className }: HeartProps) {
  const kept = useFavourite(_id)
  return (
    <button
      type="button"
      aria-label={`Save ${name}`}
      aria-pressed={kept}
      className={classNames('mark-button mark-heart', className)}
      onClick={() => toggleFavourite(_id)}
    >
      <Heart className="size-5" />
    </button>
  )
}
