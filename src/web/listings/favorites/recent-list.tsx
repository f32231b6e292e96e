import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { formatMoney } from '../../../shared/money.ts'
import { type PhoneInList, useApi } from '../../api/index.ts'
import { Skeleton } from '../../ui/layout/page-states.tsx'
import { cardLinkClass, LinkCard } from '../../ui/link.tsx'
import { unavailableLabel, verdictLabels } from '../listing-labels.ts'
import { PhonePhoto } from '../phone-photo.tsx'
import { listingQueries } from '../queries.ts'

/** Small cards of these phones, in a row that scrolls sideways. */
export function RecentList({ ids }: { ids: string[] }) {
  const { data: phones, isPending } = useQuery(listingQueries.phones(useApi(), ids))
  return (
    <ul className="flex h-full gap-4 overflow-x-auto overscroll-x-contain pb-2">
      {isPending
        ? ids.map((id) => <Skeleton key={id} className="h-40 w-40 shrink-0" />)
        : phones?.map((phone) => (
            <li key={phone._id} className="w-40 shrink-0">
              <SmallCard phone={phone} />
            </li>
          ))}
    </ul>
  )
}

function SmallCard({ phone }: { phone: PhoneInList }) {
  const { priceVerdict } = phone
  const unavailable = unavailableLabel(phone)
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
        <span>{unavailable && ` · ${unavailable.label}`}</span>
      </p>
      {priceVerdict && (
        <p className={`price-verdict price-${priceVerdict}`}>{verdictLabels[priceVerdict]}</p>
      )}
    </LinkCard>
  )
}
