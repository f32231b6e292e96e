export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  pickWeighted<T>(from: readonly T[], weight: (item: T) => number): T
  shuffle<T>(from: readonly T[]): T[]
}

/** Mulberry32: the same seed gives the same sequence on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  function between(low: number, high: number) {
    return low + next() * (high - low)
  }
  function whole(low: number, high: number) {
    return Math.floor(between(low, high + 1))
  }
  function pick<T>(from: readonly T[]): T {
    const item = from[whole(0, from.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  function pickWeighted<T>(from: readonly T[], weight: (item: T) => number): T {
    let left = next() * from.reduce((sum, item) => sum + weight(item), 0)
    for (const item of from) {
      left -= weight(item)
      if (left < 0) return item
    }
    return pick(from)
  }
  function shuffle<T>(from: readonly T[]): T[] {
    const items = [...from]
    for (let last = items.length - 1; last > 0; last--) {
      const other = whole(0, last)
      const held = items[last] as T
      items[last] = items[other] as T
      items[other] = held
    }
    return items
  }
  return { next, between, whole, chance: (share) => next() < share, pick, pickWeighted, shuffle }
}

/** A stable seed from a string, so that a key always draws the same picture. */
export function seedFrom(words: string): number {
  let hash = 2166136261
  for (let index = 0; index < words.length; index++) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 16777619)
  }
  return hash >>> 0
}
