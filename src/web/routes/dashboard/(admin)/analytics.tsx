import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import {
  EMPTY_SEARCH_RETENTION_DAYS,
  MIN_SEARCH_VISITORS,
  shopFigures,
} from '../../../../shared/analytics/figures.ts'
import { formatQuantity } from '../../../../shared/quantities.ts'
import {
  CountingNotice,
  Figures,
  hasFigures,
  PeriodFields,
} from '../../../analytics/analytics-view.tsx'
import { BrandTable } from '../../../analytics/brand-table.tsx'
import {
  type AnalyticsSearch,
  readAnalyticsSearch,
  shopAnalyticsFile,
  shopAnalyticsQuery,
} from '../../../analytics/queries.ts'
import type { Api, ShopAnalytics } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { linkClass } from '../../../ui/link.tsx'

function pageQueries(api: Api, search: AnalyticsSearch) {
  return { analytics: shopAnalyticsQuery(api, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/analytics')({
  ...dashboardPage({
    title: 'analytics',
    access: 'seeAnalytics',
    text: ['analytics'],
    nav: { icon: 'ChartLine', group: 'shop', order: 1 },
  }),
  // Values are validated where they are read.
  validateSearch: (search: AnalyticsSearch & SearchSchemaInput): AnalyticsSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readAnalyticsSearch(deps))),
  component: AnalyticsPage,
})

/** How the shop does: its figures over time, by brand, and what people search for in vain. */
function AnalyticsPage() {
  const { api } = useDashboard()
  const search = readAnalyticsSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const onSearch = (changes: AnalyticsSearch) =>
    navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false })
  const query = useQuery(pageQueries(api, search).analytics)
  const { data } = query
  return (
    <>
      <DashboardHeader lead="The shop over time, beside the period before. Figures are counted every minute." />
      <PeriodFields
        search={search}
        onSearch={onSearch}
        today={data?.today}
        file={shopAnalyticsFile(search)}
      >
        <div className="min-w-48 max-sm:w-full">
          <SelectField
            label="Brand"
            value={search.brand ? String(search.brand) : ''}
            placeholder="All brands"
            options={(data?.brands ?? []).map(({ number, brand }) => ({
              value: String(number),
              label: brand,
            }))}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ brand: value ? Number(value) : undefined })
            }
          />
        </div>
      </PeriodFields>
      <Loaded query={query} caption="analytics">
        {(analytics) => <ShopFigures analytics={analytics} />}
      </Loaded>
    </>
  )
}

function ShopFigures({ analytics }: { analytics: ShopAnalytics }) {
  if (!hasFigures(analytics))
    return (
      <>
        <CountingNotice analytics={analytics} />
        <EmptyState title="No figures yet">
          Nothing happened in this period or the one before. Figures appear a minute after people
          sign up, list or order phones.
        </EmptyState>
      </>
    )
  return (
    <>
      <CountingNotice analytics={analytics} />
      <Figures analytics={analytics} definitions={shopFigures} />
      {analytics.brand === null && (
        <>
          <section aria-labelledby="by-brand" className="mt-10">
            <h2 id="by-brand" className="mb-4 text-lg">
              By brand
            </h2>
            <BrandTable analytics={analytics} />
          </section>
          <EmptySearches analytics={analytics} />
        </>
      )}
    </>
  )
}

/** What people wanted that nobody sells. */
function EmptySearches({ analytics: { emptySearches } }: { analytics: ShopAnalytics }) {
  const days = formatQuantity(EMPTY_SEARCH_RETENTION_DAYS, 'day')
  return (
    <section aria-labelledby="empty-searches" className="mt-10">
      <h2 id="empty-searches" className="text-lg">
        Searched for without results
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-pretty text-muted">
        {`Texts that at least ${MIN_SEARCH_VISITORS} visitors searched for, counted once per visitor and day. It isn’t stored who they were, and texts are deleted after ${days}.`}
      </p>
      <DataTable
        caption="Searched for without results"
        columns={[
          {
            key: 'text',
            header: 'Text',
            cell: ({ text }) => (
              <Link to="/products" search={{ q: text }} className={`${linkClass} wrap-anywhere`}>
                {text}
              </Link>
            ),
            searchBy: ({ text }) => text,
          },
          {
            key: 'visitors',
            header: 'Visitors',
            align: 'end',
            cell: ({ visitors }) => String(visitors),
            sortBy: ({ visitors }) => visitors,
          },
        ]}
        rows={emptySearches}
        rowKey={({ text }) => text}
        empty="No text to show"
      />
    </section>
  )
}
