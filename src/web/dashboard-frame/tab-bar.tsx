import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import type { Role } from '../../shared/accounts/account-rules.ts'
import type { User } from '../api/index.ts'
import type { NavLink } from '../dashboard/dashboard-page.ts'
import { navIcons } from '../dashboard/nav-icons.ts'
import { messageQueries } from '../messaging/queries.ts'
import { UnreadBadge } from '../ui/unread-badge.tsx'

/** The pages of each role in the bar, with names that fit five times in 320 pixels. */
const tabs: Record<Role, readonly { to: string; short: string }[]> = {
  Buyer: [
    { to: pages.dashboard(), short: 'Dashboard' },
    { to: pages.myOrders(), short: 'Orders' },
    { to: pages.messages(), short: 'Messages' },
    { to: pages.offers(), short: 'Offers' },
  ],
  Seller: [
    { to: pages.dashboard(), short: 'Dashboard' },
    { to: pages.myProducts(), short: 'Products' },
    { to: pages.mySales(), short: 'Sales' },
    { to: pages.messages(), short: 'Messages' },
  ],
  // Staff see the first four that their role includes.
  admin: [
    { to: pages.dashboard(), short: 'Dashboard' },
    { to: pages.reports(), short: 'Reports' },
    { to: pages.allOrders(), short: 'Orders' },
    { to: pages.users(), short: 'Users' },
    { to: pages.contactMessages(), short: 'Messages' },
    { to: pages.money(), short: 'Money' },
    { to: pages.allListings(), short: 'Listings' },
  ],
}

const MOST_TABS = 4

const tab =
  'flex min-h-14 flex-auto flex-col items-center justify-center gap-1 px-0.5 text-sm font-medium text-muted aria-[current]:text-accent-ink'

type TabBarProps = {
  viewer: User
  groups: readonly { links: readonly NavLink[] }[]
  /** Unread notifications, which are in the drawer. */
  unread: number
  /** Id of the drawer with all links. */
  drawer: string
}

/** On phones, a bar at the bottom edge with the main pages, and a button that opens the drawer with all of them. */
export function TabBar({ viewer, groups, unread, drawer }: TabBarProps) {
  const { data: messages } = useQuery(messageQueries.unread())
  const links = groups.flatMap((group) => group.links)
  const shown = tabs[viewer.role].flatMap(({ to, short }) => {
    const link = links.find((one) => one.to === to)
    return link ? [{ ...link, short }] : []
  })
  return (
    <nav aria-label="Most used" className="tab-bar">
      {shown.slice(0, MOST_TABS).map(({ to, label, short, icon }) => {
        const Icon = navIcons[icon]
        return (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            className={tab}
          >
            <span className="relative">
              <Icon aria-hidden="true" className="size-5" />
              {to === pages.messages() && (
                <UnreadBadge unread={messages?.unread ?? 0} className="tab-badge" />
              )}
            </span>
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{label}</span>
          </Link>
        )
      })}
      <button type="button" popoverTarget={drawer} className={`${tab} cursor-pointer`}>
        <span className="relative">
          <Menu aria-hidden="true" className="size-5" />
          <UnreadBadge unread={unread} className="tab-badge" />
        </span>
        <span>More</span>
        <span className="sr-only">: Dashboard menu</span>
      </button>
    </nav>
  )
}
