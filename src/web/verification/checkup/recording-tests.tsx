import { Camera, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTranslations } from '../../ui/text.ts'
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
  type Evaluation,
  evaluateByPerson,
  NOT_SECURE,
  rounded,
  type StepProps,
  type TestFinding,
} from './checkup-results.ts'

/** The phone records its own tone; without a microphone the person listens. */
export function SoundTest({ place, skip, onResult }: StepProps) {
  const t = useTranslations('checkup')
  const { running, run } = useTestRun()
  const [microphone, setMicrophone] = useState<TestFinding>()

  const loop = () =>
    run(async (signal) => {
      try {
        if (!window.isSecureContext) throw NOT_SECURE
        onResult(evaluateLoop(await recordTone(signal)))
      } catch (error) {
        signal.throwIfAborted()
        setMicrophone(error === NOT_SECURE ? NOT_SECURE : deviceError(error, 'microphone'))
        await playTone(signal)
      }
    })

  if (microphone)
    return (
      <CheckupFrame
        title={t('sound.question')}
        lead={
          <>
            {microphone.why && <p>{t(`reason.${microphone.why}`)}</p>}
            <p>{t('sound.listen')}</p>
          </>
        }
        place={place}
        actions={
          <AnswerActions
            onAnswer={(answer) => onResult({ microphone, speaker: evaluateByPerson(answer) })}
          />
        }
      >
        <Button className="self-start" busy={running} onClick={() => run(playTone)}>
          {t('sound.repeat')}
        </Button>
      </CheckupFrame>
    )

  return (
    <CheckupFrame
      title={t('sound.title')}
      lead={t('sound.lead')}
      place={place}
      picture={<Volume2 />}
      actions={
        <StartActions
          skip={skip}
          label={t('sound.play')}
          running={running}
          busyLabel={t('sound.listening')}
          onStart={loop}
        />
      }
    >
      <PrivacyNote part="sound" />
    </CheckupFrame>
  )
}

/** Frequency of the tone: every speaker and microphone supports it, and voices rarely have it. */
export const TONE_HZ = 1_000
/** The tone must exceed the noise at its frequency by this. Decibels. */
const CLEARLY_DB = 12
/** Below it a microphone is dead: it gives not even its own noise. Decibels. */
const DEAD_DB = -110
const FLOOR_DB = -160

/** The level of one frequency in samples of -1 to 1 (Goertzel), in decibels below full scale. */
export function levelAt(samples: Float32Array, sampleRate: number, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRate)
  let [before, last] = [0, 0]
  for (const sample of samples) [before, last] = [last, sample + turn * last - before]
  const power = before ** 2 + last ** 2 - turn * before * last
  return decibels((2 * Math.sqrt(Math.max(0, power))) / Math.max(1, samples.length))
}

/** The loudness of everything, in decibels below full scale. */
export function loudness(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample ** 2, 0)
  return decibels(Math.sqrt(sum / Math.max(1, samples.length)))
}

const decibels = (amplitude: number) => Math.max(FLOOR_DB, 20 * Math.log10(amplitude))

/** Recordings before and while the tone played. */
type ToneRecording = { quiet: Float32Array; playing: Float32Array; sampleRate: number }

/**
 * Tests speaker and microphone in one loop: a tone is played and recorded. A microphone that records
 * noise works, so a missing tone means a silent speaker; a dead microphone leaves the speaker unknown.
 */
export function evaluateLoop({ quiet, playing, sampleRate }: ToneRecording): {
  speaker: Evaluation
  microphone: Evaluation
} {
  const signalDb = rounded(levelAt(playing, sampleRate, TONE_HZ))
  const noiseDb = rounded(levelAt(quiet, sampleRate, TONE_HZ))
  const measured = { signalDb, noiseDb }
  if (signalDb - noiseDb >= CLEARLY_DB && signalDb > DEAD_DB)
    return { speaker: { outcome: 'passed', measured }, microphone: { outcome: 'passed', measured } }
  if (Math.max(loudness(quiet), loudness(playing)) <= DEAD_DB)
    return { speaker: { outcome: 'not_possible' }, microphone: { outcome: 'failed', measured } }
  return { speaker: { outcome: 'failed', measured }, microphone: { outcome: 'passed', measured } }
}

/** A microphone clicks and adapts its gain when it is opened. */
const SETTLE_MS = 700
const TONE_MS = 1_200
/** A third of a second at 48 kHz: shorter than either recording. */
const SAMPLES = 16_384
/** Of full scale: loud enough for a small speaker, without distortion. */
const LOUDNESS = 0.5

