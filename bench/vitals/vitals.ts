import type { Browser } from 'playwright-core'
import { withBrowser } from '../browser.ts'
import { type Figure, median } from '../figure.ts'
import type { Server } from '../server.ts'
import { startFloor } from './floor.ts'
import { findPageTypes, logInAll } from './page-types.ts'
import { browse, type Steps, type Vitals, visit } from './visit.ts'

const LOADS = 7
/** Our own limit for the pages that most visits begin on, and what web.dev calls good for the others. */
const LCP_SECONDS = 1.5
const GOOD_LCP_SECONDS = 2.5
/** What Lighthouse calls good. */
const TBT_MS = 200
const INP_MS = 100
/** Until an opened phone, or the list one came back to, shows its content. */
const NAVIGATION_MS = 100

/**
 * What a visitor with a slow phone waits for, on each page type: largest content, layout shifts, blocked
 * time, the response to a tap and a key; the response to a filter; and the way from the list to a phone and back.
 * Medians of LOADS with the fastest and the slowest, since they differ on a busy machine, for the pages that
 * most visits begin on; one load of each other page, or BENCH_LOADS. BENCH_PAGES="My Orders,settings" measures
 * only the page types of these names. A page that fails is listed, and the others are measured all the same.
 */
export async function vitals(server: Server): Promise<Figure[]> {
  const cookies = await logInAll(server)
  const all = await findPageTypes(server, cookies)
  const wanted = process.env.BENCH_PAGES?.split(',')
  const unknown = wanted?.find((name) => !all.some((type) => type.name === name))
  if (unknown !== undefined)
    throw new Error(`No page type "${unknown}": ${all.map(({ name }) => name).join(', ')}`)
  const shown = wanted ? all.filter(({ name }) => wanted.includes(name)) : all
  const loads = Number(process.env.BENCH_LOADS || 1)
  return withBrowser(async (browser) => {
    const figures: Figure[] = []
    const failures: string[] = []
    const measure = async (name: string, measured: () => Promise<Figure[]>) => {
      try {
        figures.push(...(await measured()))
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
      }
    }
    for (const { name, path, role, isEntry } of shown) {
      const load = () => visit(browser, server.origin, path, cookies[role])
      await measure(name, async () =>
        isEntry
          ? besideFloor(browser, server.origin, name, load)
          : figuresOf(name, await repeat(load, loads)),
      )
    }
    if (!wanted)
      await measure('from the list to a phone and back', () =>
        browseFigures(browser, server.origin),
      )
    const note = failures.join(' · ')
    figures.push({
      name: 'pages that failed',
      unit: '',
      ours: failures.length,
      target: { atMost: 0 },
      note,
    })
    return figures
  })
}

async function browseFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const steps = await repeat(() => browse(browser, origin), LOADS)
  const step = (name: string, pick: (one: Steps) => number, atMost: number): Figure => ({
    name,
    unit: 'ms',
    ...spread(steps.map(pick)),
    target: { atMost },
  })
  return [
    step('INP of a filter', (one) => one.filter, INP_MS),
    step('from the list to a phone', (one) => one.toPhone, NAVIGATION_MS),
    step('back to the list', (one) => one.back, NAVIGATION_MS),
  ]
}

/** In turns with a page that has the largest picture of this one and nothing else. */
async function besideFloor(
  browser: Browser,
  origin: string,
  name: string,
  load: () => Promise<Vitals>,
): Promise<Figure[]> {
  const { picture } = await load()
  if (!picture) return figuresOf(name, await repeat(load, LOADS), true)
  const floor = await startFloor(new URL(picture, origin).href)
  const loads: Vitals[] = []
  const floors: number[] = []
  try {
    for (let at = 0; at < LOADS; at++) {
      loads.push(await load())
      floors.push((await visit(browser, floor.origin, '/')).lcp / 1_000)
    }
  } finally {
    floor.stop()
  }
  const [lcp, ...others] = figuresOf(name, loads, true)
  return [{ ...lcp!, floor: median(floors) }, ...others]
}

function figuresOf(name: string, loads: Vitals[], hasLimit = false): Figure[] {
  const lcp = spread(loads.map((load) => load.lcp / 1_000))
  const tbt = spread(loads.map((load) => load.tbt))
  const cls = Math.max(...loads.map((load) => load.cls))
  const atMost = hasLimit ? LCP_SECONDS : GOOD_LCP_SECONDS
  const largest = loads[0]?.element
  return [
    {
      name: `LCP of ${name}`,
      unit: 's',
      ...lcp,
      target: { atMost },
      note: `${lcp.note}: ${largest}`,
    },
    { name: `TBT of ${name}`, unit: 'ms', ...tbt, target: { atMost: TBT_MS } },
    {
      name: `INP of ${name}`,
      unit: 'ms',
      ...spread(loads.map((load) => load.inp)),
      target: { atMost: INP_MS },
    },
    {
      name: `CLS of ${name}`,
      unit: '',
      ours: cls,
      target: { atMost: 0 },
      note: loads.find((load) => load.cls > 0)?.shifted ?? '',
    },
  ]
}

async function repeat<T>(measure: () => Promise<T>, times: number): Promise<T[]> {
  const all: T[] = []
  for (let at = 0; at < times; at++) all.push(await measure())
  return all
}

function spread(values: number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { ours: median(values), note: `${least.toFixed(2)} to ${most.toFixed(2)}` }
}
