import { createFileRoute, Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { apiUrl } from '../../api/client.ts'
import type { Transparency } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { load } from '../../load.ts'
import {
  formatHours,
  NewestQuarter,
  nameOfQuarter,
  type Quarter,
  removalReasons,
  reportOutcomes,
  type Texts,
} from '../../moderation/transparency-figures.tsx'
import { pageText } from '../../page-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import {
  type Column,
  rowCards,
  TableHead,
  TableRow,
  tableRoles,
} from '../../ui/data-table/data-table.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/reader.tsx'
import { translate, useLanguage, useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/(about)/transparency')({
  loader: ({ context: { api, queryClient } }) =>
    load(queryClient, {
      queryKey: ['transparency'],
      queryFn: () => api.get('/api/transparency'),
    }),
  // Not cached: its numbers change with time.
  staticData: { personal: true, text: ['transparency', 'table'], translated: true },
  head: ({ match }) => {
    const t = translate(pageText(match.context), 'transparency')
    return pageHead(t('title'), t('description'), {
      origin: match.context.origin,
      canonical: pages.transparency(),
    })
  },
  component: TransparencyPage,
})

function TransparencyPage() {
  const t = useTranslations('transparency')
  const { quarters, waiting, asOf } = Route.useLoaderData()
  const [newest] = quarters
  return (
    <div className="page-width pb-10">
      <PageHeader title={t('title')} lead={t('lead')} />
      {quarters.length === 0 ? (
        <EmptyState picture={<Scale />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-10">
          <p className="flex max-w-prose flex-wrap gap-x-1 text-muted">
            <span>{t.rich('counted', { day: () => <Moment key="day" at={asOf} /> })}</span>
            <Waiting {...waiting} />
          </p>
          {newest && <NewestQuarter quarter={newest} />}
          {/* Of a single quarter the figures above say all. */}
          {quarters.length > 1 && (
            <section className="flex flex-col gap-8">
              <h2 className="text-lg">{t('byQuarter')}</h2>
              <TransparencyTables quarters={quarters} />
            </section>
          )}
          <div className="flex max-w-prose flex-col items-start gap-4">
            <p className="text-muted">
              {t.rich('who', {
                link: (text) => (
                  <Link key="link" to={pages.contact()} className={linkClass}>
                    {text}
                  </Link>
                ),
              })}
            </p>
            <a href={apiUrl('/api/transparency.csv')} download className={buttonClass()}>
              {t('download')}
            </a>
          </div>
        </div>
      )}
    </div>
  )
}

function Waiting({ reports, appeals }: Transparency['waiting']) {
  const t = useTranslations('transparency')
  const language = useLanguage()
  if (reports === 0 && appeals === 0) return <span>{t('noneWaiting')}</span>
  const counts = {
    reports: formatCount(reports, language),
    appeals: formatCount(appeals, language),
  }
  return <span>{t('waiting', counts)}</span>
}

/** The columns of the tables, in a language. */
function columnsIn({ t, language }: Texts) {
  const first: Column<Quarter> = {
    key: 'quarter',
    header: t('quarterHead'),
    cell: ({ quarter }) => (
      <span className="font-medium">{nameOfQuarter(quarter, { t, language })}</span>
    ),
  }
  const count = (key: string, header: string, read: (row: Quarter) => number): Column<Quarter> => ({
    key,
    header,
    align: 'end',
    cell: (quarter) => formatCount(read(quarter), language),
  })
  const time = (
    header: string,
    read: (row: Quarter) => { medianHours: number | null },
  ): Column<Quarter> => ({
    key: 'time',
    header,
    align: 'end',
    cell: (quarter) => formatHours(read(quarter).medianHours, { t, language }),
  })
  return {
    overview: [
      first,
      count('removed', t('removed'), ({ removedListings }) => removedListings.total),
      count('hidden', t('hidden'), ({ hiddenReviews }) => hiddenReviews),
      count('bans', t('bans'), ({ bans }) => bans),
      count('reports', t('reports'), ({ reports }) => reports.received),
      time(t('reportTime'), ({ reports }) => reports),
    ],
    appeals: [
      first,
      count('received', t('received'), ({ appeals }) => appeals.received),
      count('accepted', t('accepted'), ({ appeals }) => appeals.accepted),
      count('rejected', t('rejected'), ({ appeals }) => appeals.rejected),
      time(t('appealTime'), ({ appeals }) => appeals),
    ],
    /** A column for each kind that occurred, so that tables stay narrow. */
    kinds: (
      quarters: readonly Quarter[],
      labels: readonly (readonly [kind: string, label: string])[],
      read: (quarter: Quarter) => Record<string, number>,
    ) => [
      first,
      ...labels
        .filter(([kind]) => quarters.some((one) => read(one)[kind]))
        .map(([kind, label]) => count(kind, label, (quarter) => read(quarter)[kind] ?? 0)),
    ],
  }
}

/** What moderators did, a row for each quarter. */
function TransparencyTables({ quarters }: { quarters: readonly Quarter[] }) {
  const t = useTranslations('transparency')
  const columns = columnsIn({ t, language: useLanguage() })
  const reasonLabels = removalReasons.map((reason) => [reason, t(`reason.${reason}`)] as const)
  const outcomeLabels = reportOutcomes.map((outcome) => [outcome, t(`outcome.${outcome}`)] as const)
  const tables = [
    { title: t('overview'), columns: columns.overview },
    {
      title: t('why'),
      columns: columns.kinds(
        quarters,
        reasonLabels,
        ({ removedListings }) => removedListings.byReason,
      ),
    },
    {
      title: t('how'),
      columns: columns.kinds(quarters, outcomeLabels, ({ reports }) => reports.decided),
    },
    { title: t('appealsAgainst'), columns: columns.appeals },
  ]
  return tables
    .filter(({ columns }) => columns.length > 1)
    .map(({ title, columns }) => (
      <section key={title}>
        <h3 className="mb-3 text-base font-semibold">{title}</h3>
        <div className="relative md:overflow-x-auto">
          <table
            {...tableRoles.table}
            className="data-table w-full text-start text-sm max-md:block"
          >
            <caption className="sr-only">{title}</caption>
            <TableHead columns={columns} sort={undefined} onSort={() => {}} hasActions={false} />
            <tbody {...tableRoles.rowgroup} className={rowCards}>
              {quarters.map((quarter) => (
                <TableRow key={quarter.quarter} columns={columns} row={quarter} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    ))
}
