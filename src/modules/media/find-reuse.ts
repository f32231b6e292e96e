import type { Executor } from '../../platform/db/index.ts'
import { LEAST_LIKENESS, likeness, MOST_APART, wantedOf } from './likeness.ts'
import { findNear, type Look, lookOf } from './listed-pictures.store.ts'

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
const MOST = 20
/** The nearest by hash get the second look. */
const CANDIDATES = 200

/** Photos that other sellers have ever listed and that this one is made from, the most alike first. */
export async function findReuse(db: Executor, mediaId: string, sellerId: string): Promise<Reuse[]> {
  const look = await lookOf(db, mediaId)
  if (!look) return []
  const found = [
    ...(await search(db, look, sellerId, false)),
    ...(await search(db, look, sellerId, true)),
  ]
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, MOST)
}

async function search(db: Executor, look: Look, sellerId: string, flipped: boolean) {
  const wanted = wantedOf(look, { mirrored: flipped })
  const near = await findNear(db, wanted, { apart: MOST_APART, notOf: sellerId, most: CANDIDATES })
  return near
    .map(({ mediaId, ownerId, listedAt, detail }): Reuse => {
      const alike = likeness(look.detail, detail, { mirrored: flipped })
      return { mediaId, sellerId: ownerId, listedAt, mirrored: flipped, likeness: alike }
    })
    .filter((one) => one.likeness >= LEAST_LIKENESS)
}
