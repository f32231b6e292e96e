import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import type { Role } from '../../shared/accounts/account-rules.ts'
import { useApi } from '../api/index.ts'
import { UnreadMessages } from '../messaging/feed.tsx'
import { notificationQueries } from '../notifications/queries.ts'
import { linkMarks } from '../ui/link.tsx'
import { RepeatedPart } from '../ui/repeated-part.tsx'
import { UnreadBadge } from '../ui/unread-badge.tsx'
import { navigationFor } from './dashboard-page.ts'
import { navIcons } from './nav-icons.ts'

/** The same on a page for everyone of a role: numbers of unread messages and notifications come later. */
export function SidebarLinks({ role }: { role: Role }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const api = useApi()
  const links = navigationFor(Object.values(router.routesById), role)
  function identity() {
    if (queryClient.getQueryData(notificationQueries.unread(api).queryKey)) return
    const paths = links.map(({ to }) => to)
    return `sidebar ${role} ${linkMarks(router.latestLocation.pathname, paths)}`
  }
  return (
    <RepeatedPart as="ul" className="flex flex-col gap-0.5" identity={identity}>
      {links.map((link) => (
        <NavItem key={link.to} {...link} />
      ))}
    </RepeatedPart>
  )
}

function NavItem({ to, label, icon }: ReturnType<typeof navigationFor>[number]) {
  const Icon = navIcons[icon]
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        className="flex min-h-11 items-center gap-3 rounded-field px-3 text-sm font-medium text-muted hover:bg-sand hover:text-ink aria-[current=page]:bg-sand aria-[current=page]:text-ink forced-colors:aria-[current=page]:outline-2 forced-colors:-outline-offset-2"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
        {to === pages.messages() && <UnreadMessages />}
        {to === pages.notifications() && <UnreadNotifications className="ms-auto" />}
      </Link>
    </li>
  )
}

/** The number of unread notifications; renders nothing for none. */
export function UnreadNotifications({ className }: { className: string }) {
  const { data } = useQuery(notificationQueries.unread(useApi()))
  return <UnreadBadge unread={data?.unread ?? 0} className={className} />
}
