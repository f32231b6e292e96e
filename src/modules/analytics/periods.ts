import { type TimeUnit, timeUnits } from '../../shared/analytics/time-units.ts'
import { DAY } from '../../shared/time.ts'

/** Days such as '2026-01-31', both included. */
export type Days = { from: string; to: string }

/** A stretch of time that a chart shows, in equal parts, and the one just before it in as many. */
export type Period = { now: Days[]; before: Days[] }

const DAYS_A_WEEK = 7

/** `days` later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

/** The days from `from` to `to`, oldest first; none when `to` is earlier. */
export function listDays(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

/** The first day of the part that `day` is in. Weeks begin on Monday (ISO 8601). */
function startOf(unit: TimeUnit, day: string): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  const sinceMonday = (new Date(day).getUTCDay() + 6) % DAYS_A_WEEK
  return unit === 'week' ? addDays(day, -sinceMonday) : day
}

function addUnits(unit: TimeUnit, start: string, count: number): string {
  if (unit !== 'month') return addDays(start, count * (unit === 'week' ? DAYS_A_WEEK : 1))
  const date = new Date(start)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 10)
}

/**
 * The parts that end with the one of `until`, and as many before. If the last one is not over on that day, the
 * last one of the period before ends after as many days too, so that the two can be compared.
 */
export function periodUntil(unit: TimeUnit, until: string): Period {
  const count = timeUnits[unit]
  const last = startOf(unit, until)
  const parts = (from: number): Days[] =>
    Array.from({ length: count }, (_, index) => {
      const start = addUnits(unit, last, from + index)
      return { from: start, to: addDays(addUnits(unit, start, 1), -1) }
    })
  const [now, before] = [parts(1 - count), parts(1 - 2 * count)]
  const elapsed = (Date.parse(until) - Date.parse(last)) / DAY
  const endEarly = (part: Days) => {
    const end = addDays(part.from, elapsed)
    return { from: part.from, to: end < part.to ? end : part.to }
  }
  return { now: endLast(now, endEarly), before: endLast(before, endEarly) }
}

function endLast(parts: Days[], end: (part: Days) => Days): Days[] {
  return parts.map((part, index) => (index === parts.length - 1 ? end(part) : part))
}

/** From the first to the last day of parts. */
export function joinParts(parts: readonly Days[]): Days {
  return { from: parts[0]?.from ?? '', to: parts.at(-1)?.to ?? '' }
}
