import { Circle, CircleCheck, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame, pause, useTestRun } from './checkup-frame.tsx'
import {
  type Findings,
  type Judgment,
  NOT_SECURE,
  rounded,
  type StepProps,
  type TestFinding,
} from './checkup-results.ts'

export function MotionTest({ place, skip, onResult }: StepProps) {
  const { running, run } = useTestRun()
  const [felt, setFelt] = useState<Findings>({})

  const start = () =>
    run(async (signal) => {
      if (!window.isSecureContext) return onResult({ motion: NOT_SECURE, orientation: NOT_SECURE })
      if (!(await requestMotionAccess())) return onResult(motionRefused)
      onResult(await measureMotion(setFelt, signal))
    })

  return (
    <CheckupFrame
      title="Shake it, then turn it over"
      lead="Press Start and shake the phone twice. Then turn it on its side and back. The test ends automatically."
      place={place}
      picture={<RotateCw />}
      actions={
        <>
          {skip}
          <Button
            variant="primary"
            size="large"
            busy={running}
            busyLabel="Measuring"
            onClick={start}
          >
            Start
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-3" aria-live="polite">
        <MotionItem done={felt.motion?.outcome === 'passed'}>Shaken</MotionItem>
        <MotionItem done={felt.orientation?.outcome === 'passed'}>Turned</MotionItem>
      </ul>
    </CheckupFrame>
  )
}

function MotionItem({ done, children }: { done: boolean; children: string }) {
  const Icon = done ? CircleCheck : Circle
  return (
    <li
      className={done ? 'flex items-center gap-3 text-green' : 'flex items-center gap-3 text-muted'}
    >
      <Icon className="size-6" />
      <span className="text-lg">{children}</span>
      <span className="sr-only">{done ? 'detected' : 'not yet'}</span>
    </li>
  )
}

/** Acceleration with gravity, in m/s². */
type Push = { x: number; y: number; z: number }

/** A phone at rest measures 9.81; sensors are off by a few percent. */
const STILL = { least: 7, most: 13 }
/** Shaken by hand it differs by more. */
const SHAKEN = 4
/** Turned over on purpose, in degrees. */
const TURNED = 45

/** Passed when gravity is felt, and shaking too. Without an event the browser tells nothing. */
export function judgeMotion(pushes: readonly Push[]): Judgment {
  if (pushes.length === 0) return { outcome: 'not_possible' }
  const sizes = pushes.map(({ x, y, z }) => Math.hypot(x, y, z)).sort((a, b) => a - b)
  const middle = sizes[sizes.length >> 1] ?? 0
  const range = (sizes.at(-1) ?? 0) - (sizes[0] ?? 0)
  const felt = middle >= STILL.least && middle <= STILL.most
  const measured = { acceleration: rounded(Math.min(1_000, sizes.at(-1) ?? 0)) }
  return { outcome: felt && range >= SHAKEN ? 'passed' : 'failed', measured }
}

/** Angles as browsers give them; `beta` front to back, `gamma` side to side, in degrees. */
export function judgeOrientation(angles: readonly { beta: number; gamma: number }[]): Judgment {
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
const MAX_WAIT_MS = 15_000
/** A sensor reports at once, or never. */
const FIRST_MS = 3_000
const LOOK_MS = 250

const SILENT: TestFinding = {
  outcome: 'not_possible',
  why: 'The browser reports no movement here',
}
const REFUSED: TestFinding = {
  outcome: 'not_possible',
  why: 'Access to motion data was denied. Reload the page and allow it',
}

/** iPhones ask for permission, only on a tap; others need none. */
export async function requestMotionAccess(): Promise<boolean> {
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

export const motionRefused: Findings = { motion: REFUSED, orientation: REFUSED }

/** Measures until both sensors pass or the time is over; calls `onProgress` with the results so far. */
export async function measureMotion(
  onProgress: (found: Findings) => void,
  signal: AbortSignal,
): Promise<Findings> {
  const pushes: Push[] = []
  const angles: { beta: number; gamma: number }[] = []
  const push = ({ accelerationIncludingGravity: felt }: DeviceMotionEvent) => {
    if (felt && felt.x !== null && felt.y !== null && felt.z !== null)
      pushes.push({ x: felt.x, y: felt.y, z: felt.z })
  }
  const turn = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta !== null && gamma !== null) angles.push({ beta, gamma })
  }
  const judgeBoth = (): Findings => ({
    motion: pushes.length > 0 ? judgeMotion(pushes) : SILENT,
    orientation: angles.length > 0 ? judgeOrientation(angles) : SILENT,
  })
  window.addEventListener('devicemotion', push)
  window.addEventListener('deviceorientation', turn)
  try {
    for (let waited = 0; waited < MAX_WAIT_MS; waited += LOOK_MS) {
      await pause(LOOK_MS, signal)
      const found = judgeBoth()
      onProgress(found)
      if (isDone(found, waited)) return found
    }
    return judgeBoth()
  } finally {
    window.removeEventListener('devicemotion', push)
    window.removeEventListener('deviceorientation', turn)
  }
}

/** Does not wait for a sensor that reports nothing at first. */
function isDone({ motion, orientation }: Findings, waitedMs: number): boolean {
  return [motion, orientation].every(
    (one) => one?.outcome === 'passed' || (one === SILENT && waitedMs >= FIRST_MS),
  )
}
