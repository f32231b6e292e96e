import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeAt, stepAt } from '../src/modules/accounts/second-factor/second-factor.ts'
import type { StaffRole } from '../src/shared/accounts/staff-roles.ts'
import { as } from '../test/app.ts'
import {
  api,
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
  env: { CONTACT_EMAIL: 'shop@example.org', CONTACT_ADDRESS: '1 Main St' },
})

/** Someone on the staff with two-step login, who logs in with password and code. */
async function logIn(staffRole: StaffRole) {
  const { app } = site()
  const user = await person(site(), { role: 'admin', staffRole })
  const { secret } = (await as(app, user).post('/api/auth/second-factor/setup')).body
  const code = () => codeAt(secret, stepAt(app.clock.now()))
  await as(app, user).post('/api/auth/second-factor/confirm', { code: code() })
  app.clock.advance(60_000)
  const visited = await visit()
  const { page } = visited
  await open(page, pages.login())
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Code', { exact: true }).fill(code())
  await page.getByRole('button', { name: 'Log in' }).click()
  await see(toast(page, 'Login Successfully'))
  await open(page, pages.dashboard())
  return visited
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })

/** The entries of the navigation, without the numbers beside them. */
async function entries(page: Page) {
  const texts = await sidebar(page).getByRole('link').allTextContents()
  return texts.map((text) => text.replace(/\d+.*$/, ''))
}

async function refused(page: Page, address: string) {
  expect((await open(page, address))?.status()).toBe(403)
  await see(page.getByRole('heading', { name: 'Your role doesn’t include this page' }))
}

const everyone = ['Dashboard', 'Notifications', 'All Users', 'All Buyers', 'All Sellers']

test('a moderator decides a report, and has no orders and no money', async () => {
  const phone = await buildListing(site().app, { name: 'Doubtful Phone' })
  const reporter = await person(site())
  await as(site().app, reporter).post(api.reports(), { phoneId: phone._id, reason: 'other' })
  const { page, announce } = await logIn('moderator')
  announce(/status of 403/)
  const own = ['Reported items', 'Moderation', 'All Listings', 'Models', 'Analytics']
  expect(await entries(page)).toEqual([...everyone, ...own, 'Saved searches', 'Settings'])
  await sidebar(page).getByRole('link', { name: 'Reported items' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Doubtful Phone' })
    .getByRole('button', { name: 'Dismiss' })
    .click()
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Dismiss report' })
    .click()
  await see(toast(page, 'Report dismissed'))
  await refused(page, pages.money())
})

test('support answers a message, and decides no reports', async () => {
  const { app } = site()
  const sent = await as(app, null).post(api.contact(), {
    clientId: crypto.randomUUID(),
    name: 'Vera Visitor',
    email: 'vera@example.org',
    topic: 'order',
    message: 'Is the blue Pixel still there?',
  })
  expect(sent.status).toBeLessThan(300)
  const { page, announce } = await logIn('support')
  announce(/status of 403/)
  const own = [
    'Possession photos',
    'Disputes',
    'All Listings',
    'All Orders',
    'Messages to us',
    'Undelivered email',
  ]
  expect(await entries(page)).toEqual([...everyone, ...own, 'Saved searches', 'Settings'])
  await sidebar(page).getByRole('link', { name: 'Messages to us' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Vera Visitor' })
  await row.getByRole('button', { name: 'Actions for Vera Visitor' }).click()
  await page.getByRole('menuitem', { name: 'Mark as answered' }).click()
  await see(toast(page, 'Marked as answered'))
  await refused(page, pages.reports())
})

test('finance exports payouts, and decides no disputes', async () => {
  const { page, announce } = await logIn('finance')
  announce(/status of 403/)
  const own = ['Risk', 'All Orders', 'Analytics', 'Money', 'All Payouts', 'Seller report']
  expect((await entries(page)).sort()).toEqual(
    [...everyone, ...own, 'Saved searches', 'Settings'].sort(),
  )
  await sidebar(page).getByRole('link', { name: 'All Payouts' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const path = await (await file).path()
  expect(readFileSync(path, 'utf8')).toContain('id,kind,state,amount')
  await refused(page, pages.disputes())
})
