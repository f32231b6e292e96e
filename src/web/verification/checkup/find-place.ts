import { judgeLocation } from './facts.ts'
import { type Found, NOT_SECURE } from './results.ts'

/** A cold receiver takes some seconds; inside a house it may never get better. */
const LONGEST_MS = 20_000
const REFUSED: Found = {
  outcome: 'not_possible',
  why: 'The browser was not allowed to find where it is. Allow it for this page and test again',
}

/** Whether the phone finds where it is, and how exactly. The place itself is dropped at once. */
export function findPlace(signal: AbortSignal): Promise<Found> {
  if (!window.isSecureContext) return Promise.resolve(NOT_SECURE)
  if (!navigator.geolocation) return Promise.resolve({ outcome: 'not_possible' })
  return new Promise((resolve) => {
    let best: Found = judgeLocation(null)
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        best = judgeLocation(coords.accuracy)
        if (best.outcome === 'passed') end(best)
      },
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? REFUSED : best),
      { enableHighAccuracy: true, timeout: LONGEST_MS, maximumAge: 0 },
    )
    const timer = setTimeout(() => end(best), LONGEST_MS)
    signal.addEventListener('abort', () => end(best), { once: true })
    function end(found: Found) {
      navigator.geolocation.clearWatch(watch)
      clearTimeout(timer)
      resolve(found)
    }
  })
}
