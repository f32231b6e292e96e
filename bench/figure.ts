/** One measured figure. `unit` applies to both ours and floor. */
export type Figure = {
  name: string
  unit: string
  ours: number
  /** The same work without our code, in the same run; absent where the target is a limit. */
  floor?: number
  /** Absent where the figure only explains others. */
  target?: { ratio: number } | { atMost: number } | { atLeast: number }
  note?: string
}

/** Ratios say which share of the floor's speed remains; limits are maximum values. */
export function judge(figure: Figure) {
  const { ours, floor, target } = figure
  const ratio = floor === undefined ? undefined : ours / floor
  if (!target) return { ratio, met: undefined }
  if ('ratio' in target) return { ratio, met: (ratio ?? 0) >= target.ratio }
  return { ratio, met: 'atMost' in target ? ours <= target.atMost : ours >= target.atLeast }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/**
 * Measures two ways of doing the same work alternately (A B A B …), so that other load on the
 * machine affects both, and returns the median of each.
 */
export async function inTurns(
  rounds: number,
  ours: () => Promise<number> | number,
  floor: () => Promise<number> | number,
) {
  const a: number[] = []
  const b: number[] = []
  for (let round = 0; round < rounds; round++) {
    a.push(await ours())
    b.push(await floor())
  }
  return { ours: median(a), floor: median(b) }
}
