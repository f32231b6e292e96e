import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { TEST_PASSWORD } from '../test/build/user.ts'
import { expectAccessible } from './kit/accessible.ts'
import {
  api,
  buildListing,
  chooseAction,
  gone,
  journey,
  open,
  pages,
  person,
  see,
  toast,
} from './kit/index.ts'

const { visit, site } = journey()

function confirmation(page: Page) {
  return page.getByRole('dialog', { name: 'Are you sure?' })
}

function rowOf(page: Page, words: string) {
  return page.getByRole('row').filter({ hasText: words })
}

test('an admin finds a user and promotes them after confirming and entering the password', async () => {
  const admin = await person(site(), { role: 'admin' })
  const user = await person(site(), { role: 'Seller', name: 'Paula Promoted' })
  const { page, announce } = await visit(admin)
  announce(/403 .*api\/users/)
  announce(/422 .*reauthenticate/)
  await open(page, pages.dashboard())
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'All Users' })
    .click()
  await page.getByRole('searchbox', { name: 'Search all users' }).fill('paula')
  await see(page.getByText('1 in total'))
  const row = rowOf(page, user.email)
  await row.getByRole('button', { name: 'Admin', exact: true }).click()
  await see(confirmation(page).getByText('will be able to see, promote', { exact: false }))
  await confirmation(page).getByRole('button', { name: 'Cancel' }).click()
  await gone(confirmation(page))
  await see(row.getByText('Seller', { exact: true }))
  await site().app.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    [admin.id],
  )
  await row.getByRole('button', { name: 'Admin', exact: true }).click()
  await confirmation(page).getByRole('button', { name: 'Make admin' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Password', { exact: true }).fill('not my password')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await see(proof.getByText('This isn’t your password. Check it and try again'))
  await proof.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await see(toast(page, 'Added to admin panel'))
  await gone(row.getByRole('button', { name: 'Admin', exact: true }))
  await see(row.getByText('Admin', { exact: true }))
})

