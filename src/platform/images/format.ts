export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'
/** Recognized, so that people learn what they chose. */
type UnreadableFormat = 'jpeg_xl' | 'video'

const HEIC_BRAND = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/

/** Detects the format from the first bytes, never from a name. */
export function detectFormat(bytes: Uint8Array): ImageFormat | UnreadableFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256))
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  // ISO 18181-2: alone, or in boxes.
  if (text.startsWith('\xff\x0a') || text.startsWith('\0\0\0\x0cJXL \r\n\x87\n')) return 'jpeg_xl'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  // The brands of the file, four letters each, up to the end of its first box.
  const brands = text.slice(8, head.readUInt32BE(0)).match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  if (brands.some((brand) => HEIC_BRAND.test(brand))) return 'heic'
  return brands.length > 0 ? 'video' : undefined
}

/**
 * Pixels that may be decoded. 40 million take 160 MB. A camera's JPEG is made smaller while it is decoded: 100
 * million took 90 MB, but 360 MB if it is progressive. A HEIC of 49 million, the most that phones write, takes
 * 490 MB.
 */
const PIXELS = { jpeg: 100_000_000, heic: 50_000_000, other: 40_000_000 }

export function pixelLimit(bytes: Uint8Array): number {
  const format = detectFormat(bytes)
  return format === 'jpeg' || format === 'heic' ? PIXELS[format] : PIXELS.other
}

export const PROGRESSIVE_PIXELS = PIXELS.other
