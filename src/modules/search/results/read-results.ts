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
import { chooseSource, sum } from './choose-source.ts'
import { type OfferOnPage, orders, type Prices, readPage, type Source } from './results.store.ts'

type ResultsQuery = { sort: Sort; limit: number; after: Position | undefined; day: number }
type ResultInPart = OfferOnPage & { part: number }

/**
 * The next results of a sort. 'best' lists the closest models first, and 'support' lists phones with
 * a known end of support before the others. The counts say which parts the page needs: these are read
 * at once.
 */
export async function readResults(
  db: Db,
  context: SearchContext,
  { sort, limit, after, day }: ResultsQuery,
): Promise<ResultInPart[]> {
  const results: ResultInPart[] = []
  const parts = splitIntoParts(context, sort, day).filter(({ part }) => part >= (after?.part ?? 0))
  for (let at = 0; at < parts.length && results.length < limit; ) {
    const needed = takeNeeded(parts.slice(at), limit - results.length, after?.part)
    const pages = await Promise.all(
      needed.map((one) => readPart(db, context, { ...one, sort, day, after })),
    )
    for (const [index, page] of pages.entries()) {
      at += 1
      for (const one of page) results.push(Object.assign(one, { part: needed[index]!.part }))
      // Fewer than were counted: the parts behind it were read too short.
      if (page.length < needed[index]!.expected) break
    }
  }
  return results
}

type Part = { part: number; hits: Map<number, number> }

/** The first parts that a page of `limit` results reaches, each with the number of its results on that page. */
function takeNeeded(parts: Part[], limit: number, unfinished: number | undefined) {
  const needed: (Part & { limit: number; expected: number })[] = []
  let left = limit
  for (const { part, hits } of parts) {
    if (left === 0) break
    const expected = Math.min(left, sum(hits.values()))
    needed.push({ part, hits, limit: left, expected })
    // It is not known how many of its results were on earlier pages.
    if (part === unfinished) break
    left -= expected
  }
  return needed
}

type PartQuery = Omit<ResultsQuery, 'after'> & Part & { after: Position | undefined }

/** Up to `limit` results of a part. */
async function readPart(
  db: Db,
  context: SearchContext,
  { sort, day, part, hits, after, limit }: PartQuery,
): Promise<OfferOnPage[]> {
  const from = after?.part === part ? after : undefined
  const known = sort === 'support' && part === 0
  const order = sort === 'support' && !known ? orders.price_up : orders[sort]
  const sources = known
    ? [await supportSource(context, hits, { day, from: from?.key ?? -1, limit })]
    : chooseSources(context, hits, sort, limit)
  const pageQuery = { wanted: context.wanted, order, after: from, limit }
  const pages = await Promise.all(sources.map((source) => readPage(db, { ...pageQuery, source })))
  return inOrder(pages, order.way).slice(0, limit)
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

function splitIntoParts({ counts, wanted, words }: SearchContext, sort: Sort, day: number): Part[] {
  if (sort === 'best' && wanted.modelTiers)
    return inParts(counts.hits, (id) => wanted.modelTiers?.get(id) ?? 0)
  if (sort !== 'support') return [{ part: 0, hits: counts.hits }]
  return inParts(counts.hits, (id) => ((words.byId.get(id)?.supportDay ?? 0) > day ? 0 : 1))
}

function inParts(hits: Map<number, number>, partOf: (id: number) => number): Part[] {
  const parts = Map.groupBy(hits, ([id]) => partOf(id))
  return [...parts].sort(([a], [b]) => a - b).map(([part, of]) => ({ part, hits: new Map(of) }))
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
