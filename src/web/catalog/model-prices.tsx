import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../shared/money.ts'
import type { ModelPage as Model } from '../api/index.ts'
import { type Month, monthsOf } from '../pricing/chart-scale.ts'
import { PriceChart } from '../pricing/price-chart.tsx'
import { monthWords, salesWords } from '../pricing/price-words.ts'
import { pricingQueries } from '../pricing/queries.ts'
import { useApi } from '../shell/use-api.ts'
import { Badge } from '../ui/badge.tsx'
import { Section } from '../ui/page-layout.tsx'

/** What a model was sold for, as a chart and as a table. */
export function ModelPrices({ model: { slug, fullName } }: { model: Model }) {
  const { data: pricing } = useQuery(pricingQueries.ofModel(useApi(), slug))
  if (!pricing?.band) return null
  const { band, currency } = pricing
  const months = monthsOf(pricing)
  const money = (minor: number) => formatMoney(minor, currency)
  const { q1Minor, medianMinor, q3Minor, estimate, widened } = band
  return (
    <Section title="Sold prices">
      <p className="max-w-prose text-pretty">
        {estimate ? 'Estimated value ' : 'Typically sold for '}
        <span className="font-semibold tabular-nums">
          {money(q1Minor)} to {money(q3Minor)}
        </span>
        , median {money(medianMinor)}.{' '}
        <span className="text-muted">{salesWords(band)}, all storage sizes and grades.</span>
      </p>
      {estimate && (
        <p className="mt-2 flex max-w-prose items-baseline gap-2 text-sm text-muted">
          <Badge>Estimate</Badge> {widened}.
        </p>
      )}
      {months.length > 1 && (
        <div className="mt-6 grid items-start gap-x-14 gap-y-6 lg:grid-cols-2">
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
                <Line dashed /> Estimated depreciation
              </span>
            </figcaption>
          </figure>
          <MonthTable months={months} money={money} />
        </div>
      )}
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
        {months.map(({ month, n, soldMinor, curveMinor }) => (
          <tr key={month} className="border-t border-hairline">
            <th scope="row" className="py-1 text-start font-normal">
              {monthWords(month)}
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
