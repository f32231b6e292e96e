import { cachedByKey, type Executor } from '../../platform/db/index.ts'
import { brandAliases, brandById } from './brands.ts'
import { editDistance } from './edit-distance.ts'
import { codeKeys, codeWords, indexCodes } from './model-codes.ts'
import { listNamedModels, type NamedModel } from './models.store.ts'

export type MatchedModel = { id: number; slug: string; name: string; catchAll: boolean }

/**
 * Returns the model that a listing's name refers to, or else the brand's catch-all model.
 * @throws when the brand does not exist.
 */
export async function matchModel(
  db: Executor,
  { brandId, name }: { brandId: string; name: string },
): Promise<MatchedModel> {
  const match = matchName(await nameIndexFor(db, brandId), name)
  return { id: match.id, slug: match.slug, name: match.name, catchAll: match.catchAll }
}

/** More than there are brands. */
const MOST_BRANDS = 1_000

/** The index of a brand, built on first use and dropped when any model changes. */
export const nameIndexFor = cachedByKey(
  { topics: ['models', 'brands'], most: MOST_BRANDS },
  async (db, brandId: string): Promise<NameIndex> => {
    const brand = await brandById(db, brandId)
    if (!brand) throw new Error(`there is no brand ${brandId}`)
    const names = [brand.brand, ...brandAliases(brand.brand)]
    const models = await listNamedModels(db, brandId)
    const byCode = indexCodes(models)
    return { ...indexNames(names, models), byCode }
  },
)

/** Words that name another variant of a model, in any brand, and devices that are not phones. */
const VARIANT_WORDS = new Set(
  `pro max plus ultra mini lite fe se air fold flip note edge neo prime play power turbo active gt
   zoom xl ace nord reno find mate nova magic razr stylus fusion compact premium slim
   ipad tab tablet pad watch band buds airpods macbook laptop earbuds headphones`
    .split(/\s+/)
    .filter(Boolean),
)

type Run = { model: NamedModel; key: string; from: number; to: number }

/**
 * Finds the model that a text names or gives the code of. Doubtful texts, and those whose name and code are of
 * different models, get the catch-all model, which is never wrong.
 */
export function matchName(index: NameIndex, text: string): NamedModel {
  const code = codeIn(index, text)
  if (!code) return matchWords(index, text)
  const named = matchWords(index, text.replace(code.word, ' '))
  if (!named.catchAll) return code.models.includes(named) ? named : index.catchAll
  const [model, ...others] = code.models
  if (!model || others.length > 0) return index.catchAll
  // Whatever is written beside the code must fit the name that it stands for.
  return matchWords(index, text.replace(code.word, model.name)) === model ? model : index.catchAll
}

/** The first model code in a text, with its models. Words of model names do not count as codes. */
function codeIn({ byCode, byKey }: NameIndex, text: string) {
  if (byCode.size === 0) return undefined
  for (const word of codeWords(text)) {
    if (byKey.has(nameKey(word))) continue
    const keys = codeKeys(word.replace(' ', ''))
    const models = keys.map((key) => byCode.get(key)).find((one) => one !== undefined)
    if (models) return { word, models }
  }
}

/** Finds the longest model name in a text, unless the words around it point to another model. */
function matchWords(index: NameIndex, text: string): NamedModel {
  for (const reading of removeAttributes(text)) {
    const tokens = tokenize(reading).slice(0, 40)
    const run = longestRun(index, tokens)
    if (run && fits(index, run, tokens) && hasStorage(run.model, text)) return run.model
  }
  return index.catchAll
}

function longestRun({ byKey }: NameIndex, tokens: string[]): Run | undefined {
  let best: Run | undefined
  for (let from = 0; from < tokens.length; from += 1) {
    let key = ''
    for (let to = from; to < tokens.length && tokens[to] !== GAP; to += 1) {
      key += tokens[to]
      const model = byKey.get(key)
      if (model && key.length > (best?.key.length ?? 0)) best = { model, key, from, to: to + 1 }
    }
  }
  return best
}

