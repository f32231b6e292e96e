import { pages } from '../../contract/urls.ts'

/** A town and its surroundings: where a phone can be picked up, never exactly where. */
export function PlaceMap({ place: { id, name } }: { place: { id: number; name: string } }) {
  return (
    <figure className="mt-3 max-w-md">
      <img
        src={pages.placeMap(id)}
        alt={`Map of ${name} and the larger towns around it`}
        width={360}
        height={230}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-box border border-hairline"
      />
      <figcaption className="mt-1 text-sm text-muted">
        Rough area. The circle is the town, not an address.
      </figcaption>
    </figure>
  )
}
