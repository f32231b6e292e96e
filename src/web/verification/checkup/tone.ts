import { type Judged, rounded } from './judged.ts'

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
export type Heard = { quiet: Float32Array; playing: Float32Array; sampleRate: number }

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
