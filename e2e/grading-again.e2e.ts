import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { expectNoViolations } from './kit/accessible.ts'
import { buildListing, gone, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

const phoneScreen = { viewport: { width: 360, height: 780 } } as const
const formOf = (page: Page) => page.getByRole('form', { name: 'Edit a product' })

test('a seller grades a listed phone again, and buyers see when and what it was before', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const phone = await buildListing(site().app, { seller, name: 'iPhone 13', grade: 'A' })
  const { page } = await visit(seller, phoneScreen)
  await open(page, pages.editProduct(phone._id))
  const form = formOf(page)
  await see(form.getByText('Like new'))
  await form.getByRole('button', { name: 'Grade again' }).click()
  await form
    .getByRole('button', { name: /back and the frame/ })
    .or(form.getByRole('button', { name: 'Show answers' }))
    .first()
    .click()
  await form.getByRole('button', { name: /What does the screen look like/ }).click()
  await form.getByText('Scratches that show while it’s on').click()
  await see(form.getByText('Fair', { exact: true }))
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await see(toast(page, 'Changes saved'))

  const { page: buyer } = await visit(undefined, phoneScreen)
  await open(buyer, pages.namedPhone(phone._id, phone.slug))
  const proven = buyer.getByRole('region', { name: 'Verification' })
  await see(
    proven.getByRole('heading', { name: 'Grade C, fair, calculated' }),
    proven.getByText(/^Graded again on \w+ \d+, \d{4}\. Before: grade A on/),
  )
  await expectNoViolations(buyer)
})

test('a phone that is not graded says so, and is graded with Edit', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const phone = await buildListing(site().app, { seller, name: 'Pixel 6', brand: 'Google' })
  const { page } = await visit(seller, phoneScreen)
  await open(page, pages.namedPhone(phone._id, phone.slug))
  await see(page.getByRole('heading', { name: 'Not graded' }))
  await open(page, pages.editProduct(phone._id))
  const form = formOf(page)
  await form.getByText('No marks visible at arm’s length').first().click()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await see(form.getByText(/Answer the remaining condition questions/))
  await form.getByRole('button', { name: 'Clear the answers' }).click()
  await gone(form.getByRole('button', { name: 'Clear the answers' }))
})
