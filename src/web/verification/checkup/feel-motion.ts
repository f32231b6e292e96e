import { pause } from './checkup-flow.tsx'
import { type AllFound, type Found, type Judged, rounded } from './results.ts'

/** Acceleration with gravity, in m/s². */
type Push = { x: number; y: number; z: number }

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

/** Time to shake a phone and turn it over. */
const LONGEST_MS = 15_000
/** Sensors tell something at once, or never. */
const FIRST_MS = 3_000
const LOOK_MS = 250

const SILENT: Found = { outcome: 'not_possible', why: 'The browser tells nothing of movement here' }
const REFUSED: Found = {
  outcome: 'not_possible',
  why: 'The browser was not allowed to tell of movement. Reload the page and allow it',
}

/** iPhones ask, within a press; others tell without. */
export async function mayFeel(): Promise<boolean> {
  const asking = [globalThis.DeviceMotionEvent, globalThis.DeviceOrientationEvent] as {
    requestPermission?: () => Promise<PermissionState>
  }[]
  try {
    const answers = await Promise.all(asking.map((one) => one?.requestPermission?.() ?? 'granted'))
    return answers.every((answer) => answer === 'granted')
  } catch {
    return false
  }
}

export const notAllowedToFeel: AllFound = { motion: REFUSED, orientation: REFUSED }

/** Feels until both sensors passed, or the time is over. `onFelt` hears how it stands. */
export async function feelMotion(
  onFelt: (found: AllFound) => void,
  signal: AbortSignal,
): Promise<AllFound> {
  const pushes: Push[] = []
  const angles: { beta: number; gamma: number }[] = []
  const push = ({ accelerationIncludingGravity: felt }: DeviceMotionEvent) => {
    if (felt && felt.x !== null && felt.y !== null && felt.z !== null)
      pushes.push({ x: felt.x, y: felt.y, z: felt.z })
  }
  const turn = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta !== null && gamma !== null) angles.push({ beta, gamma })
  }
  const told = (): AllFound => ({
    motion: pushes.length > 0 ? judgeMotion(pushes) : SILENT,
    orientation: angles.length > 0 ? judgeOrientation(angles) : SILENT,
  })
  window.addEventListener('devicemotion', push)
  window.addEventListener('deviceorientation', turn)
  try {
    for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
      await pause(LOOK_MS, signal)
      const found = told()
      onFelt(found)
      if (isDone(found, waited)) return found
    }
    return told()
  } finally {
    window.removeEventListener('devicemotion', push)
    window.removeEventListener('deviceorientation', turn)
  }
}

/** A sensor that is silent at first is not waited for. */
function isDone({ motion, orientation }: AllFound, waitedMs: number): boolean {
  return [motion, orientation].every(
    (one) => one?.outcome === 'passed' || (one === SILENT && waitedMs >= FIRST_MS),
  )
}
