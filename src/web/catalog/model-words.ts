import { formatMoney } from '../../shared/money.ts'
import type { ModelPage } from '../api/index.ts'

/** The API counts no further. */
const MOST_COUNTED = 10_000

/** '12 on sale, from $250 to $480'; prices only where there are two. */
export function priceWords(
  model: Pick<ModelPage, 'live' | 'lowestMinor' | 'highestMinor' | 'currency'>,
): string {
  const { live, lowestMinor, highestMinor, currency } = model
  if (live === 0 || lowestMinor === null || highestMinor === null) return 'None on sale right now.'
  const count = live > MOST_COUNTED ? '10,000+' : live.toLocaleString('en-US')
  const lowest = formatMoney(lowestMinor, currency)
  if (lowestMinor === highestMinor) return `${count} on sale for ${lowest}.`
  return `${count} on sale, from ${lowest} to ${formatMoney(highestMinor, currency)}.`
}
