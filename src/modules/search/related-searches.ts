import type { Language } from '../../shared/languages.ts'
import { filterEntries, startInLowerCase } from '../../shared/listings/field-filters.ts'
import { toGradeFilter } from '../../shared/listings/grades.ts'
import { formatWhole, toMajor } from '../../shared/money.ts'
import { formatStorage } from './facets/facets.ts'
import { type PhoneCounts, toQuery } from './facets/phone-facets.ts'
import { criteriaParams, type Filters, type Query, readFilters } from './filters.ts'
import { isFiller, queryWords } from './query/words.ts'
import type { Nearest } from './search.contract.ts'
import { countPhones, type SearchDeps, type SearchResults } from './search-phones.ts'
import { type SearchTexts, searchTexts } from './search-texts.ts'

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
  const t = searchTexts(deps)
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
    ...withoutWords(filters, query, results, t),
    ...otherStorage(filters, counts, t),
    ...otherGrade(filters, counts, t),
    ...widerPrice(filters, { ...deps, currency }, t),
    ...widerRadius(filters, t),
    ...withoutFilter(query, t),
  ]
  for (const change of changes) {
    const isStep = change.kind !== 'drop_word' && change.kind !== 'filter'
    if (related.length >= MAX_RELATED || performance.now() > end) break
    if (isStep && related.some(({ kind }) => kind === change.kind)) continue
    await add(change)
  }
  if (related.length === 0)
    for (const change of onlyWords(filters, query, results, t)) await add(change)
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
function withoutWords(
  filters: Filters,
  query: Query,
  results: SearchResults,
  t: SearchTexts,
): Change[] {
  const { words, unmatched } = typedWords(filters, results)
  const others = words.filter((word) => !unmatched.includes(word) && !isFiller(word)).reverse()
  // Without its only word and no filter it would be the list of all phones.
  const hasFilters = criteriaParams.some((name) => name !== 'q' && query[name]?.length)
  if (words.length < 2 && !hasFilters) return []
  return [...unmatched, ...others.slice(0, 3)].map((word) => {
    const q = words.filter((one) => one !== word).join(' ')
    const label = t('related.withoutWord', { word })
    return { kind: 'drop_word', label, params: { q: q ? [q] : undefined } }
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

function otherStorage({ storage }: Filters, counts: PhoneCounts, t: SearchTexts): Change[] {
  const most = Math.max(...storage)
  if (storage.length === 0) return []
  return nearestValues(counts.facets.storage, (gb) => Math.abs(Math.log2(gb / most))).map((gb) => ({
    kind: 'storage',
    label: t('related.storage', { size: formatStorage(gb) }),
    params: { storage: [`${gb}`] },
  }))
}

function otherGrade({ grades }: Filters, counts: PhoneCounts, t: SearchTexts): Change[] {
  const lowest = Math.max(...grades)
  if (grades.length === 0) return []
  return nearestValues(counts.facets.grade, (number) => Math.abs(number - lowest)).map((number) => {
    const grade = toGradeFilter(number)
    return { kind: 'grade', label: t('related.grade', { grade }), params: { grade: [grade] } }
  })
}

/** Factors by which the price range is widened, tried in order. */
const PRICE_FACTORS = [1.1, 1.25, 1.5, 2]

function widerPrice(
  { min, max }: Filters,
  { currency, language }: { currency: string; language?: Language },
  t: SearchTexts,
): Change[] {
  if (min === undefined && max === undefined) return []
  return PRICE_FACTORS.map((factor) => {
    const lower = min === undefined ? undefined : Math.max(1, Math.floor(min / factor))
    const higher = max === undefined ? undefined : Math.ceil(max * factor)
    const money = (minor: number | undefined) => formatWhole(minor ?? 0, currency, language)
    const limits = { min: money(lower), max: money(higher) }
    const label = !higher
      ? t('related.from', limits)
      : lower
        ? t('related.between', limits)
        : t('related.upTo', limits)
    const typed = (minor?: number) => (minor ? [toMajor(minor, currency)] : undefined)
    return {
      kind: 'price',
      label,
      params: { min: typed(lower), max: typed(higher) },
    }
  })
}

const KILOMETERS = [100, 250, 500, 1_000]

function widerRadius({ near }: Filters, t: SearchTexts): Change[] {
  if (!near) return []
  return KILOMETERS.filter((km) => km > near.km).map((km) => ({
    kind: 'within',
    label: t('related.within', { km: String(km) }),
    params: { within: [`${km}`] },
  }))
}

/** The filters that can be dropped, by parameter. */
const removable = [
  ...(['not', 'color', 'used', 'sellerLevel', 'seller', 'advertised', 'photo'] as const),
  ...(['freeShipping', 'pickUp', 'shipsTo', 'near', 'model', 'brand'] as const),
]

/** A field without a message keeps the label that it is declared with. */
function dropLabels(t: SearchTexts): [param: string, label: string][] {
  return [
    ...filterEntries.map(([key, field]): [string, string] => [
      key,
      t.has(`related.drop.${key}`)
        ? t(`related.drop.${key}`)
        : `Any ${startInLowerCase(field.label)}`,
    ]),
    ...removable.map((param): [string, string] => [param, t(`related.drop.${param}`)]),
  ]
}

function withoutFilter(query: Query, t: SearchTexts): Change[] {
  return dropLabels(t)
    .filter(([param]) => query[param]?.length)
    .map(([param, label]) => {
      const params = { [param]: undefined, ...(param === 'near' && { within: undefined }) }
      return { kind: 'filter', label, params }
    })
}

/** When no single change helps: the words without filters. */
function onlyWords(
  filters: Filters,
  query: Query,
  results: SearchResults,
  t: SearchTexts,
): Change[] {
  const { words, unmatched } = typedWords(filters, results)
  const q = words.filter((word) => !unmatched.includes(word)).join(' ')
  if (!q) return []
  const noParams = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]))
  const params = { ...noParams, q: [q], sort: query.sort }
  return [{ kind: 'filter', label: t('related.onlyWords', { q }), params }]
}