function fits(index: NameIndex, run: Run, tokens: string[]) {
  const nameTokens = new Set(tokenize(run.model.name))
  const brand = brandTokens(index, tokens)
  return tokens.every((token, position) => {
    if (position >= run.from && position < run.to) return true
    if (token === GAP || brand.has(position) || isAttributeWord(token)) return true
    if (/^\d+$/.test(token)) return isIgnorableYear(index, run, token)
    if (nameTokens.has(token) && token.length > 1) return true
    const isNextToName = position === run.from - 1 || position === run.to
    if (token.length === 1) return !isNextToName || position < run.from
    if (VARIANT_WORDS.has(token) || index.vocabulary.has(token)) return false
    // A bare number next to an unknown word is not enough: 'Foo 9' is no OnePlus 9.
    if (isNextToName && /^\d+$/.test(run.key)) return false
    return !(position === run.to && isNearlyVariant(token))
  })
}

/** Indexes of the tokens that form the brand's name. */
function brandTokens({ brandKeys }: NameIndex, tokens: string[]): Set<number> {
  const positions = new Set<number>()
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(from + 4, tokens.length); to += 1)
      if (brandKeys.has(tokens.slice(from, to).join('')))
        for (let index = from; index < to; index += 1) positions.add(index)
  return positions
}

/** A year can be ignored unless the model has yearly editions, one of which may be unknown yet. */
function isIgnorableYear({ byKey }: NameIndex, { model }: Run, token: string) {
  const year = Number(token)
  if (year < 2005 || year > 2035) return false
  const key = nameKey(model.name)
  for (const other of byKey.keys())
    if (other.startsWith(key) && /^20\d\d/.test(other.slice(key.length))) return false
  return true
}

function isNearlyVariant(token: string) {
  if (token.length < 3) return false
  return [...VARIANT_WORDS].some((word) => editDistance(token, word) <= (word.length > 4 ? 2 : 1))
}

/** False when the text names more storage than the model was ever sold with. */
function hasStorage({ mostStorage }: NamedModel, text: string) {
  if (mostStorage === null) return true
  // Some tables list the storage that is left to the user, 7 of 8 GB: round up.
  const sold = 2 ** Math.ceil(Math.log2(mostStorage))
  return largestStorage(text) <= sold
}

/** Attributes that sellers write next to a model's name, removed before names are compared. */
const PHRASES: RegExp[] = [
  /\b(?:battery(?: health)?|bh)\s*:?\s*\d+\s*%?|\b\d+\s*(?:%|percent\b)/g,
  /\b\d+\s*(?:gb|go|tb|gig|gigs|gigabytes?|terabytes?)(?![a-z])(?:\s*(?:of\s+)?(?:ram|rom|ssd))?/g,
  /(?<![\w.])(?:64|128|256|512|1024)(?![\w.])/g,
  /\b\d+(?:[.,]\d+)?[\s-]*(?:inch(?:es)?|zoll|mah|mp|hz|watts?)\b|\b\d+(?:[.,]\d+)?\s*"/g,
  /\b\d+(?:[.,]\d+)?[\s-]*(?:years?|yrs?|months?|mo|weeks?|days?|jahre?|monate?)\b/g,
  /\b\d+\/10\b|\bw\//g,
  /\b(?:grade|condition|zustand|klasse|class)\s*[:-]?\s*[a-d][+-]?(?!\w)|\b[a-d][+-]?[\s-]*grade\b/g,
  /[$€£¥]\s*\d+(?:[.,]\d+)*|\b\d+(?:[.,]\d+)*\s*(?:[$€£¥]|(?:usd|eur|gbp|nok|sek|dkk|chf|euros?|dollars?)\b)/g,
  /\b(?:dual|single|2|1)[\s-]*sims?\b|\bduos\b|\be[\s-]?sims?\b|\bsim[\s-]?(?:free|lock(?:ed)?)\b/g,
  /\bsm[\s-]?[a-z]\d{3}[a-z]*(?:\/ds)?\b/g,
]

