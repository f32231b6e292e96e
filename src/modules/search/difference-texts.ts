import type { Language } from '../../shared/languages.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount, formatDecimal } from '../../shared/quantities.ts'
import { translatorFor } from '../../text/server.ts'
import type { Difference } from './near-misses.ts'
import { searchTexts } from './search-texts.ts'

/** Says in a language how a phone differs from what is wanted: 'one grade lower', '256 GB instead of 128'. */
export function differenceTexts(
  language: Language,
  currency: string,
): (difference: Difference) => string {
  const t = searchTexts({ language })
  const unit = translatorFor(language, 'savedSearches')
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })

  /** '1 TB instead of 512 GB'; without its unit where that is the same. */
  function storage(gb: number, wantedGb: number): string {
    const [size, other] = [inUnit(gb), inUnit(wantedGb)]
    const [shown, wanted] = [size, other].map(({ amount }) => formatDecimal(amount, language))
    return t('differs.storage', {
      size: unit(size.unit, { size: shown! }),
      other: size.unit === other.unit ? wanted! : unit(other.unit, { size: wanted! }),
    })
  }

  return (difference) => {
    switch (difference.kind) {
      case 'price':
        return t('differs.price', {
          amount: formatMoney(difference.overMinor, currency, language),
        })
      case 'grade': {
        const { lower } = difference
        return t(lower > 0 ? 'differs.lower' : 'differs.better', counted(Math.abs(lower)))
      }
      case 'storage':
        return storage(difference.gb, difference.wantedGb)
      case 'color':
        return t('differs.color', { color: difference.color })
      case 'used':
        return t('differs.used', counted(difference.months))
      case 'distance':
        return t('differs.distance', { km: formatCount(difference.km, language) })
      case 'sellerLevel':
        return t(difference.level === 0 ? 'differs.newSeller' : 'differs.provenSeller')
    }
  }
}

function inUnit(gb: number) {
  return gb >= 1024 && gb % 1024 === 0
    ? ({ amount: gb / 1024, unit: 'terabytes' } as const)
    : ({ amount: gb, unit: 'gigabytes' } as const)
}
