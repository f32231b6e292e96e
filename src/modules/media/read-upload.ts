import { detectFormat, PROGRESSIVE_PIXELS, pixelLimit } from '../../platform/images/format.ts'
import { MAX_PHOTO_MB } from '../../shared/listings/listing-limits.ts'
import { MAX_PHOTO_BYTES } from './picture.ts'

/** Status and message of each reason to refuse an uploaded photo. */
export const uploadRefusals = {
  not_a_form: [415, 'Send the photo as a form with the field image.'],
  not_a_picture: [
    415,
    'This is not a photo that we can read. Use JPEG, HEIC, PNG, WebP, AVIF or GIF.',
  ],
  jpeg_xl: [415, 'This is a JPEG XL photo, which we cannot read. Send it as JPEG.'],
  video: [415, 'This is a video. Choose a photo.'],
  too_large: [413, `The photo is too large. At most ${MAX_PHOTO_MB} MB.`],
  too_many_pixels: [
    413,
    'The photo has too many pixels. At most 100 megapixels as JPEG, 40 in other formats.',
  ],
  no_image: [422, 'Choose a photo'],
  damaged: [422, 'The photo is damaged. Try another one.'],
  storage_away: [503, 'We cannot store photos right now. Try again shortly.'],
  busy: [503, 'Too many photos are being uploaded right now. Try again shortly.'],
} as const

/** Bytes of the form around the photo: boundaries, headers and small fields. */
const ENVELOPE_BYTES = 16 * 1024

type Outcome = { photo: Buffer } | { refused: 'not_a_form' | 'no_image' | 'too_large' }

/**
 * Reads the field `image` of a multipart form while holding the body only once. Request.formData would
 * copy it three times, so that a dozen large photos at once would take 400 MB.
 */
export async function readUpload(request: Request): Promise<Outcome> {
  const boundary = readBoundary(request.headers.get('content-type') ?? '')
  if (!boundary) return { refused: 'not_a_form' }
  const bytes = await readCapped(request, MAX_PHOTO_BYTES + ENVELOPE_BYTES)
  if (!bytes) return { refused: 'too_large' }
  const image = extractFile(bytes, boundary, 'image')
  if (image === 'not_a_form') return { refused: image }
  if (!image || image.length === 0) return { refused: 'no_image' }
  if (image.length > MAX_PHOTO_BYTES) return { refused: 'too_large' }
  return { photo: image }
}

function readBoundary(type: string): string | undefined {
  if (!/^multipart\/form-data\b/i.test(type)) return undefined
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(type) ?? []
  return quoted ?? plain
}

/**
 * The bytes of the file in this field (RFC 7578): parts are separated by lines of two dashes and the
 * boundary, the last of which ends with two more dashes. Undefined when the field is missing.
 */
function extractFile(
  body: Buffer,
  boundary: string,
  field: string,
): Buffer | 'not_a_form' | undefined {
  const line = Buffer.from(`\r\n--${boundary}`, 'latin1')
  const first = body.indexOf(line.subarray(2))
  let content: Buffer | undefined
  let offset = first < 0 ? -1 : first + line.length - 2
  while (offset >= 0) {
    if (body.toString('latin1', offset, offset + 2) === '--') return content
    const from = body.indexOf('\r\n\r\n', offset)
    const end = from < 0 ? -1 : body.indexOf(line, from + 2)
    if (end < 0) break
    // Headers are short; what follows is the photo.
    const headers = body.toString('utf8', offset, Math.min(from, offset + ENVELOPE_BYTES))
    if (!content && isFile(headers, field))
      content = body.subarray(from + 4, Math.max(from + 4, end))
    offset = end + line.length
  }
  // A form without its last line was truncated.
  return 'not_a_form'
}

function isFile(headers: string, field: string): boolean {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers)?.[1] ?? ''
  const name = /(?:^|;)\s*name=(?:"([^"]*)"|([^;\s]*))/i.exec(disposition)
  return (name?.[1] ?? name?.[2]) === field && /(?:^|;)\s*filename\*?=/i.test(disposition)
}

/**
 * The body, or undefined when it is longer than `cap` bytes. Content-Length may be wrong: it sizes the buffer, and is
 * trusted only when it is too large. Buffer space that is never written to takes no memory.
 */
