import type { FigureDefinition, FigureUnit } from '../../shared/analytics/figures.ts'
import type { TimeUnit } from '../../shared/analytics/time-units.ts'
import type { Language } from '../../shared/languages.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount, formatDecimal, formatPercent } from '../../shared/quantities.ts'
import { formatMonth, type ReaderFormat } from '../../shared/reader-format.ts'
import { useReader } from '../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'
import { UNKNOWN } from './unknown.ts'

/** What pages with figures say of them, in their language. */
export function useFigureTexts() {
  return figureTexts(useTranslations('analytics'), useLanguage(), useReader())
}

/** A higher growth says less than the two figures do. */
const MOST_PERCENT = 999

type Part = { from: string; to: string }

export function figureTexts(t: Translate<'analytics'>, language: Language, reader: ReaderFormat) {
  return {
    /** A figure for display: '1,250', '$450', '2.5%', '3.4 days'; '–' where it cannot be known. */
    figure(value: number | null, unit: FigureUnit, currency: string): string {
      if (value === null) return UNKNOWN
      if (unit === 'money') return formatMoney(value, currency, language)
      if (unit === 'percent') return formatPercent(value, language)
      if (unit === 'count') return formatCount(value, language)
      return t('days', { count: value, shown: formatDecimal(value, language) })
    },
    /**
     * '+12%', '−4%', 'No change'; null where there is nothing to compare with.
     * @param isTrend what `hasTrend` says: whether enough was counted before for a percentage.
     */
    change(now: number | null, before: number | null, isTrend: boolean): string | null {
      if (!isTrend || now === null || before === null || before === 0) return null
      const percent = Math.round(((now - before) / Math.abs(before)) * 100)
      if (percent === 0) return t('noChange')
      if (percent > MOST_PERCENT) return null
      return `${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent), language)}`
    },
    /** A part of a period as a row of a table begins: '24 Nov 2026', 'Week of 23 Nov 2026', 'Nov 2026'. */
    part({ from }: Part, by: TimeUnit): string {
      if (by === 'month') return formatMonth(from, 'short', language)
      const day = reader.calendarDay(from)
      return by === 'week' ? t('week', { day }) : day
    },
    /** The same below a chart: '24 Nov', 'Nov 2026'. */
    axis({ from }: Part, by: TimeUnit): string {
      if (by === 'month') return formatMonth(from, 'short', language)
      return reader.calendarDay(from).replace(/[,،]? \p{Nd}{4}$/u, '')
    },
  }
}

/** Whether a change is for the better: 'good', 'bad' or 'neutral'. */
export function judgeChange(
  now: number | null,
  before: number | null,
  more: FigureDefinition['more'],
): FigureDefinition['more'] {
  if (now === null || before === null || now === before || more === 'neutral') return 'neutral'
  return now > before === (more === 'good') ? 'good' : 'bad'
}
