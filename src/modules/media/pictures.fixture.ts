import sharp from 'sharp'

/**
 * A generated image with many colors and edges, different for each `seed`. So small that all widths are one
 * file: encoding AVIF takes most of an upload.
 */
export function madePhoto(seed: number, width = 240, height = 180) {
  const pixels = Buffer.alloc(width * height * 3)
  const waves = Array.from({ length: 6 }, (_, index) => {
    const angle = seed * 2.4 + index * 1.3
    const pace = (1 + ((seed * 7 + index * 3) % 5)) * 3
    return { x: (Math.cos(angle) * pace) / width, y: (Math.sin(angle) * pace) / height, at: index }
  })
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let light = 0
      for (const wave of waves) light += Math.sin(wave.x * x + wave.y * y + seed + wave.at)
      // A dark body in front, as in a photo of a phone.
      const body =
        Math.abs(x / width - 0.4 - (seed % 3) / 10) < 0.12 && Math.abs(y / height - 0.5) < 0.4
      const gray = body ? 30 + light * 5 : 128 + light * 20
      const offset = (y * width + x) * 3
      pixels[offset] = gray
      pixels[offset + 1] = gray * 0.9
      pixels[offset + 2] = 255 - gray
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
