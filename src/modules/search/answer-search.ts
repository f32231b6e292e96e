import type { Viewer } from '../../platform/http/index.ts'
import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import type { SearchedDelivery } from '../../shared/orders/payment-methods.ts'
import { findNames } from '../accounts/index.ts'
import { findLargestPlaces, findPlaceById } from '../catalog/places/index.ts'
import { type OfferRow, toPhone } from '../listings/index.ts'
import { searchedDelivery } from '../payments/index.ts'
import { judgePrices } from '../pricing/index.ts'
import { findClosePhones } from './closest.ts'
import { buildFacets, mostFrequent } from './facets/facets.ts'
import type { PhoneCounts } from './facets/phone-facets.ts'
import { type Filters, type Query, readFilters, writeCursor } from './filters.ts'
import { areWordsForSale } from './match-text.ts'
import { interpretText, type TextInterpretation } from './phrases/interpret-text.ts'
import { resolveWords, spellingCandidates } from './query/resolve-words.ts'
import { interpret, type Understanding } from './query/understand.ts'
import { type Vocabulary, vocabulary } from './query/vocabulary.ts'
import { isFeature, queryWords, toTyped, withoutWords } from './query/words.ts'
import { findRelatedSearches } from './related-searches.ts'
import { modelFor } from './result-pages.ts'
import { NO_FACETS, type OtherText, type SearchResult } from './search.contract.ts'
import {
  countPhones,
  type SearchContext,
  type SearchDeps,
  type SearchResults,
  searchPhones,
  sourceFor,
} from './search-phones.ts'
import { quoteWords, type SearchTexts, searchTexts } from './search-texts.ts'
import { countFacts } from './variants.ts'

/** The search result for URL parameters, as the viewer may see it. */
export async function answerSearch(
  deps: SearchDeps,
  sent: Query,
  viewer: Viewer | null,
): Promise<SearchResult> {
  const { filters: requested, query, text: interpreted } = await readQuery(deps, sent)
  const options = { withFacets: sent.facets?.[0] !== '0' }
  const { first, correction } = await searchSpelling(deps, requested, options)
  const unused = unusedWords(first, Object.keys(interpreted?.params ?? {}).length > 0)
  const filters =
    unused.length > 0 ? { ...requested, q: withoutWords(requested.q, unused) } : requested
  const results = unused.length > 0 ? await searchPhones(deps, filters, options) : first
  const t = searchTexts(deps)
  const text = addNotes(interpreted, filters.q, [
    ...unusedNotes(unused, t),
    ...partNumberNotes(requested.q, results.understood.unmatchedWords, t),
  ])
  const { total, exact, counts, items, next, words, criteria, understood, variants } = results
  const closest = total === 0 ? await findClosePhones(deps, filters, results) : []
  const prices = await judgePrices(
    deps.db.kysely,
    [...items, ...closest.map(({ offer }) => offer)],
    { currency: deps.settings.current().currency, now: deps.clock.now() },
  )
  const toResult = (row: OfferRow) => {
    const phone = {
      ...toPhone(deps, { ...row, model: modelFor(words, row.modelId) }, viewer),
      priceVerdict: prices.get(row.id)?.verdict ?? null,
      proofs: row.proofs,
    }
    const km = criteria.distances?.get(row.placeId ?? 0)
    return km === undefined ? phone : { ...phone, distanceKm: Math.round(km) }
  }
  const toFacets = (counted: PhoneCounts) => {
    const facts = countFacts(counted.variants, variants, filters, searchedDelivery(deps))
    const { currency } = deps.settings.current()
    return buildFacets(counted, words, criteria, facts, filters, { ...deps, currency })
  }
  const asShown = { filters, query: { ...query, q: filters.q ? [filters.q] : undefined } }
  return {
    items: items.map(toResult),
    total: Math.min(total, MAX_COUNTED_RESULTS),
    totalIsExact: exact && total <= MAX_COUNTED_RESULTS,
    facets: options.withFacets && counts ? toFacets(counts) : NO_FACETS,
    interpreted: text,
    seller: await sellerIn(deps, filters),
    corrected: understood.corrected,
    unmatchedWords: understood.unmatchedWords.map((word) => toTyped(filters.q, word)),
    nearMatches: closest.map(({ offer, difference }) => ({ difference, phone: toResult(offer) })),
    ...(await suggestInstead(deps, filters, results, correction)),
    relatedSearches: total === 0 ? await findRelatedSearches(deps, asShown, results) : [],
    cursor: next ? writeCursor(deps.secret, next) : null,
  }
}

/**
 * The phones of a text, and a correction that was not applied. A word that phones for sale mention is not
 * misspelled, such as a town, unless its correction finds far more; a correction that finds nothing is only
 * offered.
 */
