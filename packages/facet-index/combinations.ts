import type { NumberedColumns } from './columns.ts'
import { type Counts, spreadSmall } from './counting/count-segment.ts'
import type { KeyRows } from './key-rows.ts'
import { FAILS, type Layout } from './layout.ts'
import { createPredicates, type Query } from './predicates.ts'
import { increment } from './segments.ts'
import { longer } from './sums.ts'

/**
 * Items by combination of the values of the sparse and small facets, and by value of the fine one: what any
 * filters on facets leave. There are far fewer combinations than items.
 */
export type Combinations = {
  size: number
  numbers: Map<number, number>
  /** By number: the key without the fine facet, and the items. */
  keys: Int32Array
  totals: Int32Array
  /** By number, then by value of the fine facet or by band. */
  fine: Int32Array
  bands: Int32Array
  /** All items by value of the fine facet. */
  allFine: Int32Array
}

export function emptyCombinations({ fine }: Layout<string>): Combinations {
  const list = () => new Int32Array(0)
  const lists = { keys: list(), totals: list(), fine: list(), bands: list() }
  return { size: 0, numbers: new Map(), ...lists, allFine: new Int32Array(fine.size) }
}

/** Adds items with a key in a band, or removes them with a negative number. */
export function changeCombination(
  { fine, bands }: Layout<string>,
  all: Combinations,
  { key, band }: { key: number; band: number },
  by: number,
) {
  const coarse = key & (2 ** fine.at - 1)
  const number = all.numbers.get(coarse) ?? addCombination(all, coarse, [fine.size, bands.length])
  all.totals[number]! += by
  all.allFine[key >>> fine.at]! += by
  all.fine[number * fine.size + (key >>> fine.at)]! += by
  all.bands[number * bands.length + band]! += by
  if (all.totals[number] === 0) removeCombination(all, number, [fine.size, bands.length])
}

/** Numbers of combinations by the row of the sparse facet and the packed small ones: faster than looking them up in a map. */
export function combinationTable({ sparse, smallMask }: Layout<string>): Int32Array {
  return new Int32Array((sparse.common.length + 1) * (smallMask + 1)).fill(-1)
}

/** Adds the cells in a range of columns, of which those with the same combination should be neighbors. */
export function loadCombinations(
  layout: Layout<string>,
  { sparseRows }: KeyRows<string>,
  all: Combinations,
  { key, band, count }: NumberedColumns,
  { from, to, table }: { from: number; to: number; table: Int32Array },
) {
  const { sparse, smallAt, smallMask, fine, bands } = layout
  const widths: Widths = [fine.size, bands.length]
  const coarseMask = 2 ** fine.at - 1
  let known = -1
  let number = -1
  for (let at = from; at < to; at++) {
    const items = count[at]!
    if (items <= 0) continue
    const own = key[at]!
    const coarse = own & coarseMask
    if (coarse !== known) {
      known = coarse
      const row = sparseRows[own & sparse.mask]!
      const place = row * (smallMask + 1) + ((own >>> smallAt) & smallMask)
      // Uncommon sparse values share the last row.
      number = row < sparse.common.length ? table[place]! : (all.numbers.get(coarse) ?? -1)
      if (number < 0) {
        number = addCombination(all, coarse, widths)
        table[place] = number
      }
    }
    all.totals[number]! += items
    all.allFine[own >>> fine.at]! += items
    all.fine[number * fine.size + (own >>> fine.at)]! += items
    all.bands[number * bands.length + band[at]!]! += items
  }
}

/** Numbers of fine values and of bands. */
type Widths = [fine: number, bands: number]

function addCombination(all: Combinations, key: number, [fine, bands]: Widths): number {
  const number = all.size++
  all.numbers.set(key, number)
  if (number === all.keys.length) {
    all.keys = longer(all.keys, number)
    all.totals = longer(all.totals, number)
    all.fine = longer(all.fine, all.keys.length * fine)
    all.bands = longer(all.bands, all.keys.length * bands)
  }
  all.keys[number] = key
  return number
}

/** Removes an empty combination by moving the last one into its place. */
function removeCombination(all: Combinations, number: number, [fine, bands]: Widths) {
  const { numbers, keys, totals } = all
  const last = --all.size
  numbers.delete(keys[number]!)
  if (number !== last) numbers.set(keys[last]!, number)
  for (const [table, width] of [
    [keys, 1],
    [totals, 1],
    [all.fine, fine],
    [all.bands, bands],
  ] as const) {
    table.copyWithin(number * width, last * width, (last + 1) * width)
    table.fill(0, last * width, (last + 1) * width)
  }
}

