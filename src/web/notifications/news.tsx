import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { pages } from '../../routes.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useApi } from '../shell/use-api.ts'
import { Button, buttonClass } from '../ui/button.tsx'

import { EmptyState } from '../ui/layout/page-states.tsx'
import { useReader } from '../ui/reader.ts'
import { byDay, NewOnes, NotificationList, useFresh } from './notifications-page.tsx'

import { notificationQueries } from './queries.ts'

/** The list of notifications; new ones are announced above it and inserted on request. */
export function News() {
  const api = useApi()
  const reader = useReader()
  const query = useInfiniteQuery(notificationQueries.list(api))
  const fresh = useFresh(query.data?.pages[0])
  const top = useRef<HTMLDivElement>(null)

  async function showFresh() {
    await query.refetch()
    top.current?.focus()
  }

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <NewOnes count={fresh} onShow={showFresh} />
      <Loaded query={query} caption="notifications">
        {({ pages: found }) => {
          const items = found.flatMap((page) => page.items)
          if (items.length === 0) return <Nothing />
          return (
            <>
              <NotificationList days={byDay(items, new Date(), reader)} />
              {query.hasNextPage && (
                <div className="flex justify-center py-6">
                  <Button
                    busy={query.isFetchingNextPage}
                    busyLabel="Loading earlier notifications"
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
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState
      title="No notifications yet"
      picture={<Bell />}
      actions={
        <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
          Find phones
        </Link>
      }
    >
      When someone books, pays, ships or replies, you’ll see it here.
    </EmptyState>
  )
}
