import sharp, { type Sharp } from 'sharp'
import { renderSVG } from 'uqr'

/** For intermediate images: compressing noise would take most of the time. */
const FAST = { compressionLevel: 0 }

type Scene = {
  /** Side of the code including its border, in pixels of the photo. */
  size: number
  /** Degrees. */
  turn?: number
  /** Brightness; 1 is daylight. */
  light?: number
  /** JPEG quality, 1 to 100. */
  quality?: number
  /** Sigma of the blur, in pixels. */
  blur?: number
  width?: number
  height?: number
}

/**
 * A drawn photo of a noisy table with a phone and a code next to it, degraded as the scene says.
 */
export async function photoOf(text: string, scene: Scene): Promise<Buffer> {
  const { size, turn = 0, light = 1, quality = 80, blur = 0, width = 1_600, height = 1_200 } = scene
  const svg = renderSVG(text, { ecc: 'Q', border: 4 })
  const code = await sharp(Buffer.from(svg)).resize(size, size).png().toBuffer()
  const turned = await sharp(code).rotate(turn, { background: '#cfc8bd' }).png().toBuffer()
  const phone = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="620"><rect width="300" height="620" rx="40" fill="#223"/><rect x="14" y="14" width="272" height="592" rx="28" fill="#4a6a8a"/></svg>',
  )
  const table = await noise(width, height).png(FAST).toBuffer()
  const drawn = await sharp(table)
    .composite([
      { input: phone, left: 120, top: 200 },
      { input: turned, left: Math.round(width * 0.55), top: Math.round(height * 0.3) },
    ])
    .png(FAST)
    .toBuffer()
  const seen = sharp(drawn).linear(light, 0)
  return (blur > 0 ? seen.blur(blur) : seen).jpeg({ quality }).toBuffer()
}

/** The same table without a code. */
export function photoOfNothing(): Promise<Buffer> {
  return noise(800, 600).jpeg().toBuffer()
}

function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#987',
      noise: { type: 'gaussian', mean: 130, sigma: 22 },
    },
  })
}
