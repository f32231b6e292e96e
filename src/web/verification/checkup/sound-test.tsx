import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { stopStream } from './camera-test.tsx'
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
  judgeByPerson,
  NOT_SECURE,
  rounded,
  type StepProps,
  type TestFinding,
} from './checkup-results.ts'

/** The phone records its own tone; without a microphone the person listens. */
export function SoundTest({ place, skip, onResult }: StepProps) {
  const { running, run } = useTestRun()
  const [microphone, setMicrophone] = useState<TestFinding>()

  const loop = () =>
    run(async (signal) => {
      try {
        if (!window.isSecureContext) throw NOT_SECURE
        onResult(judgeLoop(await recordTone(signal)))
      } catch (error) {
        signal.throwIfAborted()
        setMicrophone(error === NOT_SECURE ? NOT_SECURE : deviceError(error, 'microphone'))
        await playTone(signal)
      }
    })

  if (microphone)
    return (
      <CheckupFrame
        title="Did you hear a tone?"
        lead={`${microphone.why}. Listen yourself to test the speaker.`}
        place={place}
        actions={
          <AnswerActions
            onAnswer={(answer) => onResult({ microphone, speaker: judgeByPerson(answer) })}
          />
        }
      >
        <Button className="self-start" busy={running} onClick={() => run(playTone)}>
          Play it again
        </Button>
      </CheckupFrame>
    )

  return (
    <CheckupFrame
      title="Speaker and microphone"
      lead="The phone plays a tone for a second and records it. Turn the volume up and silent mode off, and don’t cover speaker or microphone."
      place={place}
      picture={<Volume2 />}
      actions={
        <StartActions
          skip={skip}
          label="Play tone"
          running={running}
          busyLabel="Listening"
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
export function judgeLoop({ quiet, playing, sampleRate }: ToneRecording): {
  speaker: Judgment
  microphone: Judgment
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
export async function recordTone(signal: AbortSignal): Promise<ToneRecording> {
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
export async function playTone(signal: AbortSignal): Promise<void> {
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
