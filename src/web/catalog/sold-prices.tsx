import { useQuery } from '@tanstack/react-query'
import { formatEstimate, formatEstimateRange, formatMoney } from '../../shared/money.ts'
import { type ModelPage, useApi } from '../api/index.ts'
import { type Month, PriceChart, toMonths } from '../pricing/price-chart.tsx'
import { formatSalesPeriod, pricingQueries, shortMonth } from '../pricing/price-labels.ts'
import { Badge } from '../ui/badge.tsx'
import { Section } from '../ui/layout/page-layout.tsx'

/** What a model was sold for: a chart by month, the usual price, and the figures of the chart as a table. */
export function SoldPrices({ model: { slug, fullName } }: { model: ModelPage }) {
  const { data: pricing } = useQuery(pricingQueries.forModel(useApi(), slug))
  if (!pricing?.band) return null
  const { band, currency } = pricing
  const months = toMonths(pricing)
  const { q1Minor, medianMinor, q3Minor, estimate, selectionNote } = band
  return (
    <Section title="Sold prices" isDense>
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[32rem_minmax(0,1fr)]">
        {months.length > 1 && (
          <figure>
            <PriceChart
              months={months}
              currency={currency}
              label={`What a ${fullName} sold for, by month; the figures are in the table.`}
            />
            <figcaption className="mt-2 flex flex-wrap gap-x-6 text-sm text-muted">
              <span>
                <Line /> Median sale price
              </span>
              <span>
                <Line dashed /> Estimated value, months to come are a forecast
              </span>
            </figcaption>
          </figure>
        )}
        <div className="lg:pt-2">
          <p className="text-sm text-muted">
            {estimate ? 'Estimated value' : 'Typically sold for'}
          </p>
          <p className="text-xl font-semibold tabular-nums">
            {formatEstimateRange(q1Minor, q3Minor, currency)}
          </p>
          <p className="mt-1 max-w-prose text-pretty">
            <span>Typically about {formatEstimate(medianMinor, currency)}.</span>{' '}
            <span className="text-muted">
              {formatSalesPeriod(band)}, all storage sizes and grades.
            </span>
          </p>
          {estimate && (
            <p className="mt-2 flex max-w-prose items-baseline gap-2 text-sm text-muted">
              <Badge>Estimate</Badge> {selectionNote}.
            </p>
          )}
          {months.length > 1 && (
            <details className="mt-4 max-w-prose">
              <summary className="min-h-11 cursor-pointer content-center font-medium">
                Figures by month
              </summary>
              <MonthTable months={months} money={(minor) => formatMoney(minor, currency)} />
            </details>
          )}
        </div>
      </div>
    </Section>
  )
}

function Line({ dashed = false }: { dashed?: boolean }) {
  return (
    <svg viewBox="0 0 24 8" aria-hidden="true" className="me-1 inline h-2 w-6">
      <line
        x2={24}
        y1={4}
        y2={4}
        className={dashed ? 'stroke-edge' : 'stroke-ink'}
        strokeWidth={2}
        strokeDasharray={dashed ? '5 4' : undefined}
      />
    </svg>
  )
}

type MonthTableProps = { months: readonly Month[]; money: (minor: number) => string }

function MonthTable({ months, money }: MonthTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Sales by month</caption>
      <thead className="text-muted">
        <tr>
          <th className="py-1 text-start font-normal">Month</th>
          <th className="py-1 text-end font-normal">Sales</th>
          <th className="py-1 text-end font-normal">Median</th>
          <th className="py-1 text-end font-normal">Estimate</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, salesCount: n, soldMinor, curveMinor, isForecast }) => (
          <tr key={month} className="border-t border-hairline">
            <th scope="row" className="py-1 text-start font-normal">
              {shortMonth(month)}
              {isForecast && <span className="text-muted"> (forecast)</span>}
            </th>
            <td className="py-1 text-end">{n || '–'}</td>
            <td className="py-1 text-end">{soldMinor === null ? '–' : money(soldMinor)}</td>
            <td className="py-1 text-end text-muted">
              {curveMinor === null ? '–' : money(curveMinor)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
