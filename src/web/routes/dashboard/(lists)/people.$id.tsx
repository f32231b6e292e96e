import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import type { PageMessages } from '../../../../text/pages.ts'
import { BanDialog } from '../../../accounts/ban-dialog.tsx'
import { SecurityLogDrawer } from '../../../accounts/security-log-drawer.tsx'
import { useUserActions } from '../../../accounts/use-user-actions.tsx'
import type { Api, Person } from '../../../api/index.ts'
import { PastViews } from '../../../console/past-views.tsx'
import { PersonBusiness } from '../../../console/person-business.tsx'
import { businessesQuery, notesQuery, personQuery } from '../../../console/person-queries.ts'
import { PersonRisk } from '../../../console/person-risk.tsx'
import { StaffNotes } from '../../../console/staff-notes.tsx'
import { ViewAsDialog } from '../../../console/view-as-dialog.tsx'
import { WarnDialog } from '../../../console/warn-dialog.tsx'
import { dashboardPage } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { RoleLabel } from '../../../dashboard/role-label.tsx'
import { useDashboard, useMay } from '../../../dashboard/use-dashboard.ts'
import { load } from '../../../load.ts'
import type { OrderState } from '../../../orders/order-states.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ActionMenu } from '../../../ui/data-table/popover-button.tsx'
import { type Fact, Facts, PageHeader } from '../../../ui/layout/page-layout.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../../ui/text.ts'
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
    shape: 'record',
    text: ['person', 'accounts', 'securityLog', 'lists', 'order', 'seller'],
    translated: true,
    access: 'seeAccounts',
    partOf: pages.users(),
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
  const t = useTranslations('person')
  return (
    <Loaded shape="record" query={useQuery(pageQueries(api, id).person)} caption={t('loading')}>
      {(person) =>
        person ? <PersonDetails key={id} person={person} /> : <DeletedPerson key={id} id={id} />
      }
    </Loaded>
  )
}

function LinkToUsers() {
  const t = useTranslations('person')
  return (
    <Link to={pages.users()} className={linkClass}>
      {t('allUsers')}
    </Link>
  )
}

/** What is kept of an account that traded as a business, until its time is over. */
function DeletedPerson({ id }: { id: string }) {
  const may = useMay()
  const t = useTranslations('person')
  return (
    <>
      <PageHeader
        above={<LinkToUsers />}
        title={t('deleted')}
        lead={<span className="wrap-anywhere">{id}</span>}
      />
      {may('seeAuditLog') && (
        <div className="mb-10">
          <Link to={pages.auditLogAbout(id)} preload={false} className={buttonClass()}>
            {t('auditLog')}
          </Link>
        </div>
      )}
      <Part title={t('section.business')}>
        <PersonBusiness id={id} />
      </Part>
    </>
  )
}

