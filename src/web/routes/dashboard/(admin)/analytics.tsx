import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import {
  EMPTY_SEARCH_RETENTION_DAYS,
  MIN_SEARCH_VISITORS,
  shopFigureKeys,
  shopFigures,
} from '../../../../shared/analytics/figures.ts'
import { formatCount } from '../../../../shared/quantities.ts'
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
import { useLanguage, useTranslations } from '../../../ui/text.ts'

function pageQueries(api: Api, search: AnalyticsSearch) {
  return { analytics: shopAnalyticsQuery(api, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/analytics')({
  ...dashboardPage({
    title: 'analytics',
    shape: 'figures',
    access: 'seeAnalytics',
    text: ['analytics', 'shopFigures'],
    translated: true,
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
  const t = useTranslations('shopFigures')
  const search = readAnalyticsSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const onSearch = (changes: AnalyticsSearch) =>
    navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false })
  const query = useQuery(pageQueries(api, search).analytics)
  const { data } = query
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <PeriodFields
        search={search}
        onSearch={onSearch}
        today={data?.today}
        file={shopAnalyticsFile(search)}
      >
        <div className="min-w-48 max-sm:w-full">
          <SelectField
            label={t('brand')}
            value={search.brand ? String(search.brand) : ''}
            placeholder={t('allBrands')}
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
      <Loaded shape="figures" query={query} caption={t('caption')}>
        {(analytics) => <ShopFigures analytics={analytics} />}
      </Loaded>
    </>
  )
}

function ShopFigures({ analytics }: { analytics: ShopAnalytics }) {
  const t = useTranslations('shopFigures')
  const definitions = Object.fromEntries(
    shopFigureKeys.map((key) => [
      key,
      {
        ...shopFigures[key],
        label: t(`figure.${key}.label`),
        definition: t(`figure.${key}.text`),
      },
    ]),
  )
  if (!hasFigures(analytics))
    return (
      <>
        <CountingNotice analytics={analytics} />
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      </>
    )
  return (
    <>
      <CountingNotice analytics={analytics} />
      <Figures analytics={analytics} definitions={definitions} />
      {analytics.brand === null && (
        <>
          <section aria-labelledby="by-brand" className="mt-10">
            <h2 id="by-brand" className="mb-4 text-lg">
              {t('byBrand')}
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
  const t = useTranslations('shopFigures.searches')
  const language = useLanguage()
  return (
    <section aria-labelledby="empty-searches" className="mt-10">
      <h2 id="empty-searches" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-pretty text-muted">
        {t('text', {
          visitors: formatCount(MIN_SEARCH_VISITORS, language),
          count: EMPTY_SEARCH_RETENTION_DAYS,
          days: formatCount(EMPTY_SEARCH_RETENTION_DAYS, language),
        })}
      </p>
      <DataTable
        caption={t('title')}
        columns={[
          {
            key: 'text',
            header: t('column.text'),
            cell: ({ text }) => (
              <Link
                to="/products"
                search={{ q: text }}
                dir="auto"
                className={`${linkClass} wrap-anywhere`}
              >
                {text}
              </Link>
            ),
            searchBy: ({ text }) => text,
          },
          {
            key: 'visitors',
            header: t('column.visitors'),
            align: 'end',
            cell: ({ visitors }) => formatCount(visitors, language),
            sortBy: ({ visitors }) => visitors,
          },
        ]}
        rows={emptySearches}
        rowKey={({ text }) => text}
        empty={t('empty')}
      />
    </section>
  )
}
