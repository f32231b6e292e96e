import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import type { OpenListingReview } from '../api/index.ts'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/moment.tsx'

type Reuse = OpenListingReview['reuse'][number]

/** Photos that resemble another seller's, side by side. */
export function ReusePairs({ reuse }: { reuse: readonly Reuse[] }) {
  if (reuse.length === 0) return null
  return (
    <section
      aria-label="Photos that look like another seller’s"
      className="rounded-field bg-amber-wash p-4"
    >
      <h3 className="text-base">
        {reuse.length === 1 ? 'A photo looks' : `${reuse.length} photos look`} like another seller’s
      </h3>
      <ul className="mt-3 grid gap-4 md:grid-cols-2">
        {reuse.map((pair) => (
          <li key={`${pair.src} ${pair.other.phoneId} ${pair.other.listedAt}`}>
            <div className="grid grid-cols-2 gap-2">
              <Picture src={pair.src} alt="This listing’s photo" />
              <Picture src={pair.other.src} alt="The other seller’s photo" />
            </div>
            <p className="mt-1.5 text-sm">
              {Math.round(pair.likeness * 100)} % alike{pair.mirrored && ', mirrored'}. Listed{' '}
              <Moment at={pair.other.listedAt} /> by {pair.other.seller ?? 'a deleted account'}
              {pair.other.phoneId && (
                <>
                  {' · '}
                  <Link to={pages.phone(pair.other.phoneId)} className={linkClass}>
                    See that listing
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ src, alt }: { src: string | null; alt: string }) {
  if (!src)
    return (
      <p className="flex aspect-square items-center justify-center rounded-field bg-sand p-3 text-center text-sm text-muted">
        The photo was deleted
      </p>
    )
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      className="aspect-square w-full rounded-field bg-sand object-cover"
    />
  )
}
