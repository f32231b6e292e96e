import {
  Banknote,
  Bell,
  BellRing,
  BookOpen,
  Flag,
  Handshake,
  House,
  Landmark,
  type LucideIcon,
  MailX,
  MessagesSquare,
  PlusCircle,
  Scale,
  ShieldCheck,
  ShoppingBag,
  Smartphone,
  Store,
  Tag,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { pages } from '../../routes.ts'
import type { User } from '../api/index.ts'

export type DashboardLink = { to: string; label: string; Icon: LucideIcon }

const offers = { to: pages.offers(), label: 'Offers', Icon: Tag }

const links: Record<User['role'], readonly DashboardLink[]> = {
  admin: [
    { to: pages.users(), label: 'All Users', Icon: UsersRound },
    { to: pages.buyers(), label: 'All Buyers', Icon: UserRound },
    { to: pages.sellers(), label: 'All Sellers', Icon: Store },
    { to: pages.moderation(), label: 'Moderation', Icon: ShieldCheck },
    { to: pages.reports(), label: 'Reported items', Icon: Flag },
    { to: pages.disputes(), label: 'Disputes', Icon: Scale },
    { to: pages.money(), label: 'Money', Icon: Landmark },
    { to: pages.models(), label: 'Models', Icon: BookOpen },
    { to: pages.deadMails(), label: 'Undelivered email', Icon: MailX },
  ],
  Seller: [
    { to: pages.myProducts(), label: 'My Products', Icon: Smartphone },
    { to: pages.addProduct(), label: 'Add a product', Icon: PlusCircle },
    { to: pages.mySales(), label: 'My Sales', Icon: Handshake },
    offers,
    { to: pages.payouts(), label: 'Payouts', Icon: Banknote },
  ],
  Buyer: [{ to: pages.myOrders(), label: 'My Orders', Icon: ShoppingBag }, offers],
}

const notifications = { to: pages.notifications(), label: 'Notifications', Icon: Bell }
const messages = { to: pages.messages(), label: 'Messages', Icon: MessagesSquare }

/** What the sidebar offers to a role. */
export function linksFor(role: User['role']): readonly DashboardLink[] {
  return [
    { to: pages.dashboard(), label: 'Dashboard', Icon: House },
    notifications,
    ...links[role],
    ...(role === 'admin' ? [] : [messages]),
    { to: pages.savedSearches(), label: 'Saved searches', Icon: BellRing },
  ]
}

export const roleLabels = { Buyer: 'Buyer', Seller: 'Seller', admin: 'Admin' } as const
