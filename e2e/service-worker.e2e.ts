import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressIn } from '../src/shared/languages.ts'
import { buildSettings } from '../test/app.ts'
import { buildListing, card, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()
const withWorker = { hasServiceWorker: true }

/** The browser's errors when there is no connection. */
const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|No answer of the API/

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** The paths of the pages that the browser keeps. */
const savedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('redial-pages-'))
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

async function disconnect(context: BrowserContext, page: Page) {
  // The browser has a moment to store what it has just shown.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
}

test('Chromium can install the shop as an app, with its name, color and icons', async () => {
  const { page, context } = await visit(undefined, withWorker)
  await open(page, pages.home())
  const session = await context.newCDPSession(page)
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  const { errors, data = '' } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data)
  expect(manifest).toMatchObject({ name: 'Redial', theme_color: '#cf3a1d', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const response = await page.request.get(src)
    expect(response.status(), src).toBe(200)
    if (sizes === 'any') continue
    const side = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(side).toBe(sizes)
  }
})

test('pages that were opened can be read offline, and others say that they need a connection', async () => {
  const phone = await buildListing(site().app, { name: 'Kept Phone' })
  const { page, context, announce } = await visit(undefined, withWorker)
  announce(cut)
  await open(page, pages.home())
  await controlled(page)
  // Shown by the router, without a document.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
    .click()
  await see(card(page, 'Kept Phone'))
  await open(page, pages.namedPhone(phone._id, phone.slug))
  await expect.poll(() => savedPages(page)).toContain(pages.home())
  await disconnect(context, page)
  await page.goto(pages.home())
  await see(page.getByText('You’re offline. This page may be out of date.'))
  await page.goto(pages.namedPhone(phone._id, phone.slug))
  await see(page.getByRole('heading', { name: 'Kept Phone', level: 1 }))
  await page.goto(pages.blog())
  await see(page.getByRole('heading', { name: 'You’re offline', level: 1 }))
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Retry' }).click()
  await see(page.getByRole('heading', { name: 'Blog', level: 1 }))
})

test('pages without a connection are in the language of their address, as is the app when it starts', async () => {
  await buildListing(site().app, { name: 'Kept Phone' })
  await buildSettings(site().app, { languages: ['en', 'de', 'ar'] })
  const { page, context, announce } = await visit(undefined, withWorker)
  announce(cut)
  await open(page, addressIn('de', pages.products()))
  await controlled(page)
  await open(page, addressIn('de', pages.home()))
  await expect.poll(() => savedPages(page)).toContain('/de')
  await disconnect(context, page)
  await page.goto(addressIn('de', pages.products()))
  await see(page.getByText('Sie sind offline. Diese Seite ist vielleicht nicht mehr aktuell.'))
  await page.goto(addressIn('de', pages.blog()))
  await see(page.getByRole('heading', { name: 'Sie sind offline', level: 1 }))
  expect(await page.getByRole('link', { name: 'Startseite' }).getAttribute('href')).toBe('/de')
  await page.goto(addressIn('ar', pages.login()))
  await see(page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت', level: 1 }))
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.goto(pages.blog())
  await see(page.getByRole('heading', { name: 'You’re offline', level: 1 }))
  await page.goto(pages.home())
  await see(page.getByText('Sie sind offline. Diese Seite ist vielleicht nicht mehr aktuell.'))
  await buildSettings(site().app, { languages: ['en'] })
})

test('a page that the router has shown can be read offline', async () => {
  await buildListing(site().app, { name: 'Routed Phone' })
  const { page, context, announce } = await visit(undefined, withWorker)
  announce(cut)
  await open(page, pages.home())
  await controlled(page)
  const products = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
  await products.click()
  await see(card(page, 'Routed Phone'))
  await expect.poll(() => savedPages(page)).toContain(pages.products())
  await page.goto(pages.home())
  await disconnect(context, page)
  await products.click()
  await see(card(page, 'Routed Phone'))
})

test('no page of an account is stored, and logging out deletes those that are public', async () => {
  const buyer = await person(site())
  const { page } = await visit(buyer, withWorker)
  await open(page, pages.blog())
  await controlled(page)
  await expect.poll(() => savedPages(page)).toContain(pages.blog())
  await page.goto(`${pages.resetPassword()}?token=secret`)
  for (const url of [pages.dashboard(), pages.messages(), pages.settings(), pages.myOrders()]) {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
  }
  expect(await savedPages(page)).toEqual([pages.blog()])
  const stored = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.filter((path) => path.startsWith('/api/'))).toEqual([])
  await page.getByRole('button', { name: 'Logout' }).click()
  await see(toast(page, 'You are logged out'))
  await expect.poll(() => savedPages(page)).not.toContain(pages.blog())
})

test('another build deletes the files of the one before', async () => {
  const { page } = await visit(undefined, withWorker)
  await open(page, pages.home())
  await controlled(page)
  await expect.poll(() => savedPages(page)).toContain(pages.home())
  const before = await page.evaluate(() => caches.keys())
  await buildSettings(site().app, { name: 'Newer Shop' })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toEqual(expect.arrayContaining([before[0]]))
  await page.goto(pages.home())
  await expect.poll(() => page.title()).toBe('Home - Newer Shop')
  await buildSettings(site().app, { name: 'Redial' })
})

test('a shop that turns it off has no worker and no stored page any more', async () => {
  const { page } = await visit(undefined, withWorker)
  await open(page, pages.home())
  await controlled(page)
  await buildSettings(site().app, { offlinePages: false })
  await page.reload()
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await buildSettings(site().app, { offlinePages: true })
})
