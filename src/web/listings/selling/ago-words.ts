const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago a draft was saved; both in milliseconds since 1970. */
export function agoWords(at: number, now: number): string {
  const since = now - at
  if (since < MINUTE) return 'Saved just now'
  if (since < HOUR) return `Saved ${count(since / MINUTE, 'minute')} ago`
  if (since < DAY) return `Saved ${count(since / HOUR, 'hour')} ago`
  return `Saved ${count(since / DAY, 'day')} ago`
}

function count(amount: number, unit: string) {
  const whole = Math.floor(amount)
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`
}
