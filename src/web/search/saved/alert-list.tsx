import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import type { Alert } from '../../api/index.ts'
import { Thumbnail } from '../../dashboard/thumbnail.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cardLinkClass, LinkCard } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'

/** Phones that came for the saved searches or became cheaper, each with the reason. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {alerts.map((alert) => (
        <LinkCard key={alert._id} as="li" className="py-3">
          <AlertRow alert={alert} />
        </LinkCard>
      ))}
    </ul>
  )
}

function AlertRow({ alert: { phone, kind, reason, search, at, isRead } }: { alert: Alert }) {
  const isLive = phone.state === 'live'
  return (
    <div className="flex items-start gap-4">
      <Thumbnail src={phone.img} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={pages.namedPhone(phone._id, phone.slug)}
            className={`${cardLinkClass} font-medium`}
          >
            {phone.name}
          </Link>
          {!isRead && <Badge tone="accent">New</Badge>}
          {kind === 'near_miss' && <Badge>Nearly</Badge>}
          {kind === 'price_drop' && <Badge tone="good">Costs less</Badge>}
          {!isLive && <Badge tone="waiting">No longer on sale</Badge>}
        </p>
        {reason && <p className="first-letter:uppercase">{reason}</p>}
        <p className="text-sm text-muted">
          {search && <>{search.name} · </>}
          <Moment at={at} exact />
        </p>
      </div>
      <p className="shrink-0 font-semibold tabular-nums">
        {formatMoney(phone.priceMinor, phone.currency)}
      </p>
    </div>
  )
}
