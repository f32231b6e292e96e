import type { Executor, Tx } from '../../platform/db/index.ts'
import { deleteListed, findHash, findNear, type PictureHash } from './listed-pictures.store.ts'
import { knownMedia } from './media.store.ts'
import { listingsShowing } from './photos.store.ts'
import { pictureAddress } from './picture.ts'

export type Reuse = {
  /** The earlier picture; it may be gone by now. */
  mediaId: string
  /** Who listed it; null when that account is deleted. */
  sellerId: string | null
  listedAt: Date
  mirrored: boolean
  /** From LEAST_LIKENESS to 1. */
  likeness: number
}

/** Nobody compares more side by side. */
const MAX_RESULTS = 20
/** The nearest by hash get the second look. */
const MAX_CANDIDATES = 200

/** Photos that other sellers have ever listed and that this one is made from, the most alike first. */
export async function findReuse(db: Executor, mediaId: string, sellerId: string): Promise<Reuse[]> {
  const look = await findHash(db, mediaId)
  if (!look) return []
  const found = [
    ...(await findSimilar(db, look, sellerId, false)),
    ...(await findSimilar(db, look, sellerId, true)),
  ]
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, MAX_RESULTS)
}

async function findSimilar(db: Executor, look: PictureHash, sellerId: string, flipped: boolean) {
  const wanted = toHashQuery(look, { mirrored: flipped })
  const near = await findNear(db, wanted, {
    apart: MAX_DISTANCE,
    notOf: sellerId,
    most: MAX_CANDIDATES,
  })
  return near
    .map(({ mediaId, ownerId, listedAt, detail }): Reuse => {
      const alike = likeness(look.detail, detail, { mirrored: flipped })
      return { mediaId, sellerId: ownerId, listedAt, mirrored: flipped, likeness: alike }
    })
    .filter((one) => one.likeness >= MIN_LIKENESS)
}

/** A hash is looked up by four parts of 16 signs: one of them must be as it was. */
const PARTS = 4
const PART_BITS = 16
/**
 * In each part the signs of the 8 weaker frequencies may be anything: those turn when a picture is
 * cropped or compressed. 256 values a part are looked up.
 */
const WEAK_BITS = 8
/** Then the 32 strongest frequencies of all decide, of whose signs so many may differ. */
const STRONG_BITS = 32
const MAX_DISTANCE = 5

/** The frequencies that change their sign when a picture is mirrored: the odd columns. */
const MIRRORED = 0xaaaaaaaaaaaaaaaan

/**
 * Least likeness of two pictures that count as one, by the cosine of their frequencies. Of 40 made
 * photos of phones cropped by 3 % all keep it, by 5 % 39, by 8 % 32; of 1,560 pairs of others none
 * has it: see decisions/0028.
 */
const MIN_LIKENESS = 0.9

/** What to look up: values for each part, and the signs that are compared after. */
export type HashQuery = { hash: bigint; parts: number[][]; strong: bigint }

/** How a picture, or its mirror image, is looked up among others. */
export function toHashQuery(look: PictureHash, options: { mirrored: boolean }): HashQuery {
  const strengths = Array.from(look.detail, (_, at) => Math.abs(look.detail.readInt8(at)))
  const hash = options.mirrored ? mirrorHash(look.hash) : look.hash
  const strong = strongest(strengths, 0, PARTS * PART_BITS, STRONG_BITS)
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const from = part * PART_BITS
    const value = Number((hash >> BigInt(from)) & 0xffffn)
    const firm = new Set(strongest(strengths, from, PART_BITS, PART_BITS - WEAK_BITS))
    const weak = Array.from({ length: PART_BITS }, (_, bit) => bit).filter(
      (bit) => !firm.has(from + bit),
    )
    return variations(value, weak)
  })
  return { hash, parts, strong: toMask(strong) }
}

/** The hash of the mirrored picture. */
export function mirrorHash(hash: bigint): bigint {
  return BigInt.asIntN(64, hash ^ MIRRORED)
}

function strongest(strengths: number[], from: number, count: number, most: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at)
    .sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0))
    .slice(0, most)
}

function toMask(bits: number[]): bigint {
  return BigInt.asIntN(
    64,
    bits.reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n),
  )
}

/** Every value that differs in nothing but these bits. */
function variations(value: number, bits: number[]): number[] {
  return bits.reduce((values, bit) => values.flatMap((one) => [one, one ^ (1 << bit)]), [value])
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

/** Where a picture is seen now: its address, null when it is gone, and a listing that shows it. */
type PhotoLocation = { url: string | null; listingId: string | null }

/** Where pictures that were listed once are now. */
export async function findPhotoLocations(
  db: Executor,
  mediaIds: readonly string[],
): Promise<Map<string, PhotoLocation>> {
  const ids = [...new Set(mediaIds)]
  if (ids.length === 0) return new Map()
  const [known, shown] = await Promise.all([knownMedia(db, ids), listingsShowing(db, ids)])
  return new Map(
    ids.map((id) => [
      id,
      { url: known.has(id) ? pictureAddress(id) : null, listingId: shown.get(id) ?? null },
    ]),
  )
}

/** Pictures that were never shown, because a moderator refused them, are no originals to others. */
export async function deleteListedPictures(tx: Tx, mediaIds: readonly string[]) {
  if (mediaIds.length > 0) await deleteListed(tx, mediaIds)
}
