/** The value below which a share of the sorted values lies, between two by their distance (R, type 7). */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return low + (high - low) * (at - Math.floor(at))
}

export type Spread = { q1: number; median: number; q3: number }

/** Quartiles of values, which need not be sorted; there must be one at least. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return { q1: quantile(sorted, 0.25), median: quantile(sorted, 0.5), q3: quantile(sorted, 0.75) }
}

/** With fewer values quartiles say nothing about what lies outside. */
const ENOUGH = 4
/** Tukey's fences. */
const FENCE = 1.5

/**
 * The items whose value lies within 1.5 times the range between the quartiles, but at least `near`
 * away from them: among values that are nearly alike nothing is far off.
 */
export function withoutOutliers<T>(
  items: readonly T[],
  valued: (item: T) => number,
  near = 0,
): T[] {
  if (items.length < ENOUGH) return [...items]
  const { q1, q3 } = spreadOf(items.map(valued))
  const reach = Math.max(FENCE * (q3 - q1), near)
  return items.filter((item) => valued(item) >= q1 - reach && valued(item) <= q3 + reach)
}