function PersonDetails({ person }: { person: Person }) {
  const { user, devices, reports } = person
  const t = useTranslations('person')
  const account = useTranslations('accounts')
  const orderState = useTranslations('order.state')
  const listingState = useTranslations('lists.listingState')
  const profile = useProfileFacts(person)
  const language = useLanguage()
  const count = (number: number) => formatCount(number, language)
  return (
    <>
      <PageHeader
        above={<LinkToUsers />}
        title={
          <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
            <Avatar name={user.name} src={user.photoURL ?? undefined} />
            <bdi>{user.name}</bdi>
            <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>
              <RoleLabel user={user} />
            </Badge>
            {user.banned && <Badge tone="danger">{account('banned')}</Badge>}
          </span>
        }
        lead={<bdi className="wrap-anywhere">{user.email}</bdi>}
      />
      <PersonRisk risk={person.risk} />
      <Actions person={person} />
      <div className="grid gap-x-12 gap-y-10 pb-12 lg:grid-cols-2">
        <Part title={t('section.profile')}>
          <Facts facts={profile} />
        </Part>
        <Part title={t('section.notes')}>
          <StaffNotes id={user._id} />
        </Part>
        <Part title={t('section.trade')}>
          <Counts
            title={t('trade.listings')}
            counts={person.listings}
            nameOf={(state) => listingState(state as ListingState)}
            to={pages.personListings(user._id)}
          />
          <Counts
            title={t('trade.sold')}
            counts={person.sold}
            nameOf={(state) => orderState(state as OrderState)}
            to={pages.personOrders(user._id)}
          />
          <Counts
            title={t('trade.bought')}
            counts={person.bought}
            nameOf={(state) => orderState(state as OrderState)}
            to={pages.personOrders(user._id)}
          />
        </Part>
        <Part title={t('section.money')}>
          <Money person={person} />
        </Part>
        {user.role !== 'admin' && (
          <Part title={t('section.business')}>
            <PersonBusiness id={user._id} />
          </Part>
        )}
        <Part title={t('section.reports')}>
          <Facts
            facts={[
              {
                term: t('reports.about'),
                value:
                  reports.about === 0
                    ? count(0)
                    : t('reports.aboutOpen', {
                        shown: count(reports.about),
                        open: count(reports.openAbout),
                      }),
              },
              { term: t('reports.by'), value: count(reports.by) },
              { term: t('reports.appeals'), value: count(person.appeals) },
            ]}
          />
          <p className="flex flex-wrap gap-x-6 pt-2">
            <Link to={pages.personReports(user._id)} className={linkClass}>
              {t('reports.showReports')}
            </Link>
            <Link to={pages.personAppeals(user._id)} className={linkClass}>
              {t('reports.showAppeals')}
            </Link>
          </p>
          <p className="pt-2 text-sm text-muted">{t('reports.private')}</p>
        </Part>
        <Part title={t('section.devices')}>
          {devices.length === 0 ? (
            <p className="text-muted">{t('devices.none')}</p>
          ) : (
            <ul className="divide-y divide-hairline border-y border-hairline">
              {devices.map(({ firstSeen, lastSeen, isTrusted }) => (
                <li key={firstSeen} className="flex flex-wrap justify-between gap-x-6 py-3">
                  <span>{t.rich('devices.last', { time: () => <Moment at={lastSeen} /> })}</span>
                  <span className="text-muted">
                    {t.rich(isTrusted ? 'devices.firstTrusted' : 'devices.first', {
                      time: () => <Moment at={firstSeen} />,
                    })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className="pt-2 text-sm text-muted">{t('devices.hint')}</p>
        </Part>
        {user.role !== 'admin' && (
          <Part title={t('section.views')}>
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

function useProfileFacts(person: Person): Fact[] {
  const t = useTranslations('person.profile')
  const { user, bannedAt, banReason, lastActiveAt, sellerTermsAcceptedAt } = person
  const moment = (at: string | null, none: string) =>
    at ? <Moment at={at} /> : <span className="text-muted">{none}</span>
  const yes = (is: boolean) => t(is ? 'yes' : 'no')
  return [
    { term: t('id'), value: <span className="text-sm wrap-anywhere">{user._id}</span> },
    { term: t('joined'), value: <Moment at={user.createdAt} /> },
    { term: t('active'), value: moment(lastActiveAt, t('never')) },
    { term: t('email'), value: yes(user.emailVerified) },
    { term: t('phone'), value: yes(person.hasPhoneNumber) },
    { term: t('secondFactor'), value: yes(person.hasSecondFactor) },
    { term: t('sellerTerms'), value: moment(sellerTermsAcceptedAt, t('never')) },
    ...(bannedAt
      ? [
          { term: t('banned'), value: <Moment at={bannedAt} /> },
          {
            term: t('banReason'),
            value: banReason ? <bdi>{banReason}</bdi> : t('noReason'),
          },
        ]
      : []),
  ]
}

type ListingState = keyof PageMessages['lists']['listingState']

type CountsProps = {
  title: string
  counts: Readonly<Partial<Record<string, number>>>
  nameOf: (state: string) => string
  to: string
}

/** How many there are, by state. */
function Counts({ title, counts, nameOf, to }: CountsProps) {
  const t = useTranslations('person.trade')
  const language = useLanguage()
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
        <span className="font-medium tabular-nums">{formatCount(total, language)}</span>
      </p>
      <p className="text-sm text-muted empty:hidden">
        {entries
          .map(({ state, count }) =>
            t('state', { state: nameOf(state), shown: formatCount(count, language) }),
          )
          .join('\u00a0· ')}
      </p>
    </div>
  )
}

function Money({ person: { user, money } }: { person: Person }) {
  const t = useTranslations('person.money')
  const stateName = useTranslations('lists.payoutState')
  const language = useLanguage()
  if (money.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <>
      <Facts
        facts={money.map(({ kind, state, count, amountMinor, currency }) => ({
          term: t(kind, { state: stateName(state) }),
          value: t('amount', {
            amount: formatMoney(amountMinor, currency, language),
            shown: formatCount(count, language),
          }),
        }))}
      />
      <p className="pt-2">
        <Link to={pages.personPayouts(user._id)} className={linkClass}>
          {t('show')}
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
  const t = useTranslations('person')
  const account = useTranslations('accounts.menu')
  const lists = useTranslations('lists')
  /** Accounts of staff are changed by those who manage staff. */
  const mayChange = viewer._id !== user._id && (user.role !== 'admin' || may('manageStaff'))

  async function warn(reason: string) {
    await api.post('/api/accounts/{id}/warnings', {
      path: { id: user._id },
      body: { reason },
      once: true,
    })
    close()
    toast.success(t('warn.done', { name: user.name }))
    await refresh()
  }

  const mayBan = mayChange && may('banAccounts')
  const menu = [
    ...(mayBan && !user.banned
      ? [{ label: t('action.warn'), hasDialog: true, onChoose: () => setOpen('warn') }]
      : []),
    ...(mayChange && may('manageStaff') && user.role !== 'admin'
      ? [{ label: t('action.promote'), hasDialog: true, onChoose: () => run('promote', user) }]
      : []),
    ...(mayChange && may('secureAccounts')
      ? [{ label: t('action.log'), hasDialog: true, onChoose: () => setOpen('log') }]
      : []),
  ]

  return (
    <div className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {may('viewAsPerson') && user.role !== 'admin' && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('view')}>
            {t('action.view', { name: user.name })}
          </Button>
        )}
        {mayBan && (
          <Button
            aria-haspopup={user.banned ? undefined : 'dialog'}
            busy={isBusy('unban', user)}
            onClick={() => (user.banned ? run('unban', user) : setOpen('ban'))}
          >
            {account(user.banned ? 'unban' : 'ban')}
          </Button>
        )}
        <ActionMenu label={lists('actionsFor', { name: user.name })} actions={menu} />
      </div>
      <PersonLinks user={user} live={listings.live ?? 0} />
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

/** Other pages about a person. */
function PersonLinks({ user, live }: { user: Person['user']; live: number }) {
  const may = useMay()
  const t = useTranslations('person')
  const language = useLanguage()
  const links = [
    ...(user.role === 'Seller' ? [{ to: pages.seller(user._id), text: t('action.public') }] : []),
    ...(live > 0 && may('seeListings')
      ? [
          {
            to: pages.personLiveListings(user._id),
            text: t('action.live', { shown: formatCount(live, language) }),
          },
        ]
      : []),
    ...(may('seeAuditLog') ? [{ to: pages.auditLogAbout(user._id), text: t('auditLog') }] : []),
  ]
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2 empty:hidden md:gap-x-6">
      {links.map(({ to, text }) => (
        <Link key={to} to={to} preload={false} className={linkClass}>
          {text}
        </Link>
      ))}
    </p>
  )
}
