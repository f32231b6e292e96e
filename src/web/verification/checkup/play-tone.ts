import { stopStream } from './open-camera.ts'
import { pause } from './pause.ts'
import { type Heard, TONE_HZ } from './tone.ts'

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
