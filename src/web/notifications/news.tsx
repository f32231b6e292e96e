import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { pages } from '../../paths.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { byDay } from './days.ts'
import { NotificationList } from './notification-list.tsx'
import { notificationQueries } from './queries.ts'
import { useRead } from './use-read.ts'

/** The list of what one was told; what comes meanwhile is put on top. */
export function News() {
  const api = useApi()
  const query = useInfiniteQuery(notificationQueries.list(api))
  useRead(query.data?.pages[0])
  useNewOnes()
  return (
    <Loaded query={query} caption="notifications">
      {({ pages: found }) => {
        const items = found.flatMap((page) => page.items)
        if (items.length === 0) return <Nothing />
        return (
          <>
            <NotificationList days={byDay(items, new Date())} />
            {query.hasNextPage && (
              <div className="flex justify-center py-6">
                <Button
                  busy={query.isFetchingNextPage}
                  busyLabel="Loading earlier ones"
                  onClick={() => query.fetchNextPage()}
                >
                  Show earlier ones
                </Button>
              </div>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function Nothing() {
  return (
    <EmptyState
      title="Nothing happened yet"
      picture={<Bell />}
      actions={
        <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
          Find phones
        </Link>
      }
    >
      When somebody books, pays, sends or answers, you read it here.
    </EmptyState>
  )
}

/** The bell counts more: the list is asked anew. */
function useNewOnes() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data } = useQuery(notificationQueries.unread(api))
  const unread = data?.unread ?? 0
  useEffect(() => {
    if (unread > 0) queryClient.invalidateQueries(notificationQueries.list(api))
  }, [api, queryClient, unread])
}
