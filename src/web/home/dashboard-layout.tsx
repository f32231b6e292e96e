import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../routes.ts'
import type { User } from '../api/index.ts'
import { linksFor, roleLabels } from '../dashboard/links.ts'
import { UnreadBadge } from '../messaging/feed.tsx'
import { Bell, UnreadCount } from '../notifications/bell.tsx'
import { useOwnTime } from '../notifications/use-own-time.ts'
import { Avatar } from '../ui/avatar.tsx'
import { SidebarLayout, sidebarLinkClass } from '../ui/sidebar.tsx'

/** The sidebar of whoever is signed in, beside one page of the dashboard. */
export function DashboardLayout({ viewer, children }: { viewer: User; children: ReactNode }) {
  useOwnTime()
  const top = (
    <div className="flex items-center gap-3 px-3">
      <Avatar name={viewer.name} src={viewer.photoURL ?? undefined} />
      <div className="min-w-0">
        <p className="truncate font-semibold">{viewer.name}</p>
        <p className="text-sm text-muted">{roleLabels[viewer.role]}</p>
      </div>
    </div>
  )
  return (
    <SidebarLayout
      label="Dashboard"
      top={top}
      besideMenu={<Bell />}
      links={linksFor(viewer.role).map(asItem)}
    >
      {children}
    </SidebarLayout>
  )
}

function asItem({ to, label, Icon }: ReturnType<typeof linksFor>[number]) {
  return (
    <li key={to}>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        className={sidebarLinkClass}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
        {to === pages.messages() && <UnreadBadge />}
        {to === pages.notifications() && <UnreadCount />}
      </Link>
    </li>
  )
}
