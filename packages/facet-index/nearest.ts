import { formatId } from './best-rows.ts'
import { FAILS, type Filter, type Numberings, OUTSIDE } from './filter.ts'
import type { BrandRows } from './item-rows.ts'
import { LazyTable } from './numbering.ts'

/** How far the parts of an item are from what is wanted: 0 is a fit, and Infinity leaves the item out. */
export type Nearness = {
  /** By packed facets. */
  facets: (packed: number) => number
  used: (months: number) => number
  price: (price: number) => number
  place: (id: number) => number
  variant: (id: number) => number
  /** So many filters may be missed, and at least one is. Those on brands and models must be met. */
  mostMissed: number
  /** Items with fewer steps come first; less than one counts as one. Of as many, the cheaper ones. */
  limit: number
}

export type NearItem = { id: string; variant: number }

export type NearestRows = {
  offer: (rows: BrandRows, row: number, fails: number) => void
  items: () => NearItem[]
}

/** Keeps the items that are the fewest steps away, the nearest first. */
export function keepNearest(nearness: Nearness, numbers: Numberings, filter: Filter): NearestRows {
  const { limit, mostMissed } = nearness
  const facets = new LazyTable(numbers.combinations.ids, nearness.facets)
  const places = filter.places && new LazyTable(numbers.places.ids, nearness.place)
  const variants = filter.variants && new LazyTable(numbers.variants.ids, nearness.variant)
  const nearest: { steps: number; price: number; id: string; variant: number }[] = []

  return {
    offer(rows, row, fails) {
      if (fails === 0 || (fails & (OUTSIDE | FAILS.brand | FAILS.model)) !== 0) return
      if (countBits(fails) > mostMissed) return
      const price = rows.price[row]!
      const sum =
        facets.get(rows.combination[row]!) +
        nearness.used(rows.used[row]!) +
        nearness.price(price) +
        (places ? places.get(rows.place[row]!) : 0) +
        (variants ? variants.get(rows.variant[row]!) : 0)
      if (sum === Number.POSITIVE_INFINITY) return
      const steps = Math.max(1, sum)
      const last = nearest[limit - 1]
      if (last && (steps > last.steps || (steps === last.steps && price >= last.price))) return
      let index = nearest.length
      for (; index > 0; index--) {
        const other = nearest[index - 1]!
        if (steps > other.steps || (steps === other.steps && price >= other.price)) break
      }
      const variant = numbers.variants.ids[rows.variant[row]!]!
      nearest.splice(index, 0, { steps, price, id: formatId(rows.ids, row), variant })
      if (nearest.length > limit) nearest.pop()
    },
    items: () => nearest.map(({ id, variant }) => ({ id, variant })),
  }
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
