import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  AnswerActions,
  CheckupFrame,
  PrivacyNote,
  pause,
  StartActions,
  useTestRun,
} from './checkup-frame.tsx'
import {
  deviceError,
  type Judgment,
  NOT_SECURE,
  rounded,
  type StepProps,
} from './checkup-results.ts'

const cameraLabels = {
  user: {
    test: 'camera_front',
    title: 'Front camera',
    lead: 'Hold the phone in good light and look at it.',
  },
  environment: { test: 'camera_back', title: 'Back camera', lead: 'Point it at something bright.' },
} as const

/** Measures whether the camera delivers a live picture; the person judges whether it is clear. */
export function CameraTest({ place, skip, onResult, facing }: StepProps & { facing: Facing }) {
  const { test, title, lead } = cameraLabels[facing]
  const { running, run } = useTestRun()
  const [stream, setStream] = useState<MediaStream>()
  const [judged, setJudged] = useState<Judgment>()
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
    return () => stopStream(stream)
  }, [stream])

  const start = () =>
    run(async (signal) => {
      if (!window.isSecureContext) return onResult({ [test]: NOT_SECURE })
      try {
        const own = await openCamera(facing)
        if (signal.aborted) return stopStream(own)
        setStream(own)
        if (video.current) setJudged(judgeCamera(await sampleFrames(video.current, signal)))
      } catch (error) {
        signal.throwIfAborted()
        onResult({ [test]: deviceError(error, 'camera') })
      }
    })

  const judge = (answer: 'yes' | 'no') =>
    judged && onResult({ [test]: answer === 'yes' ? judged : { ...judged, outcome: 'failed' } })

  return (
    <CheckupFrame
      title={title}
      lead={judged ? 'Is the picture sharp, without spots or stripes?' : lead}
      place={place}
      actions={
        judged ? (
          <AnswerActions yesLabel="Yes, clear" onAnswer={judge} />
        ) : (
          <StartActions
            skip={skip}
            label="Open camera"
            running={running}
            busyLabel="Opening"
            onStart={start}
          />
        )
      }
    >
      <div className="relative grid min-h-64 flex-1 place-items-center overflow-hidden rounded-box bg-sand">
        <Camera aria-hidden="true" className="size-12 text-muted" />
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={`Picture of the ${title.toLowerCase()}`}
          className={stream ? 'absolute inset-0 size-full object-cover' : 'hidden'}
        />
      </div>
      <PrivacyNote part="picture" />
    </CheckupFrame>
  )
}

/** Of 255. A covered or dead lens gives less. */
const LEAST_BRIGHTNESS = 4
const LEAST_CONTRAST = 2
/** Mean difference of two frames, of 255: every working sensor has noise. */
const LEAST_CHANGE = 0.05

/** Brightness of each pixel, 0 to 255, of the RGBA bytes that a canvas gives. */
export function toLuminance(rgba: Uint8ClampedArray): Float32Array {
  const light = new Float32Array(rgba.length / 4)
  // ITU-R BT.601.
  for (let at = 0; at < light.length; at += 1)
    light[at] = 0.299 * rgba[at * 4]! + 0.587 * rgba[at * 4 + 1]! + 0.114 * rgba[at * 4 + 2]!
  return light
}

/** Judges frames of one camera, some hundred milliseconds apart: a black, flat or frozen picture fails. */
export function judgeCamera(frames: readonly Float32Array[]): Judgment {
  const [first, last] = [frames[0], frames.at(-1)]
  if (!first || !last || first === last) return { outcome: 'not_possible' }
  const brightness = mean(last)
  const contrast = Math.sqrt(mean(last.map((light) => (light - brightness) ** 2)))
  const change = mean(last.map((light, at) => Math.abs(light - (first[at] ?? 0))))
  const isLive =
    brightness >= LEAST_BRIGHTNESS && contrast >= LEAST_CONTRAST && change >= LEAST_CHANGE
  const measured = { brightness: rounded(brightness), contrast: rounded(contrast) }
  return { outcome: isLive ? 'passed' : 'failed', measured }
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export type Facing = 'user' | 'environment'

/**
 * A live stream of the camera that faces this way; it never leaves the phone. Where the browser does
 * not report the facing mode, the first camera is taken as the front one.
 * @throws DOMException as getUserMedia does; NotFoundError when only the other camera is there.
 */
export async function openCamera(facing: Facing): Promise<MediaStream> {
  const { mediaDevices } = navigator
  const stream = await mediaDevices.getUserMedia({ video: { facingMode: facing } })
  const facingMode = stream.getVideoTracks()[0]?.getSettings().facingMode
  if (facingMode === facing || (!facingMode && facing === 'user')) return stream
  stopStream(stream)
  if (facingMode) throw new DOMException('the other camera', 'NotFoundError')
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
/** Enough to tell a picture from a black frame. */
const [WIDTH, HEIGHT] = [64, 48]

/** Luminance of some frames of a video. */
export async function sampleFrames(video: HTMLVideoElement, signal: AbortSignal) {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const frames: Float32Array[] = []
  while (pen && frames.length < FRAMES) {
    await pause(APART_MS, signal)
    if (video.readyState < video.HAVE_CURRENT_DATA) continue
    pen.drawImage(video, 0, 0, WIDTH, HEIGHT)
    frames.push(toLuminance(pen.getImageData(0, 0, WIDTH, HEIGHT).data))
  }
  return frames
}
