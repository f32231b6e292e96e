import type { PageRequest } from '@redial/facet-index'
import type { Deps } from '../../deps.ts'
import { cachedByKey, type ReadSource } from '../../platform/db/index.ts'
import type { Language } from '../../shared/languages.ts'
import { DAY } from '../../shared/time.ts'
import { placesWithin } from '../catalog/places/index.ts'
import type { OfferRow } from '../listings/index.ts'
import { searchedDelivery } from '../payments/index.ts'
import { idsOfSeller } from './facets/listing-rows.store.ts'
import {
  type PhoneCounts,
  type SearchCriteria,
  toQuery,
  traitFacets,
} from './facets/phone-facets.ts'
import { currentIndex, currentVariants, type PhoneIndex } from './facets/phone-index.ts'
import type { Filters, Position } from './filters.ts'
import { findExcludedListings, matchListingText, type TextMatches } from './match-text.ts'
import { type Exclusions, NOTHING_EXCLUDED, resolveExclusions } from './query/exclusions.ts'
import { interpret, type Understanding } from './query/understand.ts'
import { type Vocabulary, vocabulary } from './query/vocabulary.ts'
import { orderFor, readResults, UNKNOWN_MODEL_TIER } from './result-pages.ts'
import { passingVariants, type Variants } from './variants.ts'

/** The part of Deps that a search needs. */
export type SearchDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'demo'> & {
  settings: Pick<Deps['settings'], 'current'>
  env: Parameters<typeof searchedDelivery>[0]['env']
  /** From where rows of listings and matches of their texts are read; from `db` by default. */
  source?: ReadSource
  /** Of the texts of the answer; English by default. */
  language?: Language
}

/** From where the rows of a search are read. */
export const sourceFor = ({ db, source }: SearchDeps): ReadSource => source ?? db

/** What a search means. */
export type SearchContext = {
  index: PhoneIndex
  words: Vocabulary
  variants: Variants
  understood: Understanding
  criteria: SearchCriteria
  /** Results matched by the listing's own text; null if no text is searched, undefined if that timed out. */
  texts: TextMatches | null | undefined
}

export type SearchResults = SearchContext & {
  total: number
  /** False when there are more results than are counted. */
  exact: boolean
  /** Undefined where facets are not needed. */
  counts: PhoneCounts | undefined
  items: OfferRow[]
  next: Position | undefined
}

/** Kilometers of the widest radius in the facets. */
const WIDEST_KM = 250
/**
 * At most 20 MB: a place takes 80 bytes, and there are 300 to 900 within 250 km of a large city, 4,000 within
 * 1,000 km.
 */
const MOST_SURROUNDINGS = 64

/**
 * Kilometers to the places around a point. Cached, because people go on searching around theirs, and a search
 * without results counts those of several radii.
 */
const cachedPlacesWithin = cachedByKey(
  { topics: ['places'], most: MOST_SURROUNDINGS },
  (db, { lat, lon, km }: { lat: number; lon: number; km: number }) =>
    placesWithin(db, { lat, lon }, km),
)

/**
 * A page of phones that pass the filters, the position of the next page, and all counts.
 * @param options.withFacets False where only the phones and their number are needed, which is counted faster.
 */
export async function searchPhones(
  deps: SearchDeps,
  filters: Filters,
  { withFacets }: { withFacets: boolean },
): Promise<SearchResults> {
  const context = await readSearch(deps, filters)
  const { index, criteria, texts } = context
  const { after, limit, sort } = filters
  const query = toQuery(criteria)
  const day = after?.day ?? Math.floor(deps.clock.now().getTime() / DAY)
  const request: PageRequest = {
    order: orderFor(sort, context, day),
    // One more says whether there is a next page.
    limit: limit + 1,
    after: after && { tier: after.part, key: after.key, id: after.id },
  }
  const answer = withFacets
    ? await index.count(query, request)
    : { ...(await index.page(query, request)), counts: undefined }
  const { total, items, counts } = answer
  const results = await readResults(sourceFor(deps).pool, context, { query, request, items })
  const last = results.length > limit ? results[limit - 1]!.item : undefined
  return {
    ...context,
    total,
    exact: texts === null || texts?.isComplete === true,
    counts,
    items: results.slice(0, limit).map(({ offer }) => offer),
    next: last && { sort, part: last.tier, key: last.key, id: last.id, day },
  }
}

