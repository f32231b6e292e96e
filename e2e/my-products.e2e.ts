import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeQueuedViews } from '../src/modules/listings/index.ts'
import { insertSales } from '../src/modules/pricing/index.ts'
import { inTransaction } from '../src/platform/db/index.ts'
import { DAY } from '../src/shared/time.ts'
import { as, type TestUser } from '../test/app.ts'
import {
  addressOf,
  api,
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

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'With selected phones' })
const file = (text: string) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

async function sellerWith(...names: string[]): Promise<TestUser> {
  const seller = await person(site(), { role: 'Seller' })
  for (const name of names) await buildListing(site().app, { seller, brand: 'Nokia', name })
  return seller
}

test('a seller filters phones by state and text, and changes several at once', async () => {
  const seller = await sellerWith('Nokia One', 'Nokia Two', 'Nokia Three')
  const { page } = await visit(seller)
  await open(page, pages.myProducts())
  await page.getByLabel('Select Nokia One').check()
  await page.getByLabel('Select Nokia Two').check()
  await bar(page).getByRole('button', { name: 'Pause' }).click()
  await see(toast(page, '2 paused'))
  await gone(bar(page))
  await page.getByRole('link', { name: 'Paused 2' }).click()
  await gone(rowOf(page, 'Nokia Three'))
  expect(addressOf(page)).toBe(`${pages.myProducts()}?state=paused`)
  await page.getByLabel('Select all on this page').check()
  await bar(page).getByRole('button', { name: 'Resume' }).click()
  await see(toast(page, '2 for sale again'), page.getByText('No phone has this status'))
  await page.getByRole('link', { name: 'All 3' }).click()
  await see(rowOf(page, 'Nokia One'))
  await page.getByRole('searchbox', { name: 'Search my products' }).fill('three')
  await gone(rowOf(page, 'Nokia One'))
  await see(rowOf(page, 'Nokia Three'))
})

test('several phones are advertised at once, and refused ones are listed with the reason', async () => {
  const seller = await sellerWith('Nokia Four', 'Nokia Five')
  const { page } = await visit(seller)
  await open(page, pages.myProducts())
  await page.getByLabel('Select all on this page').check()
  // Meanwhile one of them is paused on another device.
  const phones = (await as(site().app, seller).get(api.myPhones())).body.items
  await as(site().app, seller).post(api.pausePhone(phones[0]._id))
  await bar(page).getByRole('button', { name: 'Advertise' }).click()
  await see(toast(page, '1 advertised'), page.getByText(/Nokia Five: This listing is not for sale/))
  await see(rowOf(page, 'Nokia Four').getByText('Advertised'))
})

test('a phone is managed in its dialog, and irreversible actions ask for confirmation', async () => {
  const seller = await sellerWith('Nokia Six')
  const [phone] = (await as(site().app, seller).get(api.myPhones())).body.items
  const looker = await visit(await person(site()), { userAgent: 'Mozilla/5.0 Firefox/140.0' })
  const viewCounted = looker.page.waitForResponse((answer) => answer.url().endsWith('/views'))
  await open(looker.page, pages.phone(phone._id))
  expect((await viewCounted).status()).toBe(204)
  await writeQueuedViews(site().app.deps)
  const { page } = await visit(seller)
  await open(page, pages.myProducts())
  await page.getByRole('button', { name: 'Manage Nokia Six' }).click()
  const managed = dialog(page, 'Nokia Six')
  await see(managed.getByText('1 view', { exact: true }), managed.getByText(/^Until /))
  await see(managed.getByRole('link', { name: 'Edit' }))
  await managed.getByRole('button', { name: 'Withdraw' }).click()
  const sure = dialog(page, 'Are you sure?')
  await sure.getByRole('button', { name: 'Withdraw' }).click()
  await see(toast(page, 'Product withdrawn'), rowOf(page, 'Nokia Six').getByText('Withdrawn'))
})

test('a price that is high is lowered from the list, and nothing else of the listing changes', async () => {
  const { app } = site()
  const { rows } = await app.deps.db.pool.query(
    "select id from models where slug = 'google-pixel-7'",
  )
  const soldAt = new Date(app.clock.now().getTime() - 9 * DAY)
  const sale = { modelId: rows[0].id, storageGb: 128, grade: null, currency: 'USD', soldAt }
  const sales = [100, 102, 104, 106, 108].map((price) => ({ ...sale, priceMinor: price * 100 }))
  await inTransaction(app.deps.db, (tx) => insertSales(tx, sales))
  const seller = await person(site(), { role: 'Seller' })
  const form = { seller, brand: 'Google', name: 'Pixel 7', storageGb: 128, price: '250' }
  const { _id } = await buildListing(app, { ...form, description: 'Boxed, with a case.' })
  const before = (await as(app, seller).get(api.phone(_id))).body
  const { page } = await visit(seller)
  await open(page, pages.myProducts())
  await see(rowOf(page, 'Pixel 7').getByText('High price'))
  await rowOf(page, 'Pixel 7')
    .getByRole('button', { name: /^Lower to/ })
    .click()
  await dialog(page, 'Are you sure?')
    .getByRole('button', { name: /^Lower to/ })
    .click()
  await see(toast(page, /^Price lowered to/), rowOf(page, 'Pixel 7').getByText('Fair price'))
  await gone(rowOf(page, 'Pixel 7').getByRole('button', { name: /^Lower to/ }))
  const after = (await as(app, seller).get(api.phone(_id))).body
  const { price, priceMinor, prices, version } = after
  expect(priceMinor).toBeLessThan(25_000)
  expect(after).toEqual({ ...before, price, priceMinor, prices, version })
})

