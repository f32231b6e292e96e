import { formatCount, formatDecimal } from '../../shared/quantities.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'

const HOURS_OF_DAY = 24
/** Below it hours say more. */
const DAYS_FROM = 2
const MEGABYTE = 1_000_000

/** Ages and sizes in the language of the page, for a route with the texts `staffStart`. */
export function useBackupFigures() {
  const t = useTranslations('staffStart.backup')
  const language = useLanguage()
  return {
    /** '3 hours ago', of whole hours. */
    age(hours: number): string {
      const days = Math.floor(hours / HOURS_OF_DAY)
      return days < DAYS_FROM
        ? t('hours', { count: hours, shown: formatCount(hours, language) })
        : t('days', { count: days, shown: formatCount(days, language) })
    },
    /** '12.3 MB' */
    size(bytes: number): string {
      const megabytes = bytes / MEGABYTE
      return megabytes < 1_000
        ? t('megabytes', { size: formatDecimal(megabytes, language, 1) })
        : t('gigabytes', { size: formatDecimal(megabytes / 1_000, language, 1) })
    },
  }
}