test('a deleted user is gone from the lists and logged out at once', async () => {
  const admin = await person(site(), { role: 'admin' })
  const user = await person(site(), { name: 'Dora Deleted' })
  const theirs = await visit(user)
  await open(theirs.page, pages.dashboard())
  await see(theirs.page.getByRole('heading', { name: 'Welcome, Dora Deleted' }))
  // Their page goes on asking for messages until it is left.
  theirs.announce(/401 .*messages\//)

  const { page } = await visit(admin)
  await open(page, pages.buyers())
  const row = rowOf(page, user.email)
  await chooseAction(row, 'Delete')
  await confirmation(page).getByRole('button', { name: 'Delete user' }).click()
  await see(toast(page, 'User deleted successfully'))
  await gone(row)

  await open(theirs.page, pages.myOrders())
  expect(new URL(theirs.page.url()).pathname).toBe(pages.login())
})

test('a report reaches the queue, and the removed listing is no longer for sale', async () => {
  const admin = await person(site(), { role: 'admin' })
  const phone = await buildListing(site().app, { name: 'Suspicious Phone' })
  const reporter = await visit(await person(site()))
  await open(reporter.page, pages.phone(phone._id))
  await reporter.page.getByRole('button', { name: 'Report this listing' }).click()
  const dialog = reporter.page.getByRole('dialog', { name: 'Report this listing' })
  await dialog.getByRole('radio', { name: 'It may be stolen' }).check()
  await dialog.getByLabel('What should we know about it?').fill('It is mine.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await see(toast(reporter.page, 'Thank you. We review every report.'))

  const { page } = await visit(admin)
  await open(page, pages.reports())
  const row = rowOf(page, phone.name)
  await see(row.getByText('Stolen phone'), row.getByText('It is mine.'))
  await chooseAction(row, 'Remove listing')
  const remove = confirmation(page).getByRole('button', { name: 'Remove listing' })
  await remove.click()
  await see(page.getByText('Enter a reason; the seller can read it'))
  await confirmation(page).getByLabel('Reason').fill('Reported stolen by its owner.')
  await remove.click()
  await see(toast(page, 'Listing removed'), row.getByText('Listing removed'))

  reporter.announce(/status of 410/)
  const answer = await open(reporter.page, pages.phone(phone._id))
  expect(answer?.status()).toBe(410)
  await see(reporter.page.getByRole('heading', { name: 'This listing is gone' }))
})

test('dismissing a report does not change the listing', async () => {
  const admin = await person(site(), { role: 'admin' })
  const phone = await buildListing(site().app, { name: 'Honest Phone' })
  const reporter = await person(site())
  const { page } = await visit(admin)
  const reported = await visit(reporter)
  await open(reported.page, pages.phone(phone._id))
  await see(reported.page.getByRole('link', { name: /^Your account/ }))
  await reported.page.getByRole('button', { name: 'Report this listing' }).click()
  await reported.page.getByRole('dialog').getByRole('radio', { name: 'Something else' }).check()
  await reported.page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await see(toast(reported.page, 'Thank you. We review every report.'))
  await open(page, pages.reports())
  await rowOf(page, phone.name).getByRole('button', { name: 'Dismiss' }).click()
  await confirmation(page).getByRole('button', { name: 'Dismiss report' }).click()
  await see(toast(page, 'Report dismissed'))
  await see(rowOf(page, phone.name).getByText('Dismissed'))
})

test('a Seller is told that pages of the dashboard are for admins, and finds back to their own', async () => {
  const { page, announce } = await visit(await person(site(), { role: 'Seller' }))
  announce(/status of 403/)
  for (const address of [pages.users(), pages.buyers(), pages.sellers(), pages.reports()]) {
    const answer = await open(page, address)
    expect(answer?.status(), address).toBe(403)
    await see(page.getByRole('heading', { name: 'This page is for admins' }), page.getByText('403'))
  }
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await see(page.getByRole('heading', { name: /^Welcome, Seller/ }))
})

test('the sellers table lists every Seller and no Buyer', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Selma Seller' })
  const buyer = await person(site(), { name: 'Bela Buyer' })
  const { page } = await visit(await person(site(), { role: 'admin' }))
  await open(page, pages.sellers())
  await see(rowOf(page, seller.email).getByText('Selma Seller'))
  expect(await rowOf(page, buyer.email).count()).toBe(0)
})

test('an admin finds one of many accounts by filters in the address, and what it did', async () => {
  const needle = await person(site(), { name: 'Nina Needle' })
  await site().app.deps.db.pool.query(
    `insert into users (id, name, email)
     select gen_random_uuid(), 'Hay ' || n, 'hay' || n || '@example.org' from generate_series(1, 60) n`,
  )
  const admin = await person(site(), { role: 'admin' })
  const { body: counts } = await as(site().app, admin).get(api.accountCounts())
  const { page } = await visit(admin)
  await open(page, pages.dashboard())
  const card = page.getByRole('listitem').filter({ hasText: 'People who book phones.' })
  await see(card.getByText(String(counts.buyers), { exact: true }))
  await card.getByRole('link', { name: 'All Buyers' }).click()

  const search = page.getByRole('searchbox', { name: 'Search all buyers' })
  await see(page.getByText(`50 of ${counts.buyers} accounts are shown.`), search)
  // Opened with the filter: while one is typed, the rows before it stay, of which there are 50 too.
  await open(page, `${pages.buyers()}?q=hay`)
  await see(page.getByText('50 of 60 accounts are shown.'), page.getByText('60 in total'))
  await page.getByRole('button', { name: 'Show more accounts' }).click()
  await see(page.getByText('All 60 accounts are shown.'))
  await search.fill('needle')
  await gone(rowOf(page, 'hay1@example.org'))
  await see(rowOf(page, needle.email))
  expect(page.url()).toContain('?q=needle')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Banned')
  await see(page.getByText('No accounts found'))
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await see(page.getByText(`50 of ${counts.buyers} accounts are shown.`))
  await search.fill(needle.id)
  await gone(page.getByRole('button', { name: 'Show more accounts' }))
  await rowOf(page, needle.email).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Audit log', exact: true }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Audit Log' }))
  expect(await page.getByLabel('About', { exact: true }).inputValue()).toBe(needle.id)
  await page.goBack()
  await see(page.getByRole('heading', { level: 1, name: needle.name }))
  await page.goBack()
  expect(await search.inputValue()).toBe(needle.id)

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^accounts-.*\.csv$/)
  await expectAccessible(page, pages.users())
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page), `All Users at ${width} px`).toBe(0)
  }
})

/** Pixels by which the table is wider than its place. */
function sideways(page: Page) {
  return page
    .getByRole('table')
    .evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)
}

test('a published text with script, event handlers and script addresses runs nothing', async () => {
  const admin = await person(site(), { role: 'admin' })
  const hostile = `
<script>window.ran = 'script'</script>
<img src=x onerror="window.ran = 'handler'">
<svg onload="window.ran = 'svg'"></svg>

[Link](javascript:window.ran='link') <javascript:window.ran='autolink'> [Named][named]

![Picture](data:image/svg+xml,<svg/onload=window.ran='picture'>) ![Other](javascript:window.ran='other')

[named]: <javascript:window.ran='named'> "x\\" onmouseover=\\"window.ran='title'"

## Title <img src=x onerror="window.ran = 'title'">

| <b onclick="window.ran = 'cell'">Cell</b> |
| --- |
| [Cell link](data:text/html,<script>window.ran='cell'</script>) |`
  const { body } = await as(site().app, admin).get('/api/content/imprint')
  const published = await as(site().app, admin).post('/api/content/imprint/publish', {
    ...{ title: 'Imprint', description: 'Who runs this', body: hostile },
    ...{ revision: body.revision, requiresConsent: false },
  })
  expect(published.status).toBe(200)
  const { page } = await visit()
  await open(page, pages.shopPage('imprint'))
  await see(page.getByText("<script>window.ran = 'script'</script>"))
  const text = page.getByRole('main')
  for (const name of ['Link', 'Named', 'Cell link'])
    await text.getByText(name, { exact: true }).first().click()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  const dangerous =
    '[onerror], [onload], [onclick], [onmouseover], [src^="data:" i], [href^="data:" i]'
  expect(await text.locator(`script, ${dangerous}, [href^="javascript:" i]`).count()).toBe(0)
})
