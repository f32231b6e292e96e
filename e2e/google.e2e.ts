import { expect, test } from 'vitest'
import { addressOf, journey, open, pages, see, type Visit } from './kit/index.ts'

const { visit } = journey({ demo: true })

async function goToProvider({ page }: Visit, from: string) {
  await open(page, pages.login(from))
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await see(page.getByRole('heading', { name: 'This is not Google' }))
}

test('the demo Google page is labeled as a demo and logs in', async () => {
  const visitor = await visit()
  const { page } = visitor
  await goToProvider(visitor, pages.dashboard())
  await page.getByLabel('Name').fill('Grace Google')
  await page.getByLabel('Email').fill('grace@example.org')
  await page.getByRole('button', { name: 'Continue' }).click()
  await see(page.getByRole('heading', { name: 'Welcome, Grace Google' }))
  expect(addressOf(page)).toBe(pages.dashboard())
  // Accounts created with Google are buyers.
  await see(
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Orders' }),
  )
})

test('a canceled login is reported on the login page, and the target page stays remembered', async () => {
  const visitor = await visit()
  const { page } = visitor
  await goToProvider(visitor, pages.myOrders())
  await page.getByRole('button', { name: 'Cancel' }).click()
  await see(
    page
      .getByRole('main')
      .getByRole('alert')
      .getByText('You canceled logging in with Google. Nothing was changed.'),
  )
  const url = new URL(page.url())
  expect([url.pathname, url.searchParams.get('from')]).toEqual([pages.login(), pages.myOrders()])
})
