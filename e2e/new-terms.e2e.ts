import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey({})

/** Publishes a version of the terms that everyone has to accept before they trade again. */
async function publishTerms() {
  const { app } = site()
  const admin = as(app, await person(site(), { role: 'admin' }))
  const { revision } = (await admin.get('/api/content/terms')).body
  const text = { title: 'Terms of use', description: '', body: `Rules ${revision}` }
  const publication = { ...text, revision, requiresConsent: true }
  expect((await admin.post('/api/content/terms/publish', publication)).status).toBe(200)
}

test('new terms are accepted by keyboard, and a form that meets them keeps what was typed', async () => {
  const seller = await person(site(), { role: 'Seller' })
  await publishTerms()
  const { page, announce } = await visit(seller)
  await open(page, pages.addProduct())
  const strip = page.getByRole('complementary', { name: 'New terms' })
  await see(strip.getByRole('link', { name: 'Terms of use' }))
  await strip.getByRole('button', { name: 'Accept' }).press('Enter')
  await see(toast(page, 'Thank you. You can buy and sell again.'))
  await strip.waitFor({ state: 'detached' })

  const form = page.getByRole('form', { name: 'Add a product' })
  await form.getByRole('combobox', { name: 'Brand' }).fill('Nokia')
  await form.getByLabel('Name', { exact: true }).fill('Nokia 3310 blue')
  await form.getByLabel('Price', { exact: true }).fill('40')
  await form.getByLabel('Original price').fill('90')
  await form.getByLabel('Location').fill('Hamburg')
  await form.getByLabel('Years of use').fill('18 mo')
  await see(form.getByText('Understood as 18 months.'))
  await form.getByLabel('Years of use').fill('5 years')
  await publishTerms()
  announce(/status of 403/)
  const send = form.getByRole('button', { name: 'Add product' })
  await send.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'The terms have changed' })
  const hasFocus = (button: typeof send) =>
    button.evaluate((element) => element === document.activeElement)
  await expect.poll(() => hasFocus(dialog.getByRole('button', { name: 'Accept' }))).toBe(true)

  await page.keyboard.press('Escape')
  await see(form.getByText('The terms have changed. Accept them to do this.'))
  await expect.poll(() => hasFocus(send)).toBe(true)
  expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Nokia 3310 blue')

  await send.press('Enter')
  await expect.poll(() => hasFocus(dialog.getByRole('button', { name: 'Accept' }))).toBe(true)
  await page.keyboard.press('Enter')
  await see(toast(page, 'Product added successfully'))
})
