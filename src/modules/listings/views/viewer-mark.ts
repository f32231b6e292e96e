import { createHmac } from 'node:crypto'

const PURPOSE = 'views of phones'
/** 64 bits: two viewers of one phone on one day do not meet by chance. */
const MARK_BYTES = 8

/** The day of a moment, in UTC: '2026-11-21'. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/**
 * What tells today's viewers of one phone apart and says nothing else: another day or another phone
 * gives another mark, and without the instance's secret nobody can say whose it is.
 */
export function viewerMark(secret: string, at: Date, listingId: string, who: string): Buffer {
  const ofToday = createHmac('sha256', secret).update(PURPOSE).update(dayOf(at)).digest()
  const mark = createHmac('sha256', ofToday).update(listingId).update(who).digest()
  return mark.subarray(0, MARK_BYTES)
}
