import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { formatCount, formatQuantity } from '../../../../shared/quantities.ts'
import {
  DAC7_CONSIDERATION,
  DAC7_SALES,
  type Dac7Reason,
  FORMER_SELLER_YEARS,
} from '../../../../shared/taxes.ts'
import { apiUrl, buildUrl } from '../../../api/client.ts'
import type { Api, SellerReport } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard, useMay } from '../../../dashboard/use-dashboard.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { linkClass } from '../../../ui/link.tsx'

type ReportSearch = { year?: number | undefined }

const FIRST_YEAR = 2020

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
      <DashboardHeader
        lead={`Platforms in the EU report sellers to the tax authority (DAC7): those with ${formatQuantity(DAC7_SALES, 'sale')} or more in a calendar year, or with more than ${formatCount(DAC7_CONSIDERATION)} € in all.`}
      />
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <div className="min-w-48 max-sm:w-full">
          <SelectField
            label="Year"
            value={String(year ?? '')}
            options={[...new Set([...(year ? [year] : []), ...years])]
              .toSorted((a, b) => b - a)
              .map((one) => ({ value: String(one), label: String(one) }))}
            onChange={({ currentTarget: { value } }) =>
              navigate({ search: { year: Number(value) }, resetScroll: false })
            }
          />
        </div>
        <a href={file} download className={buttonClass({ variant: 'ghost' })}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </a>
        <a href={feeFile} download className={buttonClass({ variant: 'ghost' })}>
          <Download aria-hidden="true" className="size-4" />
          Fees and VAT as CSV
        </a>
      </div>
      <Loaded query={query} caption="seller report">
        {(report) => <Sellers report={report} />}
      </Loaded>
    </>
  )
}

type Seller = SellerReport['sellers'][number]

const reasons: Record<Dac7Reason, string> = {
  sales: 'Number of sales',
  consideration: 'Amount',
  both: 'Number and amount',
}

function Sellers({ report: { sellers, currency, year } }: { report: SellerReport }) {
  const may = useMay()
  const columns: Column<Seller>[] = [
    {
      key: 'name',
      header: 'Seller',
      cell: ({ _id, name, email, vatNumber, isDeleted, hasDetails }) => (
        <span className="wrap-anywhere">
          {hasDetails && may('seeAccounts') ? (
            <Link to={pages.person(_id)} preload={false} className={linkClass}>
              {name}
            </Link>
          ) : (
            <span className="block">{name}</span>
          )}
          <span className="block font-normal text-muted">
            <span className="block">{email}</span>
            {vatNumber && <span className="block">VAT number {vatNumber}</span>}
            {isDeleted && <span className="block">Account deleted</span>}
          </span>
        </span>
      ),
      sortBy: ({ name }) => name,
      searchBy: ({ name, email }) => `${name} ${email}`,
    },
    {
      key: 'sales',
      header: 'Sales',
      align: 'end',
      cell: ({ sales }) => String(sales),
      sortBy: ({ sales }) => sales,
    },
    {
      key: 'consideration',
      header: 'Paid to the seller',
      align: 'end',
      cell: ({ considerationMinor }) => formatMoney(considerationMinor, currency),
      sortBy: ({ considerationMinor }) => considerationMinor,
    },
    {
      key: 'fees',
      header: 'Fees',
      align: 'end',
      cell: ({ feesMinor }) => formatMoney(feesMinor, currency),
      sortBy: ({ feesMinor }) => feesMinor,
    },
    { key: 'reason', header: 'Reported for', cell: ({ reason }) => <span>{reasons[reason]}</span> },
  ]
  return (
    <>
      <DataTable
        caption="Sellers to report"
        columns={columns}
        rows={sellers}
        rowKey={({ _id }) => _id}
        empty={`No seller has to be reported for ${year}`}
      />
      <p className="mt-4 max-w-prose text-sm text-pretty text-muted">
        Orders completed in the year, with shipping, without fees and refunds. Phones that came back
        aren’t included. Sellers who deleted their account stay for{' '}
        {formatQuantity(FORMER_SELLER_YEARS, 'year')} if the country of the shop is in the EU. The
        file has the figures of each quarter. The limit is compared in the currency of the shop:
        outside the euro, convert the amounts yourself. Other tax numbers and addresses of private
        sellers are not collected here.
      </p>
    </>
  )
}
