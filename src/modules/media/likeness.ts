/** Hashes that differ in more of their 64 places are of different photos. */
export const MAX_DISTANCE = 11
/** In its nearest of four parts such a hash differs in this many places at most: 11 / 4. */
const PART_DISTANCE = 2
const PARTS = 4
const PART_BITS = 16

/** The frequencies that change their sign when a picture is mirrored: the odd columns. */
const MIRRORED = 0xaaaaaaaaaaaaaaaan

/**
 * Least likeness of two pictures that count as one, by the cosine of their frequencies: measured on
 * 40 photos of phones, crops of 3 % keep 0.96, of 5 % 0.88 to 0.98, other photos reach 0.87.
 */
export const LEAST_LIKENESS = 0.9

/** The hash of the mirrored picture. */
export function mirrored(hash: bigint): bigint {
  return BigInt.asIntN(64, hash ^ MIRRORED)
}

/** For each part of the hash the values that differ from it in at most two places: 137 each. */
export function nearParts(hash: bigint): number[][] {
  return Array.from({ length: PARTS }, (_, part) => {
    const value = Number((hash >> BigInt(part * PART_BITS)) & 0xffffn)
    return flips.map((flip) => value ^ flip)
  })
}

const flips = flipsOf(PART_DISTANCE)

function flipsOf(most: number, from = 0): number[] {
  if (most === 0 || from === PART_BITS) return [0]
  const without = flipsOf(most, from + 1)
  const withIt = flipsOf(most - 1, from + 1).map((flip) => flip | (1 << from))
  return [...without, ...withIt]
}

/** How alike two pictures are by their frequencies, 1 the same, 0 nothing in common. */
export function likeness(a: Buffer, b: Buffer, options: { mirrored: boolean }): number {
  let both = 0
  let ofA = 0
  let ofB = 0
  for (let at = 0; at < a.length; at++) {
    const x = a.readInt8(at)
    const y = b.readInt8(at) * (options.mirrored && at % 2 === 1 ? -1 : 1)
    both += x * y
    ofA += x * x
    ofB += y * y
  }
  return ofA * ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB)
}
