import type { Browser, BrowserContext, Page } from 'playwright-core'
import { pages } from '../src/routes.ts'
import { onColdPage, withBrowser } from './browser.ts'
import { type Figure, median } from './figure.ts'
import { findPageTypes, logInAll } from './page-types.ts'
import type { Server } from './server.ts'
import { startFloor } from './vitals-floor.ts'

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
 * Lighthouse's slow 4G as it is applied in Chromium, which delays requests and not packets: 150 ms times 3.75 for
 * the round trips of a request, and nine tenths of 1.6 Mbit/s.
 */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
}
const CPU_SLOWDOWN = 4

/**
 * Late layout shifts come from fonts, photos and the viewer's name, all of which are loaded by
 * then.
 */
const SETTLED_MS = 700

type Vitals = {
  lcp: number
  cls: number
  /** What moved, and by how many pixels, to find the cause. */
  shifted: string
  tbt: number
  element: string
  picture: string
  /** The longest event of a tap, a few tabs and a letter, in ms; 0 when none took a frame. */
  inp: number
}

/**
 * What a visitor with a slow phone waits for, on each page type: largest content, layout shifts, blocked
 * time, the response to a tap and a key; the response to a filter; and the way from the list to a phone and back.
 * Medians of LOADS with the fastest and the slowest, since they differ on a busy machine, for the pages that
 * most visits begin on; one load of each other page, or BENCH_LOADS. BENCH_PAGES="My Orders,settings" measures
 * only the page types of these names.
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
    for (const { name, path, role, isEntry } of shown) {
      const load = () => visit(browser, server.origin, path, cookies[role])
      if (isEntry) figures.push(...(await besideFloor(browser, server.origin, name, load)))
      else figures.push(...figuresOf(name, await repeat(load, loads)))
    }
    if (!wanted) figures.push(...(await browseFigures(browser, server.origin)))
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
  for (let at = 0; at < LOADS; at++) {
    loads.push(await load())
    floors.push((await visit(browser, floor.origin, '/')).lcp / 1_000)
  }
  floor.stop()
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

async function throttle(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

function visit(browser: Browser, origin: string, path: string, cookie?: string): Promise<Vitals> {
  return onColdPage(browser, async (page) => {
    if (cookie) await addCookies(page.context(), origin, cookie)
    await throttle(page)
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    const loaded = await page.evaluate(readVitals)
    return { ...loaded, inp: await interact(page) }
  })
}

/** What a visitor can do on every page: a tap on its heading, the tab key, and a letter in its first field. */
async function interact(page: Page): Promise<number> {
  await page.evaluate(watchEvents)
  await page.getByRole('heading').first().tap()
  for (let times = 0; times < 3; times++) await page.keyboard.press('Tab')
  const field = page.getByRole('main').locator('input[type=text], input[type=email], textarea')
  const first = field.filter({ visible: true }).first()
  if ((await first.count()) > 0) await first.press('a')
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(() => window.longestEvent ?? 0)
}

function addCookies(context: BrowserContext, url: string, header: string) {
  const cookies = header.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  return context.addCookies(cookies)
}

type Steps = { filter: number; toPhone: number; back: number }

/** Milliseconds of three steps on the list of phones, as its visitor sees them. */
function browse(browser: Browser, origin: string): Promise<Steps> {
  return onColdPage(browser, async (page) => {
    await throttle(page)
    await page.goto(`${origin}${pages.products()}`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    await page.evaluate(watchSteps)
    await page.evaluate(watchEvents)
    await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
    const toPhone = await page.evaluate(() => window.untilHeading)
    // The whole phone: before that, the list would still be in the document, only hidden.
    await page.getByRole('heading', { name: 'This phone' }).waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const back = await page.evaluate(goBack)
    await page.setViewportSize({ width: 1_440, height: 900 })
    const filter = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox')
    await filter.first().check()
    await page.waitForLoadState('networkidle')
    return { toPhone, back, filter: await page.evaluate(() => window.longestEvent ?? 0) }
  })
}

declare global {
  interface Window {
    untilHeading: Promise<number>
    longestEvent: number | undefined
  }
}

/** Runs in the page: times the next click until a phone's name is in sight. */
function watchSteps() {
  const isInSight = (heading: Element) =>
    heading.checkVisibility() && heading.getBoundingClientRect().top < innerHeight
  window.untilHeading = new Promise((resolve) => {
    const begin = () => {
      const began = performance.now()
      const checkFrame = () => {
        const isThere = location.pathname.startsWith('/phones/')
        if (isThere && [...document.querySelectorAll('main h1')].some(isInSight))
          setTimeout(() => resolve(performance.now() - began))
        else requestAnimationFrame(checkFrame)
      }
      checkFrame()
    }
    document.addEventListener('click', begin, { once: true, capture: true })
  })
}

/** Runs in the page: keeps the longest time from an event until the next frame, from 16 ms on. */
function watchEvents() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestEvent = Math.max(window.longestEvent ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page. */
function goBack(): Promise<number> {
  const began = performance.now()
  const isOnScreen = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  history.back()
  return new Promise((resolve) => {
    const checkFrame = () => {
      const isThere = location.pathname === '/products'
      if (isThere && [...document.querySelectorAll('.phone-grid article')].some(isOnScreen))
        setTimeout(() => {
          window.longestEvent = undefined
          resolve(performance.now() - began)
        })
      else requestAnimationFrame(checkFrame)
    }
    checkFrame()
  })
}

/** Runs in the page. */
function readVitals(): Promise<Omit<Vitals, 'inp'>> {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  type Paint = PerformanceEntry & { element?: Element; url?: string }
  /** What a task takes beyond this blocks a response. */
  const LONG_MS = 50
  const entries = <T>(type: string) =>
    new Promise<T[]>((resolve) => {
      const seen = new PerformanceObserver((list) => resolve(list.getEntries() as T[]))
      seen.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 300)
    })
  return Promise.all([
    entries<Paint>('largest-contentful-paint'),
    entries<Shift>('layout-shift'),
    entries<PerformanceEntry>('longtask'),
  ]).then(([paints, shifts, tasks]) => {
    const largest = paints.at(-1)
    const unasked = shifts.filter((shift) => !shift.hadRecentInput)
    return {
      lcp: largest?.startTime ?? Number.POSITIVE_INFINITY,
      cls: unasked.reduce((sum, { value }) => sum + value, 0),
      shifted: unasked
        .flatMap(({ sources }) => sources)
        .map(({ node, previousRect: from, currentRect: to }) => {
          const text = node instanceof Element ? node.outerHTML : node?.textContent
          const rect = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
          return `${text?.slice(0, 100)} from ${rect(from)} to ${rect(to)}`
        })
        .join('; '),
      tbt: tasks.reduce((sum, { duration }) => sum + duration - LONG_MS, 0),
      element: largest?.element?.outerHTML.slice(0, 100) ?? 'nothing was painted',
      picture: largest?.url ?? '',
    }
  })
}
