import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addressOf, buildListing, gone, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

const NOKIAS = 26
const SAMSUNGS = 4

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  for (let index = 1; index <= NOKIAS; index += 1)
    await buildListing(app, {
      seller,
      brand: 'Nokia',
      name: `Nokia ${index}`,
      price: 40 + index,
      grade: 'B',
    })
  for (let index = 1; index <= SAMSUNGS; index += 1)
    await buildListing(app, {
      seller,
      brand: 'Samsung',
      name: `Galaxy S2${index}`,
      price: 500 - index,
      grade: 'A',
    })
})

const shownTotal = (page: Page, words: string) => page.getByText(words, { exact: true })

/** Names of the cards, in the order of the page. */
function names(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
}

test('a filter is in the URL, and Back or its chip removes it', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await see(shownTotal(page, '30 phones'))
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Samsung/ }).check()
  await see(shownTotal(page, '4 phones'))
  expect(addressOf(page)).toBe(`${pages.products()}?brand=Samsung`)
  await page.goBack()
  await see(shownTotal(page, '30 phones'))
  expect(addressOf(page)).toBe(pages.products())
  expect(await filters.getByRole('checkbox', { name: /^Samsung/ }).isChecked()).toBe(false)
  await page.goForward()
  await page.getByRole('link', { name: 'Remove Samsung' }).click()
  await see(shownTotal(page, '30 phones'))
})

test('text and prices filter too, and no results offers similar searches', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await page.getByRole('combobox', { name: 'Search all phones' }).fill('galaxy')
  await see(shownTotal(page, '4 phones'))
  expect(addressOf(page)).toBe(`${pages.products()}?q=galaxy`)
  await page.getByLabel('To', { exact: true }).fill('60')
  await page.getByLabel('To', { exact: true }).press('Enter')
  await see(page.getByText('No phones match all of that'))
  await page
    .getByRole('button', { name: /\(\d+\)$/ })
    .first()
    .click()
  await gone(page.getByText('No phones match all of that'))
  expect((await names(page)).length).toBeGreaterThan(0)
})

test('a shared link shows the same results with and without JavaScript', async () => {
  const link = `${pages.products()}?brand=Samsung&sort=price_up`
  const expected = ['Galaxy S24', 'Galaxy S23', 'Galaxy S22', 'Galaxy S21']
  const { page } = await visit()
  await open(page, link)
  await see(shownTotal(page, '4 phones'))
  expect(await names(page)).toEqual(expected)
  const bare = await visit(undefined, { javaScriptEnabled: false })
  // With JavaScript disabled, Chromium reports the preloaded scripts as blocked.
  bare.announce(/request failed: csp/)
  await bare.page.goto(link)
  expect(await names(bare.page)).toEqual(expected)
})

test('invalid URL parameters are ignored', async () => {
  const { page } = await visit()
  const junk = 'grade=Z&min=cheap&max=%00&sort=sideways&cursor=nonsense&utm_source=x&q=%20%20'
  const answer = await open(page, `${pages.products()}?${junk}`)
  expect(answer?.status()).toBe(200)
  await see(shownTotal(page, '30 phones'))
})

test('more phones load with one click, each shown once', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await see(page.getByText('24 of 30 phones'))
  await page.getByRole('button', { name: 'Show more phones' }).click()
  await see(page.getByText('30 of 30 phones'))
  expect(new Set(await names(page)).size).toBe(30)
})

test('a brand page shows only that brand', async () => {
  const { page } = await visit()
  await open(page, pages.home())
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Samsung/ })
    .click()
  await see(
    page.getByRole('heading', { name: 'Available Phones', level: 1 }),
    shownTotal(page, '4 phones'),
  )
  expect(addressOf(page)).toMatch(/^\/categories\/[0-9a-f-]{36}$/)
})

test('on small screens the filters are a sheet that opens and closes', async () => {
  const { page } = await visit(undefined, { viewport: { width: 375, height: 700 } })
  await open(page, pages.products())
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^A, like new/ }).check()
  await sheet.getByRole('button', { name: 'Show 4 phones' }).click()
  await see(shownTotal(page, '4 phones'))
  expect(addressOf(page)).toBe(`${pages.products()}?grade=A`)
})

test('cards stand in one column on small screens and in two from the middle size on', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  const cards = page.getByRole('main').getByRole('article')
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const edges = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
    return new Set(edges).size
  }
  expect(await columns(360)).toBe(1)
  expect(await columns(767)).toBe(1)
  expect(await columns(768)).toBe(2)
  expect(await columns(1440)).toBe(2)
})

test('an opened phone shows the data of its card until its own arrives, and Back restores the scroll position', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  const card = page.getByRole('main').getByRole('article').nth(9)
  const link = card.getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  const held: (() => Promise<void>)[] = []
  await page.route(/\/api\/phones\/[0-9a-f-]+$/, (route) => {
    held.push(() => route.continue())
  })
  await link.click()
  const main = page.getByRole('main')
  await see(main.getByRole('heading', { name, level: 1 }), main.getByText('Loading the phone'))
  await see(main.locator('.price'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const send of held) await send()
  await see(main.getByRole('heading', { name: 'This phone' }))
  await gone(main.getByText('Loading the phone'))
  await page.goBack()
  await see(page.getByRole('heading', { name: 'All Available Phones' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('the view of the list is remembered, and set before the first paint', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  const columns = () =>
    page
      .locator('.phone-grid')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  const usual = await columns()
  await page.getByRole('radio', { name: 'Compact' }).check()
  expect(await columns()).toBeGreaterThan(usual)
  await page.reload()
  await see(page.getByRole('radio', { name: 'Compact', checked: true }))
  expect(await columns()).toBeGreaterThan(usual)
  await page.getByRole('radio', { name: 'List' }).check()
  expect(await columns()).toBe(1)
  await page.getByRole('radio', { name: 'Cards' }).check()
  expect(await columns()).toBe(usual)
})

test('eight phones are in sight on a screen of 1440 by 900 pixels', async () => {
  const { page } = await visit(undefined, { viewport: { width: 1440, height: 900 } })
  await open(page, pages.products())
  const bottoms = await page
    .locator('.phone-grid article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(8)
})
