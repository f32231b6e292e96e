// The server compares hashes too: no picture library here, which only its image worker loads.

/** Side of the gray square that a picture is reduced to before it is hashed. */
export const HASH_SIDE = 32
/** The lowest 8 × 8 frequencies are kept: what resizing, recompression and noise leave alone. */
const FREQUENCIES = 8

/**
 * A picture whose strongest frequency is below two levels of gray is blank: all blank pictures look
 * alike, so it gets no signs at all.
 */
const LEAST_STRENGTH = (2 * (HASH_SIDE * HASH_SIDE)) / 2

/** Cosines of the transform: COSINES[u][x], u the frequency. */
const COSINES = Array.from({ length: FREQUENCIES }, (_, u) =>
  Array.from({ length: HASH_SIDE }, (_, x) =>
    Math.cos(((2 * x + 1) * u * Math.PI) / (2 * HASH_SIDE)),
  ),
)

export type Fingerprint = {
  /** 64 signs, as a signed number that PostgreSQL keeps in a bigint. */
  hash: bigint
  /** The 64 frequencies themselves, a signed byte each, the strongest 127: for the second look. */
  detail: Buffer
}

/**
 * The perceptual hash of a picture (after pHash: Zauner 2010, a DCT of 32 × 32 gray pixels): the
 * signs of its lowest frequencies, row after row. The brightness (frequency 0, 0) is left out, its
 * bit is 0. Signs and not distances from a median, so that the mirrored picture has the same hash
 * but for the odd columns.
 */
export function computeFingerprint(gray: Uint8Array): Fingerprint {
  const frequencies = transform(gray)
  frequencies[0] = 0
  const strongest = Math.max(...frequencies.map(Math.abs))
  if (strongest < LEAST_STRENGTH) return { hash: 0n, detail: Buffer.alloc(frequencies.length) }
  const detail = Int8Array.from(frequencies, (value) => Math.round((127 * value) / strongest))
  return { hash: packSigns(frequencies), detail: Buffer.from(detail.buffer) }
}

/** Which of 64 frequencies are positive, as a signed number that PostgreSQL keeps in a bigint. */
export function packSigns(frequencies: Iterable<number>): bigint {
  let hash = 0n
  for (const [index, value] of [...frequencies].entries())
    if (value > 0) hash |= 1n << BigInt(index)
  return BigInt.asIntN(64, hash)
}

// Rows first, then columns: 8 × 32 × 40 products instead of 64 × 1024.
function transform(gray: Uint8Array): number[] {
  const rows = Array.from({ length: HASH_SIDE }, (_, y) =>
    COSINES.map((cosine) => sum((x) => (gray[y * HASH_SIDE + x] ?? 0) * (cosine[x] ?? 0))),
  )
  return COSINES.flatMap((cosine) =>
    COSINES.map((_, u) => sum((y) => (rows[y]?.[u] ?? 0) * (cosine[y] ?? 0))),
  )
}

function sum(part: (index: number) => number): number {
  let total = 0
  for (let index = 0; index < HASH_SIDE; index++) total += part(index)
  return total
}

/** Shares of width and height cut off each side: a cropped copy resembles one of these. */
export const CROPS: readonly number[] = [0.06, 0.1, 0.14]
/** Bytes of one view: 64 frequencies. */
export const VIEW_BYTES = 64

/** The views without the blank ones. */
export function splitViews(views: Buffer | null): { crops: Buffer[]; trimmed: Buffer | undefined } {
  const all = Array.from({ length: (views?.length ?? 0) / VIEW_BYTES }, (_, index) =>
    views!.subarray(index * VIEW_BYTES, (index + 1) * VIEW_BYTES),
  )
  const isKnown = (view: Buffer | undefined) => view?.some((value) => value !== 0)
  const trimmed = all[CROPS.length]
  return {
    crops: all.slice(0, CROPS.length).filter(isKnown),
    trimmed: isKnown(trimmed) ? trimmed : undefined,
  }
}
