import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import { BanDialog } from '../../../accounts/ban-dialog.tsx'
import { SecurityLogDrawer } from '../../../accounts/security-log-drawer.tsx'
import { useUserActions } from '../../../accounts/use-user-actions.tsx'
import type { Api, Person } from '../../../api/index.ts'
import { payoutStates } from '../../../console/list-specs.ts'
import { orderStateNames } from '../../../console/order-state-names.ts'
import { PastViews } from '../../../console/past-views.tsx'
import { PersonBusiness } from '../../../console/person-business.tsx'
import { businessesQuery, notesQuery, personQuery } from '../../../console/person-queries.ts'
import { StaffNotes } from '../../../console/staff-notes.tsx'
import { ViewAsDialog } from '../../../console/view-as-dialog.tsx'
import { WarnDialog } from '../../../console/warn-dialog.tsx'
import { dashboardPage } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { RoleLabel } from '../../../dashboard/role-label.tsx'
import { useDashboard, useMay } from '../../../dashboard/use-dashboard.ts'
import { listingStateLabels } from '../../../listings/my-products/state-labels.ts'
import { load } from '../../../load.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { type Fact, Facts, PageHeader } from '../../../ui/layout/page-layout.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api, id: string) {
  return {
    person: personQuery(api, id),
    notes: notesQuery(api, id),
    businesses: businessesQuery(api, id),
  }
}

export const Route = createFileRoute('/dashboard/(lists)/people/$id')({
  ...dashboardPage({
    title: 'person',
    access: 'seeAccounts',
    partOf: pages.users(),
    text: ['seller'],
  }),
  loader: async ({ context: { api, queryClient, allowed }, params: { id } }) => {
    if (!allowed) return
    const queries = pageQueries(api, id)
    const [person, { former }] = await Promise.all([
      load(queryClient, queries.person),
      load(queryClient, queries.businesses),
    ])
    if (person) await load(queryClient, queries.notes)
    // The business details of a deleted account are kept for some time.
    else if (former.length === 0) throw notFound()
  },
  component: PersonPage,
})

/** A person as the staff see them, with everything they may do about them. */
function PersonPage() {
  const { id } = Route.useParams()
  const { api } = useDashboard()
  return (
    <Loaded query={useQuery(pageQueries(api, id).person)} caption="person">
      {(person) =>
        person ? <PersonDetails key={id} person={person} /> : <DeletedPerson key={id} id={id} />
      }
    </Loaded>
  )
}

const linkToUsers = (
  <Link to={pages.users()} className={linkClass}>
    All Users
  </Link>
)

/** What is kept of an account that traded as a business, until its time is over. */
function DeletedPerson({ id }: { id: string }) {
  const may = useMay()
  return (
    <>
      <PageHeader
        above={linkToUsers}
        title="Deleted account"
        lead={<span className="wrap-anywhere">{id}</span>}
      />
      {may('seeAuditLog') && (
        <div className="mb-10">
          <Link to={pages.auditLogAbout(id)} preload={false} className={buttonClass()}>
            Audit log
          </Link>
        </div>
      )}
      <Part title="Business">
        <PersonBusiness id={id} />
      </Part>
    </>
  )
}

