import { detectFormat, pixelLimit } from '../../../platform/images/format.ts'
import {
  MAX_LOGO_RATIO,
  MAX_SHOP_IMAGE_MB,
  MIN_ICON_SIDE,
  MIN_LOGO_HEIGHT,
} from '../../../shared/settings/shop-images.ts'
import { headerSize } from '../read-upload.ts'

/** Status and message of each reason to refuse a picture of the shop. */
export const shopImageRefusals = {
  too_large: [413, `The file is too large. At most ${MAX_SHOP_IMAGE_MB} MB.`],
  too_many_pixels: [413, 'The picture has too many pixels. 1,000 on the longer side are enough.'],
  svg: [
    415,
    'This is an SVG file, which can contain scripts. Export the logo as PNG, at least 192 pixels high.',
  ],
  not_a_picture: [415, 'This is not a picture that we can read. Use PNG, JPEG or WebP.'],
  animated: [415, 'This picture moves. Choose one that doesn’t.'],
  no_image: [422, 'Choose a picture'],
  damaged: [422, 'The picture is damaged. Try another one.'],
  too_small: [
    422,
    `The picture is too small. A logo has at least ${MIN_LOGO_HEIGHT} pixels of height, an icon ${MIN_ICON_SIDE} on each side.`,
  ],
  not_square: [422, 'An icon is square. Crop the picture first.'],
  too_long: [
    422,
    `A logo is at most ${MAX_LOGO_RATIO} times as wide as high, and at most twice as high as wide. Crop its empty borders.`,
  ],
  storage_away: [503, 'We cannot store pictures right now. Try again shortly.'],
  storage_full: [507, 'There is no space left for pictures.'],
  busy: [503, 'Too many pictures are being uploaded right now. Try again shortly.'],
} as const
export type ShopImageRefusal = keyof typeof shopImageRefusals

const FORMATS: readonly unknown[] = ['png', 'jpeg', 'webp']

/** Why a file is refused without decoding it, by its bytes and never by its name; undefined when it may be decoded. */
export function shopImageRefusal(bytes: Buffer): ShopImageRefusal | undefined {
  if (bytes.length === 0) return 'no_image'
  const format = detectFormat(bytes)
  if (!FORMATS.includes(format)) {
    if (format === 'gif') return 'animated'
    return isSvg(bytes) ? 'svg' : 'not_a_picture'
  }
  const size = headerSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return 'damaged'
  if (size.width * size.height > shopPixelLimit(bytes)) return 'too_many_pixels'
  return isAnimated(bytes) ? 'animated' : undefined
}

/** Of 40 million pixels no honest logo has more; a progressive JPEG of them takes 160 MB. */
const MAX_PIXELS = 40_000_000

export function shopPixelLimit(bytes: Buffer): number {
  return Math.min(pixelLimit(bytes), MAX_PIXELS)
}

const HEAD_BYTES = 1024

function isSvg(bytes: Buffer): boolean {
  return /<svg[\s>]/i.test(bytes.toString('latin1', 0, HEAD_BYTES))
}

/** PNG says it with a chunk before its pixels, WebP with a flag of its extended header (RFC 9649). */
function isAnimated(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  if (detectFormat(bytes) === 'png') return control > 0 && control < bytes.indexOf('IDAT')
  const isExtended = bytes.toString('latin1', 12, 16) === 'VP8X'
  return isExtended && ((bytes[20] ?? 0) & 0b10) !== 0
}
