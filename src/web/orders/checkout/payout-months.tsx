import { formatExact } from '../../../shared/money.ts'
import { formatMonth, toLocalDay } from '../../../shared/reader-format.ts'
import type { Statement } from '../../api/index.ts'
import { useReader } from '../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

/** More than these are not compared at a glance. */
const MOST_MONTHS = 12
const MONTH_LENGTH = '2026-01'.length

type MonthSum = { month: string; currency: string; minor: number }

/**
 * What a seller was paid out in each month of `timeZone`, newest first, by currency: from the month of the first
 * payout to that of the last, months without one too.
 */
export function sumByMonth(lines: Statement['lines'], timeZone: string): MonthSum[] {
  const sums = new Map<string, Map<string, number>>()
  for (const { kind, at, amount } of lines) {
    if (kind !== 'payout' && kind !== 'payout_outside') continue
    const month = toLocalDay(new Date(at), timeZone).slice(0, MONTH_LENGTH)
    const months = sums.get(amount.currency) ?? new Map<string, number>()
    months.set(month, (months.get(month) ?? 0) - amount.amountMinor)
    sums.set(amount.currency, months)
  }
  return [...sums]
    .flatMap(([currency, months]) =>
      monthsBetween([...months.keys()].toSorted()).map((month) => ({
        month,
        currency,
        minor: months.get(month) ?? 0,
      })),
    )
    .toSorted((a, b) => b.month.localeCompare(a.month, 'en'))
    .slice(0, MOST_MONTHS)
}

/** Every month from the first to the last of `sorted`. */
function monthsBetween(sorted: readonly string[]): string[] {
  const [first, last = ''] = [sorted[0], sorted.at(-1)]
  const months: string[] = []
  for (let month = first; month && month <= last; month = monthAfter(month)) months.push(month)
  return months
}

function monthAfter(month: string): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.toISOString().slice(0, MONTH_LENGTH)
}

/** The payouts of each month as bars; nothing before there are two to compare. */
export function PayoutMonths({ statement }: { statement: Statement }) {
  const t = useTranslations('payouts')
  const language = useLanguage()
  const { timeZone } = useReader()
  const months = sumByMonth(statement.lines, timeZone)
  const most = Math.max(1, ...months.map(({ minor }) => minor))
  if (statement.hasMore || months.length < 2) return null
  return (
    <section aria-label={t('byMonth')} className="mb-8">
      <h3 className="mb-3 text-base font-semibold">{t('byMonth')}</h3>
      <ul className="grid max-w-2xl grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 text-sm tabular-nums">
        {months.map(({ month, currency, minor }) => (
          <li
            key={`${month} ${currency}`}
            className="col-span-full grid grid-cols-subgrid items-center"
          >
            <span className="text-muted">{formatMonth(`${month}-01`, 'short', language)}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-4 w-full rtl:-scale-x-100"
            >
              <rect width={(Math.max(0, minor) / most) * 100} height={1} className="fill-muted" />
            </svg>
            <span className="text-end font-medium">{formatExact(minor, currency, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
