import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import type { Role } from '../../shared/accounts/account-rules.ts'
import type { PageMessages } from '../../text/pages.ts'
import type { User } from '../api/index.ts'
import type { NavLink } from '../dashboard/dashboard-page.ts'
import { navIcons } from '../dashboard/nav-icons.ts'
import { messageQueries } from '../messaging/queries.ts'
import { useTranslations } from '../ui/text.ts'
import { UnreadBadge } from '../ui/unread-badge.tsx'

type Tab = keyof PageMessages['dashboard']['tab']

/** The pages of each role in the bar, by their titles. Staff see the first four that their role includes. */
const tabs: Record<Role, readonly Tab[]> = {
  Buyer: ['dashboard', 'myOrders', 'messages', 'offers'],
  Seller: ['dashboard', 'myProducts', 'mySales', 'messages'],
  admin: [
    'dashboard',
    'reportedItems',
    'allOrders',
    'allUsers',
    'messagesToUs',
    'money',
    'allListings',
  ],
}

const MOST_TABS = 4

const tabClass =
  'flex min-h-14 min-w-0 flex-auto flex-col items-center justify-center gap-1 text-center text-sm font-medium wrap-anywhere text-muted aria-[current]:text-accent-ink'

type TabBarProps = {
  viewer: User
  groups: readonly { links: readonly NavLink[] }[]
  /** Unread notifications, which are in the drawer. */
  unread: number
  /** Open offers of others. */
  offersToAnswer: number
  /** Id of the drawer with all links. */
  drawer: string
}

/** On phones, a bar at the bottom edge with the main pages, and a button that opens the drawer with all of them. */
export function TabBar({ viewer, groups, unread, offersToAnswer, drawer }: TabBarProps) {
  const { data: messages } = useQuery(messageQueries.unread())
  const t = useTranslations('dashboard')
  const links = groups.flatMap((group) => group.links)
  const shown = tabs[viewer.role].flatMap((tab) => {
    const link = links.find(({ title }) => title === tab)
    return link ? [{ ...link, tab }] : []
  })
  return (
    <nav aria-label={t('mostUsed')} className="tab-bar">
      {shown.slice(0, MOST_TABS).map(({ to, title, tab, icon }) => {
        const Icon = navIcons[icon]
        return (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            className={tabClass}
          >
            <span className="relative">
              <Icon aria-hidden="true" className="size-5" />
              {to === pages.messages() && (
                <UnreadBadge unread={messages?.unread ?? 0} className="tab-badge" />
              )}
              {to === pages.offers() && (
                <UnreadBadge unread={offersToAnswer} label={t('toAnswer')} className="tab-badge" />
              )}
            </span>
            <span aria-hidden="true">{t(`tab.${tab}`)}</span>
            <span className="sr-only">{t(`page.${title}`)}</span>
          </Link>
        )
      })}
      <button type="button" popoverTarget={drawer} className={`${tabClass} cursor-pointer`}>
        <span className="relative">
          <Menu aria-hidden="true" className="size-5" />
          <UnreadBadge unread={unread} className="tab-badge tab-badge-last" />
        </span>
        <span>{t.rich('more', { hidden: (text) => <span className="sr-only">{text}</span> })}</span>
      </button>
    </nav>
  )
}
