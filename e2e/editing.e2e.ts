import { beforeAll, expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, photo, see, toast } from './kit/index.ts'
import { formOf, nameOf, productsOf, stored } from './kit/sell-form.ts'

const { visit, site } = journey()

const listed = {
  name: 'Galaxy S21',
  brand: 'Samsung',
  price: '300',
  location: 'Oslo',
  used: '2 years',
}

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

test('a buyer reads what changed beside the button, and books the phone as it is now', async () => {
  const phone = await buildListing(site().app, { seller, ...listed, storageGb: 256 })
  const { page, announce } = await visit(await person(site(), { role: 'Buyer' }))
  await open(page, pages.phone(phone._id))
  await as(site().app, seller).put(api.phone(phone._id), { ...listed, storageGb: 128 })
  announce(/status of 409/)
  const book = page.getByRole('button', { name: 'Book Now: Galaxy S21' })
  await book.click()
  await see(page.getByRole('alert').filter({ hasText: 'Storage was 256 GB, now 128 GB.' }))
  expect((await as(site().app, null).get(api.phone(phone._id))).body.state).toBe('live')

  await book.click()
  await see(toast(page, 'Product advertise successfully'))
  await see(page.getByRole('heading', { name: 'Galaxy S21', level: 1 }))
  const sheet = page.locator('details', { hasText: 'The listing when you booked' })
  await sheet.locator('summary').click()
  await see(sheet.getByText('128 GB'))
})

test('a listing with an open offer stays this phone; another one begins as a new listing', async () => {
  const phone = await buildListing(site().app, { seller, ...listed, storageGb: 256 })
  const buyer = await person(site(), { role: 'Buyer' })
  const offer = { phoneId: phone._id, price: '250' }
  expect((await as(site().app, buyer).post(api.offers(), offer)).status).toBe(200)
  const { page, announce } = await visit(seller)
  await open(page, pages.editProduct(phone._id))
  announce(/status of 409/)
  const form = page.getByRole('form', { name: 'Edit a product' })
  const name = form.getByLabel('Name', { exact: true })
  await name.fill('Galaxy A14')
  await form.getByRole('button', { name: 'Save changes' }).click()
  const refusal = 'A buyer has made an offer for this phone, so its model can’t change'
  await see(form.getByText(refusal))

  await form.getByRole('button', { name: 'List as a new phone' }).click()
  await see(formOf(page))
  expect(await nameOf(page).inputValue()).toBe('Galaxy A14')
  expect(await formOf(page).getByLabel('Price', { exact: true }).inputValue()).toBe('300')
  const { body } = await as(site().app, null).get(api.phone(phone._id))
  expect([body.name, body.state]).toEqual(['Galaxy S21', 'live'])
})

test('of two open edit forms, the second reads what the first changed before it replaces it', async () => {
  const phone = await buildListing(site().app, { seller, ...listed, name: 'Galaxy S22' })
  const buyer = await person(site(), { role: 'Buyer' })
  const offer = { phoneId: phone._id, price: '250' }
  expect((await as(site().app, buyer).post(api.offers(), offer)).status).toBe(200)
  const first = await visit(seller)
  const second = await visit(seller)
  for (const { page } of [first, second]) await open(page, pages.editProduct(phone._id))

  const form = (page: typeof first.page) => page.getByRole('form', { name: 'Edit a product' })
  await form(first.page).getByLabel('Location').fill('Bergen')
  await see(first.page.getByText(/^1 open offer for this phone: saving closes it/))
  await form(first.page).getByRole('button', { name: 'Save changes' }).click()
  await see(toast(first.page, 'Changes saved'))

  second.announce(/status of 409/)
  await form(second.page).getByLabel('Price', { exact: true }).fill('290')
  const save = form(second.page).getByRole('button', { name: 'Save changes' })
  await save.click()
  const alert = second.page.getByRole('alert').filter({ hasText: 'in another tab' })
  await see(alert.getByText(/Oslo.*Bergen/))
  const price = form(second.page).getByLabel('Price', { exact: true })
  expect(await price.inputValue()).toBe('290')
  const stored = async () => (await as(site().app, null).get(api.phone(phone._id))).body
  expect((await stored()).priceMinor).toBe(30_000)

  await save.click()
  await see(toast(second.page, 'Changes saved'))
  const { priceMinor, location } = await stored()
  expect([priceMinor, location]).toEqual([29_000, 'Oslo'])
})

test('what was typed survives a save in another tab and a reload', async () => {
  const phone = await buildListing(site().app, { seller, ...listed, name: 'Galaxy S23' })
  const { page, announce } = await visit(seller)
  const other = await page.context().newPage()
  for (const tab of [page, other]) await open(tab, pages.editProduct(phone._id))
  const form = (tab: typeof page) => tab.getByRole('form', { name: 'Edit a product' })
  const price = form(page).getByLabel('Price', { exact: true })
  await price.fill('290')
  await form(other).getByLabel('Location').fill('Bergen')
  await form(other).getByRole('button', { name: 'Save changes' }).click()
  await see(toast(other, 'Changes saved'))

  announce(/status of 409/)
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await see(page.getByRole('alert').filter({ hasText: 'in another tab' }))
  await page.reload()
  await expect.poll(() => price.inputValue()).toBe('290')
})
