import { expect, test } from 'vitest'
import { addressIn } from '../src/shared/languages.ts'
import { as, buildSettings } from '../test/app.ts'
import { expectAccessible, violations } from './kit/accessible.ts'
import {
  buildListing,
  journey,
  open,
  pages,
  person,
  see,
  TEST_PASSWORD,
  toast,
} from './kit/index.ts'

const { visit, site } = journey({
  env: { CONTACT_EMAIL: 'shop@example.org', CONTACT_ADDRESS: 'Redial Club\\n1 Main St' },
})

test('a visitor writes to the shop by keyboard, and an admin answers', async () => {
  const { page } = await visit()
  await open(page, pages.contact())
  await see(page.getByRole('link', { name: 'shop@example.org' }), page.getByText('1 Main St'))
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByRole('button', { name: 'Send message' }).focus()
  await page.keyboard.press('Enter')
  await see(
    form.getByText('Name is required'),
    form.getByText('Email is required'),
    form.getByText('Choose a topic', { exact: true }).last(),
    form.getByText('Write at least 10 characters'),
  )
  expect(await page.locator(':focus').getAttribute('name')).toBe('name')
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('Vera Visitor')
  await page.keyboard.press('Tab')
  await page.keyboard.type('vera@example.org')
  await form.getByLabel('Topic').selectOption('order')
  await form.getByLabel('Message').fill('Is the blue Pixel still there?')
  await page.reload()
  await see(form)
  await expect.poll(() => form.getByLabel('Message').inputValue()).toMatch(/blue Pixel/)
  await form.getByLabel('Message').press('Tab')
  await page.keyboard.press('Enter')
  const status = page.getByRole('status').filter({ hasText: 'Message sent' })
  await see(status.getByText('vera@example.org'))
  expect(await violations(page)).toEqual([])

  const admin = await visit(await person(site(), { role: 'admin' }))
  await open(admin.page, pages.contactMessages())
  const card = admin.page.getByRole('row').filter({ hasText: 'Vera Visitor' })
  await see(
    card.getByText('Is the blue Pixel still there?'),
    card.getByText('Open', { exact: true }),
  )
  const reply = await card.getByRole('link', { name: 'Reply by email' }).getAttribute('href')
  expect(reply).toMatch(/^mailto:vera%40example\.org\?/)
  expect(await violations(admin.page)).toEqual([])
  const menu = card.getByRole('button', { name: 'Actions for Vera Visitor' })
  await menu.click()
  await admin.page.getByRole('menuitem', { name: 'Mark as answered' }).click()
  await see(toast(admin.page, 'Marked as answered'), card.getByText('Answered', { exact: true }))
  await menu.click()
  await admin.page.getByRole('menuitem', { name: 'Reopen' }).click()
  await see(card.getByText('Open', { exact: true }))
})

const translated = {
  de: {
    form: 'Schreiben Sie uns',
    send: 'Nachricht senden',
    problems: ['Geben Sie Ihren Namen ein', 'Schreiben Sie mindestens 10 Zeichen'],
    sent: 'Nachricht gesendet',
  },
  ar: {
    form: 'اكتب إلينا',
    send: 'إرسال الرسالة',
    problems: ['أدخل اسمك', 'اكتب 10 أحرف على الأقل'],
    sent: 'أُرسلت رسالتك',
  },
} as const

test.each(['de', 'ar'] as const)('a visitor writes to the shop in %s', async (language) => {
  await buildSettings(site().app, { languages: ['en', 'de', 'ar'] })
  const { page } = await visit(undefined, { viewport: { width: 320, height: 640 } })
  const expected = translated[language]
  await expectAccessible(page, addressIn(language, pages.contact()))
  const form = page.getByRole('form', { name: expected.form })
  await form.getByRole('button', { name: expected.send }).click()
  for (const problem of expected.problems) await see(form.getByText(problem))
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
  expect(await violations(page)).toEqual([])
  await form.locator('[name=name]').fill('Vera')
  await form.locator('[name=email]').fill('vera@example.org')
  await form.locator('[name=topic]').selectOption('order')
  const text = `Wann kommt es? متى؟ ${language}`
  await form.locator('[name=message]').fill(text)
  await form.getByRole('button', { name: expected.send }).click()
  const status = page.getByRole('status').filter({ hasText: expected.sent })
  await see(status.getByText('vera@example.org'))
  expect(await violations(page)).toEqual([])
  const admin = as(site().app, await person(site(), { role: 'admin' }))
  const { body } = await admin.get('/api/contact-messages')
  expect(body.map(({ message }: { message: string }) => message)).toContain(text)
})

test('people who are logged in write from their account', async () => {
  const buyer = await person(site(), { name: 'Bo Buyer' })
  const { page } = await visit(buyer)
  await open(page, pages.contact())
  await see(page.getByText(`From Bo Buyer. We reply to ${buyer.email}.`))
  const form = page.getByRole('form', { name: 'Write to us' })
  expect(await form.getByLabel('Email').count()).toBe(0)
  await form.getByLabel('Topic').selectOption('account')
  await form.getByLabel('Message').fill('Please delete my account.')
  await form.getByRole('button', { name: 'Send message' }).click()
  await see(page.getByRole('status').getByText(buyer.email))
})

test.each([
  ['Make an offer', 'Your offer'],
  ['Report this listing', 'What should we know about it?'],
])(
  'a visitor chooses “%s”: logs in on the way and comes back to the open form',
  async (name, field) => {
    const buyer = await person(site())
    const phone = await buildListing(site().app, { name: 'Pixel 7' })
    const { page } = await visit()
    await open(page, pages.phone(phone._id))
    await page.getByRole('link', { name }).click()
    await page.getByLabel('Email').fill(buyer.email)
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name })
    await see(dialog.getByLabel(field))
    await page.keyboard.press('Escape')
    await page.reload()
    await see(page.getByRole('button', { name }))
    expect(await dialog.count()).toBe(0)
  },
)
