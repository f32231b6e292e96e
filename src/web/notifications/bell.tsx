import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { pages } from '../../routes.ts'
import { UnreadCount } from './unread-count.tsx'

/** Where the sidebar is a closed drawer, the bell stays in sight. */
export function Bell() {
  return (
    <Link to={pages.notifications()} className="btn btn-quiet">
      <BellIcon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">Notifications</span>
      <UnreadCount />
    </Link>
  )
}
