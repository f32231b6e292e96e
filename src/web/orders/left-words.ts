const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** '2 days 3 h', '3 h 20 min', '20 min', '9:05' in the last ten minutes; empty when nothing is left. */
export function leftWords(ms: number): string {
  if (ms <= 0) return ''
  if (ms < 10 * MINUTE) return clock(Math.ceil(ms / SECOND))
  if (ms < HOUR) return `${Math.ceil(ms / MINUTE)} min`
  if (ms < DAY) return joined(Math.floor(ms / HOUR), 'h', Math.floor((ms % HOUR) / MINUTE), 'min')
  const days = Math.floor(ms / DAY)
  return joined(days, days === 1 ? 'day' : 'days', Math.floor((ms % DAY) / HOUR), 'h')
}

/** How soon the words change, in milliseconds. */
export function nextChange(ms: number): number {
  return ms < HOUR ? SECOND : MINUTE
}

function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function joined(large: number, unit: string, small: number, smallUnit: string) {
  return `${large} ${unit}${small > 0 ? ` ${small} ${smallUnit}` : ''}`
}
