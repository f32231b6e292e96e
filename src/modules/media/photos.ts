import type { Deps } from '../../deps.ts'
import { type Executor, newId, type Tx } from '../../platform/db/index.ts'
import { StorageError } from '../../platform/storage/index.ts'
import { MAX_PHOTOS } from '../../shared/listings/listing-limits.ts'
import { SECOND } from '../../shared/time.ts'
import { claimMedia, endUpload, insertListed, recordCopy } from './media.store.ts'
import {
  type DraftRef,
  expireUnshown,
  findDraftPhotos,
  findPhotos,
  insertPhotos,
  movePhotos,
  type PhotoJson,
  type PhotoOwner,
  type PhotoRecord,
  replacePhotos,
} from './photos.store.ts'
import {
  deletePictures,
  type Format,
  isMain,
  isOpaque,
  MAIN,
  messagePhotoKey,
  PRIVATE_PHOTO_TYPE,
  parsePictureUrl,
  pictureAddress,
  placeholderImage,
  storageKey,
  UPLOAD_SECONDS,
  WIDTHS,
  type Width,
} from './picture.ts'

/** One photo of a listing, as pages show it. */
export type Photo = {
  /** Null for a picture on a trusted host, of which only the URL is known. */
  mediaId: string | null
  url: string
  alt: string
  width: number | null
  height: number | null
  /** A blurred preview as the data URL of a tiny PNG; null for transparent pictures. */
  placeholder: string | null
  /** Values for `srcset` by format; null for a picture on a trusted host. */
  sources: Record<Format, string> | null
}

/**
 * Sets the claimed pictures that a listing or draft shows, in order, the cover first. Pictures that
 * nothing shows anymore are deleted after UPLOAD_SECONDS, so that a change can be undone. The caller
 * checks permissions and records the event.
 */
export async function setPhotos(
  deps: Deps,
  tx: Tx,
  owner: PhotoOwner,
  photos: readonly NewPhoto[],
): Promise<void> {
  await releasePictures(deps, tx, await replacePhotos(tx, owner, photos.map(toRow)))
}

/** Sets the claimed pictures of a new listing. */
export function addPhotos(tx: Tx, listingId: string, photos: readonly NewPhoto[]): Promise<void> {
  return insertPhotos(tx, { listingId }, photos.map(toRow))
}

type NewPhoto = Claimed & { alt?: string }

function toRow({ mediaId, url, alt = '' }: NewPhoto) {
  return { id: newId(), mediaId, url, alt: alt.trim() }
}

/** Schedules pictures that nothing shows for deletion after UPLOAD_SECONDS. */
export async function releasePictures(
  deps: Deps,
  tx: Tx,
  mediaIds: readonly string[],
): Promise<void> {
  const end = new Date(deps.clock.now().getTime() + UPLOAD_SECONDS * SECOND)
  if (mediaIds.length > 0) await expireUnshown(tx, [...mediaIds].sort(), end)
}

/** Moves the photos of a draft, or of a change under review, to the listing. */
export async function bindPhotosToListing(deps: Deps, tx: Tx, draft: DraftRef, listingId: string) {
  const before = await replacePhotos(tx, { listingId }, [])
  await movePhotos(tx, draft, listingId)
  await releasePictures(deps, tx, before)
}

/** The photos of a listing or a draft, cover first. */
export async function listPhotos(db: Executor, owner: PhotoOwner): Promise<Photo[]> {
  const records = await ('listingId' in owner
    ? findPhotos(db, [owner.listingId])
    : findDraftPhotos(db, owner))
  return records.map(toPhoto)
}

/** The photos that a statement with the column `LISTING_PHOTOS` has read. */
export function photosFromJson(photos: readonly PhotoJson[] | null): Photo[] {
  return (photos ?? []).map(({ placeholder, ...photo }) =>
    toPhoto({
      ...photo,
      placeholder: placeholder === null ? null : Buffer.from(placeholder, 'base64'),
    }),
  )
}

/** The photos of many listings in one query. Listings without photos are missing from the map. */
export async function listPhotosByListing(
  db: Executor,
  listingIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  if (listingIds.length === 0) return new Map()
  const photos = new Map<string, Photo[]>()
  for (const record of await findPhotos(db, listingIds))
    photos.set(record.ownerId, [...(photos.get(record.ownerId) ?? []), toPhoto(record)])
  return photos
}

/** A photo of which only the URL is known. */
export function photoAt({ mediaId, url, alt }: Pick<Photo, 'mediaId' | 'url' | 'alt'>): Photo {
  return toPhoto({ mediaId, url, alt, width: null, height: null, placeholder: null })
}

