import type { Browser, BrowserContext, Page } from 'playwright-core'
import { api, pages } from '../src/routes.ts'
import { onColdPage, withBrowser } from './browser.ts'
import { type Figure, median } from './figure.ts'
import type { Server } from './server.ts'
import { logIn } from './uncached.ts'
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

type Vitals = { lcp: number; cls: number; tbt: number; element: string; picture: string }

/**
 * What a visitor with a slow phone waits for, on each kind of page: largest content, layout shifts, blocked
 * time; the response to a filter; and the way from the list to a phone and back. Medians of LOADS,
 * with the fastest and the slowest, since they differ on a busy machine.
 */
export async function vitals(server: Server): Promise<Figure[]> {
  const answer = await fetch(`${server.origin}${api.phones()}?limit=1`)
  const [phone] = (await answer.json()) as { _id: string; slug: string }[]
  const buyer = await logIn(server, 'buyer@redial.example')
  const seller = await logIn(server, 'seller@redial.example')
  const shown: { path: string; hasLimit?: boolean; cookie?: string }[] = [
    { path: pages.home(), hasLimit: true },
    { path: pages.products(), hasLimit: true },
    // As lists link to it. Its ID alone is redirected there, which is one more round trip.
    { path: pages.namedPhone(phone?._id ?? '', phone?.slug ?? ''), hasLimit: true },
    { path: pages.login() },
    { path: pages.myOrders(), cookie: buyer },
    { path: pages.myProducts(), cookie: seller },
    { path: pages.addProduct(), cookie: seller },
  ]
  return withBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const { path, hasLimit, cookie } of shown) {
      const load = () => visit(browser, server.origin, path, cookie)
      const name = path.replace(/[0-9a-f-]{36}.*/, '{id}')
      if (hasLimit) figures.push(...(await besideFloor(browser, server.origin, name, load)))
      else figures.push(...figuresOf(name, await repeat(load)))
    }
    const steps = await repeat(() => browse(browser, server.origin))
    const step = (name: string, unit: string, pick: (one: Steps) => number, atMost: number) =>
      figures.push({ name, unit, ...spread(steps.map(pick)), target: { atMost } })
    step('INP of a filter', 'ms', (one) => one.filter, INP_MS)
    step('from the list to a phone', 'ms', (one) => one.toPhone, NAVIGATION_MS)
    step('back to the list', 'ms', (one) => one.back, NAVIGATION_MS)
    return figures
  })
}

/** In turns with a page that has the largest picture of this one and nothing else. */
async function besideFloor(
  browser: Browser,
  origin: string,
  name: string,
  load: () => Promise<Vitals>,
): Promise<Figure[]> {
  const { picture } = await load()
  if (!picture) return figuresOf(name, await repeat(load), true)
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
    { name: `CLS of ${name}`, unit: '', ours: cls, target: { atMost: 0 } },
  ]
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let at = 0; at < LOADS; at++) all.push(await measure())
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
    return page.evaluate(readVitals)
  })
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

/** Runs in the page: times the next click until a phone's name is in sight, and every interaction. */
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
function readVitals(): Promise<Vitals> {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
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
      tbt: tasks.reduce((sum, { duration }) => sum + duration - LONG_MS, 0),
      element: largest?.element?.outerHTML.slice(0, 100) ?? 'nothing was painted',
      picture: largest?.url ?? '',
    }
  })
}
