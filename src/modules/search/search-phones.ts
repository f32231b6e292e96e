import type { Hits } from '@redial/facet-index'
import type { Deps } from '../../deps.ts'
import { cachedByKey } from '../../platform/db/index.ts'
import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { DAY } from '../../shared/time.ts'
import { placesWithin } from '../catalog/places/index.ts'
import { type OfferRow, readOffers } from '../listings/index.ts'
import { shippingPayment } from '../payments/index.ts'
import { currentIndex, currentVariants, indexPassing, indexRows } from './facets/facet-cells.ts'
import {
  type CountSource,
  countFacets,
  countHits,
  countResults,
  type PhoneCounts,
  type PhoneIndex,
  prepareWhole,
  type SearchCriteria,
  searchCaches,
} from './facets/facet-counts.ts'
import type { Filters, Position } from './filters.ts'
import { matchListingText, type TextMatches } from './match-text.ts'
import { interpret, type Understanding } from './query/understand.ts'
import { type Vocabulary, vocabulary } from './query/vocabulary.ts'
import { readResults } from './results/read-results.ts'
import { passingVariants, type Variants } from './variants.ts'

/** The part of Deps that a search needs. */
export type SearchDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'demo'> & {
  env: Pick<Deps['env'], 'CURRENCY'> & Parameters<typeof shippingPayment>[0]['env']
}

/** Everything that a search is based on: current counts and what its words mean. */
export type SearchContext = {
  index: PhoneIndex
  /** All live listings: what a query has to read to find those in `index`. */
  whole: PhoneIndex
  words: Vocabulary
  variants: Variants
  understood: Understanding
  wanted: SearchCriteria
  counts: Hits
  /** Undefined when there are results and nobody needs facets. */
  facets: PhoneCounts | undefined
  /** False when there are more results than are counted. */
  exact: boolean
  /** Results matched by the listing's own text. */
  texts: TextMatches | null
}

type Results = SearchContext & { items: OfferRow[]; next: Position | undefined }

/** Share of text matches that must pass the filters before the text counts as common. */
const COMMON_TEXT_SHARE = 0.1
const CACHE_ABOVE_MS = 1
/** Counts are 50 to 150 KB each. */
const MAX_CACHED_COUNTS = 64

/** Kilometers of the widest radius in the facets. */
const WIDEST_KM = 250
/** At most 20 MB: a place takes 80 bytes, and there are 300 to 900 within 250 km of a large city, 4,000 within 1,000 km. */
const MOST_SURROUNDINGS = 64

/**
 * Kilometers to the places around a point. Cached, because people go on searching around theirs, and a search without
 * results counts those of several radii.
 */
const cachedPlacesWithin = cachedByKey(
  { topics: ['places'], most: MOST_SURROUNDINGS },
  (db, { lat, lon, km }: { lat: number; lon: number; km: number }) =>
    placesWithin(db, { lat, lon }, km),
)

/**
 * A page of phones that pass the filters, the position of the next page, and all counts.
 * @param options.withFacets False where only the phones and their number are needed, which is counted much faster.
 */
export async function searchPhones(
  deps: SearchDeps,
  filters: Filters,
  { withFacets }: { withFacets: boolean },
): Promise<Results> {
  const context = await countMatches(deps, filters, withFacets)
  const { sort, limit, after } = filters
  if (context.counts.total === 0) return { ...context, items: [], next: undefined }
  const day = after?.day ?? Math.floor(deps.clock.now().getTime() / DAY)
  const results = await readResults(deps.db, context, { sort, limit: limit + 1, after, day })
  const last = results.length > limit ? results[limit - 1] : undefined
  const next = last && { sort, part: last.part, key: last.key, id: last.id, day }
  const items = await readOffers(deps.db, results.slice(0, limit))
  return { ...context, items, next }
}

