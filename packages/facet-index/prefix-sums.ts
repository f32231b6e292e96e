import type { ParentItems } from './chunks.ts'
import type { KeyRows } from './key-rows.ts'

/**
 * What the chunks of a parent before each of its chunks add up to, and at the end all of them: the sums of
 * neighboring chunks are a difference of two.
 */
export type PrefixSums = {
  sizes: Int32Array
  rows: Int32Array[]
  groups: Int32Array[]
  variants: Int32Array[]
  bands: Int32Array[]
}

/** Building them takes as long as adding up the chunks twice: not worth it where changes are as frequent as searches. */
const USES_BEFORE = 2

/** The prefix sums of a parent; undefined if it has changed since the counts before this one. */
export function prefixSumsFor(
  keys: KeyRows<string>,
  bands: number,
  parent: ParentItems,
): PrefixSums | undefined {
  if (parent.prefixSums) return parent.prefixSums
  parent.countedSinceChange += 1
  if (parent.countedSinceChange < USES_BEFORE) return undefined
  parent.prefixSums = addUp(keys, bands, parent)
  return parent.prefixSums
}

/** Call it when an item of the parent is added or removed. */
export function clearPrefixSums(parent: ParentItems) {
  parent.prefixSums = undefined
  parent.countedSinceChange = 0
}

function addUp({ width }: KeyRows<string>, bands: number, { chunks, groups }: ParentItems) {
  const variants = Math.max(0, ...chunks.map(({ sums }) => sums.variants.length))
  const all: PrefixSums = {
    sizes: new Int32Array(chunks.length + 1),
    rows: [new Int32Array(width)],
    groups: [new Int32Array(groups.ids.length)],
    variants: [new Int32Array(variants)],
    bands: [new Int32Array(bands)],
  }
  for (const [at, { size, sums }] of chunks.entries()) {
    all.sizes[at + 1] = all.sizes[at]! + size
    for (const name of ['rows', 'groups', 'variants', 'bands'] as const)
      all[name].push(sumOf(all[name][at]!, sums[name]))
  }
  return all
}

/** As long as the first list. */
function sumOf(list: Int32Array, more: Int32Array | Uint16Array): Int32Array {
  const sum = list.slice()
  const length = Math.min(list.length, more.length)
  for (let at = 0; at < length; at++) sum[at]! += more[at]!
  return sum
}

/** Adds what the chunks from `from` up to `to` have. */
export function addRun(list: Int32Array, prefix: Int32Array[], from: number, to: number) {
  const before = prefix[from]!
  const until = prefix[to]!
  const length = Math.min(list.length, until.length)
  for (let at = 0; at < length; at++) list[at]! += until[at]! - before[at]!
}
