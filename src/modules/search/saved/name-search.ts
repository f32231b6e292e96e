import { formatMoney } from '../../../shared/money.ts'
import { colourFamilies } from '../../listings/index.ts'
import type { Criteria } from './criteria.ts'

export type Named = {
  /** As typed; empty without words. */
  q: string
  models: string[]
  brands: string[]
  place: string | undefined
}

/** Names that stand in a name before the rest is counted. */
const MOST_NAMES = 2
const LONGEST = 120

/** A saved search in words: 'iPhone 13 Pro, 128 GB, grade A or B, up to $400'. */
export function nameSearch(named: Named, wanted: Criteria, currency: string): string {
  const { minMinor, maxMinor, usedMonths, withinKm, standing } = wanted
  const money = (minor: number) => formatMoney(minor, currency)
  const subject = named.q || list(named.models) || list(named.brands)
  const isTera = (gb: number) => gb >= 1024 && gb % 1024 === 0
  const sizes = wanted.storageGb.map((gb) => (isTera(gb) ? `${gb / 1024} TB` : `${gb} GB`))
  const parts = [
    subject,
    list(sizes),
    wanted.grades.length > 0 && `grade ${list(wanted.grades, 4)}`,
    list(
      wanted.colours.map((family) => colourFamilies[family - 1] ?? ''),
      3,
    ),
    priceWords(minMinor, maxMinor, money),
    usedMonths !== null && `used at most ${usedMonths} months`,
    withinKm !== null && `within ${withinKm} km of ${named.place ?? 'here'}`,
    standing > 0 && `${standing === 1 ? 'proven' : 'trusted'} sellers`,
    wanted.advertised && 'advertised',
    wanted.photo && 'with photo',
  ].filter((part): part is string => Boolean(part))
  const name = parts.join(', ')
  const cut = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name
  return cut.charAt(0).toUpperCase() === cut.charAt(0) || named.q || named.models.length > 0
    ? cut
    : cut.charAt(0).toUpperCase() + cut.slice(1)
}

function list(names: string[], most = MOST_NAMES): string {
  if (names.length > most)
    return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.join(' or ')
}

function priceWords(min: number | null, max: number | null, money: (minor: number) => string) {
  if (min !== null && max !== null) return `${money(min)} to ${money(max)}`
  if (max !== null) return `up to ${money(max)}`
  return min !== null && `from ${money(min)}`
}
