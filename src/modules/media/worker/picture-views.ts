import sharp, { type Sharp } from 'sharp'
import { fingerprintOf, HASH_SIDE } from './perceptual-hash.ts'
import { CROPS, VIEW_BYTES } from './split-views.ts'

/** Side of the grey square that they are cut from. */
const SIDE = 256
/** A border may differ by this much of 255 from its corner: JPEG leaves it uneven. */
const BORDER_TOLERANCE = 12

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
