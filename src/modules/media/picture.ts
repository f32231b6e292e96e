import type { Deps } from '../../deps.ts'
import { idTimestamp } from '../../platform/db/index.ts'
import type { NewFile, Storage } from '../../platform/storage/index.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'

/** Lifetime of an unclaimed upload: 600 s, as in the seed. */
export const UPLOAD_SECONDS = (10 * MINUTE) / 1000
/** Larger than a JPEG of any phone camera. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** 40 megapixels, 160 MB when decoded. */
export const MAX_PIXELS = 40_000_000

/**
 * Stored widths: for table rows and gallery thumbnails, for cards, for cards on dense screens, and for
 * the page of one phone. Small photos are not enlarged, so several of their files are equal.
 */
export const WIDTHS = [240, 480, 800, 1200] as const
const FORMATS = ['webp', 'avif'] as const
export const THUMB_WIDTH = 480
export const FULL_WIDTH = 1200

export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]
export type Variant = { width: Width; format: Format }

export const ALL_VARIANTS: readonly Variant[] = WIDTHS.flatMap((width) =>
  FORMATS.map((format) => ({ width, format })),
)
/** The variant at the picture's own URL; the others can be drawn from it. */
export const MAIN: Variant = { width: FULL_WIDTH, format: 'webp' }
/** Enough to show the picture everywhere; the others are drawn later. */
export const FIRST_VARIANTS: readonly Variant[] = [MAIN, { width: THUMB_WIDTH, format: 'webp' }]

/** The content at such a URL never changes. */
export function pictureAddress(
  id: string,
  width: Width = FULL_WIDTH,
  format: Format = 'webp',
): string {
  return `/media/${fileName(id, { width, format })}`
}

export function fileName(id: string, { width, format }: Variant): string {
  return width === FULL_WIDTH ? `${id}.${format}` : `${id}-${width}.${format}`
}

const FILE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-(240|480|800))?\.(webp|avif)$/

/** Undefined when the name is not one of ours. */
export function parseFileName(name: string): { id: string; variant: Variant } | undefined {
  const [, id, width, format] = FILE_NAME.exec(name) ?? []
  if (!id) return undefined
  const variant = { width: Number(width ?? FULL_WIDTH) as Width, format: format as Format }
  return { id, variant }
}

export function parsePictureUrl(path: string): ReturnType<typeof parseFileName> {
  return path.startsWith('/media/') ? parseFileName(path.slice('/media/'.length)) : undefined
}

/**
 * True while a picture may still be an unclaimed upload, judged by the timestamp in its id rather than
 * by a query.
 */
export function isFresh(id: string, now: Date): boolean {
  return idTimestamp(id) + UPLOAD_SECONDS * SECOND > now.getTime()
}

export function isMain({ width, format }: Variant): boolean {
  return width === MAIN.width && format === MAIN.format
}

export type Drawn = { variant: Variant; bytes: Uint8Array }

/** The last two digits of an id are random: they fill 256 folders evenly. */
export function storageKey(id: string, variant: Variant): string {
  return `${id.slice(-2)}/${fileName(id, variant)}`
}

/** The picture and file type of a storage key; undefined when it is not one of ours. */
export function parseStorageKey(key: string): { id: string; type: string } | undefined {
  const [folder, name = ''] = key.split('/', 2)
  const named = parseFileName(name)
  if (!named || folder !== named.id.slice(-2)) return undefined
  return { id: named.id, type: contentType(named.variant) }
}

export function contentType({ format }: Variant): string {
  return `image/${format}`
}

export function writePicture(
  storage: Storage,
  id: string,
  files: readonly Drawn[],
  { replaceable = false, sameAs }: { replaceable?: boolean; sameAs?: string | undefined } = {},
) {
  return storage.write(
    files.map(
      ({ variant, bytes }): NewFile => ({
        key: storageKey(id, variant),
        bytes,
        type: contentType(variant),
        replaceable,
        ...(sameAs && { sameAs: storageKey(sameAs, variant) }),
      }),
    ),
  )
}

export function deletePictures(storage: Storage, ids: readonly string[]) {
  return storage.remove(ids.flatMap((id) => ALL_VARIANTS.map((variant) => storageKey(id, variant))))
}

/** Private photos. No picture URL reaches these folders. */
const POSSESSION = 'possession/'
const MESSAGES = 'messages/'

export const PRIVATE_PHOTO_TYPE = 'image/webp'

/** The storage key of a photo that only moderators see. */
export function privatePhotoKey(id: string): string {
  return `${POSSESSION}${id}.webp`
}

/** The storage key of a message photo, for the two people of the thread and for moderators. */
export function messagePhotoKey(id: string): string {
  return `${MESSAGES}${id}.webp`
}

/** The type of a private photo; undefined for other keys. */
export function privateContentType(key: string): string | undefined {
  const isPrivate = key.startsWith(POSSESSION) || key.startsWith(MESSAGES)
  return isPrivate && key.endsWith('.webp') ? PRIVATE_PHOTO_TYPE : undefined
}

/** Undefined when the URL is not one of ours or the picture is deleted. */
export async function readPicture(
  { storage }: Pick<Deps, 'storage'>,
  address: string,
): Promise<Buffer | undefined> {
  const named = parsePictureUrl(address)
  return named && storage.read(storageKey(named.id, named.variant)).catch(() => undefined)
}
