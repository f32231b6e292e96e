import { CHUNK_ROWS, type Chunk, ITEM_WORDS } from './chunk.ts'
import type { KeyFilter, Lookup } from './chunk-filters.ts'
import { combinationIn, type KeyFacet, type KeyRows } from './key-rows.ts'
import type { Layout } from './layout.ts'
import { countFiltered, type Totals } from './totals.ts'

/**
 * The rows of a chunk by combination (see `CombinedFacets`), so that filters on these facets find what they leave without a look at
 * any other item: 8 to 12 KB a chunk.
 */
export type RowsByCombination = {
  /** By combination, where its rows begin; then the number of rows. */
  starts: Uint16Array
  rows: Uint16Array
}

const numbers = new Uint16Array(CHUNK_ROWS)

/** Computed on first use, and again after the chunk has changed. */
export function rowsByCombination(
  { smallAt, sparse }: Layout<string>,
  { combined: { bits, combinations }, sparseRows }: KeyRows<string>,
  { size, items, sums }: Chunk,
): RowsByCombination {
  if (sums.byCombination) return sums.byCombination
  const starts = new Uint16Array(combinations + 1)
  const rows = new Uint16Array(size)
  const sparseMask = sparse.mask
  const mask = 2 ** bits - 1
  for (let at = 0; at < size; at++) {
    const key = items[at * ITEM_WORDS]!
    const number = (sparseRows[key & sparseMask]! << bits) | ((key >>> smallAt) & mask)
    numbers[at] = number
    starts[number]! += 1
  }
  // Each becomes the end of its rows, and by then the beginning, because the rows are filled from behind.
  let end = 0
  for (let number = 0; number < combinations; number++) {
    end += starts[number]!
    starts[number] = end
  }
  starts[combinations] = size
  for (let at = size - 1; at >= 0; at--) {
    const number = numbers[at]!
    const to = starts[number]! - 1
    starts[number] = to
    rows[to] = at
  }
  sums.byCombination = { starts, rows }
  return sums.byCombination
}

/** A query with filters on combined facets. */
export type CombinationPlan<Name extends string> = {
  /** Combinations that pass these filters. */
  passing: Uint16Array
  /** By filtered facet: the combinations that only its filter excludes. */
  excluded: { facet: KeyFacet<Name>; shift: number; mask: number; combinations: Uint16Array }[]
  /** The other filters on facets of the key: 0 passes, by value. */
  others: { facet: KeyFacet<Name>; table: Uint8Array }[]
  /** By number of the variant: 0 passes. */
  variants: Uint8Array | undefined
  /** Shares of all items: those that pass the filters on combined facets, and with those that fail one of them. */
  passingShare: number
  nearShare: number
}

/** Where more items pass, or have to be read for other filters as well, filtering all by bits takes no longer. */
const MOST_PASSING = 1 / 4
const MOST_READ = 1 / 32
/** In smaller chunks, or a smaller market, there is not much to save. */
const FEWEST_ROWS = 256
const FEWEST_ITEMS = 20_000

export const hasManyRows = ({ size }: Chunk) => size >= FEWEST_ROWS

/** @param read The share of items that have to be read for other filters; 0 without any. */
export function isWorthCombining({ sparse }: Layout<string>, read: number, chunk: Chunk): boolean {
  // Uncommon sparse values share a row, so their combinations don't tell them apart.
  const hasUncommon = chunk.sums.rows[sparse.common.length]! > 0
  return read <= MOST_READ && hasManyRows(chunk) && !hasUncommon
}

/**
 * Undefined when fewer than two filters are on combined facets, one is on places or on uncommon sparse values, or too many items pass.
 */
export function planByCombination<Name extends string>(
  { smallAt }: Layout<Name>,
  rows: KeyRows<Name>,
  totals: Totals,
  { keys, lookups }: { keys: readonly KeyFilter<Name>[]; lookups: readonly Lookup[] },
): CombinationPlan<Name> | undefined {
  const { combined } = rows
  if (lookups.some(({ subject }) => subject !== 'variant')) return undefined
  const total = countFiltered(totals, rows, undefined)
  if (total < FEWEST_ITEMS) return undefined
  const filters = combined.facets.flatMap((one) => {
    const filter = keys.find(({ facet }) => facet === one.facet)
    return filter ? [{ ...one, filter }] : []
  })
  if (filters.length < 2) return undefined
  /** By combination: a bit for each filter that it fails. */
  const failed = new Uint8Array(combined.combinations)
  for (const [at, { facet, shift, mask, filter }] of filters.entries()) {
    const passes = new Uint8Array(mask + 1)
    for (const row of filter.rows) passes[row - facet.firstRow] = 1
    for (let number = 0; number < failed.length; number++)
      if (passes[(number >>> shift) & mask] === 0) failed[number]! |= 1 << at
  }
  let passing = 0
  let near = 0
  const all = totals.combinations
  for (let at = 0; at < all.size; at++) {
    const count = all.totals[at]!
    const fails = failed[combinationIn(rows, smallAt, all.keys[at]!)]!
    if (fails === 0) passing += count
    if ((fails & (fails - 1)) === 0) near += count
  }
  if (passing > total * MOST_PASSING) return undefined
  const passes: number[] = []
  const excluded = filters.map((): number[] => [])
  for (let number = 0; number < failed.length; number++) {
    const fails = failed[number]!
    if (fails === 0) passes.push(number)
    else if ((fails & (fails - 1)) === 0) excluded[31 - Math.clz32(fails)]!.push(number)
  }
  return {
    passing: Uint16Array.from(passes),
    excluded: filters.map(({ facet, shift, mask }, at) => {
      return { facet, shift, mask, combinations: Uint16Array.from(excluded[at]!) }
    }),
    others: keys.filter((one) => filters.every(({ filter }) => filter !== one)).map(toTable),
    variants: lookups[0]?.table,
    passingShare: passing / total,
    nearShare: near / total,
  }
}

function toTable<Name extends string>({ facet, rows }: KeyFilter<Name>) {
  const table = new Uint8Array(facet.mask + 1).fill(1)
  for (const row of rows) table[row - facet.firstRow] = 0
  return { facet, table }
}
