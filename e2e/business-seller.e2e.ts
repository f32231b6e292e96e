import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

test('a seller trades as a business in two tabs, and visitors read who it is', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Fatima Fones' })
  const { page, announce, context } = await visit(seller)
  announce(/status of (409|422)/)
  const openForm = async (tab: typeof page, button: string) => {
    await open(tab, pages.settings('business'))
    await tab.getByRole('button', { name: button, exact: true }).click()
    return tab.getByRole('form', { name: 'Your business' })
  }
  const form = await openForm(page, 'Sell as a business')
  await form.getByLabel('Company name').fill('Fones GmbH')
  await form.getByLabel('Street and number').fill('Hauptstraße 1')
  await form.getByLabel('City').fill('Berlin')
  await form.getByLabel('Country').selectOption('DE')
  await form.getByLabel('Contact email').fill('hello@fones.example')
  await form.getByLabel('Contact phone number').fill('+49 30 1234567')
  await form.getByLabel('VAT number').fill('DE12')
  await form.getByLabel('I only offer products that comply with EU law').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await see(form.getByText('Check for a typo'))
  expect(await form.getByLabel('Company name').inputValue()).toBe('Fones GmbH')
  await form.getByLabel('VAT number').fill('de 136 695 976')
  await form.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Business details saved'))

  const inSecond = await openForm(await context.newPage(), 'Change')
  const inFirst = await openForm(page, 'Change')
  await inFirst.getByLabel('City').fill('Hamburg')
  await inFirst.getByLabel('I only offer products that comply with EU law').check()
  await inFirst.getByRole('button', { name: 'Save' }).click()
  await see(page.getByRole('button', { name: 'Change', exact: true }))
  await inSecond.getByLabel('Company name').fill('Fones & Söhne GmbH')
  await inSecond.getByLabel('I only offer products that comply with EU law').check()
  await inSecond.getByRole('button', { name: 'Save' }).click()
  await see(inSecond.getByText('Saved meanwhile'), inSecond.getByText(/Hamburg/))
  expect(await inSecond.getByLabel('Company name').inputValue()).toBe('Fones & Söhne GmbH')

  const visitor = await visit()
  await open(visitor.page, pages.seller(seller.id))
  const business = visitor.page.getByRole('region', { name: 'Business seller' })
  await see(business.getByText('Fones GmbH'), business.getByText(/Hamburg\s+Germany/))
  await see(business.getByText('DE136695976'))
  const phone = await buildListing(site().app, { seller })
  await open(visitor.page, pages.phone(phone._id))
  await visitor.page
    .getByText('Sold by a business')
    .getByRole('link', { name: 'Fones GmbH' })
    .click()
  await see(business)
  const { page: staff } = await visit(await person(site(), { role: 'admin' }))
  await open(staff, pages.person(seller.id))
  await see(staff.getByRole('region', { name: 'Business' }).getByText('DE136695976'))

  await open(page, pages.settings('business'))
  await page.getByRole('button', { name: 'Stop selling as a business' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await dialog.getByRole('button', { name: 'Stop selling as a business' }).click()
  await see(toast(page, 'You now sell as a private person'))
  const { body } = await as(site().app, null).get(api.seller(seller.id))
  expect(body.business).toBeNull()
  await open(staff, pages.person(seller.id))
  await see(
    staff.getByRole('region', { name: 'Business' }).getByText('Does not trade as a business.'),
  )
  await see(staff.getByRole('heading', { name: /^Until / }))
})
