/** Damerau–Levenshtein distance (adjacent swaps count as one edit), capped at 3. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let [older, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 3) + 1,
        (row[j - 1] ?? 3) + 1,
        (last[j - 1] ?? 3) + same,
        swapped ? (older[j - 2] ?? 3) + 1 : 3,
      )
    }
    older = last
    last = row
  }
  return Math.min(last[b.length] ?? 3, 3)
}
