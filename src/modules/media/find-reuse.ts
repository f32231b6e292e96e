import type { Executor, Tx } from '../../platform/db/index.ts'
import { deleteListed, findHash, findNear, type PictureHash } from './listed-pictures.store.ts'
import { knownMedia } from './media.store.ts'
import { listingsShowing } from './photos.store.ts'
import { pictureAddress } from './picture.ts'

export type Reuse = {
  /** The earlier picture, which may be deleted by now. */
  mediaId: string
  /** Null when the account is deleted. */
  sellerId: string | null
  listedAt: Date
  mirrored: boolean
  /** From MIN_LIKENESS to 1. */
  likeness: number
}

/** More than anyone compares side by side. */
const MAX_RESULTS = 20
/** The nearest by hash, whose likeness is computed. */
const MAX_CANDIDATES = 200

/** Finds photos listed by other sellers that this one was copied from, most similar first. */
export async function findReuse(db: Executor, mediaId: string, sellerId: string): Promise<Reuse[]> {
  const picture = await findHash(db, mediaId)
  if (!picture) return []
  const found = [
    ...(await findSimilar(db, picture, sellerId, false)),
    ...(await findSimilar(db, picture, sellerId, true)),
  ]
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, MAX_RESULTS)
}

async function findSimilar(db: Executor, picture: PictureHash, sellerId: string, flipped: boolean) {
  const wanted = toHashQuery(picture, { mirrored: flipped })
  const near = await findNear(db, wanted, {
    apart: MAX_DISTANCE,
    notOf: sellerId,
    most: MAX_CANDIDATES,
  })
  return near
    .map(({ mediaId, ownerId, listedAt, detail }): Reuse => {
      const alike = likeness(picture.detail, detail, { mirrored: flipped })
      return { mediaId, sellerId: ownerId, listedAt, mirrored: flipped, likeness: alike }
    })
    .filter((one) => one.likeness >= MIN_LIKENESS)
}

/** A hash is looked up by four parts of 16 signs, one of which must match. */
const PARTS = 4
const PART_BITS = 16
/**
 * In each part the signs of the 8 weaker frequencies are ignored, because cropping and compression
 * flip them: 256 values per part are looked up.
 */
const WEAK_BITS = 8
/** Then at most MAX_DISTANCE signs of the 32 strongest frequencies may differ. */
const STRONG_BITS = 32
const MAX_DISTANCE = 5

/** The frequencies that change their sign when a picture is mirrored: the odd columns. */
const MIRRORED = 0xaaaaaaaaaaaaaaaan

/**
 * Minimum cosine similarity of the frequencies of two pictures that count as one. Of 40 generated phone
 * photos, 40 reach it cropped by 3%, 39 by 5%, 32 by 8%; none of 1,560 pairs of different photos does:
 * see decisions/0028.
 */
const MIN_LIKENESS = 0.9

/** Values to look up for each part, and the strong signs to compare. */
export type HashQuery = { hash: bigint; parts: number[][]; strong: bigint }

export function toHashQuery(picture: PictureHash, options: { mirrored: boolean }): HashQuery {
  const strengths = Array.from(picture.detail, (_, at) => Math.abs(picture.detail.readInt8(at)))
  const hash = options.mirrored ? mirrorHash(picture.hash) : picture.hash
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

/** Every value that differs only in these bits. */
function variations(value: number, bits: number[]): number[] {
  return bits.reduce((values, bit) => values.flatMap((one) => [one, one ^ (1 << bit)]), [value])
}

/** Similarity of two pictures by their frequencies: 1 for equal, 0 for unrelated. */
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

/** The picture's URL, null when it is deleted, and a listing that shows it. */
type PhotoLocation = { url: string | null; listingId: string | null }

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

/** Forgets pictures that a moderator rejected: never shown, they cannot be originals of others. */
export async function deleteListedPictures(tx: Tx, mediaIds: readonly string[]) {
  if (mediaIds.length > 0) await deleteListed(tx, mediaIds)
}
