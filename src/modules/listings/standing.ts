import { DAY } from '../../platform/clock.ts'

/** What a seller has shown so far, least first; listings keep the index. */
export const standings = ['new', 'proven', 'trusted'] as const

/** Sales that make a seller trusted, by an account this old whose listings were never taken down. */
const TRUSTED_SALES = 5
const TRUSTED_AFTER_MS = 90 * DAY

export type History = { sold: number; removed: number; since: Date }

/** Index in `standings`. */
export function standingOf({ sold, removed, since }: History, now: Date): number {
  if (sold === 0) return 0
  const settled = now.getTime() - since.getTime() >= TRUSTED_AFTER_MS
  return sold >= TRUSTED_SALES && settled && removed === 0 ? 2 : 1
}

/** When a seller with enough sales becomes trusted by time alone; undefined for the others. */
export function settledAt({ sold, removed, since }: History): Date | undefined {
  if (sold < TRUSTED_SALES || removed > 0) return undefined
  return new Date(since.getTime() + TRUSTED_AFTER_MS)
}