/** The cover's size and placeholder colors in base64; null on a trusted host. */
export type Cover = { width: number; height: number; placeholder: string | null } | null

/** The cover of a card, with only the widths that cards need. */
export function coverPhoto(url: string, cover: Cover): Omit<Photo, 'alt' | 'mediaId'> {
  const id = cover ? parsePictureUrl(url)?.id : undefined
  if (!cover || !id) return { url, width: null, height: null, placeholder: null, sources: null }
  const { width, height, placeholder } = cover
  return {
    url,
    width,
    height,
    placeholder: opaquePlaceholder(placeholder && Buffer.from(placeholder, 'base64')),
    sources: sourcesFor(id, CARD_WIDTHS),
  }
}

/** The longer side of a photo in an email, in CSS pixels. */
const MAIL_PHOTO_SIDE = 96
const MAIL_PHOTO_WIDTH: Width = 240

/**
 * The cover as an email shows it: a URL without the shop's address, and its size in CSS pixels. Undefined for a
 * picture on a trusted host, because opening an email must not contact a third party.
 */
export function mailPhoto(
  url: string,
  cover: Cover,
): { path: string; width: number; height: number } | undefined {
  const id = cover ? parsePictureUrl(url)?.id : undefined
  if (!cover || !id) return undefined
  const scale = MAIL_PHOTO_SIDE / Math.max(cover.width, cover.height)
  return {
    path: pictureAddress(id, MAIL_PHOTO_WIDTH),
    width: Math.max(1, Math.round(cover.width * scale)),
    height: Math.max(1, Math.round(cover.height * scale)),
  }
}

/** Transparent pictures get no placeholder, which would show through. */
function opaquePlaceholder(colors: Uint8Array | '' | null): string | null {
  return colors && isOpaque(colors) ? placeholderImage(colors) : null
}

function toPhoto(record: PhotoRecord): Photo {
  const { mediaId, url, alt, width, height, placeholder } = record
  return {
    mediaId,
    url,
    alt,
    width,
    height,
    placeholder: opaquePlaceholder(placeholder),
    sources: mediaId ? sourcesFor(mediaId) : null,
  }
}

/** Cards are at most 400 px wide, on screens with up to two device pixels per px. */
const CARD_WIDTHS = [480, 800] as const

function sourcesFor(id: string, widths: readonly Width[] = WIDTHS): Record<Format, string> {
  const inWidths = (format: Format) =>
    widths.map((width) => `${pictureAddress(id, width, format)} ${width}w`).join(', ')
  return { webp: inWidths('webp'), avif: inWidths('avif') }
}

export type Claimed = { mediaId: string | null; url: string }
type Outcome = Claimed | { refused: 'unknown_picture' }

/**
 * Claims a picture permanently. Its URL is one of ours, uploaded by this owner and not expired, or
 * one on a host that the operator trusts, which is never fetched. Pictures of listings are recorded
 * as listed; portraits are not (`listed: false`).
 */
export async function claimPicture(
  deps: Deps,
  tx: Tx,
  url: string,
  ownerId: string,
  { listed = true }: { listed?: boolean } = {},
): Promise<Outcome> {
  const claim = await claimByUrl(deps, tx, url, { ownerId, pinned: true })
  if (listed && 'mediaId' in claim && claim.mediaId)
    await insertListed(tx, [claim.mediaId], deps.clock.now())
  return claim
}

/**
 * Claims the photos of a listing, in order and without duplicates: all of them or none. They stay until
 * `releasePictures`; `setPhotos` assigns them. Photos of drafts are not recorded as listed.
 */
export async function claimPictures(
  deps: Deps,
  tx: Tx,
  urls: readonly string[],
  ownerId: string,
  { listed = true }: { listed?: boolean } = {},
): Promise<
  { pictures: Claimed[] } | { refused: 'unknown_picture'; url: string } | { refused: 'too_many' }
> {
  const wanted = [...new Set(urls.map((url) => url.trim()).filter(Boolean))]
  if (wanted.length > MAX_PHOTOS) return { refused: 'too_many' }
  // Sorted, so that two tabs that claim the same pictures cannot deadlock.
  const claims: { url: string; claim: Awaited<ReturnType<typeof claimByUrl>> }[] = []
  for (const url of [...wanted].sort())
    claims.push({ url, claim: await claimByUrl(deps, tx, url, { ownerId, pinned: false }) })
  const pictures: Claimed[] = []
  for (const url of wanted) {
    const claim = claims.find((one) => one.url === url)?.claim
    if (!claim || 'refused' in claim) {
      // Released explicitly, because the caller may still commit.
      await releasePictures(deps, tx, claimedIds(claims))
      return { refused: 'unknown_picture', url }
    }
    pictures.push(claim)
  }
  const ids = pictures.flatMap(({ mediaId }) => mediaId ?? [])
  if (listed && ids.length > 0) await insertListed(tx, ids, deps.clock.now())
  return { pictures }
}

