import { MAX_PHOTO_BYTES, MAX_PIXELS } from './picture.ts'

/** Why a file is refused without decoding it; undefined when it may be decoded. */
export function whyNotPicture(bytes: Buffer) {
  if (bytes.length > MAX_PHOTO_BYTES) return 'too_large'
  const kind = detectFormat(bytes)
  if (!kind) return 'not_a_picture'
  // HEVC is patented, so the decoder on npm leaves it out.
  if (kind === 'heic') return 'heic'
  const size = headerSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return 'damaged'
  if (size.width * size.height > MAX_PIXELS) return 'too_many_pixels'
  return undefined
}

type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** Detects the format from the first bytes, never from a name. */
function detectFormat(bytes: Uint8Array): ImageFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256))
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  // The brands of the file, four letters each, up to the end of its first box.
  const brands = text.slice(8, head.readUInt32BE(0)).match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))
    ? 'heic'
    : undefined
}

type Size = { width: number; height: number }

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
  return kind ? isoSize(bytes) : undefined
}

/** Start-of-frame markers of all codings; C4, C8 and CC mean something else. */
const START_OF_FRAME = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])

// A sequence of segments (ITU T.81, B.1.1.4); the start of frame has the size.
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (START_OF_FRAME.has(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    // Fill bytes, and markers without a length.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + bytes.readUInt16BE(at + 2)
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
  for (let at = head.indexOf('ispe'); at > 0; at = head.indexOf('ispe', at + 4)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
