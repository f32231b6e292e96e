import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import {
  addressOf,
  api,
  buildListing,
  journey,
  open,
  pages,
  person,
  see,
  toast,
} from './kit/index.ts'

const { visit, site } = journey()

test('support sees the shop as a Buyer, can change nothing, and stops; the person reads why', async () => {
  const { app } = site()
  const bea = await person(site(), { name: 'Bea Buyer' })
  const phone = await buildListing(app, { name: 'Pixel 4' })
  await buildListing(app, { name: 'Pixel 5' })
  await as(app, bea).post(api.adverts(), { phoneId: phone._id })
  const stu = await person(site(), { role: 'admin', staffRole: 'support', name: 'Stu Support' })
  const { page, context, announce } = await visit(stu)
  announce(/status of (403|409)|isn’t shown while you see the shop/)
  const other = await context.newPage()
  await open(other, pages.users())
  await see(other.getByRole('searchbox', { name: 'Search all users' }))
  await open(page, pages.person(bea.id))
  await page.getByRole('button', { name: 'View as Bea Buyer' }).click()
  const dialog = page.getByRole('dialog', { name: 'View as Bea Buyer' })
  const start = dialog.getByRole('button', { name: 'View as Bea Buyer' })
  await start.click()
  await see(dialog.getByText('Enter a reason; the person can read it'))
  await dialog.getByLabel('Reason').fill('Her order is missing.')
  await start.click()

  const banner = page.getByRole('complementary', { name: 'View as another person' })
  await see(banner.getByText('You see the shop as Bea Buyer.'), banner.getByText(/Ends in 30 min/))
  expect(addressOf(page)).toBe(pages.dashboard())
  const notice = other.getByRole('dialog', { name: 'You see the shop as Bea Buyer' })
  await see(notice.getByText(/opened for Stu Support/))

  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'My Orders' })
    .click()
  await see(page.getByRole('row').filter({ hasText: 'Pixel 4' }))
  await open(page, pages.settings())
  await see(page.getByText(/isn’t shown while you see the shop as Bea Buyer/))
  await open(page, pages.products())
  await see(banner)
  await page.getByRole('main').getByRole('button', { name: 'Save Pixel 5' }).first().click()
  await see(toast(page, /Nothing was changed: you see the shop as Bea Buyer/))

  await banner.getByRole('button', { name: 'Stop' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(pages.person(bea.id))
  const views = page.getByRole('region', { name: 'Views by the staff' })
  await see(views.getByText('Stu Support'), views.getByText('Her order is missing.'))
  await notice.waitFor({ state: 'hidden' })
  await see(other.getByRole('searchbox', { name: 'Search all users' }))
})
