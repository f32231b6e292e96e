import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/index.ts'
import { Skeleton } from '../../ui/layout/page-states.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import { PhoneTile } from '../phone-tile.tsx'
import { listingQueries } from '../queries.ts'

/** Small cards of these phones, in a row that scrolls sideways. */
export default function RecentList({ ids }: { ids: string[] }) {
  const { unavailable } = usePhoneTexts()
  const { data: phones, isPending } = useQuery(listingQueries.phones(useApi(), ids))
  return (
    <ul className="flex h-full gap-4 overflow-x-auto overscroll-x-contain pb-2">
      {isPending
        ? ids.map((id) => <Skeleton key={id} className="h-40 w-40 shrink-0" />)
        : phones?.map((phone) => (
            <li key={phone._id} className="w-40 shrink-0">
              <PhoneTile phone={phone} sizes="10rem" unavailable={unavailable(phone)?.label} />
            </li>
          ))}
    </ul>
  )
}