export async function readCapped(request: Request, cap: number): Promise<Buffer | undefined> {
  const named = Number(request.headers.get('content-length') ?? Number.NaN)
  if (named > cap) return undefined
  let room = Buffer.allocUnsafeSlow(named >= 0 ? named : ENVELOPE_BYTES)
  let length = 0
  for await (const piece of request.body ?? []) {
    const next = length + piece.byteLength
    // Leaving the loop cancels the stream, so the rest is not read.
    if (next > cap) return undefined
    if (next > room.length) {
      const more = Buffer.allocUnsafeSlow(Math.min(cap, Math.max(next, room.length * 2)))
      room.copy(more, 0, 0, length)
      room = more
    }
    room.set(piece, length)
    length = next
  }
  return room.subarray(0, length)
}

/** Why a file is refused without decoding it; undefined when it may be decoded. */
export function pictureRefusal(bytes: Buffer) {
  if (bytes.length > MAX_PHOTO_BYTES) return 'too_large'
  const kind = detectFormat(bytes)
  if (!kind) return 'not_a_picture'
  if (kind === 'jpeg_xl' || kind === 'video') return kind
  const size = headerSize(bytes)
  if (!size && isSequence(bytes)) return 'video'
  if (!size || size.width === 0 || size.height === 0) return 'damaged'
  const limit = size.isProgressive ? PROGRESSIVE_PIXELS : pixelLimit(bytes)
  if (size.width * size.height > limit) return 'too_many_pixels'
  return undefined
}

/** Whether all of a progressive JPEG is in memory before any of it can be made smaller. */
type Size = { width: number; height: number; isProgressive?: boolean }

/**
 * Reads width and height from the file's header without decoding, so that even a huge picture costs no
 * memory to refuse. Undefined when the header is damaged.
 */
export function headerSize(bytes: Buffer): Size | undefined {
  try {
    return readSize(bytes)
  } catch (error) {
    // The header points past the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readSize(bytes: Buffer): Size | undefined {
  const kind = detectFormat(bytes)
  if (kind === 'jpeg') return jpegSize(bytes)
  if (kind === 'png') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (kind === 'gif') return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  if (kind === 'webp') return webpSize(bytes)
  return kind === 'avif' || kind === 'heic' ? isoSize(bytes) : undefined
}

/** Start-of-frame markers of all codings; C4, C8 and CC mean something else. */
const START_OF_FRAME = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])

/** Of these codings every row of blocks is whole when it has been read: baseline and extended sequential. */
const AT_ONCE = new Set([0xc0, 0xc1])

// A sequence of segments (ITU T.81, B.1.1.4); the start of frame has the size.
function jpegSize(bytes: Buffer): Size | undefined {
  let offset = 2
  while (bytes.readUInt8(offset) === 0xff) {
    const marker = bytes.readUInt8(offset + 1)
    if (START_OF_FRAME.has(marker))
      return {
        height: bytes.readUInt16BE(offset + 5),
        width: bytes.readUInt16BE(offset + 7),
        ...(!AT_ONCE.has(marker) && { isProgressive: true }),
      }
    // Fill bytes, and markers without a length.
    if (marker === 0xff) offset += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) offset += 2
    else offset += 2 + bytes.readUInt16BE(offset + 2)
  }
  return undefined
}

// RFC 9649: lossy, lossless, or an extended header before either.
function webpSize(bytes: Buffer): Size | undefined {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X')
    return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (chunk === 'VP8L') {
    const packed = bytes.readUInt32LE(21)
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
  }
  if (chunk !== 'VP8 ') return undefined
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** The boxes that describe a picture come first, before its pixels. */
const DESCRIPTION_BYTES = 64 * 1024

// ISO 23008-12: each part of the picture has an `ispe` box with its size; the whole is the largest.
function isoSize(bytes: Buffer): Size | undefined {
  const head = bytes.subarray(0, DESCRIPTION_BYTES)
  let largest: Size | undefined
  for (let index = head.indexOf('ispe'); index > 0; index = head.indexOf('ispe', index + 4)) {
    const size = { width: head.readUInt32BE(index + 8), height: head.readUInt32BE(index + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

/** HEIC and AVIF can hold moving pictures without a still one. */
function isSequence(bytes: Buffer): boolean {
  return bytes.subarray(0, DESCRIPTION_BYTES).includes('moov')
}
