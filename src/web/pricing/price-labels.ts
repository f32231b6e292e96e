import { formatMonth } from '../../shared/reader-format.ts'
import type { Pricing } from '../api/index.ts'

type Band = NonNullable<Pricing['band']>
type Verdict = NonNullable<Pricing['verdict']>

/** A price compared with the fair price. */
export const verdictLabels: Record<Verdict, string> = {
  great: 'Great price',
  fair: 'Fair',
  high: 'High',
}

/** '2026-05' is 'May 2026'. */
export function shortMonth(month: string): string {
  return formatMonth(month, 'short')
}

/** '23 sales, Mar 2026 to Nov 2026'; 'No sales' without any. */
export function formatSalesPeriod({ n, from, to }: Pick<Band, 'n' | 'from' | 'to'>): string {
  if (n === 0 || !from || !to) return 'No sales'
  const count = n === 1 ? '1 sale' : `${n} sales`
  return from === to
    ? `${count}, ${shortMonth(from)}`
    : `${count}, ${shortMonth(from)} to ${shortMonth(to)}`
}
