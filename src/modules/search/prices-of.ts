import type { Cells } from './cells.ts'
import type { Prices } from './page.store.ts'
import { createTests, passes } from './tests.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Wanted } from './wanted.ts'

/** The models and prices at which the results are. */
export function pricesOf(cells: Cells, wanted: Wanted, hits: Map<number, number>): Prices {
  const tests = createTests(wanted)
  const found: Prices = { models: [], prices: [], keys: [] }
  for (const id of hits.keys()) {
    const segment = cells.get(id)!
    const seen = new Set<number>()
    for (let at = 0; at < segment.size; at++) {
      if (!passes(tests, segment, at) || segment.n[at]! <= 0) continue
      const price = segment.price[at]!
      if (seen.has(price)) continue
      seen.add(price)
      found.models.push(id)
      found.prices.push(price)
      found.keys.push(0)
    }
  }
  return found
}

/** Minor units for each day of security updates that a phone of this price and model still gets. */
export function supportKey(price: number, supportDay: number, day: number) {
  return price / (supportDay - day)
}

type Support = { day: number; from: number; limit: number }

/**
 * The prices that cost least for each day of support left, from a key on: as many as hold `limit`
 * results beyond it, and all that share a key with them.
 */
export function cheapestSupport(
  cells: Cells,
  vocabulary: Vocabulary,
  wanted: Wanted,
  hits: Map<number, number>,
  { day, from, limit }: Support,
): Prices {
  const tests = createTests(wanted)
  const counts = new Map<number, number>()
  const at: { key: number; model: number; price: number }[] = []
  let worst = Number.POSITIVE_INFINITY
  for (const id of hits.keys()) {
    const segment = cells.get(id)!
    const until = vocabulary.byId.get(id)!.supportDay!
    for (let row = 0; row < segment.size; row++) {
      const key = supportKey(segment.price[row]!, until, day)
      if (key < from || key > worst || segment.n[row]! <= 0 || !passes(tests, segment, row))
        continue
      at.push({ key, model: id, price: segment.price[row]! })
      if (key > from) counts.set(key, (counts.get(key) ?? 0) + segment.n[row]!)
      if (counts.size > 4 * limit) worst = trim(counts, limit)
    }
  }
  worst = trim(counts, limit)
  const kept = new Map(
    at.filter(({ key }) => key <= worst).map((one) => [`${one.model}.${one.price}`, one]),
  )
  const list = [...kept.values()]
  return {
    models: list.map((one) => one.model),
    prices: list.map((one) => one.price),
    keys: list.map((one) => one.key),
  }
}

/** Forgets the keys that the first `limit` results do not need; the highest that stays. */
function trim(counts: Map<number, number>, limit: number): number {
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
