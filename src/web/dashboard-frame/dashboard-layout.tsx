import { useQuery } from '@tanstack/react-query'
import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { Bell as BellIcon, PanelLeft } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { pages } from '../../contract/urls.ts'
import { type User, useApi } from '../api/index.ts'
import { type NavLink, navigationFor } from '../dashboard/dashboard-page.ts'
import { navIcons } from '../dashboard/nav-icons.ts'
import { RoleLabel } from '../dashboard/role-label.tsx'
import { UnreadMessages } from '../messaging/unread-messages.tsx'
import { notificationQueries } from '../notifications/queries.ts'
import { ShopLinks } from '../shell/site-frame.tsx'
import { closePopover, useCloseOnNavigation } from '../ui/hooks.ts'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { useTranslations } from '../ui/text.ts'
import { UnreadBadge } from '../ui/unread-badge.tsx'
import { TabBar } from './tab-bar.tsx'

const SIDEBAR_ID = 'sidebar'

/**
 * Links at the side from lg up; below that a drawer, which is the same element as a popover. Phones have a bar
 * with the most used ones at the bottom edge.
 */
export function DashboardLayout({ viewer, children }: { viewer: User; children: ReactNode }) {
  const t = useTranslations('dashboard')
  const { data } = useQuery(notificationQueries.unread(useApi()))
  const { unread, offersToAnswer } = data ?? { unread: 0, offersToAnswer: 0 }
  const groups = useNavigation(viewer)
  const sidebar = useCloseOnNavigation(closePopover)
  // The list of an admin is longer than a screen, and the current page may be at its end.
  useEffect(() => {
    const { current: list } = sidebar
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !link) return
    const isHidden = link.offsetTop + link.offsetHeight > list.clientHeight
    if (isHidden) list.scrollTop = link.offsetTop - list.clientHeight / 2
  }, [sidebar])
  return (
    <div className="page-width lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <TabletBar unread={unread} />
      <nav
        ref={sidebar}
        id={SIDEBAR_ID}
        popover="auto"
        aria-label={t('navigation')}
        className="side-sheet max-lg:shadow-overlay lg:sticky lg:top-16 lg:block lg:max-h-[calc(100dvh-4rem)] lg:w-63 lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pe-3 lg:pt-8 lg:pb-8"
      >
        <div className="mb-4 flex items-center gap-3 px-3">
          <Avatar name={viewer.name} src={viewer.photoURL ?? undefined} />
          <div className="min-w-0">
            <p dir="auto" className="truncate font-semibold">
              {viewer.name}
            </p>
            <p className="text-sm text-muted">
              <RoleLabel user={viewer} />
            </p>
          </div>
        </div>
        {groups.map((group) => (
          <NavGroup key={group.group} {...group} {...{ unread, offersToAnswer }} />
        ))}
        <div className="mt-6 border-t border-hairline px-3 pt-4 md:hidden">
          <ShopLinks />
        </div>
      </nav>
      <div className="min-w-0 pb-16">{children}</div>
      <TabBar {...{ viewer, groups, unread, offersToAnswer }} drawer={SIDEBAR_ID} />
    </div>
  )
}

type Groups = ReturnType<typeof navigationFor>

function useNavigation(viewer: User): Groups {
  return navigationFor(Object.values(useRouter().routesById), viewer)
}

type Counts = { unread: number; offersToAnswer: number }

function NavGroup({ group, links, ...counts }: Groups[number] & Counts) {
  const t = useTranslations('dashboard.group')
  const headingId = useId()
  const heading = group === 'start' ? undefined : t(group)
  return (
    <>
      {heading && (
        <p id={headingId} className="mt-5 mb-1 px-3 text-sm font-semibold">
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading && headingId} className="flex flex-col gap-0.5">
        {links.map((link) => (
          <NavItem key={link.to} {...link} {...counts} />
        ))}
      </ul>
    </>
  )
}

function NavItem({ to, title, icon, unread, offersToAnswer }: NavLink & Counts) {
  const Icon = navIcons[icon]
  const t = useTranslations('dashboard.page')
  const toAnswer = useTranslations('dashboard')('toAnswer')
  const partOf = useMatches({
    select: (matches) => matches.at(-1)?.staticData.dashboardPage?.partOf,
  })
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={partOf === to ? 'true' : undefined}
        className="flex min-h-11 items-center gap-2.5 rounded-field px-3 text-sm font-medium text-muted hover:bg-sand hover:text-ink aria-[current]:bg-sand aria-[current]:text-ink forced-colors:aria-[current]:outline-2 forced-colors:-outline-offset-2 lg:pointer-fine:min-h-9"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 hyphens-auto">{t(title)}</span>
        {to === pages.messages() && <UnreadMessages />}
        {to === pages.notifications() && <UnreadBadge unread={unread} className="ms-auto" />}
        {to === pages.offers() && (
          <UnreadBadge unread={offersToAnswer} label={toAnswer} className="ms-auto" />
        )}
      </Link>
    </li>
  )
}

/** Opens the links where they are a drawer and there is room for a row above the page. */
function TabletBar({ unread }: { unread: number }) {
  const t = useTranslations('dashboard')
  return (
    <div className="flex items-center justify-between gap-2 pt-4 max-md:hidden lg:hidden">
      <button type="button" popoverTarget={SIDEBAR_ID} className="btn btn-quiet">
        <PanelLeft className="size-4" />
        {t('menu')}
      </button>
      <Link to={pages.notifications()} className="btn btn-quiet relative">
        <BellIcon aria-hidden="true" className="size-4" />
        <span>{t('page.notifications')}</span>
        {/* The count comes later and lies on the corner, where it moves nothing. */}
        <UnreadBadge unread={unread} className="absolute -end-2 -top-2" />
      </Link>
    </div>
  )
}
