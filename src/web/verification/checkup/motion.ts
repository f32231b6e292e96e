import { type Judged, rounded } from './judged.ts'

/** Acceleration with gravity, in m/s². */
export type Push = { x: number; y: number; z: number }

/** A phone that lies still feels 9.81; sensors are off by a few per cent. */
const STILL = { least: 7, most: 13 }
/** Shaken by hand it differs by more. */
const SHAKEN = 4
/** Turned over on purpose, in degrees. */
const TURNED = 45

/** Passed when gravity is felt, and shaking too. Without an event the browser tells nothing. */
export function judgeMotion(pushes: readonly Push[]): Judged {
  if (pushes.length === 0) return { outcome: 'not_possible' }
  const sizes = pushes.map(({ x, y, z }) => Math.hypot(x, y, z)).sort((a, b) => a - b)
  const middle = sizes[sizes.length >> 1] ?? 0
  const range = (sizes.at(-1) ?? 0) - (sizes[0] ?? 0)
  const felt = middle >= STILL.least && middle <= STILL.most
  const measured = { acceleration: rounded(Math.min(1_000, sizes.at(-1) ?? 0)) }
  return { outcome: felt && range >= SHAKEN ? 'passed' : 'failed', measured }
}

/** Angles as browsers give them; `beta` front to back, `gamma` side to side, in degrees. */
export function judgeOrientation(angles: readonly { beta: number; gamma: number }[]): Judged {
  if (angles.length === 0) return { outcome: 'not_possible' }
  const range = (values: number[]) => Math.max(...values) - Math.min(...values)
  const degrees = Math.max(
    range(angles.map(({ beta }) => beta)),
    range(angles.map(({ gamma }) => gamma)),
  )
  const measured = { degrees: rounded(Math.min(360, degrees), 0) }
  return { outcome: degrees >= TURNED ? 'passed' : 'failed', measured }
}
