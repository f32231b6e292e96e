import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { pages } from '../../routes.ts'
import { useApi } from '../shell/use-api.ts'
import { notificationQueries } from './queries.ts'

/** The number of unread notifications; renders nothing for none. */
export function UnreadCount() {
  const { data } = useQuery(notificationQueries.unread(useApi()))
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

/** Stays visible where the sidebar is a closed drawer. */
export function Bell() {
  return (
    <Link to={pages.notifications()} className="btn btn-quiet">
      <BellIcon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">Notifications</span>
      <UnreadCount />
    </Link>
  )
}
