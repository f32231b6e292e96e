import { DAY } from '../../platform/clock.ts'

/** What a seller has shown so far, least first; listings keep the index. */
export const standings = ['new', 'proven', 'trusted'] as const

/** Sales that make a seller trusted, by an account this old whose listings were never taken down. */
const TRUSTED_SALES = 5
const TRUSTED_AFTER_MS = 90 * DAY

/** Stars of five, on average, below which a seller whom people rated is not proven, or not trusted. */
const PROVEN_STARS = 3
const TRUSTED_STARS = 4
/** Ratings from which on the average says something. */
const TELLING_RATINGS = 3

export type History = {
  sold: number
  removed: number
  since: Date
  /** What buyers said, as a number of ratings and the sum of their stars. */
  ratings: number
  stars: number
}

/** Index in `standings`. */
export function standingOf(history: History, now: Date): number {
  const { sold, removed, since } = history
  if (sold === 0 || !isLiked(history, PROVEN_STARS)) return 0
  const settled = now.getTime() - since.getTime() >= TRUSTED_AFTER_MS
  const wellLiked = isLiked(history, TRUSTED_STARS)
  return sold >= TRUSTED_SALES && settled && removed === 0 && wellLiked ? 2 : 1
}

function isLiked({ ratings, stars }: History, least: number): boolean {
  return ratings < TELLING_RATINGS || stars / ratings >= least
}

/** When a seller with enough sales becomes trusted by time alone; undefined for the others. */
export function settledAt({
  sold,
  removed,
  since,
}: Pick<History, 'sold' | 'removed' | 'since'>): Date | undefined {
  if (sold < TRUSTED_SALES || removed > 0) return undefined
  return new Date(since.getTime() + TRUSTED_AFTER_MS)
}
