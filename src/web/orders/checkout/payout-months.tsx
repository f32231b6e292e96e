import { formatExact } from '../../../shared/money.ts'
import { formatMonth } from '../../../shared/reader-format.ts'
import type { Statement } from '../../api/index.ts'
import { useLanguage, useTranslations } from '../../ui/text.ts'

/** More than these are not compared at a glance. */
const MOST_MONTHS = 12
const MONTH_LENGTH = '2026-01'.length

/** What a seller was paid out in each month, newest first, in one currency. */
function sumByMonth(lines: Statement['lines']) {
  const months = new Map<string, { currency: string; minor: number }>()
  for (const { kind, at, amount } of lines) {
    if (kind !== 'payout' && kind !== 'payout_outside') continue
    const key = `${at.slice(0, MONTH_LENGTH)} ${amount.currency}`
    const { minor = 0 } = months.get(key) ?? {}
    months.set(key, { currency: amount.currency, minor: minor - amount.amountMinor })
  }
  return [...months].sort(([a], [b]) => b.localeCompare(a, 'en')).slice(0, MOST_MONTHS)
}

/** The payouts of each month as bars; nothing before there are two to compare. */
export function PayoutMonths({ statement }: { statement: Statement }) {
  const t = useTranslations('payouts')
  const language = useLanguage()
  const months = sumByMonth(statement.lines)
  const most = Math.max(1, ...months.map(([, { minor }]) => minor))
  if (statement.hasMore || months.length < 2) return null
  return (
    <section aria-label={t('byMonth')} className="mb-8">
      <h3 className="mb-3 text-base font-semibold">{t('byMonth')}</h3>
      <ul className="grid max-w-2xl grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 text-sm tabular-nums">
        {months.map(([key, { currency, minor }]) => (
          <li key={key} className="col-span-full grid grid-cols-subgrid items-center">
            <span className="text-muted">
              {formatMonth(`${key.slice(0, MONTH_LENGTH)}-01`, 'short', language)}
            </span>
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
