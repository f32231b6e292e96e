import type { Deps } from '../../deps.ts'
import { MINUTE, SECOND } from '../../platform/clock.ts'
import { idTimestamp } from '../../platform/db/index.ts'
import type { NewFile, Storage } from '../../platform/storage/index.ts'

/** Life of an upload that no listing claims: 600 s, as the seed says. */
export const UPLOAD_SECONDS = (10 * MINUTE) / 1000
/** Larger than any phone's camera writes as JPEG. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** 40 megapixels: decoded they are 160 MB. */
export const MAX_PIXELS = 40_000_000

/**
 * Widths that are kept: for rows of tables and the strip of a gallery, for cards, for cards on dense
 * screens, for the page of one phone. Nothing is enlarged: of a small photo several are alike.
 */
export const WIDTHS = [240, 480, 800, 1200] as const
const FORMATS = ['webp', 'avif'] as const
export const THUMB_WIDTH = 480
export const FULL_WIDTH = 1200

export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]
/** One of the files that a picture is kept as. */
export type Variant = { width: Width; format: Format }

export const ALL_VARIANTS: readonly Variant[] = WIDTHS.flatMap((width) =>
  FORMATS.map((format) => ({ width, format })),
)
/** What the picture's own address names; the others can be drawn from it. */
export const MAIN: Variant = { width: FULL_WIDTH, format: 'webp' }
/** Enough to show it everywhere; the others are drawn later. */
export const FIRST_VARIANTS: readonly Variant[] = [MAIN, { width: THUMB_WIDTH, format: 'webp' }]

/** Addresses of a picture of ours; they never change what they show. */
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

/** Which picture and which of its files a name means; undefined when it is none of ours. */
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
 * True while a picture may be an upload that nothing shows. Ids begin with their time, so nobody
 * has to be asked.
 */
export function isFresh(id: string, now: Date): boolean {
  return idTimestamp(id) + UPLOAD_SECONDS * SECOND > now.getTime()
}

export function isMain({ width, format }: Variant): boolean {
  return width === MAIN.width && format === MAIN.format
}

export type Drawn = { variant: Variant; bytes: Uint8Array }

/** Where a picture lies. The id's last two digits are random: 256 folders, evenly filled. */
export function storageKey(id: string, variant: Variant): string {
  return `${id.slice(-2)}/${fileName(id, variant)}`
}

/** The picture that a key belongs to, and the type of the file; undefined when it is none of ours. */
export function parseStorageKey(key: string): { id: string; type: string } | undefined {
  const [folder, name = ''] = key.split('/', 2)
  const named = parseFileName(name)
  if (!named || folder !== named.id.slice(-2)) return undefined
  return { id: named.id, type: contentType(named.variant) }
}

export function contentType({ format }: Variant): string {
  return `image/${format}`
}

export function writePicture(storage: Storage, id: string, files: readonly Drawn[]) {
  return storage.write(
    files.map(
      ({ variant, bytes }): NewFile => ({
        key: storageKey(id, variant),
        bytes,
        type: contentType(variant),
      }),
    ),
  )
}

export function deletePictures(storage: Storage, ids: readonly string[]) {
  return storage.remove(ids.flatMap((id) => ALL_VARIANTS.map((variant) => storageKey(id, variant))))
}

/** Photos for few eyes. No address of pictures leads into these folders. */
const POSSESSION = 'possession/'
const MESSAGES = 'messages/'

export const PRIVATE_PHOTO_TYPE = 'image/webp'

/** Where a photo lies that only moderators see. */
export function privatePhotoKey(id: string): string {
  return `${POSSESSION}${id}.webp`
}

/** Where a photo of a message lies: for the two who write to each other, and for moderators. */
export function messagePhotoKey(id: string): string {
  return `${MESSAGES}${id}.webp`
}

/** The type of such a photo; undefined when the key is of something else. */
export function privateContentType(key: string): string | undefined {
  const isPrivate = key.startsWith(POSSESSION) || key.startsWith(MESSAGES)
  return isPrivate && key.endsWith('.webp') ? PRIVATE_PHOTO_TYPE : undefined
}

/** The bytes of one of our own pictures; undefined when the address is another's or it is gone. */
export async function readPicture(
  { storage }: Pick<Deps, 'storage'>,
  address: string,
): Promise<Buffer | undefined> {
  const named = parsePictureUrl(address)
  return named && storage.read(storageKey(named.id, named.variant)).catch(() => undefined)
}
