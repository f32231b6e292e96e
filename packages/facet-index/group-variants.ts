import { longer } from './sums.ts'

/** The variants that the items of a group have, each once with its number of items, in no order. */
export type GroupVariants = { size: number; variants: Int32Array; counts: Int32Array }

/** By number of the group in the totals; a group that never had an item has none. */
export type VariantsByGroup = (GroupVariants | undefined)[]

/** Adds items of a variant to a group, or removes them with a negative number. */
export function changeVariants(all: VariantsByGroup, group: number, variant: number, by: number) {
  all[group] ??= { size: 0, variants: new Int32Array(2), counts: new Int32Array(2) }
  const own = all[group]
  const { size, variants, counts } = own
  let at = 0
  while (at < size && variants[at] !== variant) at += 1
  if (at === size) {
    if (size === variants.length) {
      own.variants = longer(variants, size)
      own.counts = longer(counts, size)
    }
    own.variants[size] = variant
    own.counts[size] = by
    own.size = size + 1
    return
  }
  counts[at]! += by
  if (counts[at] !== 0) return
  own.size = size - 1
  variants[at] = variants[size - 1]!
  counts[at] = counts[size - 1]!
}

/**
 * The variants of all cells of a group at once.
 * @param scratch As long as there are variants, and empty before and after.
 */
export function gatherVariants(
  { variant, count }: { variant: Int32Array; count: Int32Array },
  [from, to]: [from: number, to: number],
  scratch: Int32Array,
): GroupVariants {
  let size = 0
  for (let at = from; at < to; at++) {
    if (count[at]! <= 0) continue
    if (scratch[variant[at]!] === 0) size += 1
    scratch[variant[at]!]! += count[at]!
  }
  const own = { size: 0, variants: new Int32Array(size), counts: new Int32Array(size) }
  for (let at = from; at < to; at++) {
    const number = variant[at]!
    if (scratch[number] === 0) continue
    own.variants[own.size] = number
    own.counts[own.size++] = scratch[number]!
    scratch[number] = 0
  }
  return own
}

/** Items of a group whose variants the table has a 0 for, and not a 1. */
export function countWithVariants({ size, variants, counts }: GroupVariants, table: Uint8Array) {
  let sum = 0
  // Without a branch, which a processor can't predict here.
  for (let at = 0; at < size; at++) sum += counts[at]! & (table[variants[at]!]! - 1)
  return sum
}
