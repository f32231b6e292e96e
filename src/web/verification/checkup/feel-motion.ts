import type { AllFound, Found } from './found.ts'
import { judgeMotion, judgeOrientation, type Push } from './motion.ts'
import { pause } from './pause.ts'

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
