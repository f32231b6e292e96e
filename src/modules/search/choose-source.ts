import type { Cells } from './cells.ts'
import { countWhole } from './count.ts'
import type { Source } from './page.store.ts'
import { pricesOf } from './prices-of.ts'
import type { Sort } from './search.contract.ts'
import { raise } from './sums.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Wanted } from './wanted.ts'

/** More results than this are not fetched by their prices, one by one. */
const FEW = 250
const FEW_SAVING = 1_000
/** Prices at which a model is offered, roughly: so many share one. */
const PRICES = 100
/** So many entries of the index of all, for each that fits, are read without a second thought. */
const LITTLE = 6
/** What going down one more index costs, in entries read. */
const PROBE = 15

/**
 * Where the next `limit` of these results are read from with the least effort. The counts say exactly
 * how many entries of an index must be read to meet so many that fit.
 */
export function chooseSource(
  cells: Cells,
  vocabulary: Vocabulary,
  wanted: Wanted,
  hits: Map<number, number>,
  { sort, limit }: { sort: Sort; limit: number },
): Source {
  // The biggest savings have an index of all alone.
  const isSplit = sort !== 'saving'
  const few = isSplit ? FEW : FEW_SAVING
  const { total: live, brand: liveOf } = countWhole(cells, vocabulary)
  const total = sum(hits.values())
  const fromAll = read(limit, live, total)
  const models = wanted.meant || wanted.models.size > 0 ? [...hits.keys()] : null
  const named = wanted.meantBrands !== null || wanted.brands.size > 0
  // Nothing can be much less; going through thousands of models to learn that is more.
  if (fromAll < LITTLE * limit && !models)
    return { from: 'all', models, brands: named ? brandsOf(hits.keys(), vocabulary) : null }
  const brandHits = new Map<number, number>()
  let byModel = isSplit ? 0 : Number.POSITIVE_INFINITY
  let byPrice = total <= few ? 0 : Number.POSITIVE_INFINITY
  for (const [id, count] of hits) {
    const own = cells.get(id)!.live
    byModel += PROBE + read(limit, own, count)
    byPrice += count * (PROBE + own / PRICES)
    raise(brandHits, vocabulary.byId.get(id)?.brand.number ?? 0, count)
  }
  let byBrand = isSplit ? 0 : Number.POSITIVE_INFINITY
  for (const [brand, count] of brandHits)
    byBrand += PROBE + read(limit, liveOf.get(brand) ?? 0, count)
  const brands = [...brandHits.keys()]
  const least = Math.min(byPrice, byModel, byBrand, fromAll)
  if (least === byPrice) return { from: 'prices', prices: pricesOf(cells, wanted, hits) }
  if (least === byModel) return { from: 'models', models: [...hits.keys()] }
  if (least === byBrand) return { from: 'brands', brands, models }
  return { from: 'all', models, brands: named ? brands : null }
}

function brandsOf(ids: Iterable<number>, { byId }: Vocabulary): number[] {
  const brands = new Set<number>()
  for (const id of ids) brands.add(byId.get(id)?.brand.number ?? 0)
  return [...brands]
}

/** Entries of an index that are read until `limit` fit, of `live` of which `fitting` do. */
function read(limit: number, live: number, fitting: number) {
  return Math.min(live, (limit * live) / fitting)
}

export function sum(values: Iterable<number>) {
  let total = 0
  for (const value of values) total += value
  return total
}
