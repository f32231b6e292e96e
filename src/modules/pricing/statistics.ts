/** The quantile of sorted values, interpolated linearly (R, type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(position)] ?? 0, sorted[Math.ceil(position)] ?? 0]
  return low + (high - low) * (position - Math.floor(position))
}

type Quartiles = { q1: number; median: number; q3: number }

/** Quartiles of values, which need not be sorted; there must be one at least. */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((a, b) => a - b)
  return { q1: quantile(sorted, 0.25), median: quantile(sorted, 0.5), q3: quantile(sorted, 0.75) }
}

/** With fewer values outliers cannot be detected. */
const MIN_VALUES = 4
/** Tukey's fences. */
const FENCE_FACTOR = 1.5

/**
 * The items whose value lies within 1.5 times the range between the quartiles, but at least `near`
 * away from them: among values that are nearly alike nothing is far off.
 */
export function withoutOutliers<T>(
  items: readonly T[],
  valueFor: (item: T) => number,
  near = 0,
): T[] {
  if (items.length < MIN_VALUES) return [...items]
  const { q1, q3 } = quartiles(items.map(valueFor))
  const reach = Math.max(FENCE_FACTOR * (q3 - q1), near)
  return items.filter((item) => valueFor(item) >= q1 - reach && valueFor(item) <= q3 + reach)
}

/** One observation: the columns that are not 0, and the value that they add up to. */
export type Row = { columns: readonly (readonly [column: number, value: number])[]; value: number }
/** Prior mean and standard deviation of a coefficient. */
export type Prior = { mean: number; spread: number }

/**
 * Bayesian linear regression with normal priors (ridge regression is the case of all means 0): few
 * observations move the coefficients little, many outweigh the priors. `noise` is
 * the standard deviation of one observation.
 */
export function regress(rows: readonly Row[], priors: readonly Prior[], noise: number): number[] {
  const size = priors.length
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  const right = new Float64Array(size)
  const weight = 1 / noise ** 2
  for (const [index, { mean, spread }] of priors.entries()) {
    matrix[index]![index] = 1 / spread ** 2
    right[index] = mean / spread ** 2
  }
  for (const { columns, value } of rows)
    for (const [i, x] of columns) {
      right[i]! += weight * x * value
      for (const [j, y] of columns) matrix[i]![j]! += weight * x * y
    }
  return solve(matrix, right)
}

/** Solves matrix · x = right for a symmetric, positive definite matrix (Cholesky); overwrites both. */
function solve(matrix: Float64Array[], right: Float64Array): number[] {
  const size = right.length
  for (let j = 0; j < size; j += 1) {
    const row = matrix[j]!
    for (let k = 0; k < j; k += 1) row[j]! -= row[k]! ** 2
    const diagonal = Math.sqrt(row[j]!)
    row[j] = diagonal
    for (let i = j + 1; i < size; i += 1) {
      const below = matrix[i]!
      for (let k = 0; k < j; k += 1) below[j]! -= below[k]! * row[k]!
      below[j]! /= diagonal
    }
  }
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) right[i]! -= matrix[i]![k]! * right[k]!
    right[i]! /= matrix[i]![i]!
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) right[i]! -= matrix[k]![i]! * right[k]!
    right[i]! /= matrix[i]![i]!
  }
  return [...right]
}
