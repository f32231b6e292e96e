import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { continueImports } from '../src/modules/catalog/index.ts'
import { as } from '../test/app.ts'
import { expectNoViolations } from './kit/accessible.ts'
import { api, buildListing, gone, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

function rowOf(page: Page, words: string) {
  return page.getByRole('row').filter({ hasText: words })
}
/** Searches for one model, until the list has no other. */
async function search(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search models' }).fill(words)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a model page shows prices, listings, and specifications with their source', async () => {
  for (const price of ['210', '250', '290'])
    await buildListing(site().app, { name: 'iPhone 11 Pro', price })
  const { page } = await visit()
  await open(page, pages.model('iphone-11-pro'))
  await see(page.getByRole('heading', { name: 'iPhone 11 Pro', level: 1 }))
  await see(page.getByText('3 for sale, from $210 to $290.'))
  expect(await page.getByRole('article').count()).toBe(3)
  await see(page.getByText('Midnight Green', { exact: false }))
  await see(page.getByText('Source: Apple press release 2019-09', { exact: false }))
})

test('a model page leads from the lowest price of a storage and grade to these phones', async () => {
  const { app } = site()
  const phone = { name: 'Fairphone 4', brand: 'Fairphone' }
  await buildListing(app, { ...phone, price: '210', storageGb: 128, grade: 'A' })
  await buildListing(app, { ...phone, price: '230', storageGb: 128, grade: 'A' })
  await buildListing(app, { ...phone, price: '190', storageGb: 256, grade: 'C' })
  const { page } = await visit(undefined, { viewport: { width: 320, height: 640 } })
  await open(page, pages.model('fairphone-4'))
  const matrix = page.getByRole('table', { name: 'Lowest prices of a Fairphone 4' })
  const headers = await matrix.getByRole('columnheader').allInnerTexts()
  // Only grades with a phone for sale.
  expect(headers.map((text) => text.split('\n')[0])).toEqual(['Storage', 'A', 'C'])
  const row = matrix.getByRole('row', { name: /^128 GB/ })
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['$210\n2 phones', 'None'])
  await expectNoViolations(page)
  // The table scrolls by itself, its first column stays in sight.
  await matrix.getByRole('link', { name: '$190' }).focus()
  const size = matrix.getByRole('rowheader', { name: '256 GB' })
  expect((await size.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await see(page.getByText('1 phone', { exact: true }))
  expect(page.url()).toContain('model=fairphone-4&storage=256&grade=C')
  await page.getByRole('link', { name: 'Fairphone 4', exact: true }).first().click()
  await see(page.getByRole('heading', { name: 'Every Fairphone 4' }))
  await see(page.getByRole('link', { name: 'All about the Fairphone 4' }))
  await see(page.getByText('Price at launch (USD)'))
})

test('a brand page names the brand and leads from its models to their pages', async () => {
  const { app } = site()
  const list = (name: string, price: string) => buildListing(app, { brand: 'OnePlus', name, price })
  await list('OnePlus 12R', '340')
  for (const price of ['260', '240']) await list('OnePlus 9 Pro', price)
  const { _id } = (await as(app, null).get(api.categories())).body.find(
    ({ brand }: { brand: string }) => brand === 'OnePlus',
  )
  const { page } = await visit(undefined, { viewport: { width: 320, height: 640 } })
  await open(page, pages.category(_id))
  await see(page.getByRole('heading', { name: 'Available Phones', level: 1 }))
  const models = page.getByRole('region', { name: 'OnePlus models for sale' })
  expect(await models.getByRole('listitem').allInnerTexts()).toEqual([
    'OnePlus 9 Pro\n\nfrom $240\n\n2 for sale',
    'OnePlus 12R\n\nfrom $340\n\n1 for sale',
  ])
  await expectNoViolations(page)
  await models.getByRole('link', { name: 'OnePlus 12R' }).focus()
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { name: 'OnePlus 12R', level: 1 }))
})

test('a model without listings says so and links to similar ones', async () => {
  const { page } = await visit()
  await open(page, pages.model('nokia-n95'))
  await see(page.getByText('No Nokia N95 for sale right now'))
  await see(page.getByRole('link', { name: 'All Nokia phones' }))
})

test('the URL of an unknown model answers 404', async () => {
  const { page, announce } = await visit()
  announce(/404/)
  const answer = await page.goto(pages.model('no-such-model'))
  expect(answer?.status()).toBe(404)
})

