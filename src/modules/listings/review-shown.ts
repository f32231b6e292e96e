import type { z } from 'zod'
import type { Executor } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findPhotoLocations, listPhotosByListing, photoAt } from '../media/index.ts'
import { PHOTO_REUSE_NOTICE } from './listing-mails.ts'
import { findListings } from './listings.store.ts'
import type { PhotoReuse } from './photo-reuse.ts'
import type { openReviewBody, photoReuseBody, ReviewBody } from './reviews.contract.ts'
import type { Proposed, Review } from './reviews.store.ts'
import { namesOf } from './sellers.store.ts'
import { toPhone, toPhotos } from './to-phone.ts'

type OpenReview = z.infer<typeof openReviewBody>

/** Reviews as moderators see them: with all photos, and beside them those of others. */
export async function openReviewsOf(
  db: Executor,
  reviews: readonly Review[],
  viewer: Viewer,
): Promise<OpenReview[]> {
  const listingIds = reviews.map(({ listingId }) => listingId)
  const [listings, photos, reuse] = await Promise.all([
    findListings(db, listingIds),
    listPhotosByListing(db, listingIds),
    reuseShown(db, reviews),
  ])
  const phones = new Map(listings.map((one) => [one.id, toPhone(one, viewer, photos.get(one.id))]))
  return reviews.flatMap((review) => {
    const phone = phones.get(review.listingId)
    return phone ? { ...toReview(review), phone, reuse: review.reuse.map(reuse) } : []
  })
}

/** A review as its seller sees it: without whose photo theirs looks like. */
export function toReview(review: Review): ReviewBody {
  const { id, proposed, decision, reason, createdAt, decidedAt } = review
  return {
    _id: id,
    kind: proposed ? 'change' : 'listing',
    proposed: toProposed(proposed),
    decision: decision === 'superseded' ? null : decision,
    reason,
    notice: noticeOf(review.reuse),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** What a seller reads about photos that wait for their looks; empty when none does. */
export function noticeOf(reuse: readonly PhotoReuse[]): string {
  return reuse.length > 0 ? PHOTO_REUSE_NOTICE : ''
}

/** A change as its seller and the moderators see it. */
export function toProposed(proposed: Proposed | null) {
  if (!proposed) return null
  const { brand, name, storageGb, grade, img } = proposed
  const photos = toPhotos({ name, storageGb, colour: null }, proposed.photos.map(photoAt))
  return { brand, name, storageGb, grade, img, photos }
}

async function reuseShown(db: Executor, reviews: readonly Review[]) {
  const others = reviews.flatMap(({ reuse }) => reuse.map(({ other }) => other))
  const mediaIds = others.map(({ mediaId }) => mediaId)
  const sellerIds = others.flatMap(({ sellerId }) => sellerId ?? [])
  const [places, names] = await Promise.all([
    findPhotoLocations(db, mediaIds),
    namesOf(db, sellerIds),
  ])
  return ({ url: src, other }: PhotoReuse): z.infer<typeof photoReuseBody> => ({
    src,
    other: {
      src: places.get(other.mediaId)?.url ?? null,
      phoneId: places.get(other.mediaId)?.listingId ?? null,
      seller: names.get(other.sellerId ?? '') ?? null,
      sellerId: names.has(other.sellerId ?? '') ? other.sellerId : null,
      listedAt: other.listedAt,
    },
    mirrored: other.mirrored,
    likeness: other.likeness,
  })
}
