import type { Language } from '../../shared/languages.ts'
import { formatDecimal } from '../../shared/quantities.ts'
import type { Translate } from '../ui/text.ts'

/** 128 is '128 GB', 1024 is '1 TB', in the language of the texts. */
export function storageText(gb: number, t: Translate<'card'>, language: Language): string {
  return gb >= 1024 && gb % 1024 === 0
    ? t('terabytes', { size: formatDecimal(gb / 1024, language) })
    : t('gigabytes', { size: formatDecimal(gb, language) })
}
