import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { proposedAlt } from '../../shared/listing-photos.ts'
import { type Claimed, claimPictures, listPhotos } from '../media/index.ts'
import type { Listing } from './listing.ts'
import type { NewPhone } from './listings.contract.ts'
import type { Fields } from './read-form.ts'

/** A photo of a listing as its seller gave it; without words of theirs `alt` is empty. */
export type KeptPhoto = Claimed & { alt: string }
type Sent = { url: string; alt?: string | undefined }

/** The photo that cards show, as the listing itself keeps it. */
export function coverOf(photos: readonly KeptPhoto[]): Pick<Listing, 'img' | 'mediaId'> {
  return { img: photos[0]?.url ?? '', mediaId: photos[0]?.mediaId ?? null }
}

/** The photos that a listing shows, cover first. */
export async function keptPhotosOf(
  tx: Tx,
  listing: Pick<Listing, 'id' | 'img' | 'mediaId'>,
): Promise<KeptPhoto[]> {
  const kept = await listPhotos(tx, { listingId: listing.id })
  const { img: url, mediaId } = listing
  if (kept.length === 0 && url) return [{ mediaId, url, alt: '' }]
  return kept.map(({ mediaId, url, alt }) => ({ mediaId, url, alt }))
}

/** Which photos a form for a new listing means: those it sends, or those of the draft that it was. */
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

/** The same for an edit: who names the cover that it has leaves its photos as they are. */
export function photosSentAgain({ photos, img }: NewPhone, before: readonly KeptPhoto[]): Sent[] {
  if (photos) return photos
  const url = img?.trim()
  if (!url) return []
  return url === before[0]?.url ? [...before] : [{ url }]
}

/**
 * Keeps the photos of a form for their seller; those that the listing shows already are. Last of
 * all: a refused form must not keep a picture.
 */
export async function keepPhotos(
  deps: Deps,
  tx: Tx,
  sent: readonly Sent[],
  {
    sellerId,
    before,
    field,
  }: { sellerId: string; before: readonly KeptPhoto[]; field: 'img' | 'photos' },
): Promise<{ photos: KeptPhoto[] } | { fields: Fields }> {
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
  for (const [at, url] of fresh.entries()) {
    const picture = claimed.pictures[at]
    if (picture) shown.set(url, { ...picture, alt: '' })
  }
  const photos = new Map<string, KeptPhoto>()
  for (const { url, alt } of wanted) {
    const photo = shown.get(url)
    if (photo && !photos.has(photo.url)) photos.set(photo.url, { ...photo, alt })
  }
  return { photos: [...photos.values()] }
}

/** Forgets words that were only proposed: they follow the phone and the order of its photos. */
export function withoutProposals(
  sent: readonly Sent[],
  phone: Pick<Listing, 'name' | 'storageGb' | 'colour'>,
  before: readonly KeptPhoto[],
): Sent[] {
  return sent.map((photo) => {
    const at = before.findIndex(({ url }) => url === photo.url.trim())
    const proposed = proposedAlt(phone, { at, of: before.length })
    return photo.alt?.trim() === proposed ? { url: photo.url } : photo
  })
}
