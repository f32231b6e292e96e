import { DAY } from '../../../platform/clock.ts'

export type Side = 'buyer' | 'seller'

/** Days after which a rating is shown though the other side has written none. */
export const SEALED_DAYS = 7
/** Days after a sale in which its two can still rate it. */
export const OPEN_DAYS = 60

export type Rating = {
  orderId: string
  side: Side
  authorId: string | null
  subjectId: string
  authorName: string
  stars: number
  words: string
  writtenAt: Date
  dueAt: Date
  publishedAt: Date | null
  hiddenAt: Date | null
  /** In a moderator's words; null for one that was hidden before they were kept. */
  hiddenReason: string | null
}

type Sale = { state: string; endedAt: Date | null }

/** Why an order cannot be rated at a moment. */
export function whyNotRatable({ state, endedAt }: Sale, now: Date) {
  if (state !== 'completed' || !endedAt) return 'not_completed'
  if (now.getTime() - endedAt.getTime() > OPEN_DAYS * DAY) return 'too_late'
}

/** When a rating is shown at the latest: a week after the sale, so that nobody waits the other out. */
export function shownFrom(endedAt: Date, now: Date): Date {
  const sealed = new Date(endedAt.getTime() + SEALED_DAYS * DAY)
  return sealed > now ? sealed : now
}
