export type NamedModel = {
  id: number
  slug: string
  name: string
  catchAll: boolean
  otherNames: string[]
  /** The largest variant in GB; null when unknown. */
  mostStorage: number | null
}

/** The names of one brand's models, indexed for lookup. */
export type NameIndex = {
  /** By `nameKey`. */
  byKey: Map<string, NamedModel>
  catchAll: NamedModel
  /** Keys of the brand's names. */
  brandKeys: Set<string>
  /** Every word of the models' names: one left over in a text means another model. */
  vocabulary: Set<string>
}

/** First words of names that people leave out: 'S21 Ultra', '13 Pro'. */
const SERIES = new Set('iphone galaxy pixel xperia lumia moto zenfone nexus phone'.split(' '))

/** Indexes a brand's models. `brandNames` starts with the brand's own name. */
export function indexNames(brandNames: string[], models: NamedModel[]): NameIndex {
  const catchAll = models.find((model) => model.catchAll)
  if (!catchAll) throw new Error(`${brandNames[0]} has no catch-all model`)
  const named = models.filter((model) => !model.catchAll)
  const brandKeys = new Set(brandNames.map(nameKey))
  const byKey = new Map<string, NamedModel>()
  const claim = (claims: [string, NamedModel][]) => {
    const owners = new Map<string, NamedModel | null>()
    // A name of two models identifies neither.
    for (const [key, model] of claims) {
      const other = owners.get(key)
      owners.set(key, other === undefined || other === model ? model : null)
    }
    for (const [key, model] of owners)
      if (model && key && !byKey.has(key) && !brandKeys.has(key)) byKey.set(key, model)
  }
  // Most reliable first: own names, other names, shortened names.
  claim(named.map((model) => [nameKey(model.name), model]))
  claim(
    named.flatMap((model) =>
      model.otherNames.map((name) => [nameKey(name), model] as [string, NamedModel]),
    ),
  )
  const known = [...byKey]
  claim(
    known.flatMap(([key, model]) =>
      [...brandKeys].map((brand) => [brand + key, model] as [string, NamedModel]),
    ),
  )
  claim(
    named.flatMap((model) => shortKeys(model).map((key) => [key, model] as [string, NamedModel])),
  )
  const vocabulary = new Set(
    named.flatMap(({ name }) => tokenize(name)).filter((piece) => /^\p{L}{2,}$/u.test(piece)),
  )
  return { byKey, catchAll, brandKeys, vocabulary }
}

/** Keys of the names without the series and without a final '5G', where a digit keeps them unique. */
function shortKeys(model: NamedModel): string[] {
  const keys: string[] = []
  for (const name of [model.name, ...model.otherNames]) {
    const pieces = tokenize(name)
    const plain = pieces.at(-1) === '5g' ? pieces.slice(0, -1) : pieces
    const tails = SERIES.has(pieces[0] ?? '') ? [plain.slice(1), pieces.slice(1)] : []
    keys.push(
      ...[plain, ...tails].map((one) => one.join('')).filter((key) => /\d|^x[rs]/.test(key)),
    )
  }
  return keys
}

/**
 * Splits a name into the tokens that are compared: lower case, no accents, letters apart from digits.
 * 'Galaxy S10+ (2019)' becomes galaxy, s, 10, plus, 2019.
 */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
  return plain.match(/(?<!\d)[345]g(?![a-z0-9])|[a-z]+|\d+|\p{L}+|;/gu) ?? []
}

/** The tokens of a name joined, for lookup. */
export function nameKey(text: string): string {
  return tokenize(text).join('').replaceAll(';', '')
}

/** Damerau–Levenshtein distance (adjacent swaps count as one edit), capped at 3. */
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
