import { keyOf, piecesOf } from './words.ts'

/** A model as names are matched against it. */
export type Named = {
  id: number
  slug: string
  name: string
  catchAll: boolean
  otherNames: string[]
  /** The largest variant in GB; null when not known. */
  mostStorage: number | null
}

/** The names of one brand's models, ready to be looked up. */
export type NameIndex = {
  /** By the pieces of a name joined together. */
  byKey: Map<string, Named>
  catchAll: Named
  /** What people call the brand, joined. */
  brandKeys: Set<string>
  /** Every word of the brand's names: such a word left over means another model. */
  vocabulary: Set<string>
}

/** Words at the front of a name that people leave out: 'S21 Ultra', '13 Pro'. */
const SERIES = new Set('iphone galaxy pixel xperia lumia moto zenfone nexus phone'.split(' '))

/** Indexes a brand's models; `brandNames` are what people call the brand, its own name first. */
export function indexNames(brandNames: string[], models: Named[]): NameIndex {
  const catchAll = models.find((model) => model.catchAll)
  if (!catchAll) throw new Error(`${brandNames[0]} has no model for what matches no other`)
  const named = models.filter((model) => !model.catchAll)
  const brandKeys = new Set(brandNames.map(keyOf))
  const byKey = new Map<string, Named>()
  const claim = (claims: [string, Named][]) => {
    const found = new Map<string, Named | null>()
    // A name that two models claim names neither.
    for (const [key, model] of claims) {
      const other = found.get(key)
      found.set(key, other === undefined || other === model ? model : null)
    }
    for (const [key, model] of found)
      if (model && key && !byKey.has(key) && !brandKeys.has(key)) byKey.set(key, model)
  }
  // In the order of trust: own names, other names, names made shorter.
  claim(named.map((model) => [keyOf(model.name), model]))
  claim(
    named.flatMap((model) =>
      model.otherNames.map((name) => [keyOf(name), model] as [string, Named]),
    ),
  )
  const known = [...byKey]
  claim(
    known.flatMap(([key, model]) =>
      [...brandKeys].map((brand) => [brand + key, model] as [string, Named]),
    ),
  )
  claim(named.flatMap((model) => shorter(model).map((key) => [key, model] as [string, Named])))
  const vocabulary = new Set(
    named.flatMap(({ name }) => piecesOf(name)).filter((piece) => /^\p{L}{2,}$/u.test(piece)),
  )
  return { byKey, catchAll, brandKeys, vocabulary }
}

/** The name without the series in front, and without a last '5G'; only where that still says which. */
function shorter(model: Named): string[] {
  const keys: string[] = []
  for (const name of [model.name, ...model.otherNames]) {
    const pieces = piecesOf(name)
    const plain = pieces.at(-1) === '5g' ? pieces.slice(0, -1) : pieces
    const tails = SERIES.has(pieces[0] ?? '') ? [plain.slice(1), pieces.slice(1)] : []
    keys.push(
      ...[plain, ...tails].map((one) => one.join('')).filter((key) => /\d|^x[rs]/.test(key)),
    )
  }
  return keys
}
