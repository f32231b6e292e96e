import sharp, { type OutputInfo } from 'sharp'
import { formatOf, MAX_PIXELS, WIDTHS } from './picture.ts'

// A picture is decoded once and never again: keeping it would only hold memory.
sharp.cache(false)
sharp.concurrency(1)

const QUALITY = 80
/** Nothing honest takes longer; an attack on the decoder might. */
const DECODE_SECONDS = 20

export type Encoded = { full: Buffer; thumb: Buffer; width: number; height: number }
export type Unusable = 'not_a_picture' | 'damaged' | 'too_many_pixels'

/**
 * Reads a picture of a stranger and draws it anew as WebP in both sizes, turned upright. Only
 * pixels pass: metadata, places, and whatever else hides in the file stay behind.
 */
export async function encodePicture(bytes: Buffer): Promise<Encoded | { refused: Unusable }> {
  if (!formatOf(bytes)) return { refused: 'not_a_picture' }
  // Truncated and damaged files fail; mere warnings are common in photos of honest phones.
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return { refused: 'too_many_pixels' }
    const picture = await sharp(bytes, options)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ ...boxOf(WIDTHS.full), fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return await draw(picture)
  } catch (error) {
    return { refused: whyNotReadable(error) }
  }
}

// Very tall pictures are held to twice the width.
function boxOf(width: number) {
  return { width, height: width * 2 }
}

async function draw({ data, info }: { data: Buffer; info: OutputInfo }): Promise<Encoded> {
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const full = await pixels().webp({ quality: QUALITY }).toBuffer()
  const thumb = await pixels()
    .resize({ ...boxOf(WIDTHS.thumb), fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return { full, thumb, width, height }
}

function whyNotReadable(error: unknown): Unusable {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) return 'too_many_pixels'
  if (/unsupported image format|support for this compression format/i.test(message))
    return 'not_a_picture'
  return 'damaged'
}
