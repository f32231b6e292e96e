import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violations } from './kit/accessible.ts'
import {
  addressOf,
  buildListing,
  card,
  gone,
  journey,
  open,
  pages,
  person,
  see,
} from './kit/index.ts'

const { visit, site } = journey()

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const list = (name: string, more: Record<string, unknown>) =>
    buildListing(app, { seller, brand: 'Samsung', name, grade: 'B', ...more })
  await list('Galaxy S21 Ultra', { price: 320, storageGb: 128, color: 'Phantom Black' })
  await list('Galaxy S21 Ultra', { price: 360, storageGb: 256, color: 'Navy' })
  await list('Galaxy S22', { price: 300, storageGb: 128, color: 'Rose Pink', location: 'Berlin' })
  await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia 3310', price: 25 })
})

const shownTotal = (page: Page, words: string) => page.getByText(words, { exact: true })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search all phones' })

test('filters are in a shareable URL, and Back undoes them one by one', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await filters(page)
    .getByRole('checkbox', { name: /^Samsung/ })
    .check()
  await filters(page)
    .getByRole('checkbox', { name: /^Galaxy S21 Ultra/ })
    .check()
  await filters(page)
    .getByRole('checkbox', { name: /^256 GB/ })
    .check()
  await see(shownTotal(page, '1 phone'))
  expect(addressOf(page)).toBe(
    `${pages.products()}?brand=Samsung&model=samsung-galaxy-s21-ultra&storage=256`,
  )
  const other = await visit()
  await open(other.page, addressOf(page))
  await see(
    shownTotal(other.page, '1 phone'),
    other.page.getByRole('link', { name: 'Remove Galaxy S21 Ultra' }),
    other.page.getByRole('link', { name: 'Remove 256 GB' }),
  )
  await page.goBack()
  await see(shownTotal(page, '2 phones'))
  await page.goBack()
  await see(shownTotal(page, '3 phones'))
  await page.goForward()
  await page.getByRole('link', { name: 'Remove Galaxy S21 Ultra' }).click()
  await see(shownTotal(page, '3 phones'))
  expect(addressOf(page)).toBe(`${pages.products()}?brand=Samsung`)
})

test('color, price and age filters show counts, and invalid URL parameters are dropped', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?color=blue&color=plaid&min=cheap&near=nowhere&page=7`)
  await see(shownTotal(page, '1 phone'))
  const blue = filters(page).getByRole('checkbox', { name: /^Blue/ })
  expect(await blue.isChecked()).toBe(true)
  await filters(page).getByRole('checkbox', { name: /^Pink/ }).check()
  await see(shownTotal(page, '2 phones'))
  expect(addressOf(page)).toBe(`${pages.products()}?color=blue&color=pink`)
})

test('suggestions work with the keyboard only, and recent searches are offered', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await field(page).focus()
  // Until then the list may show those of the first letters.
  const suggested = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('q') === 'galaxy s21',
  )
  await page.keyboard.type('galaxy s21')
  await suggested
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await see(list.getByRole('option', { name: /^Galaxy S21 Ultra/ }))
  expect(await field(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  const first = await list.getByRole('option').first().getAttribute('id')
  await expect.poll(() => field(page).getAttribute('aria-activedescendant')).toBe(first)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  expect(await field(page).inputValue()).toBe('galaxy s21')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('s21 ultra')
  // Until the new suggestions arrive the list shows the previous ones.
  const firstOption = () => list.getByRole('option').first().textContent()
  await expect.poll(firstOption).toMatch(/^Galaxy S21 Ultra/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await see(shownTotal(page, '2 phones'))
  expect(addressOf(page)).toBe(`${pages.products()}?model=samsung-galaxy-s21-ultra`)

  await page.keyboard.type('nokia 3310')
  await page.keyboard.press('Enter')
  await open(page, pages.products())
  await field(page).click()
  await list.getByRole('option', { name: 'nokia 3310' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${pages.products()}?q=nokia+3310`)
})

