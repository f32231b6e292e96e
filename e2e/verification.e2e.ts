import { beforeAll, expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { openMailbox, withMail } from '../test/mailbox.ts'
import { expectAccessible } from './kit/accessible.ts'
import {
  addressOf,
  api,
  buildListing,
  card,
  gone,
  journey,
  open,
  pages,
  person,
  see,
  TEST_PASSWORD,
  toast,
} from './kit/index.ts'

const { visit, site } = journey({ env: withMail })

let mailbox: ReturnType<typeof openMailbox>
beforeAll(() => {
  mailbox = openMailbox(site().app)
})

const EMAIL = 'ada@mail.example'

test('a new buyer books with the code from the email, and the booking that was refused goes through', async () => {
  const phone = await buildListing(site().app, { name: 'Pixel 7' })
  const { page, announce } = await visit(undefined, { viewport: { width: 360, height: 740 } })
  announce(/status of 4(03|22)/)
  await open(page, pages.signUp(pages.products()))
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('Name').fill('Ada Larsen')
  await form.getByLabel('Email').fill(EMAIL)
  await form.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await form.getByRole('button', { name: 'Sign up' }).click()
  await see(toast(page, 'Sign up successfully and logged in'))
  expect(addressOf(page)).toBe(pages.products())
  const reminder = page.getByRole('complementary', { name: 'Email confirmation' })
  await see(reminder.getByText(EMAIL))

  await card(page, phone.name).getByRole('button', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your email address' })
  await dialog.getByLabel('Six-digit code').fill('12345')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await see(dialog.getByText('Enter the six digits', { exact: true }))
  await dialog.getByLabel('Six-digit code').fill(await mailbox.code(EMAIL))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await see(
    toast(page, 'Product advertise successfully'),
    card(page, phone.name).getByText('Booked for you'),
  )
  await gone(reminder)
})

test('the link confirms on another device, without a session', async () => {
  const buyer = await person(site(), { isUnverified: true })
  await as(site().app, buyer).post(api.emailConfirmation())
  const { page, announce } = await visit()
  await open(page, pages.confirmEmail(await mailbox.token(buyer.email)))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await see(page.getByText('Email address confirmed'))
  expect((await as(site().app, buyer).get(api.me())).body.user.emailVerified).toBe(true)
  announce(/status of 410/)
  await open(page, pages.confirmEmail('long-gone'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await see(page.getByText('This link no longer works'))
})

test('the reminder, the link pages and a pending change are free of axe violations', async () => {
  const buyer = await person(site(), { isUnverified: true })
  const body = { email: 'ada.new@mail.example', password: TEST_PASSWORD }
  await as(site().app, buyer).post(api.emailChange(), body)
  const { page } = await visit(buyer, { colorScheme: 'light' })
  for (const address of [pages.settings(), pages.confirmEmail('x'), pages.stopEmailChange('x')])
    await expectAccessible(page, address)
})
