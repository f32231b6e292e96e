import type { Browser, Page } from 'playwright-core'
import { withBrowser } from './browser.ts'
import { median } from './figure.ts'
import { browse } from './vitals/visit.ts'

/*
 * Compares versions of the pages that run at these addresses, in turns, on the way from the list to a phone and back:
 *
 *   node bench/compare-steps.ts http://localhost:3001 http://localhost:3002
 *
 * Elapsed time, and processor time of the page's main thread, which depends less on what else the machine does.
 */

const ROUNDS = 9
const STEPS = ['toPhone', 'back'] as const

type Event = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}
type Sample = { elapsed: number; processor: number }

/** Milliseconds of processor time between the marks `pressed` and `shown`. */
function processorTime(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: Event[] }
  const pressed = events.find(({ name }) => name === 'pressed')
  const shown = events.findLast(({ name }) => name === 'shown')
  if (!pressed || !shown) throw new Error('The trace has no marks.')
  let end = pressed.ts
  let sum = 0
  const tasks = events.filter(
    (one) => one.pid === pressed.pid && one.tid === pressed.tid && one.name.endsWith('RunTask'),
  )
  // Tasks can be nested; of the one that was running, only the part after the press counts.
  for (const { ts, dur = 0, tdur = 0 } of tasks.sort((a, b) => a.ts - b.ts)) {
    if (ts + dur <= end || ts >= shown.ts) continue
    sum += tdur * Math.min(1, (ts + dur - Math.max(ts, end)) / dur)
    end = ts + dur
  }
  return sum / 1_000
}

async function measureOnce(browser: Browser, origin: string): Promise<Record<string, Sample>> {
  const samples: Record<string, Sample> = {}
  const measure = async (page: Page, step: string, take: () => Promise<number>) => {
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    const elapsed = await take()
    samples[step] = { elapsed, processor: processorTime(await browser.stopTracing()) }
    return elapsed
  }
  await browse(browser, origin, measure)
  return samples
}

await withBrowser(async (browser) => {
  const origins = process.argv.slice(2)
  const samples = new Map(origins.map((origin) => [origin, [] as Record<string, Sample>[]]))
  for (let round = 0; round < ROUNDS; round++)
    for (const origin of origins) samples.get(origin)?.push(await measureOnce(browser, origin))
  for (const step of STEPS)
    for (const origin of origins)
      for (const kind of ['elapsed', 'processor'] as const) {
        const values = samples.get(origin)?.flatMap((one) => one[step]?.[kind] ?? []) ?? []
        const spread = `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`
        console.log(`${step} ${origin} ${kind}: ${median(values).toFixed(0)} ms (${spread})`)
      }
})
