import { Circle, CircleCheck, MapPin, RotateCw, Vibrate } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTranslations } from '../../ui/text.ts'
import { AnswerActions, CheckupFrame, pause, StartActions, useTestRun } from './checkup-frame.tsx'
import {
  type Evaluation,
  evaluateByPerson,
  type Findings,
  NOT_SECURE,
  rounded,
  type StepProps,
  type TestFinding,
} from './checkup-results.ts'

export function MotionTest({ place, skip, onResult }: StepProps) {
  const t = useTranslations('checkup')
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
      title={t('motion.title')}
      lead={t('motion.lead')}
      place={place}
      picture={<RotateCw />}
      actions={
        <StartActions
          skip={skip}
          label={t('start')}
          running={running}
          busyLabel={t('motion.measuring')}
          onStart={start}
        />
      }
    >
      <ul className="flex flex-col gap-3" aria-live="polite">
        <MotionItem done={felt.motion?.outcome === 'passed'}>{t('motion.shaken')}</MotionItem>
        <MotionItem done={felt.orientation?.outcome === 'passed'}>{t('motion.turned')}</MotionItem>
      </ul>
    </CheckupFrame>
  )
}

function MotionItem({ done, children }: { done: boolean; children: string }) {
  const t = useTranslations('checkup')
  const Icon = done ? CircleCheck : Circle
  return (
    <li
      className={done ? 'flex items-center gap-3 text-green' : 'flex items-center gap-3 text-muted'}
    >
      <Icon className="size-6" />
      <span className="text-lg">{children}</span>
      <span className="sr-only">{t(done ? 'motion.detected' : 'motion.notYet')}</span>
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
export function evaluateMotion(pushes: readonly Push[]): Evaluation {
  if (pushes.length === 0) return { outcome: 'not_possible' }
  const sizes = pushes.map(({ x, y, z }) => Math.hypot(x, y, z)).sort((a, b) => a - b)
  const middle = sizes[sizes.length >> 1] ?? 0
  const range = (sizes.at(-1) ?? 0) - (sizes[0] ?? 0)
  const felt = middle >= STILL.least && middle <= STILL.most
  const measured = { acceleration: rounded(Math.min(1_000, sizes.at(-1) ?? 0)) }
  return { outcome: felt && range >= SHAKEN ? 'passed' : 'failed', measured }
}

/** Angles as browsers give them; `beta` front to back, `gamma` side to side, in degrees. */
export function evaluateOrientation(
  angles: readonly { beta: number; gamma: number }[],
): Evaluation {
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
const MOTION_WAIT_MS = 15_000
/** A sensor reports at once, or never. */
const FIRST_MS = 3_000
const CHECK_MS = 250

const SILENT: TestFinding = {
  outcome: 'not_possible',
  why: 'noMovement',
}
const MOTION_REFUSED: TestFinding = {
  outcome: 'not_possible',
  why: 'motionDenied',
}

/** iPhones ask for permission, only on a tap; others need none. */
async function requestMotionAccess(): Promise<boolean> {
  const permissions = [globalThis.DeviceMotionEvent, globalThis.DeviceOrientationEvent] as {
    requestPermission?: () => Promise<PermissionState>
  }[]
  try {
    const answers = await Promise.all(
      permissions.map((one) => one?.requestPermission?.() ?? 'granted'),
    )
    return answers.every((answer) => answer === 'granted')
  } catch {
    return false
  }
}

const motionRefused: Findings = { motion: MOTION_REFUSED, orientation: MOTION_REFUSED }

/** Measures until both sensors pass or the time is over; calls `onProgress` with the results so far. */
async function measureMotion(
  onProgress: (findings: Findings) => void,
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
  const evaluateBoth = (): Findings => ({
    motion: pushes.length > 0 ? evaluateMotion(pushes) : SILENT,
    orientation: angles.length > 0 ? evaluateOrientation(angles) : SILENT,
  })
  window.addEventListener('devicemotion', push)
  window.addEventListener('deviceorientation', turn)
  try {
    for (let waited = 0; waited < MOTION_WAIT_MS; waited += CHECK_MS) {
      await pause(CHECK_MS, signal)
      const findings = evaluateBoth()
      onProgress(findings)
      if (isDone(findings, waited)) return findings
    }
    return evaluateBoth()
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

export function LocationTest({ place, skip, onResult }: StepProps) {
  const t = useTranslations('checkup')
  const title = useTranslations('proof')('test.location')
  const { running, run } = useTestRun()
  const start = () =>
    run(async (signal) => {
      const location = await measureLocation(signal)
      if (!signal.aborted) onResult({ location })
    })

  return (
    <CheckupFrame
      title={title}
      lead={t('location.lead')}
      place={place}
      picture={<MapPin />}
      actions={
        <StartActions
          skip={skip}
          label={t('location.find')}
          running={running}
          busyLabel={t('location.finding')}
          onStart={start}
        />
      }
    />
  )
}

/** A cold GPS start takes some seconds; indoors it may never get more accurate. */
const LOCATION_WAIT_MS = 20_000
const LOCATION_REFUSED: TestFinding = {
  outcome: 'not_possible',
  why: 'locationDenied',
}

/** Measures how accurately the phone knows its location. The location itself is not used. */
function measureLocation(signal: AbortSignal): Promise<TestFinding> {
  if (!window.isSecureContext) return Promise.resolve(NOT_SECURE)
  if (!navigator.geolocation) return Promise.resolve({ outcome: 'not_possible' })
  return new Promise((resolve) => {
    let best: TestFinding = evaluateLocation(null)
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        best = evaluateLocation(coords.accuracy)
        if (best.outcome === 'passed') end(best)
      },
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? LOCATION_REFUSED : best),
      { enableHighAccuracy: true, timeout: LOCATION_WAIT_MS, maximumAge: 0 },
    )
    const timer = setTimeout(() => end(best), LOCATION_WAIT_MS)
    signal.addEventListener('abort', () => end(best), { once: true })
    function end(finding: TestFinding) {
      navigator.geolocation.clearWatch(watch)
      clearTimeout(timer)
      resolve(finding)
    }
  })
}

/** Metres; without satellites a phone still knows its town. */
const NEAR_M = 200

/** `accuracyM`: accuracy of the location in metres; null when there is none. */
export function evaluateLocation(accuracyM: number | null): Evaluation {
  if (accuracyM === null) return { outcome: 'failed' }
  const outcome = accuracyM <= NEAR_M ? 'passed' : 'failed'
  return { outcome, measured: { accuracyM: rounded(accuracyM, 0) } }
}

const PATTERN_MS = [400, 200, 400]

export function VibrationTest({ place, skip, onResult }: StepProps) {
  const t = useTranslations('checkup')
  const title = useTranslations('proof')('test.vibration')
  const [tried, setTried] = useState(false)
  const answer = (answer: 'yes' | 'no') => onResult({ vibration: evaluateByPerson(answer) })

  function vibrate() {
    if (navigator.vibrate?.(PATTERN_MS)) return setTried(true)
    onResult({ vibration: { outcome: 'not_possible', why: 'cannotVibrate' } })
  }

  return (
    <CheckupFrame
      title={tried ? t('vibration.question') : title}
      lead={t(tried ? 'vibration.expected' : 'vibration.lead')}
      place={place}
      picture={<Vibrate />}
      actions={
        tried ? (
          <AnswerActions onAnswer={answer} />
        ) : (
          <StartActions skip={skip} label={t('vibration.vibrate')} onStart={vibrate} />
        )
      }
    >
      {tried && (
        <Button className="self-start" onClick={vibrate}>
          {t('vibration.repeat')}
        </Button>
      )}
    </CheckupFrame>
  )
}
