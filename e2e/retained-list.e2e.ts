import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { buildListing, gone, journey, open, pages, see } from './kit/index.ts'

const { visit, site } = journey()

const PHONES = 12
const phoneScreen = { viewport: { width: 390, height: 700 } }

beforeAll(async () => {
  for (let at = 1; at <= PHONES; at += 1) await buildListing(site().app, { name: `iPhone ${at}` })
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link')
const listHeading = (page: Page) => page.getByRole('heading', { name: 'All Available Phones' })
const details = (page: Page) => page.getByRole('heading', { name: 'This phone' })
const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
/** How many cards are rendered but left out when the list is painted. */
const leftOut = (page: Page) =>
  page
    .locator('.phone-grid > li')
    .evaluateAll(
      (items) => items.filter((item) => (item as HTMLElement).style.contentVisibility).length,
    )

/** Opens the seventh phone of the list, further down. */
async function openSeventh(page: Page) {
  const link = linkOf(cards(page).nth(6))
  await link.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(1_000)
  await link.click()
  await see(details(page))
  // Then the list has been prepared for the way back.
  await expect.poll(() => leftOut(page)).toBeGreaterThan(PHONES / 2)
  return before
}

/** Runs in the page: where it was when its first frame was painted, and the page that this frame showed. */
function goBackAndMeasure() {
  return new Promise<{ top: number; height: number; texts: string[] }>((resolve) => {
    const check = () => {
      if (!document.querySelector('.phone-browser')?.checkVisibility())
        return requestAnimationFrame(check)
      const isOnScreen = (card: Element) => {
        const { top, bottom } = card.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      }
      resolve({
        top: scrollY,
        height: document.documentElement.scrollHeight,
        texts: [...document.querySelectorAll('.phone-grid article')]
          .filter((card) => card.checkVisibility() && isOnScreen(card))
          .map((card) => card.querySelector('h2')?.textContent ?? ''),
      })
    }
    history.back()
    requestAnimationFrame(check)
  })
}

test('going back to the list shows the same cards at the same place at once, and then all of them', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  const card = await cards(page).nth(6).elementHandle()
  const name = await linkOf(cards(page).nth(6)).textContent()
  const height = await pageHeight(page)
  const before = await openSeventh(page)
  await gone(listHeading(page))
  expect(await cards(page).filter({ hasText: 'iPhone 12' }).count()).toBeLessThan(2)

  const shown = await page.evaluate(goBackAndMeasure)
  expect(shown.top).toBe(before)
  expect(shown.height).toBe(height)
  expect(shown.texts).toContain(name)
  await expect.poll(() => leftOut(page)).toBe(0)
  expect(await cards(page).count()).toBe(PHONES)
  expect(await scrollTop(page)).toBe(before)
  expect(await pageHeight(page)).toBe(height)
  await gone(details(page))
  expect(await card?.evaluate((one) => one.isConnected)).toBe(true)
  expect(await page.title()).toContain('Products')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('after the window was resized on the page of a phone, the list has the heights of its new width', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await openSeventh(page)
  await page.setViewportSize({ width: 600, height: 700 })
  const shown = await page.evaluate(goBackAndMeasure)
  expect(await leftOut(page)).toBe(0)
  expect(await cards(page).count()).toBe(PHONES)
  const height = await pageHeight(page)
  expect(shown.height).toBe(height)
  await page.reload()
  await open(page, pages.products())
  expect(await pageHeight(page)).toBe(height)
})

test('a list that is older than a few minutes is loaded again when one comes back', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await page.clock.install()
  await open(page, pages.products())
  const before = await openSeventh(page)
  await buildListing(site().app, { name: 'Just listed' })
  await page.clock.fastForward('06:00')
  await page.goBack()
  await see(listHeading(page))
  await expect.poll(() => scrollTop(page)).toBeGreaterThanOrEqual(before)
  await see(cards(page).filter({ hasText: 'Just listed' }))
  expect(await cards(page).count()).toBe(PHONES + 1)
  await expect.poll(() => leftOut(page)).toBe(0)
})

test('what was chosen on the page of a phone is chosen in the list', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await linkOf(cards(page).nth(1)).click()
  await see(details(page))
  const compare = (place: Locator) => place.getByRole('button', { name: 'Compare' }).first()
  await compare(page.getByRole('article').first()).click()
  await page.goBack()
  await see(listHeading(page))
  await expect.poll(() => compare(cards(page).nth(1)).getAttribute('aria-pressed')).toBe('true')
})

test('a phone that was opened from the list has everything that its document has', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await openSeventh(page)
  const headings = () =>
    page.getByRole('main').getByRole('heading').filter({ visible: true }).allTextContents()
  await see(page.getByRole('heading', { name: 'Similar phones' }))
  const opened = await headings()
  await page.reload()
  await see(details(page))
  expect(opened).toEqual(await headings())
  // Back from there, the list is rendered anew.
  await page.goBack()
  await see(listHeading(page))
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(PHONES)
})

test('a link to other phones opens their list at its top', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await openSeventh(page)
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Iphone', exact: true })
    .click()
  await see(page.getByRole('list', { name: 'Active filters' }))
  expect(await scrollTop(page)).toBe(0)
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(PHONES)
})

test('other pages than phones remove the list, and a phone that they open does not bring it back', async () => {
  const { page } = await visit(undefined, { viewport: { width: 1280, height: 720 } })
  await open(page, pages.products())
  const list = page.locator('.phone-browser')
  await cards(page).first().locator('a[href^="/sellers/"]').click()
  await gone(listHeading(page))
  await expect.poll(() => list.count()).toBe(0)
  await linkOf(page.getByRole('main').getByRole('article').first()).click()
  await see(details(page))
  expect(await list.count()).toBe(0)
})

test('a search that was still being typed does not leave the phone that is opened', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await page.getByRole('combobox', { name: 'Search all phones' }).fill('iph')
  await linkOf(cards(page).nth(1)).click()
  await see(details(page))
  await page.waitForTimeout(600)
  expect(new URL(page.url()).pathname).toMatch(/^\/phones\//)
})

test('an open sheet of filters closes when one goes to a phone by the browser’s buttons', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await linkOf(cards(page).nth(1)).click()
  await see(details(page))
  await page.goBack()
  await see(listHeading(page))
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await see(page.getByRole('dialog', { name: 'Filters' }))
  await page.goForward()
  await see(details(page))
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await page.goBack()
  await see(listHeading(page))
  await gone(page.getByRole('dialog', { name: 'Filters' }))
})

test('after going back, the field of a list shows the search that its results belong to', async () => {
  const { page } = await visit(undefined, { viewport: { width: 1280, height: 900 } })
  await open(page, `${pages.products()}?q=iphone`)
  const field = page.getByRole('combobox', { name: 'Search all phones' })
  await field.fill('pixel')
  await linkOf(cards(page).nth(1)).click()
  await see(details(page))
  // Longer than it takes until typed text is searched for.
  await page.waitForTimeout(600)
  await page.goBack()
  await see(listHeading(page))
  expect(await field.inputValue()).toBe('iphone')
  // The same text can be searched for.
  await field.fill('pixel')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=pixel')
})
