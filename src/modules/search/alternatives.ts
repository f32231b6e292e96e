import { filterEntries, startInLowerCase } from '../../shared/listings/field-filters.ts'
import { toGradeFilter } from '../../shared/listings/grades.ts'
import type { FilterKey } from '../../shared/listings/listing.fields.ts'
import { formatWhole, toMajor } from '../../shared/money.ts'
import { phoneFacets } from './facets/facet-counts.ts'
import { formatStorage } from './facets/facets.ts'
import type { Filters, Query } from './filters.ts'
import { isFiller, queryWords } from './query/words.ts'
import type { Nearest } from './search.contract.ts'
import { countPhones, type SearchContext, type SearchDeps } from './search-phones.ts'

/** Alternatives shown at most. */
const MAX_ALTERNATIVES = 6
/** Alternatives not counted within this time are not offered. */
const TIME_BUDGET_MS = 150
const NO_FILTERS = {
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

/** For a search without results: the smallest change of each kind that finds phones. */
export async function findAlternatives(
  deps: SearchDeps,
  filters: Filters,
  query: Query,
  context: SearchContext,
): Promise<Nearest[]> {
  const ways = [
    ...withoutWords(filters, query, context),
    ...otherStorage(filters, query, context),
    ...otherGrade(filters, query, context),
    ...widerPrice(filters, query, deps.env.CURRENCY),
    ...widerRadius(filters, query),
    ...withoutFilter(filters, query),
  ]
  const alternatives: Nearest[] = []
  const end = performance.now() + TIME_BUDGET_MS
  for (const { kind, label, filters: other, params } of ways) {
    const stepTaken = kind !== 'drop_word' && kind !== 'filter'
    if (alternatives.length >= MAX_ALTERNATIVES || performance.now() > end) break
    if (stepTaken && alternatives.some((one) => one.kind === kind)) continue
    const total = await countPhones(deps, { ...other, after: undefined })
    if (total > 0) alternatives.push({ kind, label, params: toParams(params), total })
  }
  return alternatives.length > 0 ? alternatives : splitSearches(deps, filters, query, context)
}

/** When no single change helps: the words without filters, and the filters without words. */
async function splitSearches(
  deps: SearchDeps,
  filters: Filters,
  query: Query,
  { understood }: SearchContext,
): Promise<Nearest[]> {
  const words = queryWords(understood.corrected?.to ?? filters.q)
  const q = words.filter((word) => !understood.unmatchedWords.includes(word)).join(' ')
  const ways: Alternative[] = []
  if (q)
    ways.push({
      kind: 'filter',
      label: `“${q}” without filters`,
      filters: { ...filters, ...NO_FILTERS, q },
      params: { q: [q], sort: query.sort },
    })
  if (words.length > 0)
    ways.push({
      kind: 'drop_word',
      label: 'Show all phones',
      filters: { ...filters, q: '' },
      params: { ...query, q: undefined },
    })
  const alternatives: Nearest[] = []
  for (const { kind, label, filters: other, params } of ways) {
    const total = await countPhones(deps, { ...other, after: undefined })
    if (total > 0) alternatives.push({ kind, label, params: toParams(params), total })
  }
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

/** Factors by which the price range is widened, tried in order. */
const PRICE_FACTORS = [1.1, 1.25, 1.5, 2]
const KILOMETRES = [100, 250, 500, 1_000]

/** A search that differs by one step, with its label. */
type Alternative = { kind: Nearest['kind']; label: string; filters: Filters; params: Query }

// Words that match no model are dropped first: they are the least likely to occur in a listing.
function* withoutWords(
  filters: Filters,
  query: Query,
  { understood }: SearchContext,
): Generator<Alternative> {
  const words = queryWords(understood.corrected?.to ?? filters.q)
  const spare = words.filter((word) => understood.unmatchedWords.includes(word))
  const others = words.filter((word) => !spare.includes(word) && !isFiller(word)).reverse()
  for (const word of [...spare, ...others.slice(0, 3)]) {
    if (words.length < 2) return
    const q = words.filter((one) => one !== word).join(' ')
    yield {
      kind: 'drop_word',
      label: `Without “${word}”`,
      filters: { ...filters, q },
      params: { ...query, q: [q] },
    }
  }
}

function* otherStorage(
  filters: Filters,
  query: Query,
  { facets }: SearchContext,
): Generator<Alternative> {
  if (filters.storage.length === 0 || !facets) return
  const { storage } = facets.facets
  const most = Math.max(...filters.storage)
  const sizes = phoneFacets.sparse.values.filter((gb) => gb > 0 && storage[gb]! > 0)
  sizes.sort((a, b) => Math.abs(Math.log2(a / most)) - Math.abs(Math.log2(b / most)) || b - a)
  for (const gb of sizes.slice(0, 2))
    yield {
      kind: 'storage',
      label: `With ${formatStorage(gb)}`,
      filters: { ...filters, storage: [gb] },
      params: { ...query, storage: [`${gb}`] },
    }
}

function* otherGrade(
  filters: Filters,
  query: Query,
  { facets }: SearchContext,
): Generator<Alternative> {
  if (filters.grades.length === 0 || !facets) return
  const own = Math.max(...filters.grades)
  const others = [1, 2, 3, 4].filter((grade) => facets.facets.grade[grade]! > 0)
  others.sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b)
  for (const grade of others.slice(0, 2)) {
    const letter = toGradeFilter(grade)
    yield {
      kind: 'grade',
      label: `In grade ${letter}`,
      filters: { ...filters, grades: [grade] },
      params: { ...query, grade: [letter] },
    }
  }
}

function* widerPrice(filters: Filters, query: Query, currency: string): Generator<Alternative> {
  const { min, max } = filters
  for (const times of PRICE_FACTORS) {
    const params = { ...query }
    const limits: string[] = []
    const wider = { ...filters }
    if (max !== undefined) {
      wider.max = Math.ceil(max * times)
      params.max = [toMajor(wider.max, currency)]
      limits.push(`up to ${formatWhole(wider.max, currency)}`)
    }
    if (min !== undefined) {
      wider.min = Math.max(1, Math.floor(min / times))
      params.min = [toMajor(wider.min, currency)]
      limits.unshift(`from ${formatWhole(wider.min, currency)}`)
    }
    if (limits.length === 0) return
    const label = limits.join(' ')
    yield {
      kind: 'price',
      label: label.charAt(0).toUpperCase() + label.slice(1),
      filters: wider,
      params,
    }
  }
}

function* widerRadius(filters: Filters, query: Query): Generator<Alternative> {
  const { near } = filters
  if (!near) return
  for (const km of KILOMETRES.filter((one) => one > near.km))
    yield {
      kind: 'within',
      label: `Within ${km} km`,
      filters: { ...filters, near: { ...near, km } },
      params: { ...query, within: [`${km}`] },
    }
}

function without(fields: Filters['fields'], key: FilterKey): Filters['fields'] {
  const { [key]: _, ...others } = fields
  return others
}

function* withoutFilter(filters: Filters, query: Query): Generator<Alternative> {
  const ways: [name: string, label: string, isOn: boolean, off: Partial<Filters>][] = [
    ['color', 'Any color', filters.colors.length > 0, { colors: [] }],
    ['used', 'Any usage', filters.used !== undefined, { used: undefined }],
    ['sellerLevel', 'Sellers of any level', filters.sellerLevel > 0, { sellerLevel: 0 }],
    ['seller', 'From any seller', filters.seller !== undefined, { seller: undefined }],
    ['advertised', 'Include phones not advertised', filters.advertised, { advertised: false }],
    ['photo', 'With or without a photo', filters.photo, { photo: false }],
    ['freeShipping', 'Any shipping price', filters.freeShipping, { freeShipping: false }],
    ['pickUp', 'With or without pick-up', filters.pickUp, { pickUp: false }],
    ['shipsTo', 'Shipped or not', filters.shipsTo !== undefined, { shipsTo: undefined }],
    ...filterEntries.map(([key, field]): (typeof ways)[number] => [
      key,
      `Any ${startInLowerCase(field.label)}`,
      filters.fields[key] !== undefined,
      { fields: without(filters.fields, key) },
    ]),
    ['near', 'Anywhere', filters.near !== undefined, { near: undefined }],
    ['model', 'Any model', filters.models.length > 0, { models: [] }],
    ['brand', 'Any brand', filters.brands.length > 0, { brands: [] }],
  ]
  for (const [name, label, isOn, off] of ways)
    if (isOn)
      yield {
        kind: 'filter',
        label,
        filters: { ...filters, ...off },
        params: { ...query, [name]: undefined, ...(name === 'near' && { within: undefined }) },
      }
}
