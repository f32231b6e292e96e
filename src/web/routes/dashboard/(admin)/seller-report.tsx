import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { formatCount, localDigits } from '../../../../shared/quantities.ts'
import { DAC7_CONSIDERATION, DAC7_SALES, FORMER_SELLER_YEARS } from '../../../../shared/taxes.ts'
import { EmailAddress } from '../../../accounts/email-address.tsx'
import { apiUrl, buildUrl } from '../../../api/client.ts'
import type { Api, SellerReport } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard, useMay } from '../../../dashboard/use-dashboard.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { useLanguage, useTranslations } from '../../../ui/text.ts'

type ReportSearch = { year?: number | undefined }

const FIRST_YEAR = 2020
/** Minor units of a euro. */
const CENTS = 100

function readYear({ year }: ReportSearch): ReportSearch {
  const number = Number(year)
  return {
    year: Number.isInteger(number) && number >= FIRST_YEAR && number <= 2999 ? number : undefined,
  }
}

function pageQueries(api: Api, { year }: ReportSearch) {
  const query = year ? { year } : {}
  return {
    report: queryOptions({
      queryKey: ['seller-report', query],
      queryFn: () => api.get('/api/seller-report', { query }),
      placeholderData: keepPreviousData,
    }),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/seller-report')({
  ...dashboardPage({
    title: 'sellerReport',
    text: ['sellerReport'],
    translated: true,
    access: 'seeTaxes',
    nav: { icon: 'Landmark', group: 'money', order: 3 },
  }),
  // Values are validated where they are read.
  validateSearch: (search: ReportSearch & SearchSchemaInput): ReportSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadQueries(context, pageQueries(context.api, readYear(deps))),
  component: SellerReportPage,
})

/** The sellers of a year that a platform in the EU reports to the tax authority. */
function SellerReportPage() {
  const { api } = useDashboard()
  const t = useTranslations('sellerReport')
  const search = readYear(Route.useSearch())
  const navigate = Route.useNavigate()
  const query = useQuery(pageQueries(api, search).report)
  const { data } = query
  const thisYear = data?.thisYear ?? search.year
  const years = thisYear ? [thisYear, thisYear - 1, thisYear - 2, thisYear - 3] : []
  const year = search.year ?? thisYear
  const ofYear = { query: year ? { year } : {} }
  const file = buildUrl(apiUrl('/api/seller-report.csv'), ofYear)
  const feeFile = buildUrl(apiUrl('/api/fee-report.csv'), ofYear)
  return (
    <>
      <DashboardHeader lead={t('lead', useLimits())} />
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <div className="min-w-48 max-sm:w-full">
          <SelectField
            label={t('year')}
            value={String(year ?? '')}
            options={[...new Set([...(year ? [year] : []), ...years])]
              .toSorted((a, b) => b - a)
              .map((one) => ({ value: String(one), label: String(one) }))}
            onChange={({ currentTarget: { value } }) =>
              navigate({ search: { year: Number(value) }, resetScroll: false })
            }
          />
        </div>
        <a href={file} download className={classNames(buttonClass(), 'max-sm:grow')}>
          <Download aria-hidden="true" className="size-4" />
          {t('download')}
        </a>
        <a href={feeFile} download className={classNames(buttonClass(), 'max-sm:grow')}>
          <Download aria-hidden="true" className="size-4" />
          {t('fees')}
        </a>
      </div>
      <Loaded query={query} caption={t('caption')}>
        {(report) => <Sellers report={report} />}
      </Loaded>
    </>
  )
}

/** From which sales on, and above which amount, a seller is reported. */
function useLimits() {
  const language = useLanguage()
  return {
    sales: formatCount(DAC7_SALES, language),
    amount: formatMoney(DAC7_CONSIDERATION * CENTS, 'EUR', language),
  }
}

type Seller = SellerReport['sellers'][number]

function Sellers({ report: { sellers, currency, year } }: { report: SellerReport }) {
  const may = useMay()
  const t = useTranslations('sellerReport')
  const language = useLanguage()
  const limits = useLimits()
  const columns: Column<Seller>[] = [
    {
      key: 'name',
      header: t('column.seller'),
      line: 'title',
      cell: ({ _id, name, email, vatNumber, isDeleted, hasDetails }) => (
        <span className="block min-w-0 wrap-anywhere">
          {hasDetails && may('seeAccounts') ? (
            <Link to={pages.person(_id)} preload={false} className={linkClass}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi className="block">{name}</bdi>
          )}
          <span className="block font-normal text-muted">
            <EmailAddress address={email} className="block text-sm max-md:truncate" />
            {vatNumber && <span className="block">{t('vatNumber', { number: vatNumber })}</span>}
            {isDeleted && <span className="block">{t('deleted')}</span>}
          </span>
        </span>
      ),
      sortBy: ({ name }) => name,
      searchBy: ({ name, email }) => `${name} ${email}`,
    },
    {
      key: 'sales',
      header: t('column.sales'),
      line: 'fact',
      align: 'end',
      cell: ({ sales }) => formatCount(sales, language),
      sortBy: ({ sales }) => sales,
    },
    {
      key: 'consideration',
      header: t('column.paid'),
      line: 'side',
      align: 'end',
      cell: ({ considerationMinor }) => formatMoney(considerationMinor, currency, language),
      sortBy: ({ considerationMinor }) => considerationMinor,
    },
    {
      key: 'fees',
      header: t('column.fees'),
      line: 'fact',
      align: 'end',
      cell: ({ feesMinor }) => formatMoney(feesMinor, currency, language),
      sortBy: ({ feesMinor }) => feesMinor,
    },
    {
      key: 'reason',
      header: t('column.reason'),
      line: 'note',
      cell: ({ reason }) => <span>{t(`reason.${reason}`, limits)}</span>,
    },
  ]
  return (
    <>
      <DataTable
        caption={t('sellers')}
        columns={columns}
        rows={sellers}
        rowKey={({ _id }) => _id}
        empty={t('none', { year: localDigits(String(year), language) })}
      />
      <p className="mt-4 max-w-prose text-sm text-pretty text-muted">
        {t('notes', {
          count: FORMER_SELLER_YEARS,
          years: formatCount(FORMER_SELLER_YEARS, language),
        })}
      </p>
    </>
  )
}
