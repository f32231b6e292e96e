import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { Api } from '../api/index.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useDetails } from '../ui/layout/lazy-details.tsx'
import { LazyPanel } from '../ui/lazy-dialog.tsx'
import { useTranslations } from '../ui/text.ts'
import { orderQueries } from './order-api.ts'
import { LoadError, SectionPending } from './order-section.tsx'

const ListingSnapshot = lazyPart(
  ['card', 'facts', 'snapshot'],
  () => import('./listing-snapshot.tsx'),
)

type ListingSnapshotSectionProps = {
  api: Pick<Api, 'get'>
  orderId: string
  phoneId: string
  title: string
}

/** The listing as it was at the time of booking; loaded when opened. */
export function ListingSnapshotSection({
  api,
  orderId,
  phoneId,
  title,
}: ListingSnapshotSectionProps) {
  const t = useTranslations('order.listing')
  const { isOpen, details } = useDetails()
  const query = useQuery({ ...orderQueries.snapshot(api, orderId), enabled: isOpen })
  const { data, error } = query
  return (
    <details {...details} className="group border-y border-hairline open:border-b-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-field py-4 font-semibold hover:text-accent-ink">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="pt-2">
        {data === undefined && error && <LoadError query={query} />}
        {data === undefined && !error && <SectionPending label={t('loading')} />}
        {data === null && <p className="text-muted">{t('none')}</p>}
        {data && (
          <LazyPanel fallback={<SectionPending label={t('loading')} />}>
            <ListingSnapshot snapshot={data} phoneId={phoneId} />
          </LazyPanel>
        )}
      </div>
    </details>
  )
}
