/** The day of a moment where the reader is, as a date field wants it: '2026-11-21'. */
export function dayInput(at: Date): string {
  const part = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`
}

/** The last moment of a day where the reader is, for the API. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString()
}