async function searchSpelling(
  deps: SearchDeps,
  filters: Filters,
  options: { withFacets: boolean },
): Promise<{ first: SearchResults; correction?: string }> {
  const corrected = await searchPhones(deps, filters, options)
  const { corrected: correction } = corrected.understood
  if (!correction) return { first: corrected }
  const isMentioned = await areWordsForSale(sourceFor(deps), misspelledWords(correction))
  if (corrected.total > 0 && !isMentioned) return { first: corrected }
  const asTyped = await searchPhones(deps, { ...filters, q: `"${filters.q}"` }, options)
  const isBetter = asTyped.total * MANY_TIMES > corrected.total
  if (isBetter) return { first: asTyped }
  return corrected.total > 0 ? { first: corrected } : { first: asTyped, correction: correction.to }
}

/**
 * The meaning of a text as its search shows it: a correction is part of it only if the search applies it. When
 * nothing is for sale either way it is, unless the word is a place, so that alerts of 'ipone 13' are about
 * iPhones.
 */
export async function understandAsSearched(
  deps: SearchDeps,
  filters: Filters,
): Promise<Understanding> {
  const understood = interpret(await vocabulary(deps.db.kysely), filters.q)
  if (!understood.corrected) return understood
  const { first, correction } = await searchSpelling(deps, filters, { withFacets: false })
  if (correction === undefined) return first.understood
  const words = misspelledWords(understood.corrected)
  const places = await findLargestPlaces(deps.db.kysely, words)
  return places.size > 0 ? first.understood : understood
}

/** A seller's own typing error is found less often than what it should be. */
const MANY_TIMES = 10

function misspelledWords({ from, to }: { from: string; to: string }): string[] {
  const right = new Set(queryWords(to))
  return queryWords(from).filter((word) => !right.has(word))
}

/**
 * Words of letters that no phone for sale mentions, beside what is understood: the exact name of a model
 * ('iphone 12 for my cousin'), or a brand and filters ('a simple nokia under 50'). Beside any other name or
 * filter they are what is searched for, unless there are several, or they are about what a phone can do
 * ('samsung esim').
 */
function unusedWords({ understood, texts }: SearchContext, hasFilters: boolean): string[] {
  const { unmatchedWords, models, brands } = understood
  if (unmatchedWords.length === 0 || texts?.total !== 0) return []
  const isExact = models?.some(({ tier }) => tier === 0) || (brands.length > 0 && hasFilters)
  const isRestKnown = models !== null || brands.length > 0 || hasFilters
  const areMany = unmatchedWords.length > 1 || unmatchedWords.every(isFeature)
  const arePlain = unmatchedWords.every((word) => /^\p{L}+$/u.test(word))
  return arePlain && (isExact || (isRestKnown && areMany)) ? unmatchedWords : []
}

function addNotes(text: TextInterpretation | null, q: string, notes: readonly string[]) {
  if (notes.length === 0) return text
  const { notes: before, ...others } = text ?? { text: q, params: {}, notes: [] }
  return { ...others, q, notes: [...before, ...notes] }
}

function unusedNotes(unused: readonly string[], t: SearchTexts): string[] {
  if (unused.length === 0) return []
  return [t('note.unused', { count: unused.length, words: quoteWords(unused, t) })]
}

/**
 * MLPF3 or MQ0G3LL/A: Apple's numbers of a model in one color, size and country, of which there is no free
 * list.
 */
const APPLE_PART_NUMBER = /^[mnfp](?=[a-z\d]*\d)[a-z\d]{4}(?:[a-z]{1,2}(?:\/a)?)?$/

function partNumberNotes(q: string, unmatchedWords: readonly string[], t: SearchTexts): string[] {
  return unmatchedWords
    .filter((word) => APPLE_PART_NUMBER.test(word))
    .map((word) => q.split(/\s+/).find((one) => one.toLowerCase().startsWith(word)) ?? word)
    .map((text) => t('note.partNumber', { text }))
}

async function sellerIn(deps: SearchDeps, { seller }: Filters) {
  const name = seller && (await findNames(deps.db.kysely, [seller])).get(seller)
  return seller && name ? { _id: seller, name } : null
}

/** What else to search for, when the words have no results. */
async function suggestInstead(
  deps: SearchDeps,
  filters: Filters,
  context: SearchResults,
  correction: string | undefined,
) {
  if (context.total > 0 || filters.q === '') return { didYouMean: [], popular: [] }
  const hasUnknown = context.understood.unmatchedWords.length > 0
  const texts = hasUnknown ? await suggestTexts(deps, filters, context) : []
  // One of several unknown words corrected would still name nothing.
  const isMissing =
    correction !== undefined &&
    interpret(context.words, correction).unmatchedWords.length === 0 &&
    !texts.some(({ q }) => q === correction)
  return {
    didYouMean: isMissing ? [...texts, { q: correction, total: 0 }] : texts,
    popular: popularModels(context),
  }
}

/** A query with the filters that its text names, and how the text was read. */
export type ReadQuery = { filters: Filters; query: Query; text: TextInterpretation | null }

/**
 * The filters of URL parameters. What the text names ('iphone under 300') is a filter like any other and
 * takes precedence, because it was typed last.
 */
