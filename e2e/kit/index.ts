import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { TestUser } from '../../test/app.ts'
import { sharedBrowser } from './browser.ts'
import { asCookies } from './people.ts'
import { openSite, type Site, type SiteOptions } from './site.ts'
import { watchTrouble } from './trouble.ts'

export { api, pages } from '../../src/contract/urls.ts'
export { buildListing } from '../../test/app.ts'
export { TEST_PASSWORD } from '../../test/build/user.ts'
export { person, resetLink } from './people.ts'
export { photo } from './photo.ts'
export { addressOf, card, chooseAction, gone, open, see, toast } from './see.ts'
export type { Site } from './site.ts'

export type Visit = {
  page: Page
  context: BrowserContext
  /** Declares an expected error, as a pattern for the line that reports it. */
  announce(pattern: RegExp): void
}

type VisitOptions = BrowserContextOptions & { staysOpen?: boolean; hasServiceWorker?: boolean }
type Opened = Visit & { staysOpen: boolean; takeUnannounced(): string[] }

/** Folder for screenshots of the pages that were open in a failed test. */
const shots = process.env.JOURNEY_SHOTS

/**
 * One site for the tests of a file, in the browser of its worker. Every visit has its own browser
 * profile; a test fails if one of its pages reports an error that was not announced.
 */
export function journey(options: SiteOptions & { browserFlags?: string[] } = {}) {
  let site: Site
  let browser: Browser
  let visits: Opened[] = []

  beforeAll(async () => {
    site = await openSite(options)
    browser = await sharedBrowser(options.browserFlags)
  })
  afterAll(async () => {
    await Promise.all(visits.map(({ context }) => close(context)))
    await site?.close()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const { page } of visits) await shoot(page, task.name)
    const trouble = visits.flatMap((visit) => visit.takeUnannounced())
    const over = visits.filter(({ staysOpen }) => !staysOpen)
    visits = visits.filter(({ staysOpen }) => staysOpen)
    await Promise.all(over.map(({ context }) => close(context)))
    expect(trouble).toEqual([])
  })

  /**
   * Opens a browser as a user or a visitor, for one test, or with `staysOpen` for all tests of the
   * file, which then don't load the scripts again.
   */
  async function visit(
    as?: TestUser,
    { staysOpen = false, hasServiceWorker = false, ...wanted }: VisitOptions = {},
  ): Promise<Visit> {
    const { baseURL = site.origin } = wanted
    const context = await browser.newContext({
      baseURL,
      // Painting animations is a fifth of a journey's processor time. The longest one shows them.
      reducedMotion: 'reduce',
      ...wanted,
    })
    context.setDefaultTimeout(60_000)
    if (!hasServiceWorker) await context.addInitScript(removeServiceWorkers)
    if (as) await context.addCookies(asCookies(as, baseURL))
    const page = await context.newPage()
    const { announce, takeUnannounced } = watchTrouble(page)
    visits.push({ page, context, announce, staysOpen, takeUnannounced })
    return { page, context, announce }
  }

  return { visit, site: () => site }
}

/** As in a browser without them: a test can neither hold back nor answer the requests of a service worker. */
function removeServiceWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** Requests that a test still holds back would fail when their page is gone. */
async function close(context: BrowserContext) {
  for (const part of [context, ...context.pages()])
    await part.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

async function shoot(page: Page, name: string) {
  if (!shots || page.isClosed()) return
  mkdirSync(shots, { recursive: true })
  const file = `${name.replace(/\W+/g, '-').slice(0, 60)}-${Date.now()}.png`
  await page.screenshot({ path: path.join(shots, file) })
}
