import { SECOND } from '../../shared/time.ts'

/**
 * Milliseconds to wait before the next call, from a `Retry-After` header: seconds, or a date (RFC 9110, section
 * 10.2.3). 0 without one, or when it cannot be read or has passed.
 */
export function readRetryAfter(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  if (/^\d+$/.test(header)) return Number(header) * SECOND
  const wait = Date.parse(header) - now.getTime()
  return Number.isNaN(wait) ? 0 : Math.max(0, wait)
}
