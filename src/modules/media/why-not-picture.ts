import { headerSize } from './header-size.ts'
import { kindOf } from './kind-of.ts'
import { MAX_PHOTO_BYTES, MAX_PIXELS } from './picture.ts'

/** Why a file is refused before anything decodes it; undefined when it may be tried. */
export function whyNotPicture(bytes: Buffer) {
  if (bytes.length > MAX_PHOTO_BYTES) return 'too_large'
  const kind = kindOf(bytes)
  if (!kind) return 'not_a_picture'
  // Its coding is patented: the decoder that npm carries leaves it out.
  if (kind === 'heic') return 'heic'
  const size = headerSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return 'damaged'
  if (size.width * size.height > MAX_PIXELS) return 'too_many_pixels'
  return undefined
}
