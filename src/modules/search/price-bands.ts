import { toMajor } from '../../shared/money.ts'
import type { FacetValue } from './search.contract.ts'
import { bandStarts } from './traits.ts'

/** Bands that can be taken in at a glance. */
const BANDS = 8

/** Joins narrow price bands to about eight that hold about equally many. */
export function priceBands(counts: Int32Array, currency: string): FacetValue[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const last = counts.findLastIndex((count) => count > 0)
  const bands: FacetValue[] = []
  let start = counts.findIndex((count) => count > 0)
  let held = 0
  for (let at = Math.max(0, start); at <= last; at++) {
    held += counts[at]!
    if (held < total / BANDS && at < last) continue
    bands.push({ ...between(bandStarts[start]!, bandStarts[at + 1], currency), count: held })
    start = at + 1
    held = 0
  }
  return bands.filter(({ count }) => count > 0)
}

/** `end` is the first price above the band; the dearest band has none. */
function between(start: number, end: number | undefined, currency: string): Said {
  const key = `${start}-${end}${currency}`
  const known = saidOf.get(key) ?? say(start, end, currency)
  saidOf.set(key, known)
  return known
}

type Said = Omit<FacetValue, 'count'>
// Bands begin and end at few prices: at most some thousand of them.
const saidOf = new Map<string, Said>()

function say(start: number, end: number | undefined, currency: string): Said {
  const plain = (minor: number) => toMajor(minor, currency).replace(/\.0+$/, '')
  const from = Math.max(start, 1)
  if (end === undefined) return { value: `${plain(from)}-`, label: `${money(from, currency)}+` }
  return {
    value: `${plain(from)}-${plain(end - 1)}`,
    label: `${money(start, currency)} – ${money(end, currency)}`,
  }
}

const formats = new Map<string, Intl.NumberFormat>()

/** Whole units with the currency's sign. */
export function money(minor: number, currency: string): string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 })
  formats.set(currency, format)
  return format.format(Number(toMajor(minor, currency)))
}
