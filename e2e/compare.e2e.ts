import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  addressOf,
  buildListing,
  gone,
  journey,
  open,
  pages,
  person,
  see,
  toast,
} from './kit/index.ts'

const { visit, site } = journey()

const names = ['Pixel 5', 'Pixel 6', 'Pixel 7', 'Pixel 8', 'Pixel 9']

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  for (const [at, name] of names.entries())
    await buildListing(app, {
      seller,
      brand: 'Google',
      name,
      price: 200 + at * 50,
      grade: 'B',
      storageGb: 128,
    })
})

const compare = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Compare ${name}`, exact: true })

test('comparing four phones marks differences, and the link shows the same comparison', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  const tray = page.getByRole('region', { name: 'Phones to compare' })
  for (const name of names.slice(0, 4)) await compare(page, name).click()
  await compare(page, names[4]!).click()
  await see(toast(page, 'You can compare up to 4 phones. Remove one first.'))
  await tray.getByRole('link', { name: 'Compare 4' }).click()
  const table = page.getByRole('table')
  await see(table.getByRole('columnheader', { name: /Pixel 5/ }))
  expect(await table.getByRole('columnheader').count()).toBe(4)
  await see(table.getByRole('rowheader', { name: 'Model (differs)' }))
  await see(table.getByRole('rowheader', { name: 'Storage', exact: true }))
  await see(table.getByRole('rowheader', { name: /^Sold with/ }))
  await see(table.getByRole('rowheader', { name: /^Sold in/ }))

  const address = addressOf(page)
  const other = await visit()
  await open(other.page, address)
  await see(other.page.getByRole('columnheader', { name: /Pixel 8/ }))

  await page.getByRole('button', { name: 'Remove Pixel 5 from comparison' }).click()
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
  expect(addressOf(page)).not.toBe(address)
  await open(page, pages.compare())
  await see(table.getByRole('columnheader', { name: /Pixel 6/ }))
})

test('on small screens the row names stay visible while scrolling', async () => {
  const { page } = await visit(undefined, { viewport: { width: 320, height: 640 } })
  await open(page, pages.products())
  for (const name of names.slice(0, 3)) await compare(page, name).click()
  await page.getByRole('link', { name: 'Compare 3' }).click()
  const region = page.getByRole('region', { name: 'Comparison' })
  await region.focus()
  for (let index = 0; index < 4; index += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
  const fact = page.getByRole('rowheader', { name: /^Grade/ })
  const { x } = (await fact.boundingBox())!
  const box = (await region.boundingBox())!
  expect(Math.abs(x - box.x)).toBeLessThan(4)
})

test('without phones a search finds the first ones, and the best value of a row is named', async () => {
  const { page } = await visit()
  await open(page, pages.compare())
  const picker = page.getByRole('region', { name: 'Nothing to compare yet' })
  await picker.getByLabel('Find a phone').fill('pixel 9')
  await picker.getByRole('button', { name: 'Compare Pixel 9', exact: true }).click()
  const more = page.getByRole('region', { name: 'Add a phone' })
  await see(more.getByLabel('Find a phone'))
  await expect.poll(() => more.getByLabel('Find a phone').inputValue()).toBe('')
  await more.getByRole('button', { name: 'Compare Pixel 8', exact: true }).click()
  const price = page.getByRole('row', { name: /^Price \(differs\)/ })
  await expect
    .poll(() => price.getByRole('cell').allInnerTexts())
    .toEqual(['$400', expect.stringMatching(/^\$350\s+best$/)])
  await page.getByText('Only differences', { exact: true }).click()
  await gone(page.getByRole('rowheader', { name: 'Storage', exact: true }))
  await see(page.getByRole('rowheader', { name: /^Price/ }).first())
})
