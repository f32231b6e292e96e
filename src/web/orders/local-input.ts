/** A moment as `datetime-local` writes it, in the reader's time zone: '2026-11-23T14:30'. */
export function localInput(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment that was chosen; undefined for half a date. */
export function momentOf(typed: string): Date | undefined {
  const at = new Date(typed)
  return typed === '' || Number.isNaN(at.getTime()) ? undefined : at
}
