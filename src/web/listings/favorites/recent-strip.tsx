import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import { type Phone, useApi } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { useInView } from '../../ui/hooks.ts'
import { Skeleton } from '../../ui/layout/page-states.tsx'
import { cardLinkClass, LinkCard } from '../../ui/link.tsx'
import { unavailableLabels } from '../listing-labels.ts'
import { PhonePhoto } from '../phone-photo.tsx'
import { listingQueries } from '../queries.ts'
import { recentlyViewed } from './favorites.tsx'

const SHOWN = 12

/** Phones that were looked at in this browser. Its room is the same whatever is in it. */
export function RecentStrip({ except }: { except?: string }) {
  const [ref, seen] = useInView<HTMLElement>()
  const recent = useSyncExternalStore(
    recentlyViewed.subscribe,
    recentlyViewed.all,
    recentlyViewed.none,
  )
  const ids = recent.filter((id) => id !== except).slice(0, SHOWN)
  const { data: phones, isPending } = useQuery({
    ...listingQueries.phones(useApi(), ids),
    enabled: seen && ids.length > 0,
  })
  return (
    <section ref={ref} aria-labelledby="recent" className="py-10">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="recent" className="text-lg">
          Recently viewed
        </h2>
        {ids.length > 0 && (
          <Button variant="link" className="text-sm" onClick={recentlyViewed.clear}>
            Clear
          </Button>
        )}
      </div>
      <div className="h-60">
        {ids.length === 0 ? (
          <p className="max-w-prose text-muted">
            Phones you viewed recently. Saved on this device only.
          </p>
        ) : (
          <ul className="flex h-full gap-4 overflow-x-auto overscroll-x-contain pb-2">
            {isPending
              ? ids.map((id) => <Skeleton key={id} className="h-40 w-40 shrink-0" />)
              : phones?.map((phone) => (
                  <li key={phone._id} className="w-40 shrink-0">
                    <SmallCard phone={phone} />
                  </li>
                ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function SmallCard({ phone }: { phone: Phone }) {
  const unavailable = unavailableLabels[phone.state]
  return (
    <LinkCard>
      <PhonePhoto phone={phone} sizes="10rem" className="aspect-square" />
      <Link
        to={pages.namedPhone(phone._id, phone.slug)}
        className={`${cardLinkClass} mt-2 truncate font-medium`}
      >
        {phone.name}
      </Link>
      <p className="text-sm tabular-nums text-muted">
        {formatMoney(phone.priceMinor, phone.currency)}
        {unavailable && ` · ${unavailable.label}`}
      </p>
    </LinkCard>
  )
}