function PersonDetails({ person }: { person: Person }) {
  const { user, devices, reports } = person
  return (
    <>
      <PageHeader
        above={linkToUsers}
        title={
          <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
            <Avatar name={user.name} src={user.photoURL ?? undefined} size="small" />
            <span>{user.name}</span>
            <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>
              <RoleLabel user={user} />
            </Badge>
            {user.banned && <Badge tone="danger">Banned</Badge>}
          </span>
        }
        lead={<span className="wrap-anywhere">{user.email}</span>}
      />
      <Actions person={person} />
      <div className="grid gap-x-12 gap-y-10 pb-12 lg:grid-cols-2">
        <Part title="Profile">
          <Facts facts={profileFacts(person)} />
        </Part>
        <Part title="Notes of the staff">
          <StaffNotes id={user._id} />
        </Part>
        <Part title="Listings and orders">
          <Counts
            title="Listings"
            counts={person.listings}
            labels={listingStateLabels}
            to={pages.personListings(user._id)}
          />
          <Counts
            title="Sold"
            counts={person.sold}
            labels={orderStates}
            to={pages.personOrders(user._id)}
          />
          <Counts
            title="Bought"
            counts={person.bought}
            labels={orderStates}
            to={pages.personOrders(user._id)}
          />
        </Part>
        <Part title="Money through the payment provider">
          <Money person={person} />
        </Part>
        {user.role !== 'admin' && (
          <Part title="Business">
            <PersonBusiness id={user._id} />
          </Part>
        )}
        <Part title="Reports and appeals">
          <Facts
            facts={[
              {
                term: 'Reports about them',
                value: `${formatCount(reports.about)}, ${formatCount(reports.openAbout)} open`,
              },
              { term: 'Reports by them', value: formatCount(reports.by) },
              { term: 'Appeals', value: formatCount(person.appeals) },
            ]}
          />
          <p className="flex flex-wrap gap-x-6 pt-2">
            <Link to={pages.personReports(user._id)} className={linkClass}>
              Show reports
            </Link>
            <Link to={pages.personAppeals(user._id)} className={linkClass}>
              Show appeals
            </Link>
          </p>
          <p className="pt-2 text-sm text-muted">
            Messages are private. Staff read them from a report about one of them, in a dispute, or
            while they view the shop as this person. Each time is in the audit log.
          </p>
        </Part>
        <Part title="Devices">
          {devices.length === 0 ? (
            <p className="text-muted">No browser has logged in yet.</p>
          ) : (
            <ul className="divide-y divide-hairline border-y border-hairline">
              {devices.map(({ firstSeen, lastSeen, isTrusted }) => (
                <li key={firstSeen} className="flex flex-wrap justify-between gap-x-6 py-3">
                  <span>
                    Last login <Moment at={lastSeen} />
                  </span>
                  <span className="text-muted">
                    first <Moment at={firstSeen} />
                    {isTrusted && <span>, trusted</span>}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className="pt-2 text-sm text-muted">
            The security log has the browsers and networks of logins.
          </p>
        </Part>
        {user.role !== 'admin' && (
          <Part title="Views by the staff">
            <PastViews id={user._id} />
          </Part>
        )}
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}

function profileFacts(person: Person): Fact[] {
  const { user, bannedAt, banReason, lastActiveAt, sellerTermsAcceptedAt } = person
  const moment = (at: string | null, none: string) =>
    at ? <Moment at={at} /> : <span className="text-muted">{none}</span>
  const yes = (is: boolean) => (is ? 'Yes' : 'No')
  return [
    { term: 'ID', value: <span className="text-sm wrap-anywhere">{user._id}</span> },
    { term: 'Joined', value: <Moment at={user.createdAt} /> },
    { term: 'Last active', value: moment(lastActiveAt, 'Never') },
    { term: 'Email confirmed', value: yes(user.emailVerified) },
    { term: 'Phone number confirmed', value: yes(person.hasPhoneNumber) },
    { term: 'Second step or passkey', value: yes(person.hasSecondFactor) },
    { term: 'Seller terms accepted', value: moment(sellerTermsAcceptedAt, 'Never') },
    ...(bannedAt
      ? [
          { term: 'Banned', value: <Moment at={bannedAt} /> },
          { term: 'Reason of the ban', value: banReason ?? 'None given' },
        ]
      : []),
  ]
}

type CountsProps = {
  title: string
  counts: Readonly<Partial<Record<string, number>>>
  labels: Readonly<Partial<Record<string, { label: string }>>>
  to: string
}

const orderStates = Object.fromEntries(
  Object.entries(orderStateNames).map(([state, label]) => [state, { label }]),
)

/** How many there are, by state. */
function Counts({ title, counts, labels, to }: CountsProps) {
  const entries = Object.entries(counts).flatMap(([state, count = 0]) => [{ state, count }])
  const total = entries.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="border-t border-hairline py-3">
      <p className="flex flex-wrap justify-between gap-x-6">
        {total > 0 ? (
          <Link to={to} className={linkClass}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        <span className="font-medium tabular-nums">{formatCount(total)}</span>
      </p>
      <p className="text-sm text-muted empty:hidden">
        {entries
          .map(({ state, count }) => `${labels[state]?.label ?? state} ${formatCount(count)}`)
          .join(' · ')}
      </p>
    </div>
  )
}

function Money({ person: { user, money } }: { person: Person }) {
  if (money.length === 0)
    return <p className="text-muted">No payout or refund has been made or is due.</p>
  return (
    <>
      <Facts
        facts={money.map(({ kind, state, count, amountMinor, currency }) => ({
          term: `${kind === 'payout' ? 'Payouts' : 'Refunds'}: ${payoutStates[state].toLowerCase()}`,
          value: `${formatMoney(amountMinor, currency)} (${formatCount(count)})`,
        }))}
      />
      <p className="pt-2">
        <Link to={pages.personPayouts(user._id)} className={linkClass}>
          Show payouts and refunds
        </Link>
      </p>
    </>
  )
}

type Open = 'view' | 'warn' | 'ban' | 'log'

function Actions({ person: { user, listings } }: { person: Person }) {
  const { api, viewer, refresh } = useDashboard()
  const { run, ban, dialog, isBusy } = useUserActions({ api, refresh })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const may = useMay()
  /** Accounts of staff are changed by those who manage staff. */
  const mayChange = viewer._id !== user._id && (user.role !== 'admin' || may('manageStaff'))
  const live = listings.live ?? 0

  async function warn(reason: string) {
    await api.post('/api/accounts/{id}/warnings', {
      path: { id: user._id },
      body: { reason },
      once: true,
    })
    close()
    toast.success(`${user.name} was warned`)
    await refresh()
  }

  return (
    <div className="mb-10 flex flex-wrap gap-2">
      {may('viewAsPerson') && user.role !== 'admin' && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('view')}>
          View as {user.name}
        </Button>
      )}
      {mayChange && may('banAccounts') && !user.banned && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('warn')}>
          Send warning
        </Button>
      )}
      {mayChange && may('banAccounts') && (
        <Button
          aria-haspopup={user.banned ? undefined : 'dialog'}
          busy={isBusy('unban', user)}
          onClick={() => (user.banned ? run('unban', user) : setOpen('ban'))}
        >
          {user.banned ? 'Unban' : 'Ban'}
        </Button>
      )}
      {mayChange && may('manageStaff') && user.role !== 'admin' && (
        <Button busy={isBusy('promote', user)} onClick={() => run('promote', user)}>
          Make admin
        </Button>
      )}
      {may('secureAccounts') && mayChange && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('log')}>
          Security log
        </Button>
      )}
      {may('seeAuditLog') && (
        <Link to={pages.auditLogAbout(user._id)} preload={false} className={buttonClass()}>
          Audit log
        </Link>
      )}
      {live > 0 && may('seeListings') && (
        <Link to={pages.personLiveListings(user._id)} preload={false} className={buttonClass()}>
          {`Live listings (${formatCount(live)})`}
        </Link>
      )}
      {user.role === 'Seller' && (
        <Link to={pages.seller(user._id)} preload={false} className={buttonClass()}>
          Public page
        </Link>
      )}
      <BanDialog
        person={open === 'ban' ? user : undefined}
        onClose={close}
        onBan={async (reason) => {
          await ban(user, reason)
          close()
        }}
      />
      <ViewAsDialog user={user} isOpen={open === 'view'} onClose={close} />
      <WarnDialog name={user.name} isOpen={open === 'warn'} onClose={close} onWarn={warn} />
      <SecurityLogDrawer api={api} user={open === 'log' ? user : undefined} onClose={close} />
      {dialog}
    </div>
  )
}
