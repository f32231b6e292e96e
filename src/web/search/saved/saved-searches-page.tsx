import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pages } from '../../../routes.ts'
import type { Api, SavedSearches } from '../../api/index.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-layout.tsx'
import { EmptyState } from '../../ui/page-states.tsx'
import { AlertList } from './alert-list.tsx'
import { MailsSwitch } from './mails-switch.tsx'
import { savedKey, savedQueries } from './queries.ts'
import { SearchList } from './search-list.tsx'

/** The searches that one keeps, and the phones that came for them. */
export function SavedSearchesPage({ api }: { api: Api }) {
  return (
    <>
      <PageHeader
        title="Saved searches"
        lead="You are told when a new or cheaper phone fits, and when one nearly does. So you are when a favourite costs less."
      />
      <Loaded query={useQuery(savedQueries.searches(api))} caption="saved searches">
        {(saved) => <Searches api={api} saved={saved} />}
      </Loaded>
    </>
  )
}

function Searches({ api, saved: { searches, mails } }: { api: Api; saved: SavedSearches }) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedKey })
  if (searches.length === 0)
    return (
      <>
        <EmptyState
          title="You have not saved a search yet"
          picture={<BellRing />}
          actions={
            <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
              Find phones
            </Link>
          }
        >
          Choose what you look for among the phones, then press “Save this search”.
        </EmptyState>
        <MailsSwitch api={api} on={mails} />
        <Alerts api={api} />
      </>
    )
  return (
    <>
      <SearchList api={api} searches={searches} refresh={refresh} />
      <MailsSwitch api={api} on={mails} />
      <Alerts api={api} />
    </>
  )
}

function Alerts({ api }: { api: Api }) {
  const query = useInfiniteQuery(savedQueries.alerts(api))
  const alerts = query.data?.pages.flatMap((page) => page.items) ?? []
  const unread = query.data?.pages[0]?.unread ?? 0
  useReadOnce(api, unread)
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alerts" className="pt-10">
      <h2 id="alerts" className="mb-4 text-lg font-semibold">
        News for you
      </h2>
      <AlertList alerts={alerts} />
      {query.hasNextPage && (
        <div className="flex justify-center py-6">
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Show earlier ones
          </Button>
        </div>
      )}
    </section>
  )
}

/** Whoever looks at the list has read it; what was new stays marked for as long as they look. */
function useReadOnce(api: Pick<Api, 'post'>, unread: number) {
  const done = useRef(false)
  useEffect(() => {
    if (unread === 0 || done.current) return
    done.current = true
    // They stay unread when this fails, and are read at the next visit.
    api.post('/api/alerts/read', { body: {} }).catch(() => {})
  }, [api, unread])
}