function claimedIds(claims: { claim: Outcome }[]): string[] {
  return claims.flatMap(({ claim }) => ('mediaId' in claim && claim.mediaId) || [])
}

async function claimByUrl(
  deps: Deps,
  tx: Tx,
  url: string,
  { ownerId, pinned }: { ownerId: string; pinned: boolean },
): Promise<Outcome> {
  if (url === '') return { mediaId: null, url }
  const address = URL.canParse(url, deps.origin()) ? new URL(url, deps.origin()) : undefined
  if (!address || address.username || address.password) return { refused: 'unknown_picture' }
  if (address.origin === new URL(deps.origin()).origin) {
    const picture = parsePictureUrl(address.pathname)
    if (!picture || !isMain(picture.variant) || address.search)
      return { refused: 'unknown_picture' }
    const isClaimed = await claimMedia(tx, picture.id, ownerId, { now: deps.clock.now(), pinned })
    return isClaimed
      ? { mediaId: picture.id, url: address.pathname }
      : { refused: 'unknown_picture' }
  }
  const trusted = deps.env.IMAGE_HOSTS.some((host) => host.toLowerCase() === address.host)
  if (!trusted || address.protocol !== 'https:') return { refused: 'unknown_picture' }
  return { mediaId: null, url: address.href }
}

export type PrivatePhoto = { id: string; width: number; height: number }

/** The id in the URL of an upload, which need not exist. */
export function uploadIdIn(url: string): string | undefined {
  return parsePictureUrl(url)?.id
}

/**
 * Copies a person's own upload to private storage, which no public URL reaches. The upload stays until
 * `releaseUpload`, in the transaction that uses the copy; otherwise the copy is deleted with the
 * upload. Repeating it returns the same copy.
 */
export async function copyPrivately(
  deps: Deps,
  url: string,
  ownerId: string,
): Promise<PrivatePhoto | { refused: 'unknown_picture' | 'storage_away' }> {
  const picture = parsePictureUrl(url)
  if (!picture || !isMain(picture.variant)) return { refused: 'unknown_picture' }
  const { id } = picture
  const upload = await recordCopy(deps.db.kysely, id, ownerId, deps.clock.now())
  if (!upload) return { refused: 'unknown_picture' }
  try {
    const bytes = await deps.storage.read(storageKey(id, MAIN))
    if (!bytes) return { refused: 'unknown_picture' }
    await deps.storage.write([{ key: messagePhotoKey(id), bytes, type: PRIVATE_PHOTO_TYPE }])
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.error({ err: error }, 'could not store a message photo')
    return { refused: 'storage_away' }
  }
  return { id, ...upload }
}

/**
 * Ends an upload, in the transaction that uses its copy; false when it has expired. After the commit
 * `deletePublicFiles` removes its public files.
 */
export function releaseUpload(deps: Deps, tx: Tx, id: string, ownerId: string): Promise<boolean> {
  return endUpload(tx, id, ownerId, deps.clock.now())
}

/** Deletes the public files of uploads now. If that fails, the cleanup job does it later. */
export async function deletePublicFiles(deps: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  try {
    await deletePictures(deps.storage, ids)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.warn({ err: error }, 'could not delete the public files of a private photo yet')
  }
}

/**
 * Copies a person's uploads to private storage. Done before the transaction, as storage may be
 * slow; copies are deleted if it does not commit.
 */
export async function copyPhotos(
  deps: Deps,
  urls: readonly string[],
  ownerId: string,
): Promise<PrivatePhoto[] | { refused: 'unknown_picture' | 'storage_away' }> {
  const photos: PrivatePhoto[] = []
  for (const url of new Set(urls)) {
    const photo = await copyPrivately(deps, url.trim(), ownerId)
    if ('refused' in photo) return photo
    photos.push(photo)
  }
  return photos
}

/** Removes photos that have become evidence from their public addresses; call it after the commit. */
export function hidePhotos(deps: Deps, photos: readonly PrivatePhoto[]): Promise<void> {
  return deletePublicFiles(
    deps,
    photos.map(({ id }) => id),
  )
}