/** Memory before storage, '8/256 GB'; also how 'iPhone 12/128GB' is written. */
const MEMORY =
  /\b(?:2|3|4|6|8|12|16|18|24)\s*(?:gb?)?\s*[/+]\s*(?:16|32|64|128|256|512|1)\s*(?:gb|go|tb)?\b/g

/** Replaces removed text: no name continues across it. */
export const GAP = ';'

/** Words that never distinguish models. */
const ATTRIBUTE_WORDS = new Set(
  `black white grey gray silver gold golden blue navy green red pink purple violet lavender yellow
   orange brown bronze copper cream beige midnight starlight graphite titanium natural desert phantom
   sierra alpine pacific space rose jet matte glossy coral mint teal olive obsidian porcelain hazel
   bay snow charcoal lemongrass peony onyx burgundy lilac ultramarine cobalt aura prism mystic awesome
   cloud icy icyblue lime product dark light deep sky cosmic sage mist
   new used old good great very excellent perfect mint like fair poor working works broken cracked
   crack scratch scratches scratched refurbished renewed unlocked locked carrier network free sim
   condition boxed box sealed open complete original genuine warranty charger cable case cover screen
   protector with without and or in the a an of for from my is no not only just all incl including
   version model phone phones smartphone mobile cell handset cellphone telefon handy
   international global european eu us usa uk factory version edition 3g 4g 5g lte nfc volte
   verizon att tmobile vodafone orange o2 ee three sprint sale sell selling cheap bargain urgent
   battery health replaced display memory storage gb tb bundle extras accessories as`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * The text without storage, age, battery, price and the like, in two readings: with memory and
 * storage read as a pair, and with each number on its own.
 */
export function removeAttributes(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const readings = [plain.replace(MEMORY, ` ${GAP} `), plain]
  const cut = readings.map((one) => PHRASES.reduce((rest, x) => rest.replace(x, ` ${GAP} `), one))
  return [...new Set(cut)]
}

export function isAttributeWord(token: string): boolean {
  return ATTRIBUTE_WORDS.has(token)
}

const SIZE = /\b(\d+)\s*(gb|go|tb)\b|\b(64|128|256|512|1024)(?![\w.])/g

/** The largest storage in a text, in GB; 0 when there is none. */
export function largestStorage(text: string): number {
  const sizes = [...text.toLowerCase().matchAll(SIZE)].map(([, amount, unit, bare]) =>
    bare ? Number(bare) : Number(amount) * (unit === 'tb' ? 1024 : 1),
  )
  return Math.max(0, ...sizes)
}

/** The names of one brand's models, indexed for lookup. */
export type NameIndex = {
  /** By `nameKey`. */
  byKey: Map<string, NamedModel>
  /** By what the settings of a phone show: SMG991, A2633. */
  byCode: Map<string, NamedModel[]>
  catchAll: NamedModel
  /** Keys of the brand's names. */
  brandKeys: Set<string>
  /** Every word of the models' names: one left over in a text means another model. */
  vocabulary: Set<string>
}

/** First words of names that people leave out: 'S21 Ultra', '13 Pro'. */
const SERIES = new Set('iphone galaxy pixel xperia lumia moto zenfone nexus phone'.split(' '))

/** Indexes a brand's models. `brandNames` starts with the brand's own name. */
function indexNames(brandNames: string[], models: NamedModel[]): Omit<NameIndex, 'byCode'> {
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
  const claimed = [...byKey]
  claim(
    claimed.flatMap(([key, model]) =>
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
 * Splits a name into tokens for comparison: lower case, no accents, letters apart from digits.
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
