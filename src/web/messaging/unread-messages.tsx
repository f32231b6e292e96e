import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageAccount } from '../api/page-account.ts'
import { loadCode } from '../load.ts'
import { useViewer } from '../shell/viewer.ts'
import { UnreadBadge } from '../ui/unread-badge.tsx'
import { type FeedState, feedStateKey, messageQueries } from './queries.ts'

/** Keeps all message queries up to date, once for the whole dashboard and from when it is hydrated. */
function useFeed() {
  const queryClient = useQueryClient()
  const { data } = useQuery(messageQueries.unread())
  const { user } = useViewer()
  // With another account logged in, the stream would bring the messages of somebody else.
  const page = pageAccount()
  const isOwn = !user || !page || user._id === page.id
  const isReady = useHydrated() && data !== undefined && isOwn

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins where the first answer was; what comes later is its own doing
  useEffect(() => {
    if (!isReady || !data) return
    let stop: (() => void) | undefined
    let isGone = false
    loadCode(() => import('./feed.ts'))
      .then(({ followMessages }) => {
        if (!isGone) stop = followMessages(queryClient, data.lastUpdate)
      })
      .catch(() => queryClient.setQueryData(feedStateKey, 'off'))
    return () => {
      isGone = true
      stop?.()
    }
  }, [isReady, queryClient])
}

/** How updates currently arrive. */
export function useFeedState(): FeedState {
  return (
    useQuery({ queryKey: feedStateKey, queryFn: (): FeedState => 'live', enabled: false }).data ??
    'live'
  )
}

/** Number of unread conversations; also keeps all message queries up to date. */
export function UnreadMessages() {
  useFeed()
  const { data } = useQuery(messageQueries.unread())
  return <UnreadBadge unread={data?.unread ?? 0} className="ms-auto" />
}
