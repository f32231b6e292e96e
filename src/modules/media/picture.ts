import { crc32 } from 'node:zlib'
import type { Deps } from '../../deps.ts'
import { idTimestamp } from '../../platform/db/index.ts'
import type { NewFile, Storage } from '../../platform/storage/index.ts'
import { MAX_PHOTO_MB, UPLOAD_MINUTES } from '../../shared/listings/listing-limits.ts'
import { MEGABYTE } from '../../shared/quantities.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'

export const UPLOAD_SECONDS = (UPLOAD_MINUTES * MINUTE) / SECOND
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * MEGABYTE

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

/** The storage key of a message photo, for the two people of the conversation and for moderators. */
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

/** A placeholder is 3 × 3 RGBA colors: 36 bytes. */
export const PLACEHOLDER_SIDE = 3

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const STRIDE = PLACEHOLDER_SIDE * 4
/** Each row begins with its filter type: none. */
const ROWS_BYTES = PLACEHOLDER_SIDE * (STRIDE + 1)
/** zlib header, then the header of one stored (uncompressed) block with its length. */
const STORED = Buffer.of(0x78, 0x01, 0x01, ROWS_BYTES, 0, ROWS_BYTES ^ 0xff, 0xff)

const template = Buffer.concat([
  SIGNATURE,
  chunk('IHDR', header()),
  chunk('IDAT', Buffer.concat([STORED, Buffer.alloc(ROWS_BYTES + 4)])),
  chunk('IEND', Buffer.alloc(0)),
])
const IDAT = template.indexOf('IDAT')
const ROWS = IDAT + 4 + STORED.length
const SUM = ROWS + ROWS_BYTES
const CRC = SUM + 4

/**
 * A placeholder as the data URL of a tiny PNG, about 190 characters. Stretched by the browser it is a
 * blurred picture without any script. Pages contain many, so a template PNG is filled in; compression
 * would not make it smaller.
 */
export function placeholderImage(colors: Uint8Array): string {
  for (let row = 0; row < PLACEHOLDER_SIDE; row++)
    template.set(colors.subarray(row * STRIDE, (row + 1) * STRIDE), ROWS + row * (STRIDE + 1) + 1)
  template.writeUInt32BE(adler32(template.subarray(ROWS, SUM)), SUM)
  template.writeUInt32BE(crc32(template.subarray(IDAT, CRC)), CRC)
  return `data:image/png;base64,${template.toString('base64')}`
}

export function isOpaque(colors: Uint8Array): boolean {
  for (let index = 3; index < colors.length; index += 4) if (colors[index] !== 255) return false
  return true
}

function header(): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(PLACEHOLDER_SIDE, 0)
  bytes.writeUInt32BE(PLACEHOLDER_SIDE, 4)
  // Eight bits per channel, RGBA.
  bytes.set([8, 6], 8)
  return bytes
}

function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return b * 65_536 + a
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
