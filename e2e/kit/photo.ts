import sharp from 'sharp'

/** A photo as somebody would pick it from a folder. */
export async function photo(name = 'phone.png') {
  const background = { r: 90, g: 120, b: 160 }
  const picture = sharp({ create: { width: 640, height: 800, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
