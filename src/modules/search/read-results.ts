import { increment, passes } from '@redial/facet-index'
import { createTurns } from '../../platform/concurrency.ts'
import type { Db } from '../../platform/db/index.ts'
import {
  countWhole,
  createPhonePredicates,
  type PhoneIndex,
  type Wanted,
} from './facets/facet-counts.ts'
import type { Position } from './filters.ts'
import type { Vocabulary } from './query/vocabulary.ts'
import { orders, type Prices, readPage, type SortedOffer, type Source } from './results.store.ts'
import type { Sort } from './search.contract.ts'
import type { SearchContext } from './search-phones.ts'

type ResultsQuery = { sort: Sort; limit: number; after: Position | undefined; day: number }
type ResultInPart = SortedOffer & { part: number }
type ResultRow = Omit<SortedOffer, 'model'>

/**
 * The next results of a sort. 'best' lists the closest models first, and 'support' lists phones with
 * a known end of support before the others. Each part is read only when the one before did not fill
 * the page.
 */
export async function readResults(
  db: Pick<Db, 'pool' | 'searches'>,
  context: SearchContext,
  { sort, limit, after, day }: ResultsQuery,
): Promise<ResultInPart[]> {
  const results: ResultInPart[] = []
  for (const [part, hits] of splitIntoParts(context, sort, day)) {
    if (after && part < after.part) continue
    const from = after?.part === part ? after : undefined
    const limitLeft = limit - results.length
    const known = sort === 'support' && part === 0
    const order = sort === 'support' && !known ? orders.price_up : orders[sort]
    const sources = known
      ? [await supportSource(context, hits, { day, from: from?.key ?? -1, limit: limitLeft })]
      : chooseSources(context, hits, sort, limitLeft)
    const pageQuery = { wanted: context.wanted, order, after: from, limit: limitLeft }
    const pages = await Promise.all(sources.map((source) => readPage(db, { ...pageQuery, source })))
    for (const one of inOrder(pages, order.way).slice(0, limitLeft))
      results.push(Object.assign(one, { part, model: modelFor(context.words, one.modelId) }))
    if (results.length >= limit) break
  }
  return results
}

// From memory instead of a join for each row.
export function modelFor({ byId }: Vocabulary, id: number): SortedOffer['model'] {
  const known = byId.get(id)
  return known && !known.catchAll ? { slug: known.slug, name: known.name } : null
}

/** Merges several pages, by key and then id like PostgreSQL. */
function inOrder(pages: ResultRow[][], way: 'asc' | 'desc'): ResultRow[] {
  const [only = [], ...others] = pages
  if (others.length === 0) return only
  const sign = way === 'asc' ? 1 : -1
  return pages.flat().sort((a, b) => sign * (a.key - b.key || (a.id < b.id ? -1 : 1)))
}

async function supportSource(
  { index, words, wanted }: SearchContext,
  hits: Map<number, number>,
  request: { day: number; from: number; limit: number },
): Promise<Source> {
  return { from: 'prices', prices: await cheapestSupport(index, words, wanted, hits, request) }
}

function chooseSources(
  context: SearchContext,
  hits: Map<number, number>,
  sort: Sort,
  limit: number,
): Source[] {
  const { texts } = context
  if (!texts) return [chooseSource(context, hits, { sort, limit })]
  const byText = [...hits.keys()].filter((id) => texts.index.segments.has(id))
  const others = new Map([...hits].filter(([id]) => !texts.index.segments.has(id)))
  const sources: Source[] = []
  if (others.size > 0) sources.push(chooseSource(context, others, { sort, limit }))
  if (byText.length > 0 && texts.ids) {
    const own = texts.ids.filter(({ modelId }) => hits.has(modelId)).flatMap((row) => row.ids)
    sources.push({ from: 'ids', ids: own })
  } else if (byText.length > 0) {
    // The full-text index finds them; the model decides to which part a result belongs.
    sources.push({ from: 'terms', terms: texts.condition, models: byText })
  }
  return sources
}

function splitIntoParts({ counts, wanted, words }: SearchContext, sort: Sort, day: number) {
  if (sort === 'best' && wanted.modelTiers)
    return inParts(counts.hits, (id) => wanted.modelTiers?.get(id) ?? 0)
  if (sort !== 'support') return [[0, counts.hits] as const]
  return inParts(counts.hits, (id) => ((words.byId.get(id)?.supportDay ?? 0) > day ? 0 : 1))
}

function inParts(hits: Map<number, number>, partOf: (id: number) => number) {
  const parts = Map.groupBy(hits, ([id]) => partOf(id))
  return [...parts].sort(([a], [b]) => a - b).map(([part, of]) => [part, new Map(of)] as const)
}

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
 * The cheapest source for the next `limit` results. The counts say how many entries of an index must
 * be read to find that many results.
 */
