import sharp, { type Sharp } from 'sharp'
import { fingerprintOf, HASH_SIDE } from './perceptual-hash.ts'

/** Shares of width and height that are cut off each side: a cropped copy resembles one of these. */
const CROPS = [0.06, 0.1, 0.14]
/** Side of the grey square that they are cut from. */
const SIDE = 256
/** A border may differ by this much of 255 from its corner: JPEG leaves it uneven. */
const BORDER_TOLERANCE = 12
/** Bytes of one view: 64 frequencies. */
const VIEW_BYTES = 64

/**
 * The frequencies of a picture without its edges: three crops, then the picture without its border. 64
 * bytes each; zeros for a blank one, and where there is no border.
 */
export async function viewsOf(pixels: () => Sharp): Promise<Buffer> {
  const grey = await pixels()
    .flatten({ background: '#808080' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const small = () => sharp(grey, { raw: { width: SIDE, height: SIDE, channels: 1 } })
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
  return fingerprintOf(await square.toColourspace('b-w').raw().toBuffer()).detail
}

/** The views that are not blank. */
export function splitViews(views: Buffer | null): { crops: Buffer[]; trimmed: Buffer | undefined } {
  const all = Array.from({ length: (views?.length ?? 0) / VIEW_BYTES }, (_, at) =>
    views!.subarray(at * VIEW_BYTES, (at + 1) * VIEW_BYTES),
  )
  const isKnown = (view: Buffer | undefined) => view?.some((value) => value !== 0)
  const trimmed = all[CROPS.length]
  return {
    crops: all.slice(0, CROPS.length).filter(isKnown),
    trimmed: isKnown(trimmed) ? trimmed : undefined,
  }
}
