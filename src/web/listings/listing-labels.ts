import type { Language } from '../../shared/languages.ts'
import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { ModelPage, Phone } from '../api/index.ts'
import type { Translate } from '../ui/text.ts'

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
  t: Translate<'model'>,
  language: Language,
): string {
  const { live, lowestMinor, highestMinor, currency } = model
  if (live === 0 || lowestMinor === null || highestMinor === null) return t('summary.none')
  const isCounted = live <= MAX_COUNTED_RESULTS
  const shown = isCounted
    ? formatCount(live, language)
    : `${formatCount(MAX_COUNTED_RESULTS, language)}+`
  const lowest = formatMoney(lowestMinor, currency, language)
  if (lowestMinor === highestMinor) return t('summary.one', { shown, price: lowest })
  return t('summary.range', {
    shown,
    lowest,
    highest: formatMoney(highestMinor, currency, language),
  })
}
