import type { Deps } from '../../deps.ts'
import { SECOND } from '../../platform/clock.ts'
import { type Executor, newId, type Tx } from '../../platform/db/index.ts'
import type { Claimed } from './claim-picture.ts'
import {
  type DraftOf,
  expireUnshown,
  findDraftPhotos,
  findPhotos,
  movePhotos,
  type PhotoFound,
  type PhotosOf,
  replacePhotos,
} from './photos.store.ts'
import {
  type Format,
  pictureAddress,
  readAddress,
  UPLOAD_SECONDS,
  WIDTHS,
  type Width,
} from './picture.ts'
import { isOpaque, placeholderImage } from './placeholder.ts'

/** One photo of a listing, as pages show it. */
export type Photo = {
  /** Null for a picture on a trusted host: then there is the url alone. */
  mediaId: string | null
  url: string
  alt: string
  width: number | null
  height: number | null
  /** A blurred picture as the address of a tiny PNG; null where it would shine through. */
  placeholder: string | null
  /** What `srcset` takes, by format; null for a picture on a trusted host. */
  sources: Record<Format, string> | null
}

/**
 * Says which claimed pictures a listing or draft shows, in their order, the first being the cover.
 * What it showed before and nothing shows now goes after UPLOAD_SECONDS, so that a change can be
 * taken back. The caller has checked who may, and writes the event.
 */
export async function setPhotos(
  deps: Deps,
  tx: Tx,
  of: PhotosOf,
  photos: readonly (Claimed & { alt?: string })[],
): Promise<void> {
  const rows = photos.map(({ mediaId, url, alt = '' }) => ({
    id: newId(),
    mediaId,
    url,
    alt: alt.trim(),
  }))
  await releasePictures(deps, tx, await replacePhotos(tx, of, rows))
}

/** Lets go of pictures: those that nothing shows go after UPLOAD_SECONDS. */
export async function releasePictures(
  deps: Deps,
  tx: Tx,
  mediaIds: readonly string[],
): Promise<void> {
  const end = new Date(deps.clock.now().getTime() + UPLOAD_SECONDS * SECOND)
  if (mediaIds.length > 0) await expireUnshown(tx, [...mediaIds].sort(), end)
}

/** Makes the photos of a draft, or of a change that waited, those of its listing. */
export async function bindPhotosToListing(deps: Deps, tx: Tx, of: DraftOf, listingId: string) {
  const before = await replacePhotos(tx, { listingId }, [])
  await movePhotos(tx, of, listingId)
  await releasePictures(deps, tx, before)
}

/** The photos of a listing or a draft, cover first. */
export async function picturesOf(db: Executor, of: PhotosOf): Promise<Photo[]> {
  const found = await ('listingId' in of ? findPhotos(db, [of.listingId]) : findDraftPhotos(db, of))
  return found.map(toPhoto)
}

/** The photos of many listings in one read; a listing without any is missing. */
export async function picturesOfListings(
  db: Executor,
  listingIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  if (listingIds.length === 0) return new Map()
  const photos = new Map<string, Photo[]>()
  for (const found of await findPhotos(db, listingIds))
    photos.set(found.of, [...(photos.get(found.of) ?? []), toPhoto(found)])
  return photos
}

/** A picture by its address alone, as pages show it. */
export function photoAt({ mediaId, url, alt }: Pick<Photo, 'mediaId' | 'url' | 'alt'>): Photo {
  return toPhoto({ mediaId, url, alt, width: null, height: null, placeholder: null })
}

/** What is known of the picture of a cover, its colours in base64; null on a trusted host. */
export type Cover = { width: number; height: number; placeholder: string | null } | null

/** The picture of a card: no more files are named than cards need. */
export function coverPhoto(url: string, cover: Cover): Omit<Photo, 'alt' | 'mediaId'> {
  const id = cover ? readAddress(url)?.id : undefined
  if (!cover || !id) return { url, width: null, height: null, placeholder: null, sources: null }
  const { width, height, placeholder } = cover
  return {
    url,
    width,
    height,
    placeholder: behind(placeholder && Buffer.from(placeholder, 'base64')),
    sources: sourcesOf(id, CARD_WIDTHS),
  }
}

/** A picture that one can see through must have nothing behind it. */
function behind(colours: Uint8Array | '' | null): string | null {
  return colours && isOpaque(colours) ? placeholderImage(colours) : null
}

function toPhoto(found: PhotoFound): Photo {
  const { mediaId, url, alt, width, height, placeholder } = found
  return {
    mediaId,
    url,
    alt,
    width,
    height,
    placeholder: behind(placeholder),
    sources: mediaId ? sourcesOf(mediaId) : null,
  }
}

/** A card is at most 400 px wide, on screens of two pixels each. */
const CARD_WIDTHS = [480, 800] as const

function sourcesOf(id: string, widths: readonly Width[] = WIDTHS): Record<Format, string> {
  const inWidths = (format: Format) =>
    widths.map((width) => `${pictureAddress(id, width, format)} ${width}w`).join(', ')
  return { webp: inWidths('webp'), avif: inWidths('avif') }
}
