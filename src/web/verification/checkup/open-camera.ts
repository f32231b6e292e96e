import { pause } from './checkup-flow.tsx'
import { type Judged, rounded } from './results.ts'

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

export type Facing = 'user' | 'environment'

/**
 * A live picture of the camera that looks this way; it is shown and measured here, and goes nowhere.
 * Where the browser does not tell which way cameras look, the first is the front one.
 * @throws DOMException as getUserMedia does; NotFoundError when only the other camera is there.
 */
export async function openCamera(facing: Facing): Promise<MediaStream> {
  const { mediaDevices } = navigator
  const stream = await mediaDevices.getUserMedia({ video: { facingMode: facing } })
  const told = stream.getVideoTracks()[0]?.getSettings().facingMode
  if (told === facing || (!told && facing === 'user')) return stream
  stopStream(stream)
  if (told) throw new DOMException('the other camera', 'NotFoundError')
  const cameras = (await mediaDevices.enumerateDevices()).filter((one) => one.kind === 'videoinput')
  const second = cameras[1]
  if (!second) throw new DOMException('one camera only', 'NotSupportedError')
  return mediaDevices.getUserMedia({ video: { deviceId: { exact: second.deviceId } } })
}

export function stopStream(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const FRAMES = 5
const APART_MS = 300
/** Enough to tell a picture from a black one. */
const [WIDTH, HEIGHT] = [64, 48]

/** The brightness of some frames of what a video shows. */
export async function lookAt(video: HTMLVideoElement, signal: AbortSignal) {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const frames: Float32Array[] = []
  while (pen && frames.length < FRAMES) {
    await pause(APART_MS, signal)
    if (video.readyState < video.HAVE_CURRENT_DATA) continue
    pen.drawImage(video, 0, 0, WIDTH, HEIGHT)
    frames.push(lightOf(pen.getImageData(0, 0, WIDTH, HEIGHT).data))
  }
  return frames
}
