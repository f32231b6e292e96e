import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import { expectNoViolations, violations } from './kit/accessible.ts'
import {
  addressOf,
  api,
  gone,
  journey,
  open,
  pages,
  person,
  photo,
  see,
  toast,
} from './kit/index.ts'
import { cards, formOf, nameOf, photos, productsOf, soon, stored } from './kit/sell-form.ts'

const { visit, site } = journey()

/** Maximum number of taps for a listing on a phone, besides typing and photos. */
const MOST_TAPS = 12
const phoneScreen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let seller: TestUser
beforeAll(async () => {
  seller = await person(site(), { role: 'Seller', name: 'Sally' })
})

const alts = (page: Page) =>
  photos(page)
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt))
const mine = () => productsOf(site(), seller)
const draftSaved = (page: Page) => see(page.getByText('Draft saved', { exact: true }))

/** Sets the side that each photo shows, through its dialog. */
async function describePhoto(page: Page, index: number, side: string) {
  await cards(page).nth(index).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Photo ${index + 1} of`) })
  await dialog.getByRole('button', { name: side, exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('a phone is listed from a small screen in at most twelve taps', async () => {
  const { page } = await visit(seller, phoneScreen)
  await open(page, pages.addProduct())
  let taps = 0
  async function tap(target: Locator) {
    taps += 1
    await target.tap()
  }
  const form = formOf(page)
  await nameOf(page).fill('iphone 13 pro')
  await tap(page.getByRole('option', { name: /^iPhone 13 Pro Iphone$/ }))
  expect(await form.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Iphone')
  await form.getByLabel('IMEI').fill('35 355316 0898700')
  await form.getByLabel('IMEI').blur()
  await see(form.getByText('this has 14', { exact: false }).or(form.getByText('last digit')))
  await form.getByLabel('IMEI').fill('')
  await tap(form.getByText('256 GB', { exact: true }))
  await tap(
    form
      .getByRole('group', { name: /^Color/ })
      .locator('label')
      .first(),
  )
  await tap(form.getByText('Light marks that don’t show while it’s on'))
  await tap(
    form
      .getByRole('group', { name: /back and the frame/ })
      .getByText('No marks visible at arm’s length'),
  )
  await form.getByLabel('What battery health does it show? In percent').fill('87')
  await expect.poll(() => form.locator('[name=batteryPercent]').inputValue()).toBe('87')
  await tap(form.getByText('Everything works', { exact: true }))
  await tap(form.getByRole('group', { name: /water ever got inside/ }).getByText('Never'))
  await tap(form.getByRole('group', { name: /repaired/ }).getByText('Never'))
  await tap(form.getByText('No, I have signed out'))
  await tap(form.getByRole('group', { name: /every network/ }).getByText('Yes'))
  await see(form.getByText('Battery health below 90 %'))
  await form.getByLabel('Photo (optional)').setInputFiles([await photo('a.png'), await photo()])
  await form.getByLabel('Price', { exact: true }).fill('450')
  await form.getByLabel('Location').fill('Oslo')
  await form.getByLabel('Description').fill('With its box and a cable.')
  await tap(form.getByRole('button', { name: 'Add product' }))
  await see(toast(page, 'Product added successfully'))
  expect(addressOf(page)).toBe(pages.myProducts())
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  const [phone] = await mine()
  expect(phone).toMatchObject({
    ...{ brand: 'Iphone', name: 'iPhone 13 Pro', storageGb: 256, grade: 'B', location: 'Oslo' },
    model: { slug: 'iphone-13-pro' },
  })
  const { body } = await as(site().app, null).get(api.phone(phone._id))
  expect(body.photos).toMatchObject([{ alt: '' }, { alt: '' }])
  const graded = await as(site().app, null).get(api.grading(phone._id))
  expect(graded.body.answers.battery_health).toBe(87)
  expect((await as(site().app, seller).get(api.drafts())).body).toEqual([])
})

test('the IMEI finds the model, and a mistyped one has an error at its field', async () => {
  const { page } = await visit(seller)
  await open(page, pages.addProduct())
  const form = formOf(page)
  await form.getByLabel('IMEI').fill('355316089870010')
  await see(form.getByText('the last digit doesn’t match', { exact: false }))
  await form.getByLabel('IMEI').fill('355316-08-987001-9')
  await see(form.getByText('IMEI checked', { exact: true }))
  expect(await nameOf(page).inputValue()).toBe('iPhone 7')
  await nameOf(page).fill('Galaxy S21')
  await form.getByRole('combobox', { name: 'Brand' }).fill('Samsung')
  await see(form.getByText('This IMEI belongs to another phone', { exact: false }))
})

describe('photos', () => {
  test('can be reordered by keyboard with announcements, described, and refused with a clear message', async () => {
    const { page, announce } = await visit(seller)
    announce(/status of 415/)
    await open(page, pages.addProduct())
    await nameOf(page).fill('Nokia 3310')
    const input = formOf(page).getByLabel('Photo (optional)')
    await input.setInputFiles(await Promise.all(['a.png', 'b.png', 'c.png'].map(photo)))
    await stored(page, 3)
    for (const [at, side] of ['Front', 'Back', 'Edge'].entries())
      await describePhoto(page, at, side)
    const called = (...sides: string[]) => sides.map((side) => `${side} of the Nokia 3310`)
    expect(await alts(page)).toEqual(called('Front', 'Back', 'Edge'))
    await cards(page).nth(2).focus()
    await page.keyboard.press('ArrowLeft')
    await see(page.getByText('Moved to position 2 of 3'))
    expect(await alts(page)).toEqual(called('Front', 'Edge', 'Back'))
    await page.keyboard.press('Home')
    await see(page.getByText('Moved to the front: it’s now the cover'))
    expect(await alts(page)).toEqual(called('Edge', 'Front', 'Back'))
    const text = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }
    await input.setInputFiles(text)
    await see(page.getByText('Photo 4: This is not a photo that we can read.', { exact: false }))
    await formOf(page).getByRole('button', { name: 'Remove photo 4' }).click()
    await soon(() => cards(page).count()).toBe(3)
  })

  test('can be dragged, rotated and removed', async () => {
    const { page } = await visit(seller)
    await open(page, pages.addProduct())
    await nameOf(page).fill('Nokia 8')
    await formOf(page)
      .getByLabel('Photo (optional)')
      .setInputFiles(await Promise.all(['a.png', 'b.png'].map(photo)))
    await stored(page, 2)
    await describePhoto(page, 0, 'Front')
    await describePhoto(page, 1, 'Back')
    await cards(page).nth(1).dragTo(cards(page).nth(0))
    await soon(() => alts(page)).toEqual(['Back of the Nokia 8', 'Front of the Nokia 8'])
    await cards(page).nth(0).click()
    const dialog = page.getByRole('dialog', { name: 'Photo 1 of 2' })
    const shape = () =>
      dialog
        .locator('img')
        .evaluate((img: HTMLImageElement) => Math.sign(img.naturalWidth - img.naturalHeight))
    expect(await shape()).toBe(-1)
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    await soon(shape).toBe(1)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await soon(() => alts(page)).toEqual(['Front of the Nokia 8'])
  })
})

describe('uploads', () => {
  test('run three at a time, and each can be canceled or retried', async () => {
    const { page, announce } = await visit(seller)
    announce(/status of 503/)
    await open(page, pages.addProduct())
    const held: (() => void)[] = []
    let isDown = false
    await page.route(`**${api.media()}`, async (route) => {
      if (isDown) return route.fulfill({ status: 503, json: { error: 'busy', message: 'Busy.' } })
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png']
    const input = formOf(page).getByLabel('Photo (optional)')
    await input.setInputFiles(await Promise.all(names.map(photo)))
    await soon(() => cards(page).count()).toBe(5)
    await soon(() => held.length).toBe(3)
    await formOf(page).getByRole('button', { name: 'Cancel upload of photo 5' }).click()
    await soon(() => cards(page).count()).toBe(4)
    for (const go of held.splice(0)) go()
    await soon(() => held.length).toBe(1)
    for (const go of held.splice(0)) go()
    await stored(page, 4)

    isDown = true
    await input.setInputFiles(await photo('f.png'))
    await see(page.getByText('Photo 5: Busy.'))
    await nameOf(page).fill('Nokia 5')
    await formOf(page).getByRole('combobox', { name: 'Brand' }).fill('Nokia')
    await formOf(page).getByLabel('Price', { exact: true }).fill('30')
    await formOf(page).getByRole('button', { name: 'Add product' }).click()
    await see(formOf(page).getByText('Some photos weren’t saved', { exact: false }))
    await page.unroute(`**${api.media()}`)
    await formOf(page).getByRole('button', { name: 'Upload photo 5 again' }).click()
    await stored(page, 5)
    await formOf(page).getByRole('button', { name: 'Add product' }).click()
    await see(toast(page, 'Product added successfully'))
  })
})

describe('a draft', () => {
  test('survives a reload and syncs to another device, with a choice on conflict', async () => {
    const owner = await person(site(), { role: 'Seller' })
    const first = await visit(owner)
    await open(first.page, pages.addProduct())
    await nameOf(first.page).fill('Galaxy S21 Ultra')
    await formOf(first.page).getByRole('combobox', { name: 'Brand' }).fill('Samsung')
    await formOf(first.page)
      .getByLabel('Photo (optional)')
      .setInputFiles(await photo())
    await stored(first.page, 1)
    await draftSaved(first.page)
    await first.page.reload()
    await soon(() => nameOf(first.page).inputValue()).toBe('Galaxy S21 Ultra')
    await see(first.page.getByText('We restored your draft.'))
    await soon(() => cards(first.page).count()).toBe(1)

    const second = await visit(owner)
    await open(second.page, pages.addProduct())
    await see(second.page.getByRole('heading', { name: 'Continue your draft' }))
    await second.page.getByRole('button', { name: 'Continue with Galaxy S21 Ultra' }).click()
    expect(await nameOf(second.page).inputValue()).toBe('Galaxy S21 Ultra')
    await formOf(second.page).getByLabel('Price', { exact: true }).fill('300')
    // The page says so of the draft it continues too.
    await soon(async () => (await as(site().app, owner).get(api.drafts())).body).toMatchObject([
      { values: { price: '300' } },
    ])
    await draftSaved(second.page)

    first.announce(/status of 409/)
    await formOf(first.page).getByLabel('Price', { exact: true }).fill('310')
    await see(first.page.getByText('changed in another tab or on another device', { exact: false }))
    await first.page.getByRole('button', { name: 'Use the other version' }).click()
    const price = formOf(first.page).getByLabel('Price', { exact: true })
    await soon(() => price.inputValue()).toBe('300')

    await formOf(second.page).getByRole('button', { name: 'Add product' }).click()
    await see(toast(second.page, 'Product added successfully'))
    await price.fill('320')
    await see(first.page.getByText('published or deleted elsewhere', { exact: false }))
  })

  test('can be restarted with one click, and the old one stays available', async () => {
    const owner = await person(site(), { role: 'Seller' })
    const { page } = await visit(owner)
    await open(page, pages.addProduct())
    await nameOf(page).fill('Pixel 7')
    await draftSaved(page)
    await page.reload()
    await page.getByRole('button', { name: 'Start over' }).click()
    await soon(() => nameOf(page).inputValue()).toBe('')
    await page.reload()
    await page.getByRole('button', { name: 'Delete the draft of Pixel 7' }).click()
    await gone(page.getByRole('heading', { name: 'Continue your draft' }))
    await soon(async () => (await as(site().app, owner).get(api.drafts())).body).toEqual([])
  })
})

test('the preview shows the card and the page, and the form is free of axe violations', async () => {
  const { page } = await visit(seller, phoneScreen)
  await open(page, pages.addProduct())
  await nameOf(page).fill('iPhone 13')
  await page.getByRole('option', { name: /^iPhone 13 Iphone$/ }).click()
  await formOf(page).getByLabel('Price', { exact: true }).fill('400')
  await formOf(page)
    .getByLabel('Photo (optional)')
    .setInputFiles([await photo(), await photo()])
  await stored(page, 2)
  await formOf(page).getByText('No marks visible at arm’s length').first().click()
  await expectNoViolations(page)
  await formOf(page).getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'As buyers see it' })
  await see(dialog.getByText('$400').first(), dialog.getByText('On its own page'))
  expect(await violations(page)).toEqual([])
})