/** The number of results, without facets. */
export async function countPhones(deps: SearchDeps, filters: Filters): Promise<number> {
  const { index, criteria } = await readSearch(deps, filters)
  return (await index.page(toQuery(criteria))).total
}

const NO_IDS = new Uint32Array()

async function readSearch(deps: SearchDeps, filters: Filters): Promise<SearchContext> {
  const db = deps.db.kysely
  const { near, seller } = filters
  const around = (km: number) =>
    near ? cachedPlacesWithin(db, { lat: near.lat, lon: near.lon, km }) : null
  const [words, index, ofSeller, places, distances] = await Promise.all([
    vocabulary(db),
    currentIndex(deps.db),
    seller ? idsOfSeller(db, seller) : null,
    around(near?.km ?? 0),
    // Wide enough for the facet of wider radii.
    around(Math.max(near?.km ?? 0, WIDEST_KM)),
  ])
  const understood = interpret(words, filters.q)
  const excluded = filters.not.length > 0 ? resolveExclusions(words, filters.not) : NOTHING_EXCLUDED
  const variants = currentVariants(deps.db)
  const passing = passingVariants(variants, filters, searchedDelivery(deps))
  const criteria = toCriteria(filters, understood, {
    ...{ places, distances, variants: passing, excluded },
  })
  criteria.within = ofSeller
  const { modelTiers } = criteria
  const { models: live } = index.countAll()
  const needsCatchAlls = modelTiers !== null || excluded.texts.length > 0
  const catchAlls = needsCatchAlls ? [...words.catchAlls].filter((id) => live.get(id) > 0) : []
  const unknown = modelTiers ? catchAlls : []
  if (excluded.texts.length > 0) {
    criteria.without = await findExcludedListings(sourceFor(deps), excluded.texts, catchAlls)
  }
  const context = { index, words, variants, understood, criteria }
  if (understood.unmatchedWords.length === 0 && unknown.length === 0)
    return { ...context, texts: null }
  const search = { index, words, q: filters.q, seller, unknown }
  const texts = await matchListingText(sourceFor(deps), search, understood, criteria)
  if (understood.unmatchedWords.length === 0) criteria.beside = texts?.ids ?? NO_IDS
  else {
    criteria.within = texts?.ids ?? NO_IDS
    for (const id of unknown) modelTiers?.set(id, UNKNOWN_MODEL_TIER)
  }
  return { ...context, texts }
}

/** The values of the columns; 0 is an unknown one. */
const ALL_COLORS = Array.from({ length: traitFacets.color.mask + 1 }, (_, color) => color)
const ALL_SIZES = Array.from({ length: traitFacets.storage.mask + 1 }, (_, gb) => gb)
/** No listing has it: nothing is left. */
const NO_VALUE = -1

/** What is chosen, or else everything, without what is excluded. Empty sets do not filter. */
function keepOthers(chosen: number[], excluded: readonly number[], all: number[]): Set<number> {
  if (excluded.length === 0) return new Set(chosen)
  const left = (chosen.length > 0 ? chosen : all).filter((value) => !excluded.includes(value))
  return new Set(left.length > 0 ? left : [NO_VALUE])
}

function toCriteria(
  filters: Filters,
  { models, brands }: Understanding,
  {
    excluded,
    ...read
  }: Pick<SearchCriteria, 'places' | 'distances' | 'variants'> & { excluded: Exclusions },
): SearchCriteria {
  const { min, max, used, sellerLevel, advertised, photo } = filters
  return {
    modelTiers: models && new Map(models.map(({ model, tier }) => [model.id, tier])),
    matchedBrands: brands.length > 0 ? new Set(brands.map((brand) => brand.number)) : null,
    within: null,
    beside: null,
    excludedModels: excluded.models,
    without: null,
    brands: new Set(filters.brands),
    models: new Set(filters.models),
    storage: keepOthers(filters.storage, excluded.storage, ALL_SIZES),
    grades: new Set(filters.grades),
    colors: keepOthers(filters.colors, excluded.colors, ALL_COLORS),
    min,
    max,
    used,
    sellerLevel,
    advertised,
    photo,
    ...read,
  }
}