/** Counts the facets of the key and the total, for filters on these facets only. */
export function addCombinations<Name extends string>(
  layout: Layout<Name>,
  all: Combinations,
  query: Query<Name>,
  counts: Counts<Name>,
) {
  const { size, keys, totals, fine } = all
  const tests = createPredicates(layout, query)
  const { smallAt, smallMask, small: packed, sparseMask } = tests
  const fineSize = layout.fine.size
  const passing = passingFine(layout, query)
  const bySparse = counts.facets[layout.sparse.name]
  const passes = new Uint8Array(size)
  for (let at = 0; at < size; at++) {
    const key = keys[at]!
    const bits = (key >>> smallAt) & smallMask
    const failed = tests.sparse[key & sparseMask]! | packed[bits]!
    if ((failed & (failed - 1)) !== 0) continue
    const from = at * fineSize
    let count = 0
    if (passing) for (let i = 0; i < passing.length; i++) count += fine[from + passing[i]!]!
    else count = totals[at]!
    if (failed === 0) {
      counts.total += count
      bySparse[key & sparseMask]! += count
      counts.small[bits]! += count
      passes[at] = 1
    } else if (failed === FAILS.sparse) bySparse[key & sparseMask]! += count
    else counts.smallAlone[bits]! += count
  }
  addFine(all, passes, counts.facets[layout.fine.name])
  spreadSmall(layout, counts, tests)
}

/** Adds the combinations that pass to the fine facet, or removes the others from all, whichever are fewer. */
function addFine({ size, fine, allFine }: Combinations, passes: Uint8Array, list: Int32Array) {
  let count = 0
  for (let at = 0; at < size; at++) count += passes[at]!
  const wanted = count > size / 2 ? 0 : 1
  if (wanted === 0) list.set(allFine)
  const by = wanted === 1 ? 1 : -1
  for (let at = 0; at < size; at++) {
    if (passes[at] !== wanted) continue
    const from = at * list.length
    for (let value = 0; value < list.length; value++) list[value]! += by * fine[from + value]!
  }
}

/** How many items pass filters on facets of the key. */
export function countCombinations<Name extends string>(
  layout: Layout<Name>,
  { size, keys, totals, fine }: Combinations,
  query: Query<Name>,
): number {
  const { sparse, small, smallAt, smallMask, sparseMask } = createPredicates(layout, query)
  const passing = passingFine(layout, query)
  let total = 0
  for (let at = 0; at < size; at++) {
    const key = keys[at]!
    if ((sparse[key & sparseMask]! | small[(key >>> smallAt) & smallMask]!) !== 0) continue
    if (passing) for (const value of passing) total += fine[at * layout.fine.size + value]!
    else total += totals[at]!
  }
  return total
}

/** Items that pass filters on sparse and small facets, by the bits of their key in `mask`. */
export function countKeys<Name extends string>(
  layout: Layout<Name>,
  { size, keys, totals }: Combinations,
  query: Query<Name>,
  mask: number,
): Map<number, number> {
  const { sparse, small, smallAt, smallMask, sparseMask } = createPredicates(layout, query)
  const counts = new Map<number, number>()
  for (let at = 0; at < size; at++) {
    const key = keys[at]!
    if ((sparse[key & sparseMask]! | small[(key >>> smallAt) & smallMask]!) === 0)
      increment(counts, key & mask, totals[at]!)
  }
  return counts
}

/** The values of the fine facet that pass; undefined without a filter on it. */
function passingFine<Name extends string>({ fine }: Layout<Name>, { selected }: Query<Name>) {
  const chosen = selected[fine.name]
  return chosen && chosen.size > 0 ? Int32Array.from(chosen) : undefined
}

/** Adds the items that pass filters on sparse and small facets to a list by band. */
export function addCombinedBands<Name extends string>(
  layout: Layout<Name>,
  { size, keys, bands }: Combinations,
  query: Query<Name>,
  list: Int32Array,
) {
  const { sparse, small, smallAt, smallMask, sparseMask } = createPredicates(layout, query)
  for (let at = 0; at < size; at++) {
    const key = keys[at]!
    if ((sparse[key & sparseMask]! | small[(key >>> smallAt) & smallMask]!) !== 0) continue
    const from = at * list.length
    for (let band = 0; band < list.length; band++) list[band]! += bands[from + band]!
  }
}
