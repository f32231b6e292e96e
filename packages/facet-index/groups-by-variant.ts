import { longer } from './sums.ts'

/** The groups that the items of a variant are in, ascending, each with its number of items. */
export type VariantGroups = { size: number; groups: Int32Array; counts: Int32Array }

/** By number of the variant, with the numbers of groups in the totals; a variant that never had an item has none. */
export type GroupsByVariant = (VariantGroups | undefined)[]

/** Adds items of a group to a variant, or removes them with a negative number. */
export function changeGroups(all: GroupsByVariant, variant: number, group: number, by: number) {
  const own = groupsOf(all, variant)
  const at = positionOf(own, group)
  if (at === own.size || own.groups[at] !== group) insert(own, at, group, by)
  else {
    own.counts[at]! += by
    if (own.counts[at] === 0) remove(own, at)
  }
}

/** Variants of groups with their items, one after the other, the groups ascending. */
export type VariantPairs = {
  size: number
  variants: Int32Array
  groups: Int32Array
  counts: Int32Array
}

export function emptyPairs(): VariantPairs {
  const list = () => new Int32Array(1_024)
  return { size: 0, variants: list(), groups: list(), counts: list() }
}

/**
 * Appends the variants of the cells of a group.
 * @param scratch As long as there are variants, and empty before and after.
 */
export function gatherPairs(
  pairs: VariantPairs,
  { variant, count }: { variant: Int32Array; count: Int32Array },
  { group, from, to }: { group: number; from: number; to: number },
  scratch: Int32Array,
) {
  for (let at = from; at < to; at++) if (count[at]! > 0) scratch[variant[at]!]! += count[at]!
  if (pairs.size + scratch.length > pairs.groups.length)
    for (const name of ['variants', 'groups', 'counts'] as const)
      pairs[name] = longer(pairs[name], pairs.size + scratch.length)
  const { variants, groups, counts } = pairs
  for (let at = from; at < to; at++) {
    const number = variant[at]!
    if (scratch[number] === 0) continue
    variants[pairs.size] = number
    groups[pairs.size] = group
    counts[pairs.size++] = scratch[number]!
    scratch[number] = 0
  }
}

/** Pairs after which the caller may pause. */
const STEP = 16_384

/** Stores pairs by variant, in one block of memory. Yields in between. */
export function* loadPairs(
  all: GroupsByVariant,
  { size, variants, groups, counts }: VariantPairs,
): Generator<void, void, void> {
  let most = 0
  for (let at = 0; at < size; at++) {
    if (at % STEP === 0) yield
    if (variants[at]! > most) most = variants[at]!
  }
  const sizes = new Int32Array(most + 1)
  for (let at = 0; at < size; at++) {
    if (at % STEP === 0) yield
    sizes[variants[at]!]! += 1
  }
  const own = { groups: new Int32Array(size), counts: new Int32Array(size) }
  const next = new Int32Array(most + 1)
  let first = 0
  for (let variant = 0; variant < next.length; variant++) {
    const count = sizes[variant]!
    if (count === 0) continue
    next[variant] = first
    const range = [first, first + count] as const
    const parts = { groups: own.groups.subarray(...range), counts: own.counts.subarray(...range) }
    all[variant] = { size: count, ...parts }
    first += count
  }
  for (let at = 0; at < size; at++) {
    if (at % STEP === 0) yield
    const to = next[variants[at]!]!++
    own.groups[to] = groups[at]!
    own.counts[to] = counts[at]!
  }
}

/** Adds the items of a variant to a list by number of the group, or removes them with -1. */
export function addVariantGroups(
  list: Int32Array,
  { size, groups, counts }: VariantGroups,
  by: 1 | -1,
) {
  for (let at = 0; at < size; at++) list[groups[at]!]! += by * counts[at]!
}

function groupsOf(all: GroupsByVariant, variant: number): VariantGroups {
  all[variant] ??= { size: 0, groups: new Int32Array(2), counts: new Int32Array(2) }
  return all[variant]
}

/** Where a group is, or has to be inserted. */
function positionOf({ size, groups }: VariantGroups, group: number): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (groups[middle]! < group) low = middle + 1
    else high = middle
  }
  return low
}

function insert(own: VariantGroups, at: number, group: number, count: number) {
  if (own.size === own.groups.length) grow(own)
  own.groups.copyWithin(at + 1, at, own.size)
  own.counts.copyWithin(at + 1, at, own.size)
  own.groups[at] = group
  own.counts[at] = count
  own.size += 1
}

function remove(own: VariantGroups, at: number) {
  own.groups.copyWithin(at, at + 1, own.size)
  own.counts.copyWithin(at, at + 1, own.size)
  own.size -= 1
}

function grow(own: VariantGroups) {
  own.groups = longer(own.groups, own.size)
  own.counts = longer(own.counts, own.size)
}
