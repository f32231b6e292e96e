import { filterEntries, startInLowerCase } from '../../shared/listings/field-filters.ts'
import { toGradeFilter } from '../../shared/listings/grades.ts'
import { formatWhole, toMajor } from '../../shared/money.ts'
import { formatStorage } from './facets/facets.ts'
import { type PhoneCounts, toQuery } from './facets/phone-facets.ts'
import { criteriaParams, type Filters, type Query, readFilters } from './filters.ts'
import { isFiller, queryWords } from './query/words.ts'
import type { Nearest } from './search.contract.ts'
import { countPhones, type SearchDeps, type SearchResults } from './search-phones.ts'

/** Searches shown at most. */
const MAX_RELATED = 6
/** Searches not counted within this time are not offered. */
const TIME_BUDGET_MS = 150

/** A search that differs in one filter or word, by the parameters that change. */
type Change = { kind: Nearest['kind']; label: string; params: Query }

/** For a search without results: the smallest change of each filter or word that finds phones. */
export async function findRelatedSearches(
  deps: SearchDeps,
  { filters, query }: { filters: Filters; query: Query },
  results: SearchResults,
): Promise<Nearest[]> {
  const related: Nearest[] = []
  const end = performance.now() + TIME_BUDGET_MS
  const { currency } = deps.settings.current()
  const reading = {
    ...{ vocabulary: results.words, currency, secret: deps.secret },
    findPoint: async () => filters.near,
  }
  const add = async ({ kind, label, params: changed }: Change) => {
    const params = { ...query, ...changed }
    const total = await countPhones(deps, await readFilters(params, reading))
    if (total > 0) related.push({ kind, label, params: toParams(params), total })
  }
  const counts = results.counts ?? (await results.index.count(toQuery(results.criteria))).counts
  const changes = [
    ...withoutWords(filters, query, results),
    ...otherStorage(filters, counts),
    ...otherGrade(filters, counts),
    ...widerPrice(filters, currency),
    ...widerRadius(filters),
    ...withoutFilter(query),
  ]
  for (const change of changes) {
    const isStep = change.kind !== 'drop_word' && change.kind !== 'filter'
    if (related.length >= MAX_RELATED || performance.now() > end) break
    if (isStep && related.some(({ kind }) => kind === change.kind)) continue
    await add(change)
  }
  if (related.length === 0)
    for (const change of onlyWords(filters, query, results)) await add(change)
  return related
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
function typedWords({ q }: Filters, { understood }: SearchResults) {
  const { corrected, unmatchedWords } = understood
  const tokens = (corrected?.to ?? q).split(/\s+/)
  // 'mlpf3' is one word that is not known, though other letters and digits are split.
  const isUnmatched = (word: string) => unmatchedWords.includes(word.toLowerCase())
  const whole = tokens.filter(isUnmatched).map((word) => word.toLowerCase())
  const others = queryWords(tokens.filter((word) => !isUnmatched(word)).join(' '))
  const words = [...new Set([...others, ...whole])]
  return { words, unmatched: words.filter((word) => unmatchedWords.includes(word)) }
}

// Words that match no model are dropped first: they are the least likely to occur in a listing.
function withoutWords(filters: Filters, query: Query, results: SearchResults): Change[] {
  const { words, unmatched } = typedWords(filters, results)
  const others = words.filter((word) => !unmatched.includes(word) && !isFiller(word)).reverse()
  // Without its only word and no filter it would be the list of all phones.
  const hasFilters = criteriaParams.some((name) => name !== 'q' && query[name]?.length)
  if (words.length < 2 && !hasFilters) return []
  return [...unmatched, ...others.slice(0, 3)].map((word) => {
    const q = words.filter((one) => one !== word).join(' ')
    return { kind: 'drop_word', label: `Without “${word}”`, params: { q: q ? [q] : undefined } }
  })
}

/** Values of a facet that have results, the two nearest first. */
function nearestValues(counts: Int32Array, distance: (value: number) => number) {
  const values: number[] = []
  counts.forEach((count, value) => {
    if (value > 0 && count > 0) values.push(value)
  })
  return values.sort((a, b) => distance(a) - distance(b)).slice(0, 2)
}

function otherStorage({ storage }: Filters, counts: PhoneCounts): Change[] {
  const most = Math.max(...storage)
  if (storage.length === 0) return []
  return nearestValues(counts.facets.storage, (gb) => Math.abs(Math.log2(gb / most))).map((gb) => ({
    kind: 'storage',
    label: `With ${formatStorage(gb)}`,
    params: { storage: [`${gb}`] },
  }))
}

function otherGrade({ grades }: Filters, counts: PhoneCounts): Change[] {
  const lowest = Math.max(...grades)
  if (grades.length === 0) return []
  return nearestValues(counts.facets.grade, (number) => Math.abs(number - lowest)).map((number) => {
    const grade = toGradeFilter(number)
    return { kind: 'grade', label: `In grade ${grade}`, params: { grade: [grade] } }
  })
}

/** Factors by which the price range is widened, tried in order. */
const PRICE_FACTORS = [1.1, 1.25, 1.5, 2]

function widerPrice({ min, max }: Filters, currency: string): Change[] {
  if (min === undefined && max === undefined) return []
  return PRICE_FACTORS.map((factor) => {
    const lower = min === undefined ? undefined : Math.max(1, Math.floor(min / factor))
    const higher = max === undefined ? undefined : Math.ceil(max * factor)
    const limits = [
      ...(lower ? [`from ${formatWhole(lower, currency)}`] : []),
      ...(higher ? [`up to ${formatWhole(higher, currency)}`] : []),
    ].join(' ')
    const typed = (minor?: number) => (minor ? [toMajor(minor, currency)] : undefined)
    return {
      kind: 'price',
      label: limits.charAt(0).toUpperCase() + limits.slice(1),
      params: { min: typed(lower), max: typed(higher) },
    }
  })
}

const KILOMETERS = [100, 250, 500, 1_000]

function widerRadius({ near }: Filters): Change[] {
  if (!near) return []
  return KILOMETERS.filter((km) => km > near.km).map((km) => ({
    kind: 'within',
    label: `Within ${km} km`,
    params: { within: [`${km}`] },
  }))
}

/** The filters that can be dropped, by parameter. */
const removable: Record<string, string> = {
  ...Object.fromEntries(
    filterEntries.map(([key, field]) => [key, `Any ${startInLowerCase(field.label)}`]),
  ),
  not: 'With nothing excluded',
  color: 'Any color',
  used: 'Any usage',
  sellerLevel: 'Sellers of any level',
  seller: 'From any seller',
  advertised: 'Include phones not advertised',
  photo: 'With or without a photo',
  freeShipping: 'Any shipping price',
  pickUp: 'With or without pick-up',
  shipsTo: 'Shipped or not',
  near: 'Anywhere',
  model: 'Any model',
  brand: 'Any brand',
}

function withoutFilter(query: Query): Change[] {
  return Object.entries(removable)
    .filter(([param]) => query[param]?.length)
    .map(([param, label]) => {
      const params = { [param]: undefined, ...(param === 'near' && { within: undefined }) }
      return { kind: 'filter', label, params }
    })
}

/** When no single change helps: the words without filters. */
function onlyWords(filters: Filters, query: Query, results: SearchResults): Change[] {
  const { words, unmatched } = typedWords(filters, results)
  const q = words.filter((word) => !unmatched.includes(word)).join(' ')
  if (!q) return []
  const noParams = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]))
  const params = { ...noParams, q: [q], sort: query.sort }
  return [{ kind: 'filter', label: `“${q}” without filters`, params }]
}
