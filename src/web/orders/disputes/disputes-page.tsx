import { useInfiniteQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { Loaded } from '../../dashboard/loaded.tsx'
import { ShowMore } from '../../dashboard/show-more.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DisputesList } from './disputes-list.tsx'
import { queueQuery } from './queries.ts'

/** Disputes that are open; an admin never sees those of own orders here. */
export function DisputesPage() {
  const { api, refresh } = useDashboard()
  const query = useInfiniteQuery(queueQuery(api))
  return (
    <>
      <PageHeader
        title="Disputes"
        lead="What only an admin can end stands first. Both sides read your reason."
      />
      <Loaded query={query} caption="disputes">
        {({ pages: read }) => {
          const disputes = read.flatMap(({ body }) => body)
          return disputes.length === 0 ? (
            <EmptyState picture={<Scale />} title="No dispute is open">
              When a buyer says that a phone is not what was promised, it appears here, with what
              both say. Orders of your own are for another admin.
            </EmptyState>
          ) : (
            <>
              <DisputesList {...{ api, disputes, refresh }} />
              <ShowMore
                query={query}
                shown={disputes.length}
                isLong={read.length > 1}
                things="disputes"
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
