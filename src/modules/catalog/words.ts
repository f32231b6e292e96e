/**
 * A name cut into the pieces that are compared: lower case, no accents, letters apart from digits.
 * 'Galaxy S10+ (2019)' becomes galaxy, s, 10, plus, 2019.
 */
export function piecesOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
  return plain.match(/(?<!\d)[345]g(?![a-z0-9])|[a-z]+|\d+|\p{L}+|;/gu) ?? []
}

/** The pieces as one word, by which names are looked up. */
export function keyOf(text: string): string {
  return piecesOf(text).join('').replaceAll(';', '')
}

/** How many letters must be added, dropped, changed or swapped; counted up to 3. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let [older, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
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
