import type { Pricing } from './calls.ts'

export type Band = NonNullable<Pricing['band']>

/** Digits after the point of a currency (ISO 4217): two for dollars, none for yen. */
export function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency || 'USD' })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/**
 * Minor units of a price as it is typed, to be held beside others while it is typed; undefined where
 * it takes the server's rules to read it.
 */
export function roughMinor(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency)
  const bare = typed.replace(/[^\d.,]/g, '')
  const [, whole, part = ''] = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  if (!whole) return undefined
  const minor = Math.round(Number(`${whole.replaceAll(',', '')}.${part || 0}`) * 10 ** digits)
  return Number.isSafeInteger(minor) && minor > 0 ? minor : undefined
}

/** Minor units as they are typed into a price: '450', '450.50'. */
export function typedPrice(minor: number, currency: string): string {
  const digits = digitsOf(currency)
  const major = minor / 10 ** digits
  return Number.isInteger(major) ? String(major) : major.toFixed(digits)
}

export const verdictWords = {
  great: 'Great price: it will go fast',
  fair: 'A fair price',
  high: 'High: expect to wait, or to be asked why',
} as const

export function verdictOf(minor: number, { lowMinor, highMinor }: Band) {
  if (minor < lowMinor) return 'great'
  return minor > highMinor ? 'high' : 'fair'
}

/** Minor units without the small change that an estimate does not know: whole units from 20 on. */
export function rounded(minor: number, currency: string): number {
  const major = 10 ** digitsOf(currency)
  return minor < 20 * major ? minor : Math.round(minor / major) * major
}

/** From what a band was made, in words. */
export function sourceWords({ n, estimate, widened, from, to }: Band): string {
  if (estimate) return 'An estimate from how phones lose value: too few were sold here.'
  const sales = n === 1 ? '1 sale' : `${n} sales`
  const when = from && to ? (from === to ? ` in ${from}` : ` from ${from} to ${to}`) : ''
  return `From ${sales}${when}${widened ? `, ${widened}` : ''}.`
}
