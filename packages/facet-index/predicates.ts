import { FAILS, type Layout, markIds, type Numbered } from './layout.ts'
import type { Segment } from './segments.ts'

type Ids = { has(id: number): boolean; keys(): Iterable<number> }

/** Which items to count. A filter's own facet also counts the items that only this filter excludes. */
export type Query<Name extends string> = {
  /** Only these groups; null for all. */
  groups: { keys: () => Iterable<number>; has: (id: number) => boolean } | null
  /** Only groups of these parents; null for all. */
  parents: ReadonlySet<number> | null
  /** Filters on groups and parents; empty for none. */
  selectedGroups: ReadonlySet<number>
  selectedParents: ReadonlySet<number>
  /** Filters by facet: the values that pass. None or an empty set does not filter. */
  selected: { readonly [name in Name]?: ReadonlySet<number> }
  /** Filter on the value, both ends included. */
  min: number | undefined
  max: number | undefined
  /** Filter on the place; null for none. */
  places: Ids | null
  /** Places that the place facet counts besides `places`. */
  widerPlaces: Ids | null
  /** Filter on the variant; null for none. */
  variants: Ids | null
}

/** 32-bit integers, which compare faster than infinities. */
export const MIN_VALUE = -(2 ** 31)
export const MAX_VALUE = 2 ** 31 - 1

/** The filters that each value of a key fails, so that checking a cell is a table look-up. */
export type Predicates = {
  /** False when every cell passes. */
  any: boolean
  sparse: Uint16Array
  small: Uint16Array
  fine: Uint16Array
  min: number
  max: number
  /** By place index: 1 passes, 2 is among the wider places, 0 is outside. */
  near: Uint8Array | null
  /** By variant index: 1 passes. */
  variants: Uint8Array | null
  sparseMask: number
  smallAt: number
  smallMask: number
  fineAt: number
}

export function createPredicates<Name extends string>(
  layout: Layout<Name>,
  query: Query<Name>,
): Predicates {
  const { sparse, small, fine } = layout
  const { selected, min, max, places, variants } = query
  const isUsed = ({ name }: { name: Name }) => (selected[name]?.size ?? 0) > 0
  const used = small.filter(isUsed)
  const bySmall = new Uint16Array(layout.smallMask + 1)
  for (const { name, shift, mask, fails } of used) {
    const own = failures(query, name, mask + 1, fails)
    for (let bits = 0; bits < bySmall.length; bits++) bySmall[bits]! |= own[(bits >> shift) & mask]!
  }
  return {
    any:
      isUsed(sparse) ||
      used.length > 0 ||
      isUsed(fine) ||
      min !== undefined ||
      max !== undefined ||
      places !== null ||
      variants !== null,
    sparse: failures(query, sparse.name, sparse.mask + 1, FAILS.sparse),
    small: bySmall,
    fine: failures(query, fine.name, fine.size, FAILS.fine),
    min: min ?? MIN_VALUE,
    max: max ?? MAX_VALUE,
    near: places && nearness(layout.places, places, query.widerPlaces),
    variants: variants && nearness(layout.variants, variants, null),
    sparseMask: sparse.mask,
    smallAt: layout.smallAt,
    smallMask: layout.smallMask,
    fineAt: fine.at,
  }
}

/** The filters that each value of a facet fails; not to be changed. */
function failures<Name extends string>(
  { selected }: Query<Name>,
  name: Name,
  size: number,
  fails: number,
): Uint16Array {
  const chosen = selected[name]
  if (!chosen || chosen.size === 0) return noFailures(size)
  const table = new Uint16Array(size).fill(fails)
  for (const value of chosen) table[value] = 0
  return table
}

/** Tables without a failure by their size: few sizes, the largest of them 16 kB, are used in every count. */
const withoutFailures = new Map<number, Uint16Array>()

function noFailures(size: number): Uint16Array {
  const known = withoutFailures.get(size) ?? new Uint16Array(size)
  withoutFailures.set(size, known)
  return known
}

/** By index: 1 for ids that pass, 2 for those that only the wider set has. */
function nearness(numbered: Numbered, passing: Ids, wider: Ids | null) {
  const near = new Uint8Array(numbered.ids.length)
  if (wider) markIds(near, numbered, wider, 2)
  markIds(near, numbered, passing, 1)
  return near
}

/** True when the cell at an index of a segment passes every filter. */
export function passes(predicates: Predicates, segment: Segment, at: number): boolean {
  const { sparse, small, fine, min, max, near, variants } = predicates
  const { sparseMask, smallAt, smallMask, fineAt } = predicates
  const key = segment.key[at]!
  if (sparse[key & sparseMask]! !== 0 || small[(key >> smallAt) & smallMask]! !== 0) return false
  const value = segment.value[at]!
  if (value < min || value > max || fine[key >>> fineAt]! !== 0) return false
  if (variants !== null && variants[segment.variant[at]!] !== 1) return false
  return near === null || near[segment.place[at]!] === 1
}
