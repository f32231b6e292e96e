import type { Browser, BrowserContext, Page } from 'playwright-core'
import { watchTrouble } from '../../e2e/kit/trouble.ts'
import { pages } from '../../src/contract/urls.ts'
import { onColdPage } from '../browser.ts'
import { goBack, readVitals, watchEvents, watchSteps } from './in-page.ts'

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

/** The heading of a page whose loader failed. */
const FAILED = 'This page did not load'

export type Vitals = {
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

async function throttle(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/**
 * Loads a page and presses a few things on it.
 * @throws when it shows an error instead, or cannot be pressed, with the errors that the browser noticed.
 */
export function visit(
  browser: Browser,
  origin: string,
  path: string,
  cookie?: string,
): Promise<Vitals> {
  return onThrottledPage(browser, async (page) => {
    if (cookie) await addCookies(page.context(), origin, cookie)
    await open(page, `${origin}${path}`)
    const loaded = await page.evaluate(readVitals)
    return { ...loaded, inp: await interact(page) }
  })
}

function onThrottledPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  return onColdPage(browser, async (page) => {
    const trouble = watchTrouble(page)
    await throttle(page)
    try {
      return await work(page)
    } catch (error) {
      const noticed = trouble.takeUnannounced()
      throw new Error([String(error), ...noticed].join('; '), { cause: error })
    }
  })
}

async function open(page: Page, url: string) {
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`answered ${response?.status()}`)
  await page.waitForTimeout(SETTLED_MS)
  // A page can also fail in the browser. Its error must not be measured in its place.
  if ((await page.getByRole('heading', { name: FAILED }).count()) > 0)
    throw new Error(`showed “${FAILED}”`)
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

export type Steps = { filter: number; toPhone: number; back: number }

/** Measures a step, which resolves to what it took; by default nothing else. */
type Measure = (
  page: Page,
  step: 'toPhone' | 'back',
  take: () => Promise<number>,
) => Promise<number>

/** Milliseconds of three steps on the list of phones, as its visitor sees them. */
export function browse(
  browser: Browser,
  origin: string,
  measure: Measure = (_page, _step, take) => take(),
): Promise<Steps> {
  return onThrottledPage(browser, async (page) => {
    await open(page, `${origin}${pages.products()}`)
    await page.evaluate(watchSteps)
    await page.evaluate(watchEvents)
    const toPhone = await measure(page, 'toPhone', async () => {
      await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
      return page.evaluate(() => window.untilHeading)
    })
    // The whole phone: before that, the list would still be in the document, only hidden.
    await page.getByRole('heading', { name: 'This phone' }).waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const back = await measure(page, 'back', () => page.evaluate(goBack))
    await page.setViewportSize({ width: 1_440, height: 900 })
    // The other width is not what is measured, and the presses before have figures of their own.
    await page.waitForTimeout(SETTLED_MS)
    await page.evaluate(() => {
      window.longestEvent = 0
    })
    const filter = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox')
    await filter.first().check()
    await page.waitForLoadState('networkidle')
    // The browser tells of an event some time after it.
    await page.waitForTimeout(SETTLED_MS)
    return { toPhone, back, filter: await page.evaluate(() => window.longestEvent ?? 0) }
  })
}
