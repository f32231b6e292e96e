import { currencyDigits } from '../../../shared/money.ts'
import type { Pricing } from '../../api/index.ts'

export type Band = NonNullable<Pricing['band']>

export const verdictWords = {
  great: 'Great price: likely to sell fast',
  fair: 'A fair price',
  high: 'High: it may take longer to sell',
} as const

export function verdictOf(minor: number, { lowMinor, highMinor }: Band) {
  if (minor < lowMinor) return 'great'
  return minor > highMinor ? 'high' : 'fair'
}

/** Minor units without the small change that an estimate does not know: whole units from 20 on. */
export function rounded(minor: number, currency: string): number {
  const major = 10 ** currencyDigits(currency)
  return minor < 20 * major ? minor : Math.round(minor / major) * major
}

/** From what a band was made, in words. */
export function sourceWords({ n, estimate, widened, from, to }: Band): string {
  if (estimate) return 'Estimated from typical depreciation: too few have been sold here.'
  const sales = n === 1 ? '1 sale' : `${n} sales`
  const when = from && to ? (from === to ? ` in ${from}` : ` from ${from} to ${to}`) : ''
  return `From ${sales}${when}${widened ? `, ${widened}` : ''}.`
}
