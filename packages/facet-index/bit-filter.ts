import { CHUNK_WORDS } from './chunk.ts'

/** One step: `slice ? high : low`, of the results of earlier steps or of constants. */
type Step = { slice: number; high: Int32Array; low: Int32Array; out: Int32Array }

/** A condition on some bits of an item, for 32 items at once. */
export type BitFilter = { steps: Step[]; out: Int32Array }

const NONE = new Int32Array(CHUNK_WORDS)
const ALL = new Int32Array(CHUNK_WORDS).fill(-1)

/**
 * Compiles a table of passing values into steps on slices, by the highest bit first. Equal halves
 * share their steps, so a range takes at most one step a bit, and a single value too.
 */
export function compileBitFilter(
  table: Uint8Array,
  { at, count }: { at: number; count: number },
): BitFilter {
  const steps: Step[] = []
  const known = new Map<string, Int32Array>()

  function compile(from: number, bit: number): Int32Array {
    const size = 2 ** bit
    const part = table.subarray(from, from + size)
    if (part.every((passes) => passes === 1)) return ALL
    if (part.every((passes) => passes === 0)) return NONE
    const name = `${bit} ${part.join('')}`
    const same = known.get(name)
    if (same) return same
    const low = compile(from, bit - 1)
    const high = compile(from + size / 2, bit - 1)
    if (low === high) return low
    const out = new Int32Array(CHUNK_WORDS)
    steps.push({ slice: at + bit - 1, high, low, out })
    known.set(name, out)
    return out
  }

  const out = compile(0, count)
  return { steps, out }
}

/** Writes to `filter.out` which of the first `words` words of items the table has a 1 for. */
export function runBitFilter({ steps }: BitFilter, slices: Int32Array, words: number) {
  for (const { slice, high, low, out } of steps) {
    const own = slices.subarray(slice * CHUNK_WORDS, slice * CHUNK_WORDS + words)
    // Most steps have a constant side: the branches of `slice ? high : low` without it.
    if (low === NONE) {
      if (high === ALL) out.set(own)
      else for (let at = 0; at < own.length; at++) out[at] = own[at]! & high[at]!
    } else if (high === NONE) {
      if (low === ALL) for (let at = 0; at < own.length; at++) out[at] = ~own[at]!
      else for (let at = 0; at < own.length; at++) out[at] = ~own[at]! & low[at]!
    } else if (high === ALL) for (let at = 0; at < own.length; at++) out[at] = own[at]! | low[at]!
    else if (low === ALL) for (let at = 0; at < own.length; at++) out[at] = ~own[at]! | high[at]!
    else
      for (let at = 0; at < own.length; at++) {
        const bits = own[at]!
        out[at] = (bits & high[at]!) | (~bits & low[at]!)
      }
  }
}

/** How many bits of a word are set. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
