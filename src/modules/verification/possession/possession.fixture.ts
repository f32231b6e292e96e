import sharp, { type Sharp } from 'sharp'
import { renderSVG } from 'uqr'

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
export async function buildPhoto(text: string, scene: Scene): Promise<Buffer> {
  const { size, turn = 0, light = 1, quality = 80, blur = 0, width = 1_600, height = 1_200 } = scene
  const svg = renderSVG(text, { ecc: 'Q', border: 4 })
  const code = await sharp(Buffer.from(svg)).resize(size, size).png().toBuffer()
  const turned = await sharp(code).rotate(turn, { background: '#cfc8bd' }).png().toBuffer()
  const phone = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="620"><rect width="300" height="620" rx="40" fill="#223"/><rect x="14" y="14" width="272" height="592" rx="28" fill="#4a6a8a"/></svg>',
  )
  // Pixels, not a file: compressing noise would take most of the time.
  const { data, info } = await noise(width, height)
    .composite([
      { input: phone, left: 120, top: 200 },
      { input: turned, left: Math.round(width * 0.55), top: Math.round(height * 0.3) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const darkened = sharp(data, { raw: info }).linear(light, 0)
  return (blur > 0 ? darkened.blur(blur) : darkened).jpeg({ quality }).toBuffer()
}

/** The same table without a code; small, because everything is tried to find one. */
export function photoOfNothing({ width = 320, height = 240 } = {}): Promise<Buffer> {
  return noise(width, height).jpeg().toBuffer()
}

const MEAN = 130
const SIGMA = 22
const QUANTILE_BITS = 12
const QUANTILES = 1 << QUANTILE_BITS

/** Brightness of the grains, normally distributed: the quantiles in order. */
const grains = Uint8Array.from(
  { length: QUANTILES },
  (_, index) => MEAN + SIGMA * quantile((index + 0.5) / QUANTILES),
)

/** How many sigmas the share `p` of a normal distribution stays below (Tukey's lambda, to 0.02 sigmas). */
function quantile(p: number): number {
  return (p ** 0.135 - (1 - p) ** 0.135) / 0.1975
}

let latest: { width: number; height: number; pixels: Buffer } | undefined

/** Most photos of a test have one size, and drawing the grains takes longer than the rest of a photo. */
function noise(width: number, height: number): Sharp {
  if (latest?.width !== width || latest.height !== height)
    latest = { width, height, pixels: drawNoise(width, height) }
  return sharp(latest.pixels, { raw: { width, height, channels: 3 } })
}

/** The same grains in every run, drawn for each channel by a linear congruential generator. */
function drawNoise(width: number, height: number): Buffer {
  const pixels = Buffer.allocUnsafe(width * height * 3)
  let state = 1
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    pixels[index] = grains[state >>> (32 - QUANTILE_BITS)]!
  }
  return pixels
}
