import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { type AnyRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { type Role, rolesThatMay } from '../../shared/accounts/account-rules.ts'
import { hasPermission, type Permission } from '../../shared/accounts/permissions.ts'
import { isStaffPermission, staffMay } from '../../shared/accounts/staff-roles.ts'
import type { PageMessages, TextArea } from '../../text/pages.ts'
import type { Api, User } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import type { LoadedTexts } from '../page-text.ts'
import { meQuery } from '../shell/viewer.ts'
import type { ContentShape } from '../ui/layout/content-skeleton.tsx'
import type { NavIcon } from './nav-icons.ts'

type Context = { api: Api; queryClient: QueryClient }
type PageContext = Context & { viewer: User; allowed: boolean }

/** The groups of the sidebar in order. All but the first have a heading. */
const navGroups = [
  'start',
  'people',
  'moderation',
  'trade',
  'money',
  'shop',
  'selling',
  'buying',
  'account',
] as const

type NavGroup = (typeof navGroups)[number]

/** A page by the key of its title in the texts of the dashboard. */
export type PageTitle = keyof PageMessages['dashboard']['page']

/** What a page of the dashboard declares about itself; guard, title and sidebar read it. */
export type DashboardPage = {
  /** Title of the document, and the label in the sidebar. */
  title: PageTitle
  /** The permission that opens the page; without it everyone who is logged in may. */
  access?: Permission
  /**
   * The link in the sidebar, sorted by group and `order`. `access` limits it where the page is open to all;
   * those with the permission `unless` reach the page from another one.
   */
  nav?: {
    icon: NavIcon
    group: NavGroup
    order: number
    access?: Permission
    unless?: Permission
  }
  /** What the content looks like while it loads; a table by default. */
  shape?: ContentShape
  /** The page whose link is marked in the sidebar while this one is open. */
  partOf?: string
  /** The page shows Stripe's card form. */
  stripe?: true
  /** The areas of src/text that the page shows. */
  text?: readonly TextArea[]
  /** All that the page shows is in the language of its address. */
  translated?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Not everyone who may open the page may load this part of it. */
      needs?: Permission
    }
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    dashboardPage?: DashboardPage
  }
}

// They load with a page of the dashboard: public pages do not need them.
const PendingPage = lazyRouteComponent(() => import('./dashboard-header.tsx'), 'PendingPage')
const FailedPage = lazyRouteComponent(() => import('./dashboard-header.tsx'), 'FailedPage')

/**
 * Options of a dashboard route, to spread into `createFileRoute('/dashboard/…')({…})`. `loader` and
 * `component` stay in the route file, where the bundler can split them off.
 */
export function dashboardPage(page: DashboardPage) {
  return {
    staticData: {
      dashboardPage: page,
      ...(page.stripe && { stripe: page.stripe }),
      ...(page.text && { text: page.text }),
      ...(page.translated && { translated: page.translated }),
    },
    beforeLoad: async ({ context }: { context: Context & { viewer: User } }) =>
      isHeldBack(page, context.viewer)
        ? { allowed: false }
        : page.access
          ? checkAccess(context, page.access)
          : { allowed: true },
    head({ match: { context } }: { match: { context: LoadedTexts } }) {
      const { dashboard } = page.translated ? context.text : context.englishText
      return pageHead(dashboard?.page[page.title] ?? '', undefined, { robots: 'noindex' })
    },
    pendingComponent: PendingPage,
    errorComponent: FailedPage,
  }
}

/** Whether an admin has to set up a second factor before this page; the start page calls admin routes. */
function isHeldBack(page: DashboardPage, viewer: User): boolean {
  return (
    viewer.lacksSecondFactor === true &&
    (page.nav?.order === 0 || (page.access !== undefined && isStaffPermission(page.access)))
  )
}

export type NavLink = { to: string; title: PageTitle; icon: NavIcon; order: number }

