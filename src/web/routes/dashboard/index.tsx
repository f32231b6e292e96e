import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '../../api/index.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { StaffStart } from '../../start-page/staff-start.tsx'
import { startQueries } from '../../start-page/start-queries.ts'
import { BuyerStart, SellerStart } from '../../start-page/trader-start.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'

export const Route = createFileRoute('/dashboard/')({
  ...dashboardPage({
    title: 'dashboard',
    text: ['orders'],
    nav: { icon: 'House', group: 'start', order: 0 },
  }),
  loader: ({ context }) => loadQueries(context, startQueries(context.api)[context.viewer.role]),
  component: Home,
})

const traderLeads = {
  Seller: 'Your phones, sales and bookings.',
  Buyer: 'Your bookings and your next phone.',
}

const staffLeads = {
  admin: 'The shop, its people and its money.',
  moderator: 'Reports, listings and accounts.',
  support: 'Questions, orders and disputes.',
  finance: 'Payments, payouts and taxes.',
}

function leadFor({ role, staffRole }: User): string {
  return role === 'admin' ? staffLeads[staffRole ?? 'admin'] : traderLeads[role]
}

const starts = { admin: StaffStart, Seller: SellerStart, Buyer: BuyerStart }

function Home() {
  const { api, viewer } = useDashboard()
  const Start = starts[viewer.role]
  return (
    <>
      <Welcome viewer={viewer} lead={leadFor(viewer)} />
      <Start api={api} />
    </>
  )
}

/** Who is logged in, with photo and display name. */
function Welcome({ viewer, lead }: { viewer: User; lead: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-4 pt-8 pb-6 md:pt-10">
      <Avatar name={viewer.name} src={viewer.photoURL ?? undefined} size="large" />
      <div className="min-w-0">
        {/* One text: the start of a second one would move when the font of headings arrives. */}
        <h1 className="text-xl wrap-anywhere">{`Welcome, ${viewer.name}`}</h1>
        <p className="mt-1 text-pretty text-muted">{lead}</p>
      </div>
    </header>
  )
}
