import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import {
  addressOf,
  api,
  buildListing,
  card,
  journey,
  open,
  pages,
  person,
  see,
  TEST_PASSWORD,
  toast,
} from './kit/index.ts'

const { visit, site } = journey()

test('a shop without phones invites visitors to sell one', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  await see(page.getByText('No phone is for sale right now'))
  await page.getByRole('main').getByRole('link', { name: 'Sell a phone' }).click()
  await see(page.getByRole('form', { name: 'Sign up' }))
})

test('a visitor who wants to sell signs up as a Seller and lands on the form', async () => {
  const { page } = await visit()
  await open(page, pages.home())
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.getByRole('link', { name: 'Sell a phone' }).click()
  const form = page.getByRole('form', { name: 'Sign up' })
  expect(await form.getByRole('radio', { name: 'Seller' }).isChecked()).toBe(true)
  await see(form.getByText('By signing up you accept the seller terms'))
  await form.getByLabel('Name').fill('Nina New')
  await form.getByLabel('Email').fill('nina@example.org')
  await form.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await form.getByRole('button', { name: 'Sign up' }).click()
  await see(page.getByRole('form', { name: 'Add a product' }))
  expect(addressOf(page)).toBe(pages.addProduct())
})

test('a Buyer with a booking starts selling in one step, and buys and sells on the same day', async () => {
  const { app } = site()
  const [buyer, other] = [
    await person(site(), { name: 'Bo Both' }),
    await person(site(), { role: 'Seller' }),
  ]
  const booked = await buildListing(app, { seller: other, name: 'Booked before' })
  const later = await buildListing(app, { seller: other, name: 'Booked later' })
  await as(app, buyer).post(api.adverts(), { phoneId: booked._id })
  const { page, announce } = await visit(buyer)
  announce(/status of 403/)
  await open(page, pages.dashboard())
  await page.getByRole('main').getByRole('link', { name: 'Sell a phone' }).click()
  await see(page.getByRole('heading', { name: 'Start selling', level: 1 }))
  await page.getByRole('button', { name: 'Accept the terms and start selling' }).click()
  await see(toast(page, 'You can sell now'))
  await see(page.getByRole('form', { name: 'Add a product' }))
  expect(addressOf(page)).toBe(pages.addProduct())

  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  const links = (heading: string) =>
    sidebar.getByRole('list', { name: heading }).getByRole('link').allTextContents()
  expect((await links('Selling')).slice(0, 2)).toEqual(['My Products', 'Add a product'])
  expect((await links('Buying'))[0]).toBe('My Orders')
  await sidebar.getByRole('link', { name: 'My Orders' }).click()
  await see(page.getByRole('row').filter({ hasText: booked.name }))

  const own = await buildListing(app, { seller: buyer, name: 'My own phone' })
  await open(page, pages.products())
  await see(card(page, own.name).getByRole('button', { name: 'Advertise' }))
  await card(page, later.name).getByRole('button', { name: 'Book Now' }).click()
  await see(card(page, later.name).getByText('Booked for you'))
  const sold = await as(app, other).post(api.adverts(), { phoneId: own._id })
  expect(sold.status).toBe(201)
  await open(page, pages.mySales())
  await see(page.getByRole('row').filter({ hasText: own.name }))
})

test('an admin reads on the page of a phone why there is nothing to book', async () => {
  const phone = await buildListing(site().app)
  const { page } = await visit(await person(site(), { role: 'admin' }))
  await open(page, pages.phone(phone._id))
  await see(page.getByText('Admins neither buy nor sell', { exact: false }))
  expect(await page.getByRole('button', { name: 'Book Now' }).count()).toBe(0)
})
