import { MapPin } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame, useTestRun } from './checkup-frame.tsx'
import {
  type Judgment,
  NOT_SECURE,
  rounded,
  type StepProps,
  type TestFinding,
} from './checkup-results.ts'

export function LocationTest({ place, skip, onResult }: StepProps) {
  const { running, run } = useTestRun()
  const start = () =>
    run(async (signal) => {
      const location = await measureLocation(signal)
      if (!signal.aborted) onResult({ location })
    })

  return (
    <CheckupFrame
      title="Location"
      lead="Only the accuracy is sent. Your location itself never leaves this phone. It is faster near a window."
      place={place}
      picture={<MapPin />}
      actions={
        <>
          {skip}
          <Button
            variant="primary"
            size="large"
            busy={running}
            busyLabel="Locating"
            onClick={start}
          >
            Find location
          </Button>
        </>
      }
    />
  )
}

/** A cold GPS start takes some seconds; indoors it may never get more accurate. */
const MAX_WAIT_MS = 20_000
const REFUSED: TestFinding = {
  outcome: 'not_possible',
  why: 'Access to the location was denied. Allow it for this page and test again',
}

/** Measures how accurately the phone knows its location. The location itself is not used. */
export function measureLocation(signal: AbortSignal): Promise<TestFinding> {
  if (!window.isSecureContext) return Promise.resolve(NOT_SECURE)
  if (!navigator.geolocation) return Promise.resolve({ outcome: 'not_possible' })
  return new Promise((resolve) => {
    let best: TestFinding = judgeLocation(null)
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        best = judgeLocation(coords.accuracy)
        if (best.outcome === 'passed') end(best)
      },
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? REFUSED : best),
      { enableHighAccuracy: true, timeout: MAX_WAIT_MS, maximumAge: 0 },
    )
    const timer = setTimeout(() => end(best), MAX_WAIT_MS)
    signal.addEventListener('abort', () => end(best), { once: true })
    function end(found: TestFinding) {
      navigator.geolocation.clearWatch(watch)
      clearTimeout(timer)
      resolve(found)
    }
  })
}

/** Metres; without satellites a phone still knows its town. */
const NEAR_M = 200

/** `accuracyM`: accuracy of the location in metres; null when there is none. */
export function judgeLocation(accuracyM: number | null): Judgment {
  if (accuracyM === null) return { outcome: 'failed' }
  const outcome = accuracyM <= NEAR_M ? 'passed' : 'failed'
  return { outcome, measured: { accuracyM: rounded(accuracyM, 0) } }
}
