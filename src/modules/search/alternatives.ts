import { filterEntries, startInLowerCase } from '../../shared/listings/field-filters.ts'
import { toGradeFilter } from '../../shared/listings/grades.ts'
import { formatWhole, toMajor } from '../../shared/money.ts'
import { formatStorage } from './facets/facets.ts'
import type { Filters, Query } from './filters.ts'
import { isFiller, queryWords } from './query/words.ts'
import type { Nearest } from './search.contract.ts'
import { countPhones, type SearchDeps, type SearchResults } from './search-phones.ts'

/** Alternatives shown at most. */
const MAX_ALTERNATIVES = 6
/** Alternatives not counted within this time are not offered. */
const TIME_BUDGET_MS = 150

/** A search that differs in one filter or word: what is changed in the filters and in the parameters. */
type Change = { kind: Nearest['kind']; label: string; filters: Partial<Filters>; params: Query }

/** For a search without results: the smallest change of each filter or word that finds phones. */
export async function findAlternatives(
  deps: SearchDeps,
  filters: Filters,
  query: Query,
  context: SearchResults,
): Promise<Nearest[]> {
  const alternatives: Nearest[] = []
  const end = performance.now() + TIME_BUDGET_MS
  const count = async ({ kind, label, filters: changed, params }: Change) => {
    const total = await countPhones(deps, { ...filters, ...changed, after: undefined })
    if (total > 0)
      alternatives.push({ kind, label, params: toParams({ ...query, ...params }), total })
  }
  const ways = [
    ...withoutWords(filters, context),
    ...otherStorage(filters, context),
    ...otherGrade(filters, context),
    ...widerPrice(filters, deps.env.CURRENCY),
    ...widerRadius(filters),
    ...withoutFilter(filters),
  ]
  for (const change of ways) {
    const isStep = change.kind !== 'drop_word' && change.kind !== 'filter'
    if (alternatives.length >= MAX_ALTERNATIVES || performance.now() > end) break
    if (isStep && alternatives.some(({ kind }) => kind === change.kind)) continue
    await count(change)
  }
  if (alternatives.length === 0)
    for (const change of wordsOrFilters(filters, query, context)) await count(change)
  return alternatives
}

function toParams(params: Query): Nearest['params'] {
  const entries = Object.entries(params).flatMap(([name, values]) =>
    values && values.length > 0 && name !== 'cursor' && name !== 'limit'
      ? [[name, values.length > 1 ? values : values[0]!] as const]
      : [],
  )
  return Object.fromEntries(entries)
}

/** The words of a search, and those of them that match no model. */
function typedWords(filters: Filters, { understood }: SearchResults) {
  const { corrected, unmatchedWords } = understood
  const tokens = (corrected?.to ?? filters.q).split(/\s+/)
  // 'mlpf3' is one word that is not known, though other letters and digits are split.
  const isUnmatched = (word: string) => unmatchedWords.includes(word.toLowerCase())
  const whole = tokens.filter(isUnmatched).map((word) => word.toLowerCase())
  const others = queryWords(tokens.filter((word) => !isUnmatched(word)).join(' '))
  const words = [...new Set([...others, ...whole])]
  return { words, unmatched: words.filter((word) => unmatchedWords.includes(word)) }
}

// Words that match no model are dropped first: they are the least likely to occur in a listing.
function withoutWords(filters: Filters, context: SearchResults): Change[] {
  const { words, unmatched } = typedWords(filters, context)
  if (words.length < 2) return []
  const others = words.filter((word) => !unmatched.includes(word) && !isFiller(word)).reverse()
  return [...unmatched, ...others.slice(0, 3)].map((word) => {
    const q = words.filter((one) => one !== word).join(' ')
    return { kind: 'drop_word', label: `Without “${word}”`, filters: { q }, params: { q: [q] } }
  })
}

/** Values of a facet that have results, the two nearest first. */
function nearestValues(counts: Int32Array | undefined, distance: (value: number) => number) {
  const values = [...(counts ?? [])].flatMap((count, value) =>
    value > 0 && count > 0 ? value : [],
  )
  return values.sort((a, b) => distance(a) - distance(b)).slice(0, 2)
}

function otherStorage({ storage }: Filters, { counts }: SearchResults): Change[] {
  const most = Math.max(...storage)
  if (storage.length === 0) return []
  return nearestValues(counts?.facets.storage, (gb) => Math.abs(Math.log2(gb / most))).map(
    (gb) => ({
      kind: 'storage',
      label: `With ${formatStorage(gb)}`,
      filters: { storage: [gb] },
      params: { storage: [`${gb}`] },
    }),
  )
}

