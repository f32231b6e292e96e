import type { Locator } from 'playwright-core'

/** The screen of a small phone. */
export const phoneScreen = { viewport: { width: 360, height: 740 } } as const

/** Maximum number of taps on a phone from a listing to its paid order, besides typing. */
export const MOST_TAPS_TO_PAY = 5

/** Taps and counts. */
export function tapCounter() {
  let count = 0
  async function tap(target: Locator) {
    await target.click()
    count += 1
  }
  return { tap, taps: () => count }
}
