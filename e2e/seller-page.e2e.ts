import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { expectAccessible } from './kit/accessible.ts'
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

const { visit, site } = journey()

test('a seller’s page is free of axe violations, in both themes and down to 320 px', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  await buildListing(site().app, { seller, location: 'Oslo' })
  const { page } = await visit(undefined, { colorScheme: 'light' })
  const answer = await open(page, pages.seller(seller.id))
  expect(answer?.status()).toBe(200)
  expect(await page.title()).toBe('Siri Seller - Redial')
  await expectAccessible(page, pages.seller(seller.id))
})

test('a buyer reaches the seller from a phone, follows, and unfollows in the dashboard', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Sven Seller' })
  const phone = await buildListing(site().app, { seller })
  const buyer = await person(site())
  const { page } = await visit(buyer)
  await open(page, pages.phone(phone._id))
  await page
    .getByRole('region', { name: 'Seller' })
    .getByRole('link', { name: 'Sven Seller' })
    .click()
  await see(page.getByRole('heading', { name: 'Sven Seller', level: 1 }))
  await page.getByRole('button', { name: 'Follow Sven Seller' }).click()
  await see(toast(page, 'You’ll be notified when Sven Seller lists a phone'))
  await see(page.getByRole('button', { name: 'Unfollow Sven Seller' }))
  await page.getByRole('link', { name: 'Search and filter them' }).click()
  await see(page.getByRole('link', { name: 'Remove Sold by Sven Seller' }))
  await open(page, pages.followedSellers())
  await page.getByRole('button', { name: 'Unfollow Sven Seller' }).click()
  await see(page.getByText('You don’t follow anyone yet'))
  expect((await as(site().app, buyer).get(api.followedSellers())).body.items).toEqual([])
})

test('a visitor who wants to follow a seller follows them by logging in', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Sara Seller' })
  const buyer = await person(site())
  const { page } = await visit()
  await open(page, pages.seller(seller.id))
  await page.getByRole('link', { name: 'Log in to follow' }).click()
  await page.getByLabel('Email').fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await see(toast(page, 'You’ll be notified when Sara Seller lists a phone'))
  await see(page.getByRole('button', { name: 'Unfollow Sara Seller' }))
  expect(new URL(page.url()).hash).toBe('')
  const { items } = (await as(site().app, buyer).get(api.followedSellers())).body
  expect(items).toMatchObject([{ _id: seller.id }])
})
