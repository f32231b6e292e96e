import type pg from 'pg'
import { chooseSource } from './choose-source.ts'
import type { Place } from './cursor.ts'
import type { Found } from './found.ts'
import { orders } from './orders.ts'
import { readPage, type Source } from './page.store.ts'
import { cheapestSupport } from './prices-of.ts'
import type { Sort } from './search.contract.ts'
import type { Ground } from './search-phones.ts'

type Ask = { sort: Sort; limit: number; after: Place | undefined; day: number }
export type FoundInPart = Found & { part: number }

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
    const most = limit - found.length
    const known = sort === 'support' && part === 0
    const order = sort === 'support' && !known ? orders.price_up : orders[sort]
    const source: Source = known
      ? { from: 'prices', prices: support(ground, hits, day, from?.key ?? -1, most) }
      : sourceOf(ground, hits, most)
    const ask = { wanted: ground.wanted, order, source, after: from, limit: most }
    for (const one of await readPage(pool, ask)) found.push({ ...one, part })
    if (found.length >= limit) break
  }
  return found
}

function support(
  { cells, words, wanted }: Ground,
  hits: Map<number, number>,
  day: number,
  from: number,
  limit: number,
) {
  return cheapestSupport(cells, words, wanted, hits, { day, from, limit })
}

function sourceOf(ground: Ground, hits: Map<number, number>, limit: number): Source {
  const { cells, words, wanted, ids } = ground
  if (wanted.leftOver.length === 0) return chooseSource(cells, words, wanted, hits, limit)
  if (ids) {
    const own = ids.filter(({ modelId }) => hits.has(modelId)).flatMap((row) => row.ids)
    return { from: 'ids', ids: own }
  }
  // The index of the words finds them; which of the results are of the part is said by the model.
  return { from: 'all', models: [...hits.keys()], brands: null }
}

function partsOf({ counts, wanted, words }: Ground, sort: Sort, day: number) {
  if (sort === 'best' && wanted.meant)
    return inParts(counts.hits, (id) => wanted.meant?.get(id) ?? 0)
  if (sort !== 'support') return inParts(counts.hits, () => 0)
  return inParts(counts.hits, (id) => ((words.byId.get(id)?.supportDay ?? 0) > day ? 0 : 1))
}

function inParts(hits: Map<number, number>, partOf: (id: number) => number) {
  const parts = Map.groupBy(hits, ([id]) => partOf(id))
  return [...parts].sort(([a], [b]) => a - b).map(([part, of]) => [part, new Map(of)] as const)
}
