import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { type Claimed, claimPictures, findReuse, listPhotos } from '../media/index.ts'
import type { NewPhone } from './listings.contract.ts'
import type { Listing } from './listings.store.ts'
import type { FieldErrors } from './read-form.ts'

/** A photo of a listing. `alt` is empty where its seller has not described it. */
export type ListingPhoto = Claimed & { alt: string }
type Sent = { url: string; alt?: string | undefined }

/** The cover photo as the listing row stores it, for cards. */
export function toCover(photos: readonly ListingPhoto[]): Pick<Listing, 'img' | 'mediaId'> {
  return { img: photos[0]?.url ?? '', mediaId: photos[0]?.mediaId ?? null }
}

/** The photos of a listing, cover first. */
export async function photosToKeep(
  tx: Tx,
  listing: Pick<Listing, 'id' | 'img' | 'mediaId'>,
): Promise<ListingPhoto[]> {
  const current = await listPhotos(tx, { listingId: listing.id })
  const { img: url, mediaId } = listing
  if (current.length === 0 && url) return [{ mediaId, url, alt: '' }]
  return current.map(({ mediaId, url, alt }) => ({ mediaId, url, alt }))
}

/** The photos of a new listing: those that the form sends, or else those of its draft. */
export async function photosSent(
  tx: Tx,
  { photos, img, draftId }: NewPhone,
  sellerId: string,
): Promise<Sent[]> {
  if (photos) return photos
  const url = img?.trim()
  if (url) return [{ url }]
  return draftId ? listPhotos(tx, { sellerId, draftId: draftId.toLowerCase() }) : []
}

/** The photos of an edit. A form that only names the current cover keeps all photos. */
export function photosSentAgain(
  { photos, img }: NewPhone,
  before: readonly ListingPhoto[],
): Sent[] {
  if (photos) return photos
  const url = img?.trim()
  if (!url) return []
  return url === before[0]?.url ? [...before] : [{ url }]
}

/**
 * Claims the new photos of a form for their seller. Call it last: a refused form must not claim a
 * picture.
 */
export async function keepPhotos(
  deps: Deps,
  tx: Tx,
  sent: readonly Sent[],
  {
    sellerId,
    before,
    field,
  }: { sellerId: string; before: readonly ListingPhoto[]; field: 'img' | 'photos' },
): Promise<{ photos: ListingPhoto[] } | { fields: FieldErrors }> {
  const shown = new Map(before.map((photo) => [photo.url, photo]))
  const wanted = sent.map(({ url, alt = '' }) => ({ url: url.trim(), alt: alt.trim() }))
  const fresh = [...new Set(wanted.map(({ url }) => url))].filter((url) => !shown.has(url))
  const claimed = await claimPictures(deps, tx, fresh, sellerId)
  if ('refused' in claimed) {
    if (claimed.refused === 'too_many') return { fields: { [field]: 'Too many photos' } }
    const place = wanted.findIndex(({ url }) => url === claimed.url) + 1
    const which = field === 'img' ? 'the photo' : `photo ${place}`
    return { fields: { [field]: `Upload ${which} here first` } }
  }
  for (const [index, url] of fresh.entries()) {
    const picture = claimed.pictures[index]
    if (picture) shown.set(url, { ...picture, alt: '' })
  }
  const photos = new Map<string, ListingPhoto>()
  for (const { url, alt } of wanted) {
    const photo = shown.get(url)
    if (photo && !photos.has(photo.url)) photos.set(photo.url, { ...photo, alt })
  }
  return { photos: [...photos.values()] }
}

/** A photo that looks like one that another seller has listed. */
export type PhotoReuse = {
  mediaId: string
  url: string
  other: {
    mediaId: string
    /** Null when that account was deleted. */
    sellerId: string | null
    listedAt: string
    mirrored: boolean
    /** From 0 to 1, where 1 is the same picture. */
    similarity: number
  }
}

/** Matches per photo; more do not help a moderator. */
const SHOWN_OF_ONE = 3

/** The photos that match photos of other sellers, the closest match of each first. */
export async function findReused(
  tx: Tx,
  photos: readonly ListingPhoto[],
  sellerId: string,
): Promise<PhotoReuse[]> {
  const reused: PhotoReuse[] = []
  for (const { mediaId, url } of photos) {
    const reuses = mediaId ? await findReuse(tx, mediaId, sellerId) : []
    for (const { listedAt, ...other } of reuses.slice(0, SHOWN_OF_ONE))
      reused.push({
        mediaId: mediaId!,
        url,
        other: { ...other, listedAt: listedAt.toISOString() },
      })
  }
  return reused
}

/** Records that a listing or an edit waits because of its photos; its seller is notified. */
export async function holdForReuse(
  tx: Tx,
  listing: Pick<Listing, 'id'>,
  reuse: readonly PhotoReuse[],
  date: Date,
) {
  const photos = reuse.map(({ mediaId, other }) => ({ mediaId, other }))
  await recordEvent(tx, 'photo_reuse_found', date, { listingId: listing.id, photos })
  await writeAudit(tx, {
    actor: 'system',
    action: 'photo_reuse_found',
    subject: ['listing', listing.id],
    at: date,
    data: { photos },
  })
}
