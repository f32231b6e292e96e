import { lightOf } from './camera.ts'
import { pause } from './pause.ts'

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
