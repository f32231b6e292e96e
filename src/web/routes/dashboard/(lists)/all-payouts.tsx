import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import type { Api, ListedPayout } from '../../../api/index.ts'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import { label } from '../../../console/labels.ts'
import { type ListSearch, listQuery, readListSearch } from '../../../console/list-search.ts'
import { payoutSpec } from '../../../console/list-specs.ts'
import { DashboardHeader, usePageTitle } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { rowLinkClass, rowTitleClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../../ui/text.ts'

function pageQueries(api: Api, search: ListSearch) {
  return { payouts: listQuery<ListedPayout>(api, '/api/all-payouts', search) }
}

export const Route = createFileRoute('/dashboard/(lists)/all-payouts')({
  ...dashboardPage({
    title: 'allPayouts',
    text: ['lists'],
    translated: true,
    access: 'seeMoney',
    nav: { icon: 'Banknote', group: 'money', order: 2 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readListSearch(deps, payoutSpec))),
  component: Page,
})

const tones: Record<ListedPayout['state'], BadgeTone> = {
  due: 'waiting',
  waiting: 'waiting',
  sent: 'neutral',
  done: 'good',
  failed: 'danger',
}

type PayoutProps = { payout: ListedPayout }

function PaidTo({ payout: { kind, person } }: PayoutProps) {
  const t = useTranslations('lists.payoutTo')
  return (
    <span>
      {person._id ? (
        <Link to={pages.person(person._id)} preload={false} className={rowLinkClass}>
          <bdi>{person.name}</bdi>
        </Link>
      ) : (
        <bdi>{person.name}</bdi>
      )}{' '}
      <span className="text-muted md:block">{t(kind)}</span>
    </span>
  )
}

function Amount({ payout: { amount } }: PayoutProps) {
  return formatMoney(amount.amountMinor, amount.currency, useLanguage())
}

function State({ payout: { state, problem, problemLanguage } }: PayoutProps) {
  const t = useTranslations('lists.payoutState')
  return (
    <span>
      <Badge tone={tones[state]}>{t(state)}</Badge>
      {problem && (
        <span
          lang={problemLanguage ?? undefined}
          dir="auto"
          className="mt-1 block wrap-anywhere text-muted"
        >
          {problem}
        </span>
      )}
    </span>
  )
}

function Created({ payout: { createdAt, doneAt } }: PayoutProps) {
  const t = useTranslations('lists')
  return (
    <span className="flex flex-wrap gap-x-2 md:flex-col">
      <Moment at={createdAt} />
      {doneAt && (
        <span className="text-muted max-md:hidden">
          {t.rich('paidOn', { time: () => <Moment at={doneAt} /> })}
        </span>
      )}
    </span>
  )
}

const columns: readonly ConsoleColumn<ListedPayout>[] = [
  {
    key: 'order',
    header: label('order'),
    width: 'xl:w-[26%]',
    cell: ({ orderId, orderNumber, name }) => (
      <span>
        <Link to={pages.order(orderId)} preload={false} className={rowTitleClass}>
          <bdi>{name}</bdi>
        </Link>
        <span className="block font-normal text-muted tabular-nums max-md:hidden">
          {orderNumber}
        </span>
      </span>
    ),
  },
  {
    key: 'person',
    header: label('paidTo'),
    line: 'note',
    width: 'xl:w-[22%]',
    cell: (payout) => <PaidTo payout={payout} />,
  },
  {
    key: 'amount',
    header: label('amount'),
    line: 'side',
    align: 'end',
    width: 'xl:w-[12%]',
    sort: { ascending: 'smallest', descending: 'largest' },
    cell: (payout) => <Amount payout={payout} />,
  },
  {
    key: 'state',
    header: label('status'),
    line: 'note',
    width: 'xl:w-[22%]',
    cell: (payout) => <State payout={payout} />,
  },
  {
    key: 'date',
    header: label('created'),
    line: 'note',
    width: 'xl:w-[18%]',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: (payout) => <Created payout={payout} />,
  },
]

/** Every payout and refund, done or not; what is stuck has its actions under Money. */
function Page() {
  const { api } = useDashboard()
  const t = useTranslations('lists')
  const search = readListSearch(Route.useSearch(), payoutSpec)
  const navigate = Route.useNavigate()
  const query = useInfiniteQuery(pageQueries(api, search).payouts)
  return (
    <>
      <DashboardHeader lead={t('lead.payouts')} />
      <ConsoleList
        {...{ query, search, columns }}
        spec={payoutSpec}
        caption={usePageTitle()}
        onSearch={(changes, how) =>
          navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
        }
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowPage={({ orderId }) => pages.order(orderId)}
        empty={t('empty.payouts')}
      />
    </>
  )
}
