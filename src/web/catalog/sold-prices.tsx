import { useQuery } from '@tanstack/react-query'
import { formatEstimate, formatEstimateRange, formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { formatMonth } from '../../shared/reader-format.ts'
import { type ModelPage, type Pricing, useApi } from '../api/index.ts'
import { type Month, PriceChart, toMonths } from '../pricing/price-chart.tsx'
import { pricingQueries } from '../pricing/price-labels.ts'
import { Badge } from '../ui/badge.tsx'
import { Section } from '../ui/layout/page-layout.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

/**
 * What a model was sold for: a chart by month, the usual price, and the figures of the chart as a table. Without a
 * sale, what it is worth by estimate.
 */
export function SoldPrices({ model: { slug, fullName } }: { model: ModelPage }) {
  const { data: pricing } = useQuery(pricingQueries.forModel(useApi(), slug))
  const t = useTranslations('model.sold')
  const language = useLanguage()
  if (!pricing?.band) return null
  const { band, currency } = pricing
  const months = toMonths(pricing)
  const { q1Minor, medianMinor, q3Minor, estimate, salesCount } = band
  return (
    <Section title={t(salesCount > 0 ? 'title' : 'estimated')} isDense>
      <div className="flex flex-col gap-6">
        <div>
          {salesCount > 0 && (
            <p className="text-sm text-muted">{t(estimate ? 'estimated' : 'typically')}</p>
          )}
          <p className="text-xl font-semibold tabular-nums">
            {formatEstimateRange(q1Minor, q3Minor, currency, language)}
          </p>
          <p className="mt-1 max-w-prose text-pretty">
            <span>{t('about', { amount: formatEstimate(medianMinor, currency, language) })}</span>{' '}
            <span className="text-muted">
              <SalesPeriod band={band} />
            </span>
          </p>
          {estimate && (
            <p className="mt-2 flex max-w-prose items-baseline gap-2 text-sm text-muted">
              <Badge>{t('estimate')}</Badge>
              <span>{t('estimateNote', { shown: formatCount(salesCount, language) })}</span>
            </p>
          )}
        </div>
        {months.length > 1 && (
          <figure className="max-w-md">
            <PriceChart
              months={months}
              currency={currency}
              label={t('chart', { name: fullName })}
            />
            <figcaption className="mt-2 flex flex-wrap gap-x-6 text-sm text-muted">
              {salesCount > 0 && (
                <span>
                  <Line /> <span>{t('line')}</span>
                </span>
              )}
              <span>
                <Line dashed /> <span>{t('curve')}</span>
              </span>
            </figcaption>
            <details className="mt-4 max-w-prose">
              <summary className="min-h-11 cursor-pointer content-center font-medium">
                {t('figures')}
              </summary>
              <MonthTable
                months={months}
                money={(minor) => formatMoney(minor, currency, language)}
              />
            </details>
          </figure>
        )}
      </div>
    </Section>
  )
}

type SalesPeriodProps = { band: Pick<NonNullable<Pricing['band']>, 'salesCount' | 'from' | 'to'> }

/** How many sales the usual price comes from, and of which months. */
function SalesPeriod({ band: { salesCount: count, from, to } }: SalesPeriodProps) {
  const t = useTranslations('model.sold')
  const language = useLanguage()
  if (count === 0 || !from || !to) return t('none')
  const month = (date: string) => formatMonth(date, 'short', language)
  const sales = { count, shown: formatCount(count, language) }
  return from === to
    ? t('during', { ...sales, month: month(from) })
    : t('period', { ...sales, from: month(from), to: month(to) })
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
  const t = useTranslations('model.sold')
  const language = useLanguage()
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t('byMonth')}</caption>
      <thead className="text-muted">
        <tr>
          <th className="py-1 text-start font-normal">{t('month')}</th>
          <th className="py-1 text-end font-normal">{t('sales')}</th>
          <th className="py-1 text-end font-normal">{t('median')}</th>
          <th className="py-1 text-end font-normal">{t('estimate')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, salesCount: n, soldMinor, curveMinor, isForecast }) => (
          <tr key={month} className="border-t border-hairline">
            <th scope="row" className="py-1 text-start font-normal">
              {formatMonth(month, 'short', language)}
              {isForecast && <span className="text-muted"> {t('forecast')}</span>}
            </th>
            <td className="py-1 text-end">{n ? formatCount(n, language) : '–'}</td>
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
