import { pause } from './checkup-flow.tsx'
import { stopStream } from './open-camera.ts'
import { type Judged, rounded } from './results.ts'

/** Hertz of the tone: every speaker plays it, every microphone hears it, and voices seldom do. */
export const TONE_HZ = 1_000
/** The tone must stand this far above the same frequency in silence. Decibels. */
const CLEARLY_DB = 12
/** Below it a microphone gives digital silence: not even its own noise. Decibels. */
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

/** What was heard before and while the tone played. */
type Heard = { quiet: Float32Array; playing: Float32Array; sampleRate: number }

/**
 * Speaker and microphone by one loop: a tone is played and listened for. A microphone that hears
 * its own noise works, so a missing tone is then the speaker's; a dead microphone says nothing of the speaker.
 */
export function judgeLoop({ quiet, playing, sampleRate }: Heard): {
  speaker: Judged
  microphone: Judged
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

/** A microphone clicks and adapts when it is opened; then the room is heard. */
const SETTLE_MS = 700
const TONE_MS = 1_200
/** A third of a second at 48 kHz: it lies within either time. */
const SAMPLES = 16_384
/** Of full scale: loud enough for a small speaker, without distortion. */
const LOUDNESS = 0.5

/** Raw sound: what browsers do for calls would take the tone for an echo. */
const RAW = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/**
 * Listens to the room, plays a tone, and listens again. The sound is measured here and goes nowhere.
 * @throws DOMException as getUserMedia does.
 */
export async function hearTone(signal: AbortSignal): Promise<Heard> {
  const context = new AudioContext()
  let stream: MediaStream | undefined
  try {
    // Within the press: later the browser would not let it sound.
    const started = context.resume()
    stream = await navigator.mediaDevices.getUserMedia({ audio: RAW })
    await started
    const ear = context.createAnalyser()
    ear.fftSize = SAMPLES
    context.createMediaStreamSource(stream).connect(ear)
    await pause(SETTLE_MS, signal)
    const quiet = samplesOf(ear)
    const stop = sound(context)
    await pause(TONE_MS, signal)
    const playing = samplesOf(ear)
    stop()
    return { quiet, playing, sampleRate: context.sampleRate }
  } finally {
    stopStream(stream)
    await context.close()
  }
}

/** Plays the tone for an ear. */
export async function playTone(signal: AbortSignal): Promise<void> {
  const context = new AudioContext()
  try {
    await context.resume()
    sound(context)
    await pause(TONE_MS, signal)
  } finally {
    await context.close()
  }
}

function sound(context: AudioContext): () => void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = TONE_HZ
  volume.gain.value = LOUDNESS
  tone.connect(volume).connect(context.destination)
  tone.start()
  return () => tone.stop()
}

function samplesOf(ear: AnalyserNode): Float32Array {
  const samples = new Float32Array(ear.fftSize)
  ear.getFloatTimeDomainData(samples)
  return samples
}
