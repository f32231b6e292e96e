import sharp, { type Sharp } from 'sharp'
import { pixelLimit } from '../../../platform/images/format.ts'
import { toReadable } from '../../../platform/images/heic.ts'
import { type Drawn, FULL_WIDTH, PLACEHOLDER_SIDE, type Variant } from '../picture.ts'
import {
  CROPS,
  computeFingerprint,
  type Fingerprint,
  HASH_SIDE,
  VIEW_BYTES,
} from './perceptual-hash.ts'

// A picture is decoded once and never again: keeping it would only hold memory.
sharp.cache(false)
sharp.concurrency(1)

/** Beyond it the difference is invisible on a phone's photo. */
const WEBP = { quality: 80, effort: 2 }
/** As good to the eye as the WebP, at three quarters of its size; effort 4 would take 7 times as long. */
const AVIF = { quality: 55, effort: 2 }
/** Nothing honest takes longer; an attack on the decoder might. */
const DECODE_SECONDS = 30

export type DrawingRequest = {
  bytes: Uint8Array
  variants: readonly Variant[]
  rotation: 0 | 90 | 180 | 270
}
export type Drawing = {
  width: number
  height: number
  files: Drawn[]
  /** 36 bytes: see placeholderImage. */
  placeholder: Buffer
  /** What the picture looks like without its edges: see computeViews. */
  views: Buffer
} & Fingerprint
export type Unusable = 'not_a_picture' | 'damaged' | 'too_many_pixels'

type Pixels = () => Sharp

/**
 * Decodes an untrusted picture and re-encodes it upright. Only pixels pass: metadata, locations and
 * anything else in the file are dropped.
 */
export async function work({
  bytes,
  variants,
  rotation,
}: DrawingRequest): Promise<Drawing | { refused: Unusable }> {
  try {
    const { data, info } = await decode(bytes, rotation)
    const { width, height, channels } = info
    const pixels = () => sharp(data, { raw: { width, height, channels } })
    const files = await encodeAll(pixels, { width, height }, variants)
    const placeholder = await toPlaceholder(pixels)
    const views = await computeViews(pixels)
    return { width, height, files, placeholder, views, ...computeFingerprint(await toGray(pixels)) }
  } catch (error) {
    return { refused: unreadableReason(error) }
  }
}

async function decode(bytes: Uint8Array, rotation: number) {
  const limitInputPixels = pixelLimit(bytes)
  // Truncated and damaged files fail; mere warnings are common in photos of honest phones.
  return sharp(await toReadable(bytes, limitInputPixels), {
    limitInputPixels,
    failOn: 'error',
    pages: 1,
  })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .rotate(rotation)
    .resize({ ...boxOf(FULL_WIDTH), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}

// Very tall pictures are held to twice the width.
function boxOf(width: number) {
  return { width, height: width * 2 }
}

async function encodeAll(
  pixels: Pixels,
  full: { width: number; height: number },
  variants: readonly Variant[],
): Promise<Drawn[]> {
  const files: Drawn[] = []
  const alike = new Map<string, Uint8Array>()
  for (const variant of variants) {
    // Of a small picture several are the same file.
    const fits = full.width <= variant.width && full.height <= variant.width * 2
    const encoded = fits ? alike.get(variant.format) : undefined
    const bytes = encoded ?? (await encode(pixels, variant))
    if (fits) alike.set(variant.format, bytes)
    files.push({ variant, bytes })
  }
  return files
}

function encode(pixels: Pixels, { width, format }: Variant): Promise<Buffer> {
  const sized = pixels().resize({ ...boxOf(width), fit: 'inside', withoutEnlargement: true })
  return format === 'avif' ? sized.avif(AVIF).toBuffer() : sized.webp(WEBP).toBuffer()
}

function toPlaceholder(pixels: Pixels): Promise<Buffer> {
  const side = PLACEHOLDER_SIDE
  return pixels().ensureAlpha().resize(side, side, { fit: 'fill' }).raw().toBuffer()
}

function toGray(pixels: Pixels): Promise<Buffer> {
  return pixels()
    .flatten({ background: '#808080' })
    .greyscale()
    .resize(HASH_SIDE, HASH_SIDE, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

function unreadableReason(error: unknown): Unusable {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) return 'too_many_pixels'
  if (/unsupported (image format|feature|codec)|support for this compression format/i.test(message))
    return 'not_a_picture'
  return 'damaged'
}

/** Side of the gray square that they are cut from. */
const SIDE = 256
/** A border may differ by this much of 255 from its corner: JPEG leaves it uneven. */
const BORDER_TOLERANCE = 12

/**
 * The frequencies of a picture without its edges: three crops, then the picture without its border. 64
 * bytes each; zeros for a blank one, and where there is no border.
 */
export async function computeViews(pixels: () => Sharp): Promise<Buffer> {
  const gray = await pixels()
    .flatten({ background: '#808080' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const small = () => sharp(gray, { raw: { width: SIDE, height: SIDE, channels: 1 } })
  const crops = CROPS.map((share) => {
    const edge = Math.round(SIDE * share)
    const side = SIDE - 2 * edge
    return detailOf(small().extract({ left: edge, top: edge, width: side, height: side }))
  })
  return Buffer.concat(await Promise.all([...crops, withoutBorder(small)]))
}

async function withoutBorder(small: () => Sharp): Promise<Buffer> {
  const { data, info } = await small()
    .trim({ threshold: BORDER_TOLERANCE })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (width === SIDE && height === SIDE) return Buffer.alloc(VIEW_BYTES)
  return detailOf(sharp(data, { raw: { width, height, channels } }))
}

async function detailOf(picture: Sharp): Promise<Buffer> {
  const square = picture.resize(HASH_SIDE, HASH_SIDE, { fit: 'fill', kernel: 'cubic' })
  return computeFingerprint(await square.toColourspace('b-w').raw().toBuffer()).detail
}
