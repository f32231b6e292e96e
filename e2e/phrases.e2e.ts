import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
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
  const list = (name: string, price: number, more: Record<string, unknown> = {}) =>
    buildListing(app, { seller, brand: 'Iphone', name, price, grade: 'B', ...more })
  await list('iPhone 13', 280, { storageGb: 128, color: 'Blue', grade: 'A' })
  await list('iPhone 13', 290, { storageGb: 256, color: 'Midnight' })
  await list('iPhone 13 Pro', 420, { storageGb: 128, color: 'Blue' })
  await buildListing(app, { seller, brand: 'Google', name: 'Pixel 7', price: 250, grade: 'A' })
})

const shownTotal = (page: Page, total: string) => page.getByText(total, { exact: true })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search all phones' })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const chip = (page: Page, label: string) =>
  chips(page).getByRole('link', { name: `Remove ${label}`, exact: true })

test('a phrase becomes chips; removing one keeps the others as filters of the URL', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await field(page).fill('blue iphone under 300')
  await see(shownTotal(page, '1 phone'), chip(page, 'Up to $300'), chip(page, 'Blue'))
  await see(chip(page, '“iphone”'))
  expect(await field(page).inputValue()).toBe('blue iphone under 300')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  expect(await filters.getByLabel('To', { exact: true }).inputValue()).toBe('300')
  await chip(page, 'Up to $300').focus()
  await page.keyboard.press('Enter')
  await see(shownTotal(page, '2 phones'))
  expect(addressOf(page)).toBe(`${pages.products()}?q=iphone&color=blue`)
  expect(await field(page).inputValue()).toBe('iphone')
  await page.goBack()
  await see(shownTotal(page, '1 phone'))
})

test('another filter keeps the text as typed, and editing the text drops what it no longer says', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?q=iphone+under+300`)
  await see(shownTotal(page, '2 phones'))
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^256 GB/ }).check()
  await see(shownTotal(page, '1 phone'), chip(page, 'Up to $300'), chip(page, '256 GB'))
  expect(addressOf(page)).toBe(`${pages.products()}?q=iphone+under+300&storage=256`)
  await chip(page, '256 GB').click()
  await field(page).fill('iphone')
  await see(shownTotal(page, '3 phones'))
  await gone(chip(page, 'Up to $300'))
})

test('on a phone without JavaScript the same URL has the same chips, and they are links', async () => {
  const { page, announce } = await visit(undefined, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  // With JavaScript disabled, Chromium reports the preloaded scripts as blocked.
  announce(/request failed: csp/)
  await page.goto(`${pages.products()}?q=like+new+iphone+under+300`)
  await see(shownTotal(page, '1 phone'), chip(page, 'Up to $300'), card(page, 'iPhone 13'))
  await chip(page, 'Grade A').click()
  await see(shownTotal(page, '2 phones'))
  expect(addressOf(page)).toBe(`${pages.products()}?q=iphone&max=300`)
})

test('a phrase that can’t be used says why', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?q=pixel+max+250+euro`)
  await see(shownTotal(page, '1 phone'), page.getByText(/^Prices here are in USD/))
})

test('a text that matches nothing has no results, but similar words and popular models', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?q=%F0%9F%99%82`)
  await see(shownTotal(page, '0 phones'), page.getByText('Nothing for sale is called “🙂”.'))
  await page.getByRole('link', { name: /^iPhone 13 2$/ }).click()
  await see(shownTotal(page, '2 phones'))
  await open(page, `${pages.products()}?q=pixxxxel`)
  await page.getByRole('link', { name: 'pixel', exact: true }).click()
  await see(shownTotal(page, '1 phone'), card(page, 'Pixel 7'))
})

test('when nothing matches exactly, the closest phones are shown with what differs', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?q=iphone+13+like+new+under+270`)
  await see(shownTotal(page, '0 phones'), page.getByRole('heading', { name: 'Closest phones' }))
  await see(page.getByText('$10 over your limit', { exact: true }))
  await see(page.getByText('$20 over your limit, one grade lower', { exact: true }))
  await see(card(page, 'iPhone 13').first())
  await chip(page, 'Up to $270').click()
  await see(shownTotal(page, '1 phone'))
})