test('a file is checked first, then its valid lines are listed, never twice', async () => {
  const { page, announce } = await visit(await sellerWith())
  announce(/422/)
  await open(page, pages.myProducts())
  await see(page.getByText("Currently you don't add any product"))
  await page.getByRole('button', { name: 'Import' }).click()
  const form = dialog(page, 'Import from a file')
  const chooser = form.getByRole('button', { name: 'File', exact: true })
  await form.getByRole('button', { name: 'Check the file' }).click()
  await see(form.getByText('Choose a file'))
  await chooser.setInputFiles(file('nothing of use\n'))
  await form.getByRole('button', { name: 'Check the file' }).click()
  await see(form.getByText(/brand, name and price are missing/))
  // Spreadsheets write empty rows below a table.
  const stock =
    'brand;name;price\nNokia;Nokia Seven;45,50\nNokia;;30\nNokia;Nokia Eight;free\n;;\n;;\n'
  await chooser.setInputFiles(file(stock))
  await form.getByRole('button', { name: 'Check the file' }).click()
  await see(form.getByText('name: Name is required'), form.getByText('Line 4'))
  await see(form.getByText('Skipped: 2 empty rows.'))
  expect(await form.getByText('Line 5').count()).toBe(0)
  expect((await page.getByRole('row').count()) > 1).toBe(false)
  await form.getByRole('button', { name: 'List the valid phone' }).click()
  await see(form.getByText('1 phone is listed'))
  await form.getByRole('button', { name: 'Done' }).click()
  await see(rowOf(page, 'Nokia Seven').getByText('$45.50'))
  await page.getByRole('button', { name: 'Import' }).click()
  await chooser.setInputFiles(file(stock))
  await form.getByRole('button', { name: 'Check the file' }).click()
  await see(form.getByText('It was already imported from this file.'))
  expect(await form.getByRole('button', { name: /^List/ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toContain('Nokia Seven,45.50,USD')
})

test('a vacation explains itself, pauses all listings, and can end early', async () => {
  const { page } = await visit(await sellerWith('Nokia Nine'))
  await open(page, pages.myProducts())
  await page.getByRole('button', { name: 'Vacation' }).click()
  const form = dialog(page, 'Go on vacation')
  await form.getByLabel('Away until the end of').fill('2020-01-01')
  await form.getByRole('button', { name: 'Go on vacation' }).click()
  await see(form.getByText('Choose today or a later day'))
  const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10)
  await form.getByLabel('Away until the end of').fill(inAWeek)
  await form.getByRole('button', { name: 'Go on vacation' }).click()
  await see(page.getByText(/You are away until/), rowOf(page, 'Nokia Nine').getByText('Paused'))
  await see(page.getByText('Comes back when your vacation ends.'))
  await page.getByRole('button', { name: 'I’m back' }).click()
  await see(rowOf(page, 'Nokia Nine').getByText('For sale'))
})

test('a draft can be continued or deleted', async () => {
  const seller = await sellerWith('Nokia Ten')
  const draft = api.draft('0198a000-0000-7000-8000-00000000000a')
  await as(site().app, seller).put(draft, { version: 0, values: { name: 'Half a phone' } })
  const { page } = await visit(seller)
  await open(page, pages.myProducts())
  await see(page.getByRole('link', { name: 'Continue with Half a phone' }))
  await page.getByRole('button', { name: 'Delete the draft: Half a phone' }).click()
  await dialog(page, 'Are you sure?').getByRole('button', { name: 'Delete draft' }).click()
  await gone(page.getByRole('link', { name: 'Continue with Half a phone' }))
})

test('your own phone cannot be a favorite, with an explanation', async () => {
  const seller = await sellerWith('Nokia Eleven')
  const { page } = await visit(seller)
  await open(page, pages.products())
  const heart = page.getByRole('button', { name: 'Nokia Eleven is your own phone' })
  await see(heart)
  expect(await heart.getAttribute('aria-disabled')).toBe('true')
})
