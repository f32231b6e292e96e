import type { Browser } from 'playwright-core'
import { api, pages } from '../src/routes.ts'
import { onColdPage, withBrowser } from './browser.ts'
import { type Figure, median } from './figure.ts'
import type { Server } from './server.ts'

const LOADS = 5
const LCP_SECONDS = 1.5

/** Slow 4G and a slow phone, with Lighthouse's settings. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
}
const CPU_SLOWDOWN = 4

/**
 * Late layout shifts come from fonts, photos and the viewer's name, all of which are loaded by
 * then.
 */
const SETTLED_MS = 700

type Vitals = { lcp: number; cls: number; element: string }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Paint = PerformanceEntry & { element?: Element }

/** Loading speed and layout stability for a first visitor with a slow phone. */
export async function vitals(server: Server): Promise<Figure[]> {
  const answer = await fetch(`${server.origin}${api.phones()}?limit=1`)
  const [phone] = (await answer.json()) as { _id: string }[]
  const shown: [string, string, boolean][] = [
    ['/', pages.home(), true],
    ['/products', pages.products(), true],
    ['/phones/{id}', pages.phone(phone?._id ?? ''), false],
    ['/login', pages.login(), false],
  ]
  return withBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const [name, path, hasLimit] of shown) {
      const loads: Vitals[] = []
      for (let at = 0; at < LOADS; at++) loads.push(await visit(browser, `${server.origin}${path}`))
      const lcp = median(loads.map((load) => load.lcp)) / 1_000
      const cls = Math.max(...loads.map((load) => load.cls))
      const note = `LCP ${lcp.toFixed(2)} s: ${loads[0]?.element}`
      figures.push({ name: `CLS of ${name}`, unit: '', ours: cls, target: { atMost: 0 }, note })
      if (hasLimit)
        figures.push({
          name: `LCP of ${name}`,
          unit: 's',
          ours: lcp,
          target: { atMost: LCP_SECONDS },
        })
    }
    return figures
  })
}

function visit(browser: Browser, url: string): Promise<Vitals> {
  return onColdPage(browser, async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    return page.evaluate(readVitals)
  })
}

/** Runs in the page. */
function readVitals(): Promise<Vitals> {
  const entries = <T>(type: string) =>
    new Promise<T[]>((resolve) => {
      const seen = new PerformanceObserver((list) => resolve(list.getEntries() as T[]))
      seen.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 300)
    })
  return Promise.all([
    entries<Paint>('largest-contentful-paint'),
    entries<Shift>('layout-shift'),
  ]).then(([paints, shifts]) => {
    const largest = paints.at(-1)
    const unasked = shifts.filter((shift) => !shift.hadRecentInput)
    return {
      lcp: largest?.startTime ?? Number.POSITIVE_INFINITY,
      cls: unasked.reduce((sum, { value }) => sum + value, 0),
      element: largest?.element?.outerHTML.slice(0, 120) ?? 'nothing was painted',
    }
  })
}
