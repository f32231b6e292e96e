import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { ModelPage, Phone } from '../api/index.ts'

/** The town, from the table of places or as the seller typed it. */
export function phonePlace(phone: { place: { name: string } | null; location: string }): string {
  return phone.place?.name ?? phone.location
}

type ColorFamily = NonNullable<Phone['colorFamily']>

/** The swatch of each family. */
export const colorFamilies: Record<ColorFamily, string> = {
  black: 'bg-swatch-black',
  white: 'bg-swatch-white',
  gray: 'bg-swatch-gray',
  silver: 'bg-swatch-silver',
  gold: 'bg-swatch-gold',
  blue: 'bg-swatch-blue',
  green: 'bg-swatch-green',
  red: 'bg-swatch-red',
  pink: 'bg-swatch-pink',
  purple: 'bg-swatch-purple',
  yellow: 'bg-swatch-yellow',
  orange: 'bg-swatch-orange',
  brown: 'bg-swatch-brown',
  other: 'bg-paper',
}

export function isColorFamily(text: string): text is ColorFamily {
  return Object.hasOwn(colorFamilies, text)
}

/** '12 for sale, from $250 to $480.' */
export function priceSummary(
  model: Pick<ModelPage, 'live' | 'lowestMinor' | 'highestMinor' | 'currency'>,
): string {
  const { live, lowestMinor, highestMinor, currency } = model
  if (live === 0 || lowestMinor === null || highestMinor === null) return 'None for sale right now.'
  const count = live > MAX_COUNTED_RESULTS ? '10,000+' : formatCount(live)
  const lowest = formatMoney(lowestMinor, currency)
  if (lowestMinor === highestMinor) return `${count} for sale at ${lowest}.`
  return `${count} for sale, from ${lowest} to ${formatMoney(highestMinor, currency)}.`
}