/** Raw sound: the processing for calls would remove the tone as an echo. */
const RAW = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/**
 * Records the room, plays a tone, and records again. The sound never leaves the phone.
 * @throws DOMException as getUserMedia does.
 */
async function recordTone(signal: AbortSignal): Promise<ToneRecording> {
  const context = new AudioContext()
  let stream: MediaStream | undefined
  try {
    // Must run within the tap: later the browser blocks audio.
    const started = context.resume()
    stream = await navigator.mediaDevices.getUserMedia({ audio: RAW })
    await started
    const analyser = context.createAnalyser()
    analyser.fftSize = SAMPLES
    context.createMediaStreamSource(stream).connect(analyser)
    await pause(SETTLE_MS, signal)
    const quiet = readSamples(analyser)
    const stop = startTone(context)
    await pause(TONE_MS, signal)
    const playing = readSamples(analyser)
    stop()
    return { quiet, playing, sampleRate: context.sampleRate }
  } finally {
    stopStream(stream)
    await context.close()
  }
}

/** Plays the tone for the person to hear. */
async function playTone(signal: AbortSignal): Promise<void> {
  const context = new AudioContext()
  try {
    await context.resume()
    startTone(context)
    await pause(TONE_MS, signal)
  } finally {
    await context.close()
  }
}

function startTone(context: AudioContext): () => void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = TONE_HZ
  volume.gain.value = LOUDNESS
  tone.connect(volume).connect(context.destination)
  tone.start()
  return () => tone.stop()
}

function readSamples(analyser: AnalyserNode): Float32Array {
  const samples = new Float32Array(analyser.fftSize)
  analyser.getFloatTimeDomainData(samples)
  return samples
}

const cameraTests = { user: 'camera_front', environment: 'camera_back' } as const

/** Measures whether the camera delivers a live picture; the person judges whether it is clear. */
export function CameraTest({ place, skip, onResult, facing }: StepProps & { facing: Facing }) {
  const t = useTranslations('checkup')
  const test = cameraTests[facing]
  const title = useTranslations('proof')(`test.${test}`)
  const { running, run } = useTestRun()
  const [stream, setStream] = useState<MediaStream>()
  const [judged, setJudged] = useState<Evaluation>()
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
    return () => stopStream(stream)
  }, [stream])

  const start = () =>
    run(async (signal) => {
      if (!window.isSecureContext) return onResult({ [test]: NOT_SECURE })
      try {
        const opened = await openCamera(facing)
        if (signal.aborted) return stopStream(opened)
        setStream(opened)
        if (video.current) setJudged(evaluateCamera(await sampleFrames(video.current, signal)))
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
      lead={t(judged ? 'camera.question' : `camera.${facing}`)}
      place={place}
      actions={
        judged ? (
          <AnswerActions yesLabel={t('camera.yes')} onAnswer={judge} />
        ) : (
          <StartActions
            skip={skip}
            label={t('camera.open')}
            running={running}
            busyLabel={t('camera.opening')}
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
          aria-label={t('camera.picture', { camera: title })}
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
  for (let index = 0; index < light.length; index += 1)
    light[index] =
      0.299 * rgba[index * 4]! + 0.587 * rgba[index * 4 + 1]! + 0.114 * rgba[index * 4 + 2]!
  return light
}

/** Judges frames of one camera, some hundred milliseconds apart: a black, flat or frozen picture fails. */
export function evaluateCamera(frames: readonly Float32Array[]): Evaluation {
  const [first, last] = [frames[0], frames.at(-1)]
  if (!first || !last || first === last) return { outcome: 'not_possible' }
  const brightness = mean(last)
  const contrast = Math.sqrt(mean(last.map((light) => (light - brightness) ** 2)))
  const change = mean(last.map((light, index) => Math.abs(light - (first[index] ?? 0))))
  const isLive =
    brightness >= LEAST_BRIGHTNESS && contrast >= LEAST_CONTRAST && change >= LEAST_CHANGE
  const measured = { brightness: rounded(brightness), contrast: rounded(contrast) }
  return { outcome: isLive ? 'passed' : 'failed', measured }
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

type Facing = 'user' | 'environment'

/**
 * A live stream of the camera that faces this way; it never leaves the phone. Where the browser does
 * not report the facing mode, the first camera is taken as the front one.
 * @throws DOMException as getUserMedia does; NotFoundError when only the other camera is there.
 */
async function openCamera(facing: Facing): Promise<MediaStream> {
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

function stopStream(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const FRAMES = 5
const APART_MS = 300
/** Enough to tell a picture from a black frame. */
const [WIDTH, HEIGHT] = [64, 48]

/** Luminance of some frames of a video. */
async function sampleFrames(video: HTMLVideoElement, signal: AbortSignal) {
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