/** The links in the sidebar of somebody, in groups. */
export function navigationFor(
  routes: readonly AnyRoute[],
  viewer: Pick<User, 'role' | 'staffRole'>,
): { group: NavGroup; links: NavLink[] }[] {
  const groups: Partial<Record<NavGroup, NavLink[]>> = {}
  for (const route of routes) {
    const { dashboardPage: page } = route.options.staticData ?? {}
    if (!page?.nav) continue
    const { icon, group, order, access = page.access, unless } = page.nav
    if (access && !hasPermission(viewer, access)) continue
    if (unless && hasPermission(viewer, unless)) continue
    const to = String(route.fullPath).replace(/\/$/, '')
    groups[group] = [...(groups[group] ?? []), { to, title: page.title, icon, order }]
  }
  return navGroups.flatMap((group) => {
    const links = groups[group]?.sort((a, b) => a.order - b.order)
    return links ? [{ group, links }] : []
  })
}

type Destination = { pathname: string; searchStr: string; hash: string }

/**
 * The viewer.
 * @throws a redirect to the login, which returns here, when nobody is logged in.
 */
export async function requireViewer(
  { api, queryClient }: Context,
  { pathname, searchStr, hash }: Destination,
) {
  const viewer = await queryClient.fetchQuery(meQuery(api))
  if (!viewer) {
    // The fragment is never sent to a server, so it stays a fragment.
    const search = { from: `${pathname}${searchStr}` }
    throw redirect({ to: pages.login(), search, replace: true, ...(hash && { hash }) })
  }
  return viewer
}

/**
 * Whether the viewer may see a page that needs this permission; the server answers 403 if not. The
 * API enforces permissions on its own.
 */
export async function checkAccess(
  { api, queryClient, viewer }: Context & { viewer: User },
  permission: Permission,
): Promise<{ allowed: boolean }> {
  const has = (role: Role) => {
    const check = roleCheck(api, role, viewer.email)
    // The server has read the viewer for this very page; the browser may have done so minutes ago.
    if (import.meta.env.SSR) return queryClient.setQueryData(check.queryKey, viewer.role === role)
    return queryClient.fetchQuery(check)
  }
  if (isStaffPermission(permission))
    return { allowed: (await has('admin')) === true && staffMay(viewer, permission) }
  for (const role of rolesThatMay(permission)) if (await has(role)) return { allowed: true }
  return { allowed: false }
}

/** Whether the account of an email has a role; cached per email. */
function roleCheck(api: Api, role: Role, email: string) {
  const checks = {
    admin: async () => (await api.get('/api/users/{user}', { path: { user: email } })).isAdmin,
    Buyer: async () => (await api.get('/api/users/buyer/{email}', { path: { email } })).isBuyer,
    Seller: async () => (await api.get('/api/users/seller/{email}', { path: { email } })).isSeller,
  }
  return queryOptions({
    queryKey: ['role-check', email, role],
    queryFn: checks[role],
  })
}

/** After this the page is shown while its data still loads. */
const MAX_WAIT_MS = 150

// biome-ignore-start lint/suspicious/noExplicitAny: each query has data of its own
type PlainQuery = FetchQueryOptions<any, Error, any, any>
type ListQuery = FetchInfiniteQueryOptions<any, Error, any, any, any> & { initialPageParam: any }
// biome-ignore-end lint/suspicious/noExplicitAny: each query has data of its own

/**
 * For loaders: loads the queries of a page that the viewer may see. The server waits for the data, the browser
 * only a moment. The page shows its own error.
 * @param queries what the page's `pageQueries(api)` returns; its component reads the same ones. That function
 * stays in the route file beside them, where the bundler splits it off with both. Those whose `meta` names a
 * permission that the viewer lacks are left out.
 */
export async function loadQueries(
  { queryClient, allowed, viewer }: Pick<PageContext, 'queryClient' | 'allowed' | 'viewer'>,
  queries: Readonly<Record<string, PlainQuery | ListQuery>>,
) {
  if (!allowed) return
  const permitted = Object.values(queries).filter(({ meta }) =>
    meta?.needs ? hasPermission(viewer, meta.needs) : true,
  )
  const answers = permitted.map((query) =>
    'initialPageParam' in query
      ? queryClient.ensureInfiniteQueryData(query as ListQuery)
      : queryClient.ensureQueryData(query),
  )
  if (typeof document === 'undefined') return void (await Promise.all(answers))
  const wait = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  await Promise.race([wait, Promise.allSettled(answers)])
}
