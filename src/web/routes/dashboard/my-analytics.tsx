import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { sellerFigureKeys, sellerFigures } from '../../../shared/analytics/figures.ts'
import {
  CountingNotice,
  Figures,
  hasFigures,
  PeriodFields,
} from '../../analytics/analytics-view.tsx'
import {
  type AnalyticsSearch,
  readAnalyticsSearch,
  sellerAnalyticsFile,
  sellerAnalyticsQuery,
} from '../../analytics/queries.ts'
import type { Api } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { useTranslations } from '../../ui/text.ts'

function pageQueries(api: Api, search: AnalyticsSearch) {
  return { analytics: sellerAnalyticsQuery(api, search) }
}

export const Route = createFileRoute('/dashboard/my-analytics')({
  ...dashboardPage({
    title: 'myAnalytics',
    shape: 'figures',
    access: 'sell',
    text: ['analytics'],
    translated: true,
    nav: { icon: 'ChartLine', group: 'selling', order: 5 },
  }),
  // Values are validated where they are read.
  validateSearch: (search: AnalyticsSearch & SearchSchemaInput): AnalyticsSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readAnalyticsSearch(deps))),
  component: MyAnalyticsPage,
})

/** How the phones of a seller do over time. */
function MyAnalyticsPage() {
  const { api } = useDashboard()
  const t = useTranslations('analytics')
  const add = useTranslations('dashboard.page')('addAProduct')
  const definitions = Object.fromEntries(
    sellerFigureKeys.map((key) => [
      key,
      {
        ...sellerFigures[key],
        label: t(`figure.${key}.label`),
        definition: t(`figure.${key}.text`),
      },
    ]),
  )
  const search = readAnalyticsSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const query = useQuery(pageQueries(api, search).analytics)
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <PeriodFields
        search={search}
        onSearch={(changes) =>
          navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false })
        }
        today={query.data?.today}
        file={sellerAnalyticsFile(search)}
      />
      <Loaded shape="figures" query={query} caption={t('caption')}>
        {(analytics) => (
          <>
            <CountingNotice analytics={analytics} />
            {hasFigures(analytics) ? (
              <Figures analytics={analytics} definitions={definitions} />
            ) : (
              <EmptyState
                title={t('none')}
                actions={
                  <Link to={pages.addProduct()} className={buttonClass({ variant: 'primary' })}>
                    {add}
                  </Link>
                }
              >
                {t('noneText')}
              </EmptyState>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
