import type { Photo } from '../../api/index.ts'
import { classNames } from '../../ui/class-names.ts'

type GalleryThumbsProps = {
  photos: readonly Photo[]
  at: number
  onChoose: (at: number) => void
}

/** Small pictures of all photos; the one that is shown is marked. */
export function GalleryThumbs({ photos, at, onChoose }: GalleryThumbsProps) {
  return (
    <ul className="grid grid-cols-6 gap-2">
      {photos.map((photo, place) => (
        <li key={photo.src}>
          <button
            type="button"
            aria-label={`Photo ${place + 1} of ${photos.length}`}
            aria-current={place === at || undefined}
            className={classNames(
              'block aspect-square w-full cursor-pointer overflow-hidden rounded-field bg-sand outline-offset-2',
              place === at
                ? 'ring-2 ring-ink ring-offset-2 ring-offset-paper'
                : 'opacity-80 hover:opacity-100',
            )}
            onClick={() => onChoose(place)}
          >
            <img
              src={smallest(photo)}
              alt=""
              width={240}
              height={240}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The narrowest file comes first. */
function smallest({ src, sources }: Photo): string {
  return sources?.webp.split(' ', 1)[0] ?? src
}
