import type { Tx } from '../../platform/db/index.ts'
import { findReuse } from '../media/index.ts'
import type { KeptPhoto } from './read-photos.ts'

/** A photo of a listing that looks like one that another seller has listed. */
export type PhotoReuse = {
  mediaId: string
  url: string
  other: {
    mediaId: string
    /** Null when that account is deleted. */
    sellerId: string | null
    listedAt: string
    mirrored: boolean
    /** 1 is the same. */
    likeness: number
  }
}

/** More of one photo tell a moderator no more. */
const SHOWN_OF_ONE = 3

/** Which of these photos are made from photos of other sellers, the most alike of each first. */
export async function findReused(
  tx: Tx,
  photos: readonly KeptPhoto[],
  sellerId: string,
): Promise<PhotoReuse[]> {
  const reused: PhotoReuse[] = []
  for (const { mediaId, url } of photos) {
    const found = mediaId ? await findReuse(tx, mediaId, sellerId) : []
    for (const { listedAt, ...other } of found.slice(0, SHOWN_OF_ONE))
      reused.push({
        mediaId: mediaId!,
        url,
        other: { ...other, listedAt: listedAt.toISOString() },
      })
  }
  return reused
}
