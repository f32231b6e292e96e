import sharp from 'sharp'

/** A photo as chosen in a file dialog. */
export async function photo(name = 'phone.png') {
  const background = { r: 90, g: 120, b: 160 }
  const picture = sharp({ create: { width: 640, height: 800, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
