import { pages } from '../../contract/urls.ts'
import { useLanguage } from '../ui/text.ts'

type PlaceMapProps = {
  place: { id: number }
  /** Describes the map, with the name of the place. */
  alt: string
  /** Says that the place is rough. */
  caption: string
}

/** A town and its surroundings: where a phone can be picked up, never exactly where. */
export function PlaceMap({ place, alt, caption }: PlaceMapProps) {
  const language = useLanguage()
  return (
    <figure className="mt-3 max-w-md">
      <img
        src={pages.placeMap(place.id, language)}
        alt={alt}
        width={360}
        height={230}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-box border border-hairline"
      />
      <figcaption className="mt-1 text-sm text-muted">{caption}</figcaption>
    </figure>
  )
}
