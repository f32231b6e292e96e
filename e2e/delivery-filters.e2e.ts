import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addressOf, buildListing, card, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

const ships = (to: string, price: number, pickUp = false) => ({
  pickUp,
  shipping: { zones: [{ to: [to], price }], handlingDays: 2 },
})

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const list = (name: string, delivery: object, location: string) =>
    buildListing(app, { seller, brand: 'Nokia', name, price: 90, delivery, location })
  await list('Nokia 3310', { pickUp: true }, 'Utrecht')
  await list('Nokia 8.3', ships('DE', 0), 'Berlin')
  await list('Nokia 105', ships('EU', 9, true), 'Paris')
})

const shownTotal = (page: Page, total: string) => page.getByText(total, { exact: true })
const chip = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: `Remove ${label}`, exact: true })
const group = (page: Page) => page.getByRole('group', { name: 'Delivery' })

test('pick-up, a country and free shipping narrow the phones, with their counts', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await see(shownTotal(page, '3 phones'))
  const pickUp = group(page).getByRole('checkbox', { name: /^Pick-up/ })
  await see(group(page).getByText('2', { exact: true }).first())
  await pickUp.check()
  await see(shownTotal(page, '2 phones'), chip(page, 'Pick-up'))
  expect(addressOf(page)).toBe(`${pages.products()}?pickUp=1`)
  await pickUp.uncheck()
  await group(page)
    .getByRole('button', { name: /another country|where to ship/ })
    .click()
  await page.getByRole('combobox', { name: 'Ships to' }).selectOption({ label: 'Germany' })
  await see(shownTotal(page, '2 phones'), chip(page, 'Ships to Germany'))
  await group(page)
    .getByRole('checkbox', { name: /^Free shipping/ })
    .check()
  await see(shownTotal(page, '1 phone'), card(page, 'Nokia 8.3'))
  expect(addressOf(page)).toBe(`${pages.products()}?shipsTo=DE&freeShipping=1`)
  // The country is remembered.
  await open(page, pages.products())
  await see(group(page).getByRole('checkbox', { name: /^Ships to Germany/ }))
})

test('a phrase with delivery becomes filters', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?q=nokia+pick+up+in+utrecht`)
  await see(shownTotal(page, '1 phone'), chip(page, 'Pick-up'))
  await see(chip(page, 'Within 50 km of Utrecht'), card(page, 'Nokia 3310'))
  await open(page, `${pages.products()}?q=nokia+ships+to+france`)
  await see(shownTotal(page, '1 phone'), chip(page, 'Ships to France'), card(page, 'Nokia 105'))
})

test('the page of a phone shows the rough area of a pick-up, and none without pick-up', async () => {
  const { page } = await visit()
  await open(page, `${pages.products()}?q=nokia+3310`)
  await card(page, 'Nokia 3310').getByRole('link', { name: 'Nokia 3310' }).click()
  const map = page.getByRole('img', { name: 'Map of Utrecht and the larger towns around it' })
  await map.scrollIntoViewIfNeeded()
  await see(map)
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await open(page, `${pages.products()}?q=nokia+8.3`)
  await card(page, 'Nokia 8.3').getByRole('link', { name: 'Nokia 8.3' }).click()
  await see(page.getByRole('heading', { name: 'Delivery' }))
  expect(await page.getByRole('img', { name: /^Map of/ }).count()).toBe(0)
})