export async function readQuery(deps: SearchDeps, query: Query): Promise<ReadQuery> {
  const db = deps.db.kysely
  const words = await vocabulary(db)
  const text = await interpretQuery(deps, query.q?.[0] ?? '', words)
  const merged = text ? { ...query, ...text.params, q: [text.q] } : query
  const filters = await readFilters(merged, {
    vocabulary: words,
    currency: deps.settings.current().currency,
    secret: deps.secret,
    findPoint: (id) => findPlaceById(db, id),
  })
  return { filters, query: merged, text }
}

/**
 * Prepares what the first search for a text in the same script needs, in small steps: patterns are compiled for
 * each.
 */
export async function prepareTextSearch(deps: SearchDeps, text: string): Promise<void> {
  await readQuery(deps, { q: [text] })
}

async function interpretQuery(deps: SearchDeps, q: string, words: Vocabulary) {
  if (q.trim() === '') return null
  const { currency } = deps.settings.current()
  const context = { ...deps, vocabulary: words, currency }
  const read = await interpretText(deps.db.kysely, q.replaceAll('\0', ''), context)
  const text = withoutMissingDelivery(read, searchedDelivery(deps), searchTexts(deps))
  const isPlain = Object.keys(text.params).length === 0 && text.notes.length === 0
  return isPlain && text.q === text.text ? null : text
}

const PICK_UP_FILTERS = ['pickUp']
const SHIPPING_FILTERS = ['shipsTo', 'freeShipping']

/** Filters by a delivery method that nobody can choose would find nothing: a note says why they are not used. */
function withoutMissingDelivery(
  text: TextInterpretation,
  { pickUp, shipping }: SearchedDelivery,
  t: SearchTexts,
): TextInterpretation {
  const notes: string[] = []
  const missing: string[] = []
  const leaveOut = (names: readonly string[], note: string) => {
    if (!names.some((name) => text.params[name])) return
    missing.push(...names)
    notes.push(note)
  }
  if (!pickUp) leaveOut(PICK_UP_FILTERS, t('note.noPickUp'))
  if (shipping === 'none') leaveOut(SHIPPING_FILTERS, t('note.noShipping'))
  if (missing.length === 0) return text
  const params = Object.entries(text.params).filter(([name]) => !missing.includes(name))
  return { ...text, params: Object.fromEntries(params), notes: [...text.notes, ...notes] }
}

const MAX_TEXTS = 3
/** Searches counted to find texts that have results. */
const MAX_TRIED = 8
/** More than a typo: these are only suggested, never searched for instead. */
const MAX_EDITS = 3
/** A short word resembles too many others with so many edits. */
const MIN_LETTERS = 5

/** Texts with results that resemble a text without, the most similar first. */
export async function suggestTexts(
  deps: SearchDeps,
  filters: Filters,
  { words, understood }: SearchContext,
): Promise<OtherText[]> {
  const texts: OtherText[] = []
  for (const q of similarTexts(words, filters.q, understood.unmatchedWords).slice(0, MAX_TRIED)) {
    if (texts.length >= MAX_TEXTS) break
    const total = await countPhones(deps, { ...filters, q, after: undefined })
    if (total > 0) texts.push({ q, total })
  }
  return texts
}

/** The text with each word that no model has replaced by a known one. */
function similarTexts(vocabulary: Vocabulary, q: string, unknown: string[]): string[] {
  const typed = queryWords(q)
  const texts = unknown
    .filter((word) => word.length >= MIN_LETTERS)
    .flatMap((word) =>
      spellingCandidates(vocabulary, word, MAX_EDITS).map((other) =>
        typed.map((one) => (one === word ? other.word : one)).join(' '),
      ),
    )
  const split = resolveWords(vocabulary, typed).map((one) => one.word)
  return [...new Set([split.join(' '), ...texts])].filter(
    (text) => text !== q && interpret(vocabulary, text).unmatchedWords.length === 0,
  )
}

const MAX_POPULAR = 6

/** The models with the most phones for sale: of the brands that the text means, if any, else of all. */
export function popularModels({
  index,
  words,
  understood,
}: SearchContext): SearchResult['popular'] {
  const matchedBrands = new Set([
    ...understood.brands.map((brand) => brand.number),
    ...(understood.models ?? []).map(({ model }) => model.brand.number),
  ])
  const { models } = index.countAll()
  const isModel = (id: number) => words.byId.get(id)?.catchAll === false
  const isOfMatchedBrand = (id: number) =>
    isModel(id) && matchedBrands.has(words.byId.get(id)!.brand.number)
  const ofBrand = matchedBrands.size > 0 ? mostFrequent(models, MAX_POPULAR, isOfMatchedBrand) : []
  const shown = ofBrand.length > 0 ? ofBrand : mostFrequent(models, MAX_POPULAR, isModel)
  return shown.map(([id, live]) => {
    const { slug, name, brand } = words.byId.get(id)!
    return { slug, name, brand: brand.brand, live }
  })
}