/** Interprets the words and counts; reads listings only for words that match no model. */
async function countMatches(
  deps: SearchDeps,
  filters: Filters,
  withFacets: boolean,
): Promise<SearchContext> {
  const { all, whole, texts, ...read } = await readSearch(deps, filters)
  const { words, wanted, understood } = read
  if (understood.unmatchedWords.length === 0) {
    const source = { index: all, words, over: texts?.index }
    const hits = withFacets ? undefined : await countHits(source, wanted)
    const context = { index: all, whole, ...read, exact: true, texts: texts ?? null }
    if (hits && hits.total > 0) return { ...context, counts: hits, facets: undefined }
    // Without results, the facets say what else there is.
    const facets = await countCached(source, wanted, filters)
    return { ...context, counts: facets, facets }
  }
  const index = texts?.index ?? indexRows([])
  const counts = await countFacets({ index, words }, wanted)
  const seen = texts?.seen ?? MAX_COUNTED_RESULTS + 1
  const isRare = counts.total <= seen * COMMON_TEXT_SHARE
  const exact = seen <= MAX_COUNTED_RESULTS
  const context = { index, whole, ...read, counts, facets: counts, exact }
  if (!texts) return { ...context, texts: null }
  const everywhere = texts.condition.everywhere && !isRare
  return { ...context, texts: { ...texts, condition: { ...texts.condition, everywhere } } }
}

/** The number of results, without facets. */
export async function countPhones(deps: SearchDeps, filters: Filters): Promise<number> {
  const { all, texts, words, wanted, understood } = await readSearch(deps, filters)
  const over = texts?.index
  if (understood.unmatchedWords.length === 0)
    return countResults({ index: all, words, over }, wanted)
  return over ? countResults({ index: over, words }, wanted) : 0
}

/** What a search means and what it is counted in, which `texts` may replace. */
async function readSearch(deps: SearchDeps, filters: Filters) {
  const db = deps.db.kysely
  const [words, whole] = await Promise.all([vocabulary(db), currentIndex(deps.db)])
  const { seller } = filters
  const all = seller ? await indexPassing(deps.db, { seller }) : whole
  await prepareWhole(all, words)
  const understood = interpret(words, filters.q)
  const { near } = filters
  const around = (km: number) =>
    near ? cachedPlacesWithin(db, { lat: near.lat, lon: near.lon, km }) : null
  const places = await around(near?.km ?? 0)
  // Wide enough for the facet of wider radii.
  const distances = await around(Math.max(near?.km ?? 0, WIDEST_KM))
  const meaning = toWanted(filters, understood, { places, distances })
  const texts = await matchListingText(deps.db.searches, { index: all, words }, understood, meaning)
  const variants = await currentVariants(deps.db)
  const payment = shippingPayment(deps)
  const wanted = { ...meaning, variants: passingVariants(variants, filters, payment) }
  return { all, whole, words, variants, understood, wanted, texts }
}

/** The next page needs the same counts: expensive ones are cached until a listing changes. */
async function countCached(
  source: CountSource,
  wanted: SearchCriteria,
  filters: Filters,
): Promise<PhoneCounts> {
  const { sort, after, limit, ...counted } = filters
  const key = JSON.stringify(counted)
  const memory = searchCaches(source.index, source.words).counts
  const known = memory.get(key)
  if (known) return known
  const started = performance.now()
  const counts = await countFacets(source, wanted)
  if (performance.now() - started < CACHE_ABOVE_MS) return counts
  if (memory.size >= MAX_CACHED_COUNTS) memory.delete(memory.keys().next().value ?? '')
  memory.set(key, counts)
  return counts
}

function toWanted(
  filters: Filters,
  understood: Understanding,
  near: Pick<SearchCriteria, 'places' | 'distances'>,
): Omit<SearchCriteria, 'variants'> {
  const { models, brands } = understood
  const { min, max, used, sellerLevel, advertised, photo, seller } = filters
  return {
    modelTiers: models && new Map(models.map(({ model, tier }) => [model.id, tier])),
    matchedBrands: brands.length > 0 ? new Set(brands.map((brand) => brand.number)) : null,
    brands: new Set(filters.brands),
    models: new Set(filters.models),
    storage: new Set(filters.storage),
    grades: new Set(filters.grades),
    colors: new Set(filters.colors),
    min,
    max,
    used,
    sellerLevel,
    advertised,
    photo,
    seller,
    ...near,
  }
}
