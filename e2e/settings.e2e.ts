import { beforeAll, expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { openMailbox, withMail } from '../test/mailbox.ts'
import { api, gone, journey, open, pages, person, see, TEST_PASSWORD, toast } from './kit/index.ts'

const { visit, site } = journey({ env: withMail })

let mailbox: ReturnType<typeof openMailbox>
beforeAll(() => {
  mailbox = openMailbox(site().app)
})

const NEW_PASSWORD = 'four unrelated words here'

test('a seller changes name, password and email address in the settings', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Sam Seller' })
  const { page, announce } = await visit(seller)
  announce(/status of 422/)
  await open(page, pages.dashboard())
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Settings' })
    .click()
  await see(page.getByRole('heading', { name: 'Settings', level: 1 }))

  const profile = page.getByRole('form', { name: 'Your profile' })
  await profile.getByLabel('Display name').fill('Samantha Seller')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await see(toast(page, 'Profile saved'))

  // A link of the list leads to its section; the next Tab to the first control there.
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Password' })
    .click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const password = page.getByRole('form', { name: 'Password' })
  await page.keyboard.type('not this one')
  await password.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD)
  await password.getByRole('button', { name: 'Change password' }).click()
  await see(password.getByText('This isn’t your current password'))
  await password.getByRole('textbox', { name: 'Current password' }).fill(TEST_PASSWORD)
  await password.getByRole('button', { name: 'Change password' }).click()
  await see(toast(page, 'Password changed. All other devices are logged out.'))
  // The form is closed again, and its button has the focus.
  await gone(password)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change password')

  const email = 'samantha@mail.example'
  await open(page, pages.settings('email'))
  const address = page.getByRole('form', { name: 'Email address', exact: true })
  await page.getByRole('button', { name: 'Change email address' }).click()
  await address.getByLabel('New email address').fill(email)
  await address.getByRole('textbox', { name: 'Your password' }).fill(NEW_PASSWORD)
  await address.getByRole('button', { name: 'Change email address' }).click()
  await see(toast(page, `We sent a code to ${email}`))
  const code = page.getByRole('form', { name: 'Confirm your email address' })
  await code.getByLabel('Six-digit code').fill(await mailbox.code(email))
  await code.getByRole('button', { name: 'Confirm' }).click()
  await see(toast(page, 'Email address confirmed'))
  const { user } = (await as(site().app, seller).get(api.me())).body
  expect([user.name, user.email]).toEqual(['Samantha Seller', email])
})
