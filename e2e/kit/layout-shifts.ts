import type { Page } from 'playwright-core'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** See https://wicg.github.io/layout-instability/; TypeScript does not have it. */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Records layout shifts from the next page on; the returned function says what moved on the page that is open.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources)
          window.shifts.push(
            `${value}: ${(node as Element)?.outerHTML ?? node?.textContent} moved from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.shifts)
}
