import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../e2e/kit/browser.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page in its own browser context: nothing cached, logged out. */
export async function onColdPage<T>(browser: Browser, work: (page: Page) => Promise<T>) {
  const context = await browser.newContext(phone)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
