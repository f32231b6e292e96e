import { type Chunk, ITEM_WORDS } from './chunk.ts'
import type { ChunkFilter, KeyFilter } from './chunk-filters.ts'
import type { KeyFacet, KeyRows } from './key-rows.ts'
import type { Layout } from './layout.ts'
import type { Sums } from './sums.ts'

/** The items of a chunk that have some values of the key. Lists are as long as those of all its items. */
export type SumsOfSome = {
  size: number
  /** By row of the key. */
  rows: Uint16Array
  bands: Uint16Array
  groups: Uint16Array
  variants: Uint16Array
}

/** One value each of up to two sparse or small facets. */
type Values<Name extends string> = readonly { facet: KeyFacet<Name>; row: number }[]

/** A search with filters on the key alone, as sums of items with some values. */
export type RowsPlan<Name extends string> = {
  /** What passes. */
  passing: readonly Values<Name>[]
  /** For each filtered facet what passes the other filter; undefined for everything. */
  others: readonly { facet: KeyFacet<Name>; passing: readonly Values<Name>[] | undefined }[]
}

/** With more values, adding up their sums takes longer than looking at items. */
const MAX_VALUES = 4
/** Sums that a chunk keeps, of about 2 KB each. */
const MAX_STORED = 32

/** Undefined when the filters are on anything else, on the fine facet, or have too many values. */
export function planByRows<Name extends string>(
  { coarse }: KeyRows<Name>,
  filters: readonly ChunkFilter<Name>[],
): RowsPlan<Name> | undefined {
  const [first, second, third] = filters.filter(
    (filter): filter is KeyFilter<Name> => filter.kind === 'key' && filter.facet.firstRow < coarse,
  )
  if (!first || third || filters.length > (second ? 2 : 1)) return undefined
  const alone = valuesOf(first)
  if (!second)
    return alone.length > MAX_VALUES
      ? undefined
      : { passing: alone, others: [{ facet: first.facet, passing: undefined }] }
  const more = valuesOf(second)
  if (alone.length * more.length > MAX_VALUES) return undefined
  return {
    passing: alone.flatMap((a) => more.map((b) => [...a, ...b])),
    others: [
      { facet: first.facet, passing: more },
      { facet: second.facet, passing: alone },
    ],
  }
}

const valuesOf = <Name extends string>({ facet, rows }: KeyFilter<Name>): Values<Name>[] =>
  rows.map((row) => [{ facet, row }])

const idOf = <Name extends string>({ width }: KeyRows<Name>, values: Values<Name>) =>
  values.reduce((id, { row }) => id * (width + 1) + row + 1, 0)

/** True from the second time on that a chunk needs this: counting sums takes twice as long as looking at items. */
export function isRequestedAgain<Name extends string>(
  keys: KeyRows<Name>,
  { sums }: Chunk,
  { passing: [first] }: RowsPlan<Name>,
): boolean {
  const id = idOf(keys, first!)
  sums.byRows ??= new Map()
  if (sums.byRows.has(id)) return true
  keep(sums.byRows, id, undefined)
  return false
}

function keep(all: NonNullable<Sums['byRows']>, id: number, own: SumsOfSome | undefined) {
  if (all.size >= MAX_STORED) all.clear()
  all.set(id, own)
}

/** The items of a chunk with these values: counted on first use, and again after the chunk has changed. */
export function sumsByRows<Name extends string>(
  layout: Layout<Name>,
  keys: KeyRows<Name>,
  { size, items, group, variant, band, sums }: Chunk,
  values: Values<Name>,
): SumsOfSome {
  const { width, sparseRows, facets } = keys
  const id = idOf(keys, values)
  sums.byRows ??= new Map()
  const known = sums.byRows.get(id)
  if (known) return known
  let mask = 0
  let wanted = 0
  for (const { facet, row } of values) {
    mask |= facet.mask << facet.shift
    const isSparse = facet.name === layout.sparse.name
    wanted |= isSparse ? layout.sparse.common[row]! : (row - facet.firstRow) << facet.shift
  }
  const own: SumsOfSome = {
    size: 0,
    rows: new Uint16Array(width),
    bands: new Uint16Array(sums.bands.length),
    groups: new Uint16Array(sums.groups.length),
    variants: new Uint16Array(sums.variants.length),
  }
  const { rows, bands, groups, variants } = own
  const sparseMask = layout.sparse.mask
  for (let at = 0; at < size; at++) {
    const key = items[at * ITEM_WORDS]!
    if ((key & mask) !== wanted) continue
    own.size += 1
    bands[band[at]!]! += 1
    groups[group[at]!]! += 1
    variants[variant[at]!]! += 1
    rows[sparseRows[key & sparseMask]!]! += 1
    for (let facet = 1; facet < facets.length; facet++) {
      const { firstRow, shift, mask: ownMask } = facets[facet]!
      rows[firstRow + ((key >>> shift) & ownMask)]! += 1
    }
  }
  keep(sums.byRows, id, own)
  return own
}
