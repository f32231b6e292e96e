import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createFileRoute,
  Link,
  Outlet,
  type StaticDataRouteOption,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { pages } from '../../../routes.ts'
import type { User } from '../../api/index.ts'
import { navigationFor, requireViewer, roleLabels } from '../../dashboard/dashboard-page.ts'
import { Forbidden } from '../../dashboard/forbidden.tsx'
import { navIcons } from '../../dashboard/nav-icons.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { pageHead } from '../../document-head.ts'
import { UnreadBadge } from '../../messaging/feed.tsx'
import { notificationQueries } from '../../notifications/queries.ts'
import { browserReader } from '../../shell/reader-state.ts'
import { useApi } from '../../shell/use-api.ts'
import { meKey, useViewer } from '../../shell/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Spinner } from '../../ui/layout/page-states.tsx'
import { SidebarLayout, sidebarLinkClass } from '../../ui/layout/sidebar.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context, location }) => ({
    viewer: await requireViewer(context, location),
  }),
  head: () => pageHead('Dashboard', undefined, { robots: 'noindex' }),
  pendingComponent: Pending,
  component: Dashboard,
})

function Dashboard() {
  const { viewer } = useDashboard()
  const forbidden = useMatches({ select: findForbidden })
  return (
    <DashboardLayout viewer={viewer}>
      {forbidden ? <Forbidden needs={forbidden} viewer={viewer} /> : <Outlet />}
    </DashboardLayout>
  )
}

/** The permission that the viewer lacks for a page. */
function findForbidden(matches: readonly { context: object; staticData: StaticDataRouteOption }[]) {
  const match = matches.find(({ context }) => 'allowed' in context && context.allowed === false)
  // Only an admin without a second factor is kept from a page that everyone may open.
  return match && (match.staticData.dashboardPage?.access ?? 'admin')
}

function DashboardLayout({ viewer, children }: { viewer: User; children: ReactNode }) {
  useOwnDateSettings()
  const routes = Object.values(useRouter().routesById)
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
      links={navigationFor(routes, viewer.role).map((link) => <NavItem key={link.to} {...link} />)}
    >
      {children}
    </SidebarLayout>
  )
}

function NavItem({ to, label, icon }: ReturnType<typeof navigationFor>[number]) {
  const Icon = navIcons[icon]
  return (
    <li>
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

function Pending() {
  return (
    <div className="page-width flex justify-center py-28">
      <Spinner label="Loading your account" />
    </div>
  )
}

/**
 * Sets time zone and date format of an account that has none: one that was made by an API client,
 * or signed in before this browser could say.
 */
function useOwnDateSettings() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { user } = useViewer()
  const isUnknown = user !== undefined && user.timeZone === null

  useEffect(() => {
    if (!isUnknown) return
    // Emails are written in UTC as long as this fails; the next visit tries again.
    api
      .put('/api/date-settings', { body: browserReader() })
      .then((account) =>
        // What only the answer about oneself has stays.
        queryClient.setQueryData<User>(meKey, (before) => ({ ...before, ...account })),
      )
      .catch(() => {})
  }, [api, queryClient, isUnknown])
}

/** The number of unread notifications; renders nothing for none. */
function UnreadCount() {
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
function Bell() {
  return (
    <Link to={pages.notifications()} className="btn btn-quiet">
      <BellIcon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">Notifications</span>
      <UnreadCount />
    </Link>
  )
}
