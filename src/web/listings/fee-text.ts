import type { Language } from '../../shared/languages.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatPercent } from '../../shared/quantities.ts'
import type { ShopTerms } from '../shell/shop.ts'

/** The fee for sales paid online: '10% + $0.30'. */
export function feeText(
  { percent, fixedMinor, currency }: Omit<NonNullable<ShopTerms['fee']>, 'stepMinor'>,
  language: Language,
): string {
  return [
    percent > 0 && formatPercent(percent, language),
    fixedMinor > 0 && formatMoney(fixedMinor, currency, language),
  ]
    .filter(Boolean)
    .join(' + ')
}
