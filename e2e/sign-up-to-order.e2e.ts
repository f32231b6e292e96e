import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, card, journey, open, pages, person, photo, see, toast } from './kit/index.ts'

const { visit, site } = journey()

/** As most people have it. */
const animated = { reducedMotion: 'no-preference' } as const
const phone = 'Pixel 8 in a box'

async function signUp(page: Page, name: string, role: 'Buyer' | 'Seller') {
  await open(page, pages.home())
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByRole('button', { name: 'Sign up' }).click()
  await see(...required.map((words) => form.getByText(words)))
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await form.getByLabel('Password', { exact: true }).fill('12345')
  await see(form.getByText('Password must be at least 6 characters'))
  await form.getByLabel('Password', { exact: true }).fill('a long enough secret')
  await form.getByRole('radio', { name: role }).check()
  await form.getByRole('button', { name: 'Sign up' }).click()
  await see(toast(page, 'Sign up successfully and logged in'))
  expect(addressOf(page)).toBe(pages.home())
}

const required = ['Name is required', 'Email is required', 'Password is required']

async function listAndAdvertise(page: Page) {
  await see(page.getByText('No items available on Advertisement'))
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  await sidebar.getByRole('link', { name: 'My Products' }).click()
  await see(page.getByText("Currently you don't add any product"))
  await sidebar.getByRole('link', { name: 'Add a product' }).click()

  const form = page.getByRole('form', { name: 'Add a product' })
  await form.getByRole('button', { name: 'Add product' }).click()
  await see(form.getByText('Brand is required'), form.getByText('Price is required'))
  await form.getByRole('combobox', { name: 'Brand' }).fill('Google')
  await form.getByLabel('Name', { exact: true }).fill(phone)
  await form.getByLabel('Photo (optional)').setInputFiles(await photo())
  await form.getByLabel('Price', { exact: true }).fill('$1,250.50')
  await form.getByLabel('Original price').fill('1400')
  await form.getByLabel('Location').fill('Oslo')
  await form.getByLabel('Years of use').fill('2 years')
  expect(await form.getByLabel('Seller email').inputValue()).toBe('sally@example.org')
  await form.getByRole('button', { name: 'Add product' }).click()
  await see(toast(page, 'Product added successfully'))
  expect(addressOf(page)).toBe(pages.myProducts())

  const row = page.getByRole('row').filter({ hasText: phone })
  await see(row.getByText('$1,250.50'), row.getByText('For sale'))
  await row.getByRole('button', { name: 'Advertise' }).click()
  await see(toast(page, 'Product advertise successfully'))
  await see(row.getByText('Advertised'))
}

async function book(page: Page) {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
    .click()
  await see(page.getByRole('heading', { name: 'All Available Phones', level: 1 }))
  await card(page, phone).getByRole('button', { name: 'Book Now' }).click()
  await see(toast(page, 'Product advertise successfully'), toast(page, /^Booked until/))
  await see(card(page, phone).getByText('Booked for you'))
  await card(page, phone).getByRole('link', { name: 'Go to your order' }).click()
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'My Orders' })
    .click()
  await see(page.getByRole('heading', { name: 'My Orders', level: 1 }))
  for (const name of ['Image', 'Product Name', 'Price', 'Payment', 'Payment Status'])
    await see(page.getByRole('columnheader', { name, exact: true }))
  const row = page.getByRole('row').filter({ hasText: phone })
  await see(
    row.getByText('$1,250.50'),
    row.getByText('At the meet-up'),
    row.getByText('Awaiting payment'),
  )
  await row.getByRole('button', { name: 'Show code' }).click()
  const code = await page
    .getByRole('dialog')
    .getByText(/^\d{6}$/)
    .textContent()
  await page.keyboard.press('Escape')
  return code ?? ''
}

async function handOver(page: Page, code: string) {
  await open(page, pages.mySales())
  const sale = page.getByRole('row').filter({ hasText: 'Bob' })
  await sale.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over the phone' })
  await dialog.getByLabel('Buyer’s code').fill(code === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await see(dialog.getByText(/code/i).filter({ hasText: /not|wrong/i }))
  await dialog.getByLabel('Buyer’s code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await see(toast(page, `${phone} handed over`))
  await see(sale.getByText('Completed'))
}

test('a phone is sold from sign-up to hand-over', async () => {
  const seller = await visit(undefined, animated)
  await signUp(seller.page, 'Sally', 'Seller')
  await listAndAdvertise(seller.page)
  await open(seller.page, pages.home())
  await see(card(seller.page, phone).getByText('Advertised'))
  const image = card(seller.page, phone).getByRole('img', { name: phone })
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)

  const other = await visit(await person(site()), animated)
  await open(other.page, pages.products())
  await see(card(other.page, phone).getByRole('button', { name: 'Book Now' }))

  const buyer = await visit(undefined, animated)
  await signUp(buyer.page, 'Bob', 'Buyer')
  const code = await book(buyer.page)

  // The other buyer's page was loaded before the booking.
  other.announce(/status of 409/)
  await card(other.page, phone).getByRole('button', { name: 'Book Now' }).click()
  await see(card(other.page, phone).getByText('A buyer has booked it.', { exact: false }))
  await open(other.page, pages.home())
  await see(card(other.page, phone).getByText('Booked', { exact: true }).first())

  seller.announce(/status of 4(03|09|22)/)
  await handOver(seller.page, code)
  await buyer.page.reload()
  const row = buyer.page.getByRole('row').filter({ hasText: phone })
  await see(row.getByText('Completed'))
  expect(await row.getByRole('button').count()).toBe(0)
})
