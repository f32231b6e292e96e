import { type Judged, rounded } from './judged.ts'

/** Of 255. A lens that is covered or dead gives less, whatever it looks at. */
const LEAST_BRIGHTNESS = 4
const LEAST_CONTRAST = 2
/** Mean difference of two frames, of 255: every working sensor has noise. */
const LEAST_CHANGE = 0.05

/** Brightness of each pixel, 0 to 255, of the RGBA bytes that a canvas gives. */
export function lightOf(rgba: Uint8ClampedArray): Float32Array {
  const light = new Float32Array(rgba.length / 4)
  // ITU-R BT.601.
  for (let at = 0; at < light.length; at += 1)
    light[at] = 0.299 * rgba[at * 4]! + 0.587 * rgba[at * 4 + 1]! + 0.114 * rgba[at * 4 + 2]!
  return light
}

/** Frames of one camera, some hundred milliseconds apart. Black, flat or frozen is failed. */
export function judgeCamera(frames: readonly Float32Array[]): Judged {
  const [first, last] = [frames[0], frames.at(-1)]
  if (!first || !last || first === last) return { outcome: 'not_possible' }
  const brightness = mean(last)
  const contrast = Math.sqrt(mean(last.map((light) => (light - brightness) ** 2)))
  const change = mean(last.map((light, at) => Math.abs(light - (first[at] ?? 0))))
  const isAlive =
    brightness >= LEAST_BRIGHTNESS && contrast >= LEAST_CONTRAST && change >= LEAST_CHANGE
  const measured = { brightness: rounded(brightness), contrast: rounded(contrast) }
  return { outcome: isAlive ? 'passed' : 'failed', measured }
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
