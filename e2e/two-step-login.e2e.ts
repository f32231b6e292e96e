import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeAt, stepAt } from '../src/modules/accounts/second-factor/second-factor.ts'
import { TEST_PASSWORD } from '../test/build/user.ts'
import { gone, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

async function enterPassword(page: Page, email: string) {
  await open(page, pages.login())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await see(page.getByRole('heading', { name: 'Two-step login' }))
}

test('a person turns two-step login on, logs in with a code and with a recovery code, and turns it off', async () => {
  const user = await person(site())
  const { clock } = site().app
  const owner = await visit(user)
  await open(owner.page, `${pages.settings()}#two-step-login`)
  const section = owner.page.getByRole('region', { name: 'Two-step login' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await see(section.getByAltText('QR code for your authenticator app'))
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await section.getByLabel('Code').fill(codeAt(secret, stepAt(clock.now())))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await see(section.getByRole('heading', { name: 'Save your recovery codes' }))
  const [recoveryCode = ''] = await section.getByRole('listitem').allTextContents()
  await section.getByRole('button', { name: 'I’ve saved them' }).click()
  await gone(section.getByRole('heading', { name: 'Save your recovery codes' }))
  await see(section.getByText('10 recovery codes left.'))

  clock.advance(60_000)
  const other = await visit()
  other.announce(/422 .*second-step/)
  await enterPassword(other.page, user.email)
  await other.page.getByLabel('Code', { exact: true }).fill('000000')
  await other.page.getByRole('button', { name: 'Log in' }).click()
  await see(other.page.getByText('This code isn’t right, or it was used before.', { exact: false }))
  // A reload does not lose the first step.
  await other.page.reload()
  await other.page.getByLabel('Code', { exact: true }).fill(codeAt(secret, stepAt(clock.now())))
  await other.page.getByRole('button', { name: 'Log in' }).click()
  await see(toast(other.page, 'Login Successfully'))

  const third = await visit()
  await enterPassword(third.page, user.email)
  await third.page.getByRole('button', { name: 'Use a recovery code' }).click()
  await third.page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode)
  await third.page.getByRole('button', { name: 'Log in' }).click()
  await see(toast(third.page, 'Login Successfully'))

  await owner.page.reload()
  await see(section.getByText('9 recovery codes left.'))
  await section.getByRole('button', { name: 'Turn off' }).click()
  await owner.page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Turn off' })
    .click()
  await see(toast(owner.page, 'Two-step login is off'))
  await see(section.getByRole('button', { name: 'Turn on' }))
  expect(await section.getByText('recovery codes left').count()).toBe(0)
})

test('an admin past the deadline still reads what to do once the browser has set the time zone', async () => {
  const admin = await person(site(), { role: 'admin' })
  await site().app.deps.db.pool.query(
    `update users set admin_since = now() - interval '8 days' where id = $1`,
    [admin.id],
  )
  const { page, announce } = await visit(admin)
  announce(/403 /)
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/date-settings'))
  await open(page, pages.users())
  expect((await saved).status()).toBe(200)
  // Rendered again with the answer.
  await page.getByRole('link', { name: 'Use an authenticator app' }).click()
  await see(page.getByRole('heading', { name: 'Two-step login' }))
  await page.goBack()
  await see(page.getByRole('heading', { name: 'Protect your account first' }))
})