test('the search opens from every page, and Escape closes its list before the dialog', async () => {
  const { page } = await visit(undefined, { viewport: { width: 360, height: 740 } })
  await open(page, pages.about())
  await page.getByRole('link', { name: 'Search phones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search phones' })
  const words = dialog.getByRole('combobox', { name: 'Brand, model or keywords' })
  await see(words)
  await page.keyboard.type('galaxy s22')
  await see(dialog.getByRole('option', { name: /^Galaxy S22/ }).first())
  await page.keyboard.press('Escape')
  await see(dialog)
  await page.keyboard.press('Enter')
  await see(card(page, 'Galaxy S22'))
  expect(addressOf(page)).toBe(`${pages.products()}?q=galaxy+s22`)
})

test('a misspelled word is corrected, and the original can be searched instead', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?q=galxy+s22`)
  await see(card(page, 'Galaxy S22'), page.getByText('Showing results for'))
  await page.getByRole('button', { name: 'Search instead for galxy s22' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${pages.products()}?q=%22galxy+s22%22`)
})

test('a search without results offers similar ones with counts', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?model=samsung-galaxy-s22&max=100`)
  await see(page.getByText('No phones match all of that'))
  const offers = page.getByRole('main').getByRole('button', { name: /\(\d+\)$/ })
  const [, total] = /\((\d+)\)$/.exec((await offers.first().textContent()) ?? '') ?? []
  await offers.first().click()
  await see(shownTotal(page, total === '1' ? '1 phone' : `${total} phones`))
})

test('a place is chosen by name and is part of the URL', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await filters(page).getByRole('button', { name: 'Choose a place' }).click()
  await see(page.getByRole('combobox', { name: 'City or town' }))
  await page.keyboard.type('berl')
  await page
    .getByRole('option', { name: /^Berlin/ })
    .first()
    .click()
  await see(page.getByRole('link', { name: /^Remove Within 50 km of Berlin/ }))
  await see(shownTotal(page, '1 phone'), card(page, 'Galaxy S22'))
  await filters(page).getByRole('combobox', { name: 'Distance' }).selectOption('10')
  await expect.poll(() => addressOf(page)).toMatch(/near=\d+&within=10$/)
  await filters(page).getByRole('button', { name: 'Anywhere' }).click()
  await see(shownTotal(page, '4 phones'))
})

test('the location is requested only on click, and rounded', async () => {
  const { page } = await visit(undefined, {
    geolocation: { latitude: 52.52345, longitude: 13.41142 },
    permissions: ['geolocation'],
  })
  await open(page, pages.products())
  await filters(page).getByRole('button', { name: 'Choose a place' }).click()
  await filters(page).getByRole('button', { name: 'Use my location' }).click()
  await see(page.getByRole('link', { name: 'Remove Within 50 km of the chosen point' }))
  expect(addressOf(page)).toBe(`${pages.products()}?near=52.5%2C13.4`)
})

test('“/” and Ctrl+K open the search anywhere, and “/” can be turned off', async () => {
  const { page } = await visit()
  await open(page, pages.about())
  const dialog = page.getByRole('dialog', { name: 'Search phones' })
  const field = dialog.getByRole('combobox', { name: 'Brand, model or keywords' })
  await page.keyboard.press('/')
  await see(field)
  await field.pressSequentially('a/b')
  expect(await field.inputValue()).toBe('a/b')
  await dialog.getByRole('checkbox', { name: 'Open this search with the / key' }).uncheck()
  await page.keyboard.press('Escape')
  await gone(dialog)
  await page.reload()
  await open(page, pages.about())
  await page.keyboard.press('/')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await dialog.count()).toBe(0)
  await page.keyboard.press('Control+k')
  await see(field)
})

test('the filter by grade shows what the grades look like', async () => {
  await buildListing(site().app, { grade: 'B' })
  const { page } = await visit()
  await open(page, pages.products())
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByText('What the grades look like').focus()
  await page.keyboard.press('Enter')
  const picture = filters.getByRole('img', { name: /^Cracks from a corner/ })
  await see(picture)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
})
