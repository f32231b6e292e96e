import { useQuery } from '@tanstack/react-query'
import { messageQueries } from './queries.ts'
import { useFeed } from './use-feed.ts'

/** How many conversations wait to be read; keeps itself and all of messages up to date. */
export function UnreadBadge() {
  useFeed(true)
  const { data } = useQuery(messageQueries.unread())
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  return (
    <span className="ms-auto inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-accent-wash px-1.5 text-sm font-semibold text-accent-ink tabular-nums">
      <span className="sr-only">, </span>
      {unread > 99 ? '99+' : unread}
      <span className="sr-only"> unread</span>
    </span>
  )
}
