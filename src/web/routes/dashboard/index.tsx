import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import {
  CirclePlus,
  Flag,
  Handshake,
  Landmark,
  type LucideIcon,
  MailWarning,
  Search,
  ShieldCheck,
  ShoppingBag,
  Smartphone,
  Store,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../../contract/urls.ts'
import { accountQueries, secondFactorQuery } from '../../accounts/queries.ts'
import type { Api, User } from '../../api/index.ts'
import { BackupNotice } from '../../dashboard/backup-notice.tsx'
import { backupQuery } from '../../dashboard/backup-query.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard, useMay } from '../../dashboard/use-dashboard.ts'
import { ownQueries } from '../../listings/my-products/queries.ts'
import { listingQueries } from '../../listings/queries.ts'
import { countOpen, isOpenReport, moderationQueries } from '../../moderation/queries.ts'
import { isOpen } from '../../orders/order-states.ts'
import { Checklist } from '../../setup/checklist.tsx'
import { checklistQuery } from '../../setup/checklist-query.ts'
import { configQuery } from '../../shell/shop.ts'
import { Notice, Skeleton } from '../../ui/layout/page-states.tsx'
import { CardActions, cardLinkClass, LinkCard } from '../../ui/link.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'

/** The queries behind the counts, by role. */
function pageQueries(api: Api) {
  const orders = listingQueries.orders(api)
  return {
    admin: {
      counts: { ...accountQueries.counts(api), meta: { needs: 'seeAccounts' as const } },
      reports: moderationQueries.reports(api),
      // These are above the others: loaded later, they would push them down.
      factor: secondFactorQuery(api),
      checklist: { ...checklistQuery(api), meta: { needs: 'changeSettings' as const } },
      backup: { ...backupQuery(api), meta: { needs: 'seeHealth' as const } },
    },
    Seller: {
      phones: ownQueries.phones(api, {}),
      sales: queryOptions({ queryKey: ['sales'], queryFn: () => api.get('/api/sales') }),
      orders,
    },
    Buyer: { orders },
  }
}

export const Route = createFileRoute('/dashboard/')({
  ...dashboardPage({
    title: 'Dashboard',
    nav: { icon: 'House', group: 'start', order: 0 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)[context.viewer.role]),
  component: Home,
})

const leads = {
  admin: 'Moderate this marketplace.',
  Seller: 'Your phones, sales and bookings.',
  Buyer: 'Your bookings and your next phone.',
}

function Home() {
  const { api, viewer } = useDashboard()
  return (
    <>
      <Welcome viewer={viewer} lead={leads[viewer.role]} />
      <NextStepsFor api={api} viewer={viewer} />
    </>
  )
}

/** Who is logged in, with photo and display name. */
function Welcome({ viewer, lead }: { viewer: User; lead: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-5 pt-10 pb-8 md:pt-14">
      <Avatar name={viewer.name} src={viewer.photoURL ?? undefined} size="large" />
      <div className="min-w-0">
        {/* One text: the start of a second one would move when the font of headings arrives. */}
        <h1 className="text-xl wrap-anywhere">{`Welcome, ${viewer.name}`}</h1>
        <p className="mt-1 text-pretty text-muted">{lead}</p>
      </div>
    </header>
  )
}

type NextStepProps = {
  to: string
  title: string
  children: ReactNode
  Icon: LucideIcon
  /** How many wait; undefined while it is being counted. */
  count?: number | string | undefined
  counted?: boolean
}

/** One thing to do next, as a card that leads to it. */
function NextStep({ to, title, children, Icon, count, counted = false }: NextStepProps) {
  return (
    <LinkCard
      as="li"
      className="gap-1 rounded-box border border-hairline bg-raised p-5 hover:border-edge"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {counted && (
          <CardActions className="pointer-events-none text-lg font-bold tabular-nums">
            {count ?? <Skeleton className="h-7 w-8" />}
          </CardActions>
        )}
      </div>
      <Link to={to} className={`${cardLinkClass} font-semibold`}>
        {title}
      </Link>
      <p className="text-sm text-pretty text-muted">{children}</p>
    </LinkCard>
  )
}

function NextSteps({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-4 text-lg">
        What to do next
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">{children}</ul>
    </section>
  )
}

/** What somebody of this role comes here to do, with how much of it waits. */
function NextStepsFor({ api, viewer }: { api: Api; viewer: User }) {
  if (viewer.role === 'admin') return <AdminSteps api={api} />
  if (viewer.role === 'Seller') return <SellerSteps api={api} />
  return <BuyerSteps api={api} />
}

function AdminSteps({ api }: { api: Api }) {
  const queries = pageQueries(api).admin
  const may = useMay()
  const reads = may('decideReports')
  const { data: counts, isError: unknown } = useQuery(queries.counts)
  const { data: reports, isError: unclear } = useInfiniteQuery({
    ...queries.reports,
    enabled: reads,
  })
  const { data: factor } = useQuery(queries.factor)
  const waiting = countOpen(reports, isOpenReport)
  return (
    <>
      {may('changeSettings') && <Checklist api={api} />}
      <ConfirmationOff api={api} />
      {may('seeHealth') && <BackupNotice api={api} hasChecklist={may('changeSettings')} />}
      <NextSteps>
        {factor && !factor.isOn && (
          <NextStep to={pages.settings()} title="Two-step login" Icon={ShieldCheck}>
            It’s off. Turn it on in your settings, so that your password alone isn’t enough to log
            in.
          </NextStep>
        )}
        {reads && (
          <NextStep
            counted={!unclear}
            count={waiting && `${waiting.count}${waiting.isMore ? '+' : ''}`}
            to={pages.reports()}
            title="Reported items"
            Icon={Flag}
          >
            {waiting?.count === 0 ? 'No reports to review.' : 'Reports waiting for a decision.'}
          </NextStep>
        )}
        {may('decideDisputes') && (
          <NextStep to={pages.disputes()} title="Disputes" Icon={Handshake}>
            Decide between buyer and seller.
          </NextStep>
        )}
        {may('seeMoney') && (
          <NextStep to={pages.money()} title="Money" Icon={Landmark}>
            Payments, refunds and payouts.
          </NextStep>
        )}
        <NextStep
          counted={!unknown}
          count={counts?.all}
          to={pages.users()}
          title="All Users"
          Icon={UsersRound}
        >
          {may('deleteAccounts') ? 'Find, promote, ban or delete an account.' : 'Find an account.'}
        </NextStep>
        <NextStep
          counted={!unknown}
          count={counts?.buyers}
          to={pages.buyers()}
          title="All Buyers"
          Icon={ShoppingBag}
        >
          People who book phones.
        </NextStep>
        <NextStep
          counted={!unknown}
          count={counts?.sellers}
          to={pages.sellers()}
          title="All Sellers"
          Icon={Store}
        >
          People who sell phones.
        </NextStep>
      </NextSteps>
    </>
  )
}

/** Staff see that accounts in this shop act without a confirmed address, and why. The checklist says so too. */
function ConfirmationOff({ api }: { api: Api }) {
  const { data: config } = useQuery(configQuery(api))
  const hasChecklist = useMay()('changeSettings') && !config?.demo
  if (!config || config.confirmsEmail || hasChecklist) return null
  return (
    <div className="mb-8">
      <Notice label="Email confirmation" icon={<MailWarning className="size-5" />}>
        <p className="py-1">
          <strong>Email confirmation is off.</strong>{' '}
          <span>
            {config.demo
              ? 'In demo mode, new accounts can buy and sell right away.'
              : 'New accounts can buy and sell right away, because no mail server is configured. Set SMTP_URL to change that.'}
          </span>
        </p>
      </Notice>
    </div>
  )
}

function SellerSteps({ api }: { api: Api }) {
  const queries = pageQueries(api).Seller
  const { data: phones, isError: unknown } = useQuery(queries.phones)
  const { data: sales, isError: unclear } = useQuery(queries.sales)
  return (
    <NextSteps>
      <NextStep to={pages.addProduct()} title="Add a product" Icon={CirclePlus}>
        All you need is a photo, a name and a price.
      </NextStep>
      <NextStep
        counted={!unclear}
        count={sales?.filter(isOpen).length}
        to={pages.mySales()}
        title="My Sales"
        Icon={Handshake}
      >
        Phones that have been booked: meet or ship, and get paid.
      </NextStep>
      <NextStep
        counted={!unknown}
        count={phones && (phones.counts.find(({ state }) => state === 'live')?.count ?? 0)}
        to={pages.myProducts()}
        title="My Products"
        Icon={Smartphone}
      >
        Your phones for sale. Advertise them to appear on the home page.
      </NextStep>
      <OrdersStep api={api} />
    </NextSteps>
  )
}

function OrdersStep({ api }: { api: Api }) {
  const { data: orders, isError: unknown } = useQuery(pageQueries(api).Buyer.orders)
  return (
    <NextStep
      counted={!unknown}
      count={orders?.filter(isOpen).length}
      to={pages.myOrders()}
      title="My Orders"
      Icon={ShoppingBag}
    >
      Phones held for you, and what to do next.
    </NextStep>
  )
}

function BuyerSteps({ api }: { api: Api }) {
  return (
    <NextSteps>
      <OrdersStep api={api} />
      <NextStep to={pages.products()} title="Find a phone" Icon={Search}>
        Book one, and it’s held for you until you meet.
      </NextStep>
      <NextStep to={pages.addProduct()} title="Sell a phone" Icon={CirclePlus}>
        Accept the seller terms and list it. Your orders stay.
      </NextStep>
    </NextSteps>
  )
}
