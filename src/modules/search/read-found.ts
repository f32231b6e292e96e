import type pg from 'pg'
import { chooseSource } from './choose-source.ts'
import type { Place } from './cursor.ts'
import type { Found } from './found.ts'
import { orders } from './orders.ts'
import { readPage, type Source } from './page.store.ts'
import { cheapestSupport } from './prices-of.ts'
import type { Sort } from './search.contract.ts'
import type { Ground } from './search-phones.ts'
import type { Vocabulary } from './vocabulary.ts'

type Ask = { sort: Sort; limit: number; after: Place | undefined; day: number }
export type FoundInPart = Found & { part: number }
type Row = Omit<Found, 'model'>

/**
 * The next results of a sort. 'best' goes from the models that were meant to those further off, and
 * 'support' from phones whose end of support is known to the others by price: such parts follow one
 * another, each read only when the one before did not fill the page.
 */
export async function readFound(
  pool: pg.Pool,
  ground: Ground,
  { sort, limit, after, day }: Ask,
): Promise<FoundInPart[]> {
  const found: FoundInPart[] = []
  for (const [part, hits] of partsOf(ground, sort, day)) {
    if (after && part < after.part) continue
    const from = after?.part === part ? after : undefined
    const limitLeft = limit - found.length
    const known = sort === 'support' && part === 0
    const order = sort === 'support' && !known ? orders.price_up : orders[sort]
    const sources = known
      ? [supportSource(ground, hits, { day, from: from?.key ?? -1, limit: limitLeft })]
      : sourcesOf(ground, hits, sort, limitLeft)
    const ask = { wanted: ground.wanted, order, after: from, limit: limitLeft }
    const pages = await Promise.all(sources.map((source) => readPage(pool, { ...ask, source })))
    for (const one of inOrder(pages, order.way).slice(0, limitLeft))
      found.push(Object.assign(one, { part, model: modelOf(ground.words, one.modelId) }))
    if (found.length >= limit) break
  }
  return found
}

// From memory: a look-up less for each row.
function modelOf({ byId }: Vocabulary, id: number): Found['model'] {
  const known = byId.get(id)
  return known && !known.catchAll ? { slug: known.slug, name: known.name } : null
}

/** Several pages as one, by key and then id, as PostgreSQL has them. */
function inOrder(pages: Row[][], way: 'asc' | 'desc'): Row[] {
  const [only = [], ...others] = pages
  if (others.length === 0) return only
  const sign = way === 'asc' ? 1 : -1
  return pages.flat().sort((a, b) => sign * (a.key - b.key || (a.id < b.id ? -1 : 1)))
}

function supportSource(
  { cells, words, wanted }: Ground,
  hits: Map<number, number>,
  ask: { day: number; from: number; limit: number },
): Source {
  return { from: 'prices', prices: cheapestSupport(cells, words, wanted, hits, ask) }
}

function sourcesOf(ground: Ground, hits: Map<number, number>, sort: Sort, limit: number): Source[] {
  const { cells, words, wanted, texts } = ground
  if (!texts) return [chooseSource(cells, words, wanted, hits, { sort, limit })]
  const said = [...hits.keys()].filter((id) => texts.cells.has(id))
  const others = new Map([...hits].filter(([id]) => !texts.cells.has(id)))
  const sources: Source[] = []
  if (others.size > 0) sources.push(chooseSource(cells, words, wanted, others, { sort, limit }))
  if (said.length > 0 && texts.ids) {
    const own = texts.ids.filter(({ modelId }) => hits.has(modelId)).flatMap((row) => row.ids)
    sources.push({ from: 'ids', ids: own })
  } else if (said.length > 0) {
    // The index of the words finds them; which of the results are of the part is said by the model.
    sources.push({ from: 'terms', terms: texts.sought, models: said })
  }
  return sources
}

function partsOf({ counts, wanted, words }: Ground, sort: Sort, day: number) {
  if (sort === 'best' && wanted.meant)
    return inParts(counts.hits, (id) => wanted.meant?.get(id) ?? 0)
  if (sort !== 'support') return [[0, counts.hits] as const]
  return inParts(counts.hits, (id) => ((words.byId.get(id)?.supportDay ?? 0) > day ? 0 : 1))
}

function inParts(hits: Map<number, number>, partOf: (id: number) => number) {
  const parts = Map.groupBy(hits, ([id]) => partOf(id))
  return [...parts].sort(([a], [b]) => a - b).map(([part, of]) => [part, new Map(of)] as const)
}
