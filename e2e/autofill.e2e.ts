import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address } from '../src/modules/orders/orders.fixture.ts'
import { as } from '../test/app.ts'
import { journey, open, pages, person, resetLink, see, TEST_PASSWORD, toast } from './kit/index.ts'

const { visit, site } = journey()

/** Writes into the fields of a form as some password managers do: without an event. */
async function fillSilently(page: Page, form: string, values: Record<string, string>) {
  // Whatever the page still loads makes React write its own values into the fields again.
  await page.waitForLoadState('networkidle')
  await page.getByRole('form', { name: form, exact: true }).evaluate((element, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = element.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (field) field.value = value
    }
  }, values)
}

test('a login that a password manager filled in without an event is sent as it stands there', async () => {
  const bea = await person(site())
  const { page } = await visit()
  await open(page, pages.login())
  await fillSilently(page, 'Login', { email: bea.email, password: TEST_PASSWORD })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await see(toast(page, 'Login Successfully'))
})

test('a new address starts in the country of the browser, and is saved as it was filled in', async () => {
  const bea = await person(site())
  const { page } = await visit(bea, { locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  await open(page, pages.settings('addresses'))
  await page.getByRole('button', { name: 'Add an address' }).click()
  const country = page.getByRole('dialog').getByLabel('Country')
  await expect.poll(() => country.inputValue()).toBe('DE')
  const { name, line1, city, postalCode } = address
  const fields = { name, line1, city, postalCode, country: 'NO' }
  await fillSilently(
    page,
    'Address',
    Object.fromEntries(Object.entries(fields).map(([field, text]) => [`address.${field}`, text])),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click()
  await see(toast(page, 'Address saved'))
  const { body } = await as(site().app, bea).get('/api/addresses')
  expect(body).toMatchObject([{ address: fields }])
})

/**
 * What each field that a browser can fill is for:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
const purposes = (page: Page, form: string) =>
  page
    .getByRole('form', { name: form, exact: true })
    .locator('input:not([type=hidden]), select')
    .evaluateAll((fields) =>
      Object.fromEntries(
        (fields as HTMLInputElement[]).map(({ name, autocomplete }) => [name, autocomplete]),
      ),
    )

test('forms say what their fields are for', async () => {
  const { page } = await visit()
  await open(page, pages.login())
  expect(await purposes(page, 'Login')).toEqual({
    email: 'username webauthn',
    password: 'current-password',
  })
  await open(page, pages.signUp())
  expect(await purposes(page, 'Sign up')).toMatchObject({
    name: 'name',
    email: 'email',
    password: 'new-password',
  })
  await open(page, pages.forgotPassword())
  expect(await purposes(page, 'Forgot password')).toEqual({ email: 'username' })
  await open(page, await resetLink(site()))
  const password = page.getByRole('textbox', { name: 'New password' })
  expect(await password.getAttribute('autocomplete')).toBe('new-password')

  const { page: settings } = await visit(await person(site()))
  await open(settings, pages.settings('password'))
  await settings.getByRole('button', { name: 'Change password' }).click()
  expect(Object.values(await purposes(settings, 'Password'))).toEqual([
    'username',
    'current-password',
    'new-password',
  ])
  await settings.getByRole('button', { name: 'Add an address' }).click()
  const filled = await purposes(settings, 'Address')
  expect(filled).toEqual({
    'address.name': 'name',
    'address.line1': 'address-line1',
    'address.line2': 'address-line2',
    'address.postalCode': 'postal-code',
    'address.city': 'address-level2',
    'address.region': 'address-level1',
    'address.country': 'country',
    'address.phone': 'tel',
  })
})
