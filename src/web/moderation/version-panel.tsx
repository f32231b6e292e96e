import type { OpenListingReview } from '../api/index.ts'
import type { VersionFact } from './versions.ts'

type VersionPanelProps = {
  /** 'On sale now', 'Proposed'; none for a listing that is new. */
  title?: string
  photos: OpenListingReview['phone']['photos']
  facts: readonly VersionFact[]
}

/** One version of a listing, with what differs from the other marked by a word. */
export function VersionPanel({ title, photos, facts }: VersionPanelProps) {
  return (
    <div className="min-w-0">
      {title && <h3 className="mb-3 text-base">{title}</h3>}
      {photos.length === 0 ? (
        <p className="rounded-field bg-sand/50 p-4 text-sm text-muted">No photo</p>
      ) : (
        <ul className="grid grid-cols-3 gap-2 md:grid-cols-4">
          {photos.map((photo) => (
            <li key={photo.src}>
              <a href={photo.src} target="_blank" rel="noreferrer" className="block">
                <img
                  src={photo.src}
                  alt={photo.alt}
                  loading="lazy"
                  className="aspect-square w-full rounded-field bg-sand object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
        {facts.map(({ term, value, changed }) => (
          <div key={term} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 text-end font-medium break-words">
              {changed && (
                <span className="me-2 rounded-full bg-amber-wash px-2 font-normal text-amber">
                  changed
                </span>
              )}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
