import { beforeAll, expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, photo, see, toast } from './kit/index.ts'
import { formOf, nameOf, productsOf, stored } from './kit/sell-form.ts'

const { visit, site } = journey()

let seller: TestUser
beforeAll(async () => {
  seller = await person(site(), { role: 'Seller', name: 'Sally' })
})

test('a listing is edited in the sell form, and copied into a new one', async () => {
  const phone = await buildListing(site().app, { seller, name: 'iPhone 12', price: '300' })
  const { page } = await visit(seller)
  await open(page, pages.editProduct(phone._id))
  const form = page.getByRole('form', { name: 'Edit a product' })
  expect(await form.getByLabel('Price', { exact: true }).inputValue()).toBe('300')
  await form.getByLabel('Photo (optional)').setInputFiles(await photo())
  await stored(page, 1)
  await form.getByLabel('Price', { exact: true }).fill('280')
  await page.reload()
  await see(page.getByText('We restored your unsaved changes.'))
  expect(await form.getByLabel('Price', { exact: true }).inputValue()).toBe('280')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await see(toast(page, 'Changes saved'))
  const { body } = await as(site().app, null).get(api.phone(phone._id))
  expect([body.priceMinor, body.name, body.location]).toEqual([28_000, 'iPhone 12', 'Oslo'])
  expect(body.photos).toHaveLength(1)

  await open(page, pages.editProduct(phone._id))
  await stored(page, 1)
  await form.getByLabel('Location').fill('Bergen')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await see(toast(page, 'Changes saved'))
  const again = (await as(site().app, null).get(api.phone(phone._id))).body
  expect([again.location, again.photos]).toEqual(['Bergen', body.photos])

  await open(page, pages.addProductLike(phone._id))
  expect(await nameOf(page).inputValue()).toBe('iPhone 12')
  expect(await formOf(page).getByLabel('IMEI').inputValue()).toBe('')
  await formOf(page).getByLabel('Price', { exact: true }).fill('275')
  await formOf(page).getByRole('button', { name: 'Add product' }).click()
  await see(toast(page, 'Product added successfully'))
  const prices = (await productsOf(site(), seller))
    .filter(({ name }: { name: string }) => name === 'iPhone 12')
    .map(({ priceMinor }: { priceMinor: number }) => priceMinor)
  expect(prices.toSorted()).toEqual([27_500, 28_000])
})

test('another seller’s phone cannot be edited', async () => {
  const phone = await buildListing(site().app, {})
  const { page, announce } = await visit(seller)
  announce(/status of 404/)
  await open(page, pages.editProduct(phone._id))
  await see(page.getByText('404 page no found'))
})
