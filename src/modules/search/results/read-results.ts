import { passes } from '@redial/facet-index'
import { createTurns } from '../../../platform/concurrency.ts'
import type { Db } from '../../../platform/db/index.ts'
import {
  createPhonePredicates,
  type PhoneIndex,
  type SearchCriteria,
} from '../facets/facet-counts.ts'
import type { Position } from '../filters.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import type { Sort } from '../search.contract.ts'
import type { SearchContext } from '../search-phones.ts'
import { chooseSource } from './choose-source.ts'
import { type OfferOnPage, orders, type Prices, readPage, type Source } from './results.store.ts'

type ResultsQuery = { sort: Sort; limit: number; after: Position | undefined; day: number }
type ResultInPart = OfferOnPage & { part: number }

/**
 * The next results of a sort. 'best' lists the closest models first, and 'support' lists phones with
 * a known end of support before the others. Each part is read only when the one before did not fill
 * the page.
 */
export async function readResults(
  db: Db,
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
      results.push(Object.assign(one, { part }))
    if (results.length >= limit) break
  }
  return results
}

/** Merges several pages, by key and then id like PostgreSQL. */
function inOrder(pages: OfferOnPage[][], way: 'asc' | 'desc'): OfferOnPage[] {
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
  wanted: SearchCriteria,
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
      if (key < from || key > worst || segment.count[row]! <= 0 || !passes(tests, segment, row))
        continue
      at.push({ key, model: id, price: segment.value[row]! })
      if (key > from) counts.set(key, (counts.get(key) ?? 0) + segment.count[row]!)
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
