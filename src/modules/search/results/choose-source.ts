import { increment, passes } from '@redial/facet-index'
import {
  COMBINED,
  countWhole,
  createPhonePredicates,
  type PhoneIndex,
  type SearchCriteria,
} from '../facets/facet-counts.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import type { Sort } from '../search.contract.ts'
import type { SearchContext } from '../search-phones.ts'
import type { Prices, Source } from './results.store.ts'

/** With more results than this they are not fetched price by price. */
const MAX_BY_PRICE = 250
const MAX_BY_PRICE_FOR_SAVING = 1_000
/** Estimated share: one price for so many listings of a model. */
const LISTINGS_PER_PRICE = 100
/** Reading so many entries of the whole index per result is always cheap enough. */
const CHEAP_SCAN_FACTOR = 6
/** Cost of descending one more index, in entries read. */
const PROBE_COST = 15

/**
 * So many times more entries are read than if results were spread evenly, where these are of some models or brands and
 * the order is by an amount: the cheapest phones of a brand are its oldest models.
 */
const SKEW = 10
const byAmount: ReadonlySet<Sort> = new Set([
  'price_up',
  'price_down',
  'saving',
  // Phones whose support nobody knows: by price.
  'support',
])

type Request = { sort: Sort; limit: number }

/**
 * The cheapest source for the next `limit` results. The counts say how many entries of an index must
 * be read to find that many results.
 */
export function chooseSource(
  context: SearchContext,
  hits: Map<number, number>,
  request: Request,
): Source {
  const { sort, limit } = request
  const { index, whole, words: vocabulary, wanted, counts } = context
  const { total: live, parents: liveOf } = countWhole(whole, vocabulary)
  const total = hits === counts.hits ? counts.total : sum(hits.values())
  const isPart = hits.size < counts.hits.size
  const models = isPart || wanted.modelTiers || wanted.models.size > 0 ? [...hits.keys()] : null
  const named = wanted.matchedBrands !== null || wanted.brands.size > 0
  const skew = byAmount.has(sort) ? SKEW : 1
  const fromAll = entriesRead(limit * (models || named ? skew : 1), live, total)
  // No other source can be much cheaper, and comparing thousands of models costs more.
  if (fromAll < CHEAP_SCAN_FACTOR * limit && !models)
    return {
      from: 'all',
      models,
      brands: named ? brandsOf(hits.keys(), vocabulary) : null,
      entries: fromAll,
    }
  const brandHits = countBrands(context, hits)
  let byBrand = 0
  for (const [brand, count] of brandHits)
    byBrand += PROBE_COST + entriesRead(limit * (models ? skew : 1), liveOf.get(brand) ?? 0, count)
  // The indexes of places and facets don't have the saving.
  const narrow = sort === 'saving' ? undefined : cheapestNarrow(context, total, request)
  let byModel = 0
  const few = sort === 'saving' ? MAX_BY_PRICE_FOR_SAVING : MAX_BY_PRICE
  let byPrice = total <= few ? 0 : Number.POSITIVE_INFINITY
  let least = Math.min(byBrand, fromAll, narrow?.entries ?? Number.POSITIVE_INFINITY)
  for (const [id, count] of hits) {
    const own = whole.segments.get(id)?.live ?? count
    byModel += PROBE_COST + entriesRead(limit, own, count)
    byPrice += count * (PROBE_COST + own / LISTINGS_PER_PRICE)
    if (byModel > least && byPrice > least) break
  }
  least = Math.min(byPrice, byModel, least)
  const brands = [...brandHits.keys()]
  if (least === byPrice) return { from: 'prices', prices: pricesWithHits(index, wanted, hits) }
  if (least === byModel) return { from: 'models', models: [...hits.keys()] }
  if (least === narrow?.entries)
    return { ...narrow, models: models ?? (named ? [...hits.keys()] : null) }
  if (least === byBrand) return { from: 'brands', brands, models, entries: byBrand }
  return { from: 'all', models, brands: named ? brands : null, entries: fromAll }
}

type Narrow = { from: 'places' | 'facets'; numbers: number[]; entries: number }

/** The places, or the combinations of facets, that have all results, if a filter is on these. */
function cheapestNarrow(
  { whole, wanted }: SearchContext,
  total: number,
  request: Request,
): Narrow | undefined {
  const { storage, grades, colors, places } = wanted
  const ways: Narrow[] = []
  if (places && whole.progress() === 'complete')
    ways.push(narrow('places', whole.countByPlace(places.keys()), total, request))
  if (storage.size > 0 || grades.size > 0 || colors.size > 0) {
    const parts = whole.countByKey(COMBINED, { storage, grade: grades, color: colors })
    ways.push(narrow('facets', parts, total, request))
  }
  return ways.sort((a, b) => a.entries - b.entries)[0]
}

/** @param live All listings of each place or combination, of which `total` are results. */
function narrow(
  from: Narrow['from'],
  live: Map<number, number>,
  total: number,
  { sort, limit }: Request,
): Narrow {
  const perNumber = (limit * sum(live.values())) / total
  let entries = 0
  for (const own of live.values())
    entries += PROBE_COST + (sort === 'newest' ? Math.min(own, perNumber) : own)
  return { from, numbers: [...live.keys()], entries }
}

/** Results by brand. */
function countBrands(
  { counts, facets, wanted: { brands }, words: { byId } }: SearchContext,
  hits: Map<number, number>,
): Map<number, number> {
  // These ignore the filter on brands.
  if (facets && hits === counts.hits)
    return brands.size === 0
      ? facets.parents
      : new Map([...facets.parents].filter(([brand]) => brands.has(brand)))
  const byBrand = new Map<number, number>()
  for (const [id, count] of hits) increment(byBrand, byId.get(id)?.brand.number ?? 0, count)
  return byBrand
}

function brandsOf(ids: Iterable<number>, { byId }: Vocabulary): number[] {
  const brands = new Set<number>()
  for (const id of ids) brands.add(byId.get(id)?.brand.number ?? 0)
  return [...brands]
}

/** Entries read until `limit` results are found, when `fitting` of `live` entries are results. */
function entriesRead(limit: number, live: number, fitting: number) {
  return Math.min(live, (limit * live) / fitting)
}

export function sum(values: Iterable<number>) {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Models and prices that have results. */
function pricesWithHits(
  index: PhoneIndex,
  wanted: SearchCriteria,
  hits: Map<number, number>,
): Prices {
  const tests = createPhonePredicates(wanted)
  const prices: Prices = { models: [], prices: [], keys: [] }
  for (const id of hits.keys()) {
    const segment = index.segments.get(id)!
    const seen = new Set<number>()
    for (let at = 0; at < segment.size; at++) {
      if (!passes(tests, segment, at) || segment.count[at]! <= 0) continue
      const price = segment.value[at]!
      if (seen.has(price)) continue
      seen.add(price)
      prices.models.push(id)
      prices.prices.push(price)
      prices.keys.push(0)
    }
  }
  return prices
}
