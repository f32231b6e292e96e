import type { FigureDefinition, FigureUnit } from '../../shared/analytics/figures.ts'
import type { TimeUnit } from '../../shared/analytics/time-units.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount, formatQuantity } from '../../shared/quantities.ts'
import { formatMonth, type ReaderFormat } from '../../shared/reader-format.ts'

export const UNKNOWN = '–'

/** A figure for display: '1,250', '$450', '2.5%', '3.4 days'; '–' where it cannot be known. */
export function formatFigure(value: number | null, unit: FigureUnit, currency: string): string {
  if (value === null) return UNKNOWN
  if (unit === 'money') return formatMoney(value, currency)
  if (unit === 'percent') return `${value}%`
  if (unit === 'days') return formatQuantity(value, 'day')
  return formatCount(value)
}

/** '+12%', '−4%', 'No change'; null where there is nothing to compare with. */
export function formatChange(now: number | null, before: number | null): string | null {
  if (now === null || before === null || before === 0) return null
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  if (percent === 0) return 'No change'
  return percent > 0 ? `+${formatCount(percent)}%` : `−${formatCount(-percent)}%`
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

type Part = { from: string; to: string }

/** A part of a period as a row of a table begins: '24 Nov 2026', 'Week of 23 Nov 2026', 'Nov 2026'. */
export function partLabel({ from }: Part, by: TimeUnit, reader: ReaderFormat): string {
  if (by === 'month') return formatMonth(from, 'short')
  return by === 'week' ? `Week of ${reader.calendarDay(from)}` : reader.calendarDay(from)
}

/** The same below a chart: '24 Nov', 'Nov 2026'. */
export function axisLabel({ from }: Part, by: TimeUnit, reader: ReaderFormat): string {
  if (by === 'month') return formatMonth(from, 'short')
  return reader.calendarDay(from).replace(/,? \d{4}$/, '')
}

export const unitLabels: Record<TimeUnit, { option: string; before: string }> = {
  day: { option: 'Day (30 days)', before: 'the 30 days before' },
  week: { option: 'Week (26 weeks)', before: 'the 26 weeks before' },
  month: { option: 'Month (12 months)', before: 'the 12 months before' },
}
