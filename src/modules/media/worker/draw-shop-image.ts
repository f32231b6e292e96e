import sharp, { type Sharp } from 'sharp'
import {
  iconFiles,
  MAX_LOGO_RATIO,
  MIN_ICON_SIDE,
  MIN_LOGO_HEIGHT,
  type ShopImageFile,
} from '../../../shared/settings/shop-images.ts'

// A picture is decoded once and never again: keeping it would only hold memory.
sharp.cache(false)
sharp.concurrency(1)

const DECODE_SECONDS = 30
/** Larger than every file that is drawn. */
const FULL_SIDE = 1024
/** Twice the size in the header, for dense screens. */
const PAGE_BOX = { width: 480, height: 96 }
/** Searchers ask for at least 112 pixels on each side, and print for more than a screen. */
const DOCUMENT_BOX = { width: 960, height: 192 }
/** A side may be this much longer than the other in a picture that was meant to be square. */
const SQUARE_TOLERANCE = 1.02
const MASKABLE_SIDE = 512
/**
 * Parts of the side, of icons on white. A maskable one is cut to shapes that all contain a circle of 0.8 × the side
 * (https://www.w3.org/TR/appmanifest/#icon-masks); this square is inside it.
 */
const MARGINS: Partial<Record<ShopImageFile, number>> = { '-180.png': 0.06, '-maskable.png': 0.22 }
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

export type ShopImageRequest = {
  bytes: Uint8Array
  limitInputPixels: number
  kind: 'logo' | 'logoDark' | 'icon'
}
export type ShopDrawing = {
  width: number
  height: number
  files: { file: ShopImageFile; bytes: Uint8Array }[]
}
export type UnusableShopImage = 'damaged' | 'too_small' | 'not_square' | 'too_long'

/** Decodes an untrusted picture and encodes its pixels again, in the files that pages, emails and browsers need. */
export async function work({
  bytes,
  limitInputPixels,
  kind,
}: ShopImageRequest): Promise<ShopDrawing | { refused: UnusableShopImage }> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: FULL_SIDE, height: FULL_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const refused = sizeRefusal(kind, width, height)
    if (refused) return { refused }
    const pixels = () => sharp(data, { raw: { width, height, channels } })
    const page = await fitInside(pixels(), PAGE_BOX)
      .webp({ quality: 90, alphaQuality: 100, effort: 5 })
      .toBuffer({ resolveWithObject: true })
    const files: ShopDrawing['files'] = [
      { file: '.webp', bytes: page.data },
      { file: '.png', bytes: await toPng(fitInside(pixels(), DOCUMENT_BOX)) },
    ]
    if (kind !== 'logoDark')
      for (const file of iconFiles) files.push({ file, bytes: await drawIcon(pixels(), file) })
    return { width: page.info.width, height: page.info.height, files }
  } catch {
    return { refused: 'damaged' }
  }
}

function sizeRefusal(
  kind: ShopImageRequest['kind'],
  width: number,
  height: number,
): UnusableShopImage | undefined {
  if (kind === 'icon') {
    if (Math.max(width, height) > Math.min(width, height) * SQUARE_TOLERANCE) return 'not_square'
    return width < MIN_ICON_SIDE ? 'too_small' : undefined
  }
  if (width > height * MAX_LOGO_RATIO || height > width * 2) return 'too_long'
  return height < MIN_LOGO_HEIGHT ? 'too_small' : undefined
}

function fitInside(picture: Sharp, box: { width: number; height: number }): Sharp {
  return picture.resize({ ...box, fit: 'inside', withoutEnlargement: true })
}

/** A square with the whole picture in its middle. */
function drawIcon(picture: Sharp, file: (typeof iconFiles)[number]): Promise<Buffer> {
  const side = Number(/\d+/.exec(file)?.[0] ?? MASKABLE_SIDE)
  const margin = Math.round(side * (MARGINS[file] ?? 0))
  // Home screens fill what is clear with black.
  const isForHomeScreen = margin > 0
  const inner = side - 2 * margin
  const background = isForHomeScreen ? WHITE : CLEAR
  const square = picture
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  return toPng(isForHomeScreen ? square.flatten({ background }).removeAlpha() : square)
}

function toPng(picture: Sharp): Promise<Buffer> {
  return picture.png({ compressionLevel: 9 }).toBuffer()
}