function otherGrade({ grades }: Filters, { counts }: SearchResults): Change[] {
  const lowest = Math.max(...grades)
  if (grades.length === 0) return []
  return nearestValues(counts?.facets.grade, (grade) => Math.abs(grade - lowest)).map((grade) => ({
    kind: 'grade',
    label: `In grade ${toGradeFilter(grade)}`,
    filters: { grades: [grade] },
    params: { grade: [toGradeFilter(grade)] },
  }))
}

/** Factors by which the price range is widened, tried in order. */
const PRICE_FACTORS = [1.1, 1.25, 1.5, 2]

function widerPrice({ min, max }: Filters, currency: string): Change[] {
  if (min === undefined && max === undefined) return []
  return PRICE_FACTORS.map((factor) => {
    const change: Change = { kind: 'price', label: '', filters: {}, params: {} }
    const limits: string[] = []
    if (min !== undefined) {
      const lower = Math.max(1, Math.floor(min / factor))
      Object.assign(change.filters, { min: lower })
      change.params.min = [toMajor(lower, currency)]
      limits.push(`from ${formatWhole(lower, currency)}`)
    }
    if (max !== undefined) {
      const higher = Math.ceil(max * factor)
      Object.assign(change.filters, { max: higher })
      change.params.max = [toMajor(higher, currency)]
      limits.push(`up to ${formatWhole(higher, currency)}`)
    }
    const label = limits.join(' ')
    return { ...change, label: label.charAt(0).toUpperCase() + label.slice(1) }
  })
}

const KILOMETERS = [100, 250, 500, 1_000]

function widerRadius({ near }: Filters): Change[] {
  if (!near) return []
  return KILOMETERS.filter((km) => km > near.km).map((km) => ({
    kind: 'within',
    label: `Within ${km} km`,
    filters: { near: { ...near, km } },
    params: { within: [`${km}`] },
  }))
}

/** What a search without any filter has. */
const NO_FILTERS = {
  not: [],
  brands: [],
  models: [],
  storage: [],
  grades: [],
  colors: [],
  min: undefined,
  max: undefined,
  used: undefined,
  near: undefined,
  sellerLevel: 0,
  advertised: false,
  photo: false,
  fields: {},
  pickUp: false,
  shipsTo: undefined,
  freeShipping: false,
  seller: undefined,
} satisfies Partial<Filters>

/** The filters that can be left out, with the parameter of each and a label. */
const removable: [filter: keyof typeof NO_FILTERS, param: string, label: string][] = [
  ['not', 'not', 'With nothing excluded'],
  ['colors', 'color', 'Any color'],
  ['used', 'used', 'Any usage'],
  ['sellerLevel', 'sellerLevel', 'Sellers of any level'],
  ['seller', 'seller', 'From any seller'],
  ['advertised', 'advertised', 'Include phones not advertised'],
  ['photo', 'photo', 'With or without a photo'],
  ['freeShipping', 'freeShipping', 'Any shipping price'],
  ['pickUp', 'pickUp', 'With or without pick-up'],
  ['shipsTo', 'shipsTo', 'Shipped or not'],
  ['near', 'near', 'Anywhere'],
  ['models', 'model', 'Any model'],
  ['brands', 'brand', 'Any brand'],
]

function withoutFilter(filters: Filters): Change[] {
  const others = removable.flatMap(([name, param, label]): Change[] => {
    const value = filters[name]
    const isOn = Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0
    if (!isOn || value === NO_FILTERS[name]) return []
    const params = { [param]: undefined, ...(name === 'near' && { within: undefined }) }
    return [{ kind: 'filter', label, filters: { [name]: NO_FILTERS[name] }, params }]
  })
  const fields = filterEntries.flatMap(([key, field]): Change[] => {
    const { [key]: value, ...rest } = filters.fields
    if (value === undefined) return []
    const label = `Any ${startInLowerCase(field.label)}`
    return [{ kind: 'filter', label, filters: { fields: rest }, params: { [key]: undefined } }]
  })
  return [...fields, ...others]
}

/** When no single change helps: the words without filters, and the filters without words. */
function wordsOrFilters(filters: Filters, query: Query, context: SearchResults): Change[] {
  const { words, unmatched } = typedWords(filters, context)
  const q = words.filter((word) => !unmatched.includes(word)).join(' ')
  const changes: Change[] = []
  const noParams = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]))
  if (q)
    changes.push({
      kind: 'filter',
      label: `“${q}” without filters`,
      filters: { ...NO_FILTERS, q },
      params: { ...noParams, q: [q], sort: query.sort },
    })
  if (words.length > 0)
    changes.push({
      kind: 'drop_word',
      label: 'Show all phones',
      filters: { q: '' },
      params: { q: undefined },
    })
  return changes
}