function chooseSource(
  context: SearchContext,
  hits: Map<number, number>,
  { sort, limit }: { sort: Sort; limit: number },
): Source {
  const { index, whole, words: vocabulary, wanted, counts } = context
  // Savings have only the index over all listings.
  const isSplit = sort !== 'saving'
  const few = isSplit ? MAX_BY_PRICE : MAX_BY_PRICE_FOR_SAVING
  const { total: live, parents: liveOf } = countWhole(whole, vocabulary)
  const total = hits === counts.hits ? counts.total : sum(hits.values())
  const fromAll = entriesRead(limit, live, total)
  const models = wanted.modelTiers || wanted.models.size > 0 ? [...hits.keys()] : null
  const named = wanted.matchedBrands !== null || wanted.brands.size > 0
  // No other source can be much cheaper, and comparing thousands of models costs more.
  if (fromAll < CHEAP_SCAN_FACTOR * limit && !models)
    return {
      from: 'all',
      models,
      brands: named ? brandsOf(hits.keys(), vocabulary) : null,
      entries: fromAll,
    }
  const brandHits = countBrands(context, hits)
  let byBrand = isSplit ? 0 : Number.POSITIVE_INFINITY
  for (const [brand, count] of brandHits)
    byBrand += PROBE_COST + entriesRead(limit, liveOf.get(brand) ?? 0, count)
  let byModel = isSplit ? 0 : Number.POSITIVE_INFINITY
  let byPrice = total <= few ? 0 : Number.POSITIVE_INFINITY
  let least = Math.min(byBrand, fromAll)
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
  if (least === byBrand) return { from: 'brands', brands, models, entries: byBrand }
  return { from: 'all', models, brands: named ? brands : null, entries: fromAll }
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

function sum(values: Iterable<number>) {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Models and prices that have results. */
function pricesWithHits(index: PhoneIndex, wanted: Wanted, hits: Map<number, number>): Prices {
  const tests = createPhonePredicates(wanted)
  const prices: Prices = { models: [], prices: [], keys: [] }
  for (const id of hits.keys()) {
    const segment = index.segments.get(id)!
    const seen = new Set<number>()
    for (let at = 0; at < segment.size; at++) {
      if (!passes(tests, segment, at) || segment.n[at]! <= 0) continue
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

/** Milliseconds after which other requests go first. */
const SLICE_MS = 2

/** Minor units per remaining day of security updates. */
function supportKey(price: number, supportDay: number, day: number) {
  return price / (supportDay - day)
}

type Support = { day: number; from: number; limit: number }

/**
 * The prices with the lowest cost per remaining day of support, from a key on: enough for `limit`
 * results, and all that share a key with them.
 */
async function cheapestSupport(
  index: PhoneIndex,
  vocabulary: Vocabulary,
  wanted: Wanted,
  hits: Map<number, number>,
  { day, from, limit }: Support,
): Promise<Prices> {
  const tests = createPhonePredicates(wanted)
  const counts = new Map<number, number>()
  const at: { key: number; model: number; price: number }[] = []
  let worst = Number.POSITIVE_INFINITY
  const takeTurns = createTurns(SLICE_MS)
  for (const id of hits.keys()) {
    await takeTurns()
    const segment = index.segments.get(id)!
    const until = vocabulary.byId.get(id)!.supportDay!
    for (let row = 0; row < segment.size; row++) {
      const key = supportKey(segment.value[row]!, until, day)
      if (key < from || key > worst || segment.n[row]! <= 0 || !passes(tests, segment, row))
        continue
      at.push({ key, model: id, price: segment.value[row]! })
      if (key > from) counts.set(key, (counts.get(key) ?? 0) + segment.n[row]!)
      if (counts.size > 4 * limit) worst = dropUnneededKeys(counts, limit)
    }
  }
  worst = dropUnneededKeys(counts, limit)
  const needed = new Map(
    at.filter(({ key }) => key <= worst).map((one) => [`${one.model}.${one.price}`, one]),
  )
  const list = [...needed.values()]
  return {
    models: list.map((one) => one.model),
    prices: list.map((one) => one.price),
    keys: list.map((one) => one.key),
  }
}

/** Drops keys that the first `limit` results do not need; returns the highest remaining one. */
function dropUnneededKeys(counts: Map<number, number>, limit: number): number {
  let held = 0
  let worst = Number.POSITIVE_INFINITY
  for (const key of [...counts.keys()].sort((a, b) => a - b)) {
    if (held >= limit) counts.delete(key)
    else {
      held += counts.get(key)!
      worst = held >= limit ? key : worst
    }
  }
  return worst
}
