import { expect, test } from 'vitest'
import { sendDueMails } from '../src/platform/mail/index.ts'
import { journey, open, pages, person, see, TEST_PASSWORD, toast } from './kit/index.ts'
import { openMail } from './kit/outbox.ts'

const { visit, site } = journey({ demo: true })

test('a forgotten password is reset with the emailed link', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page, announce } = await visit()
  await open(page, pages.login())
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The login page has a field of that name too.
  await see(page.getByRole('button', { name: 'Send reset link' }))
  await page.getByLabel('Email').fill(seller.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await see(page.getByRole('status').getByText('Check your email'))
  expect(await sendDueMails(site().app.deps)).toBe(1)

  await page.getByRole('link', { name: 'Open the outbox' }).click()
  const mail = await openMail(page, seller.email)
  await mail.getByRole('link', { name: 'Choose a new password' }).click()
  await page.getByRole('textbox', { name: 'New password' }).fill('a brand new secret')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await see(toast(page, 'Password changed. Log in with the new one.'))

  announce(/status of 401/)
  await page.getByLabel('Email').fill(seller.email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await see(
    page
      .getByRole('main')
      .getByRole('alert')
      .getByText(/password/i),
  )
  await page.getByLabel('Password', { exact: true }).fill('a brand new secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await see(toast(page, 'Login Successfully'))
})

test('an expired reset link says so and offers a new one', async () => {
  const { page } = await visit()
  await open(page, `${pages.resetPassword()}?token=long-gone`)
  await see(page.getByRole('alert').getByText('This link no longer works'))
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await see(page.getByRole('heading', { name: 'Forgot your password?' }))
})