test('an admin adds, corrects and merges a model, whose URL then redirects', async () => {
  const { page, announce } = await visit(await person(site(), { role: 'admin' }))
  announce(/422|409/)
  await open(page, pages.models())
  await page.getByRole('button', { name: 'Add a model' }).click()
  const form = dialog(page, 'Add a model')
  await form.getByRole('button', { name: 'Save model' }).click()
  await see(form.getByText('Name is required'))
  await form.getByLabel('Brand').selectOption('Nokia')
  await form.getByLabel('Name', { exact: true }).fill('3310')
  await form.getByLabel('Announced').fill('soon')
  await form.getByRole('button', { name: 'Save model' }).click()
  await see(form.getByText('Must be a year or a month, such as 2024-09'))
  await form.getByLabel('Announced').fill('2026-02')
  await form.getByRole('button', { name: 'Save model' }).click()
  await see(form.getByText('Another model of the brand has this name'))
  await form.getByLabel('Name', { exact: true }).fill('Journey One')
  await form.getByRole('button', { name: 'Save model' }).click()
  await see(toast(page, 'Nokia Journey One is in the catalog'))

  await search(page, 'journey one')
  await rowOf(page, 'Nokia Journey One').getByRole('button', { name: 'Edit' }).click()
  const correct = dialog(page, 'Edit Nokia Journey One')
  await correct.getByLabel('Battery').fill('4100')
  await correct.getByRole('button', { name: 'Save model' }).click()
  await see(toast(page, 'Nokia Journey One was saved'))

  await page.getByRole('button', { name: 'Actions for Nokia Journey One' }).click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  const sure = dialog(page, 'Are you sure?')
  await sure.getByRole('searchbox', { name: 'Search for the model to keep' }).fill('3310 2017')
  await sure.getByLabel('Model to keep', { exact: true }).selectOption('nokia-3310-2017')
  await sure.getByRole('button', { name: 'Merge models' }).click()
  await see(toast(page, 'Nokia Journey One was merged into Nokia 3310 (2017)'))
  const answer = await page.goto(pages.model('nokia-journey-one'))
  expect(new URL(page.url()).pathname).toBe(pages.model('nokia-3310-2017'))
  expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301)
})

test('an admin imports a file and sees the progress and the rejected lines', async () => {
  const { page, announce } = await visit(await person(site(), { role: 'admin' }))
  announce(/422/)
  await open(page, pages.models())
  await page.getByRole('button', { name: 'Import devices' }).click()
  const form = dialog(page, 'Import devices')
  const file = (text: string) => ({
    name: 'x.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await form.getByLabel('File').setInputFiles(file('nothing of use'))
  await form.getByRole('button', { name: 'Import devices' }).click()
  await see(form.getByText('brand and model are missing', { exact: false }))
  await form.getByLabel('File').setInputFiles(file('brand,model\nNokia,Journey Two\nNokia,\n'))
  const answered = page.waitForResponse((answer) => answer.url().endsWith(api.modelImports()))
  await form.getByRole('button', { name: 'Import devices' }).click()
  await answered
  await continueImports(site().app.deps)
  await see(form.getByText('All 2 lines have been read.'))
  await see(form.getByText('Line 3: Model is missing'))
  await form.getByRole('button', { name: 'Done' }).click()
  await gone(form)
  await search(page, 'journey two')
  await see(page.getByRole('link', { name: 'Nokia Journey Two' }))
})

test('of two admins who correct the same fact, the second reads what the first wrote', async () => {
  const admins = [await person(site(), { role: 'admin' }), await person(site(), { role: 'admin' })]
  const model = { brand: 'Nokia', name: 'Journey Four', chipset: 'MAD1' }
  expect((await as(site().app, admins[0] ?? null).post(api.models(), model)).status).toBe(201)
  const [first, second] = await Promise.all(admins.map((admin) => visit(admin)))
  if (!first || !second) throw new Error('both are visiting')
  const form = ({ page }: typeof first) => dialog(page, 'Edit Nokia Journey Four')
  for (const { page } of [first, second]) {
    await open(page, pages.models())
    await search(page, 'Nokia Journey Four')
    await rowOf(page, 'Nokia Journey Four').getByRole('button', { name: 'Edit' }).click()
  }
  await form(first).getByLabel('Chip').fill('TI MAD2WD1')
  await form(first).getByLabel('Colors').fill('Blue')
  await form(first).getByRole('button', { name: 'Save model' }).click()
  await see(toast(first.page, 'Nokia Journey Four was saved'))

  second.announce(/status of 409/)
  const chipset = form(second).getByLabel('Chip')
  await chipset.fill('MAD2')
  await form(second).getByRole('button', { name: 'Save model' }).click()
  await see(form(second).getByText('Another admin has changed this to “TI MAD2WD1”.'))
  expect(await chipset.inputValue()).toBe('MAD2')
  await expectNoViolations(second.page)
  await form(second).getByRole('button', { name: 'Save model' }).click()
  await see(toast(second.page, 'Nokia Journey Four was saved'))
  const { facts } = (await as(site().app, null).get(api.model('nokia-journey-four'))).body
  expect([facts.chipset, facts.colors]).toEqual(['MAD2', ['Blue']])
})
