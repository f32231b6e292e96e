import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { uploadPhoto } from '../src/modules/orders/disputes/disputes.fixture.ts'
import { buildSettings } from '../test/app.ts'
import { addressOf, buildListing, card, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

const phoneScreen = { viewport: { width: 320, height: 640 } }
const field = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Search phones' })

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  for (const price of ['300', '310']) {
    const img = await uploadPhoto(app, seller)
    await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia X20', price, img })
  }
  await buildListing(app, { seller, brand: 'Samsung', name: 'Galaxy S22' })
})

test('the home page begins with a search for words, which suggests models', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.home())
  await field(page).fill('x20')
  await see(page.getByRole('option', { name: /^X20 Nokia/ }))
  expect(await field(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await see(card(page, 'Nokia X20').first())
  expect(addressOf(page)).toBe(`${pages.products()}?q=x20`)
  await page.goBack()
  await field(page).fill('x20')
  await see(page.getByRole('option', { name: /^X20 Nokia/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe(`${pages.products()}?model=nokia-x20`)
})

test('without JavaScript its field is a form that opens the list of phones', async () => {
  const { page, announce } = await visit(undefined, { ...phoneScreen, javaScriptEnabled: false })
  // With JavaScript disabled, Chromium reports the preloaded scripts as blocked.
  announce(/request failed: csp/)
  await page.goto(pages.home())
  await field(page).fill('x20')
  await page.keyboard.press('Enter')
  await see(card(page, 'Nokia X20').first())
  expect(addressOf(page)).toBe(`${pages.products()}?q=x20`)
})

test('at every width it begins with the search and the brands; slides come after the phones', async () => {
  const { page } = await visit()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, pages.home())
    await see(field(page))
    const parts = [
      page.getByRole('heading', { level: 1, name: 'Find a phone' }),
      field(page),
      page
        .getByRole('navigation', { name: 'Browse by brand' })
        .getByRole('link', { name: /Nokia/ }),
      page.getByRole('heading', { name: 'Just listed' }),
      page.getByRole('region', { name: 'What this shop is for', exact: true }),
    ]
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  }
})

test('the photos of the first row do not wait until they are in view', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.home())
  const heading = page.getByRole('heading', { name: 'Just listed' })
  const photos = page.locator('section').filter({ has: heading }).getByRole('img')
  expect(await photos.evaluateAll((all) => all.map((one) => one.getAttribute('loading')))).toEqual([
    ...[null, null],
  ])
})

test('the pictures of the steps follow the delivery methods, and are there for help', async () => {
  const { page } = await visit()
  await open(page, pages.home())
  await see(page.getByText('Meet the seller or have it shipped, and try everything.'))
  await buildSettings(site().app, { deliveryMethods: 'pick_up' })
  await open(page, pages.support())
  await see(page.getByText('Meet the seller in a public place and try everything.'))
  await expect.poll(() => page.locator('img[src="/art/step-sell-meet.svg"]').count()).toBe(1)
})
