import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newImei } from '../src/modules/verification/passport/passport.fixture.ts'
import { expectNoViolations } from './kit/accessible.ts'
import { journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

const use = (form: Page | Locator, imei: string) =>
  form.getByRole('button', { name: `Use ${imei}`, exact: true })

test('a pasted IMEI with two numbers, or without its check digit, is asked about and checked once chosen', async () => {
  const [first, second] = [newImei(), newImei()]
  const { page } = await visit(await person(site(), { role: 'Seller' }))
  await open(page, pages.addProduct())
  const form = page.getByRole('form', { name: 'Add a product' })
  const field = form.getByLabel('IMEI')
  await field.fill(`IMEI1: ${first} IMEI2: ${second}`)
  await see(form.getByText(/2 numbers/), use(form, first), use(form, second))
  await expectNoViolations(page)
  await use(form, second).press('Enter')
  await see(form.getByText(`Ends in ${second.slice(-4)}.`, { exact: false }))
  // The number may be one of a model in the catalog, whose price is offered with a button too.
  expect(await form.getByRole('button', { name: /^Use \d{15}$/ }).count()).toBe(0)
  // Whoever chose by keyboard stays in the form.
  const isInForm = () => form.evaluate((one) => one.contains(document.activeElement))
  await expect.poll(isInForm).toBe(true)

  await form.getByRole('button', { name: 'Change the IMEI' }).click()
  await field.fill(first.slice(0, 14))
  // Too short may still be half typed: it is a problem once the field is left.
  expect(await use(form, first).count()).toBe(0)
  await page.keyboard.press('Tab')
  await see(form.getByText(/check digit is missing/))
  await use(form, first).click()
  await see(form.getByText(`Ends in ${first.slice(-4)}.`, { exact: false }))
})

test('the number of a bought phone with its software version is offered without it', async () => {
  const imei = newImei()
  const { page, announce } = await visit(await person(site()))
  await open(page, pages.myPassports())
  const form = page.getByRole('form', { name: 'Claim a phone' })
  await form.getByLabel('IMEI').fill(`${imei.slice(0, 14)}01`)
  announce(/status of 422/)
  await form.getByRole('button', { name: 'Start the claim' }).click()
  await see(form.getByText(/IMEISV/))
  await use(form, imei).click()
  expect(await form.getByLabel('IMEI').inputValue()).toBe(imei)
})
