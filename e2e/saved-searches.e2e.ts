import { expect, test } from 'vitest'
import { alertNewMatches, mailAlerts } from '../src/modules/search/saved/index.ts'
import { sendDueMails } from '../src/platform/mail/index.ts'
import { buildListing, gone, journey, open, pages, person, see, toast } from './kit/index.ts'
import { openMail } from './kit/outbox.ts'

const { visit, site } = journey({ demo: true })

test('a saved search alerts about matches and near misses, by email and on its page, until switched off', async () => {
  const { deps } = site().app
  const seller = await person(site(), { role: 'Seller' })
  const phone = { seller, brand: 'Google', name: 'Pixel 7', storageGb: 128 } as const
  await buildListing(site().app, { ...phone, grade: 'A', price: 300 })
  const buyer = await person(site(), { role: 'Buyer' })
  const { page } = await visit(buyer)
  await open(page, `${pages.products()}?model=pixel-7&grade=A&max=350`)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await see(toast(page, /^Saved: /))
  await page.getByRole('link', { name: 'Saved searches' }).first().click()
  await see(page.getByRole('heading', { name: 'Saved searches' }))

  const fits = await buildListing(site().app, { ...phone, grade: 'A', price: 290 })
  const nearly = await buildListing(site().app, { ...phone, grade: 'B', price: 280 })
  await alertNewMatches(deps)
  await mailAlerts(deps)
  expect(await sendDueMails(deps)).toBe(1)
  await page.reload()
  const came = page.getByRole('region', { name: 'News for you' }).getByRole('listitem')
  await see(came.filter({ hasText: '$290' }))
  await see(came.filter({ hasText: '$280' }).getByText(/one grade lower/i))
  expect(await came.count()).toBe(2)

  const mail = await openMail(page, buyer.email)
  for (const { _id } of [fits, nearly]) await see(mail.locator(`a[href*="${_id}"]`))
  await mail.getByRole('link', { name: /unsubscribe/i }).click()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await see(page.getByRole('heading', { name: 'You’re unsubscribed' }))

  await open(page, pages.savedSearches())
  expect(await page.getByRole('checkbox', { name: /^Email me/ }).isChecked()).toBe(false)
  await page.getByRole('button', { name: /^Delete / }).click()
  const confirmation = page.getByRole('dialog', { name: 'Are you sure?' })
  await confirmation.getByRole('button', { name: 'Delete search' }).click()
  await see(toast(page, 'Search deleted'), page.getByText('No saved searches yet'))
  await gone(confirmation)
})

test('saving a search as a visitor leads through login back to the results', async () => {
  const { page } = await visit()
  const results = `${pages.products()}?brand=Nokia`
  await open(page, results)
  await page.getByRole('link', { name: 'Save this search' }).click()
  await see(page.getByRole('heading', { name: 'Login', level: 1 }))
  expect(new URL(page.url()).searchParams.get('from')).toBe(results)
})
