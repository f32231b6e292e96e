import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import { violations } from './kit/accessible.ts'
import { api, buildListing, gone, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

/** A sale that both sides have reviewed, and another live phone of its seller. */
async function rated() {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(app, { seller, name: 'Pixel 7' })
  const { body } = await as(app, buyer).post(api.adverts(), { phoneId: phone._id })
  const orderId = String(body.order._id)
  await as(app, seller).post(api.handOver(orderId), { code: body.order.handOverCode })
  const text = 'He lives in Storgata 1, ring the bell.'
  await as(app, buyer).put(api.saleRatings(orderId), { stars: 1, text })
  await as(app, seller).put(api.saleRatings(orderId), { stars: 2, text: 'A rude person.' })
  const offered = await buildListing(app, { seller, name: 'Pixel 8' })
  return { seller, buyer, orderId, offered: pages.phone(String(offered._id)) }
}

async function reviewsOn(address: string, user?: TestUser) {
  const visited = await visit(user)
  await open(visited.page, address)
  await visited.page.getByRole('button', { name: /review/ }).click()
  const reviews = visited.page.getByRole('dialog', { name: 'Reviews of Siri Seller' })
  await see(reviews)
  return { ...visited, reviews }
}

async function hide(page: Page, name: string, reason: string) {
  await page.getByRole('button', { name }).click()
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await sure.getByRole('button', { name: 'Hide review' }).click()
  await see(sure.getByText('Enter a short reason'))
  await sure.getByLabel('Reason').fill(reason)
  expect(await violations(page)).toEqual([])
  await sure.getByRole('button', { name: 'Hide review' }).click()
  await see(toast(page, 'Review hidden'))
}

test('an admin hides a public rating, and its author sees the reason', async () => {
  const { seller, buyer, orderId, offered } = await rated()
  const everybody = await reviewsOn(offered)
  await see(everybody.reviews.getByText('ring the bell', { exact: false }))
  expect(await everybody.reviews.getByRole('button', { name: /^Hide/ }).count()).toBe(0)

  const admin = await reviewsOn(offered, await person(site(), { role: 'admin' }))
  await hide(admin.page, 'Hide review by Bo B.', 'It names where he lives.')
  await see(admin.reviews.getByText('No reviews to show.'))
  await gone(admin.reviews.getByText('ring the bell', { exact: false }))
  await admin.page.keyboard.press('Escape')
  await see(admin.page.getByText('No reviews yet'))

  await open(everybody.page, offered)
  await see(everybody.page.getByText('No reviews yet'))
  const author = await visit(buyer)
  await open(author.page, pages.order(orderId))
  const own = author.page.getByRole('article').filter({ hasText: 'Your review of' })
  await see(own.getByText('“It names where he lives.”', { exact: false }))
  const other = await visit(seller)
  await open(other.page, pages.order(orderId))
  await see(other.page.getByText('A moderator hid Bo Buyer’s review of you.', { exact: false }))
  expect(await other.page.getByText('stay hidden', { exact: false }).count()).toBe(0)
  for (const { page } of [author, other]) expect(await violations(page)).toEqual([])
})

test('an admin hides a seller’s rating of a buyer on the order page', async () => {
  const { buyer, orderId } = await rated()
  const admin = await visit(await person(site(), { role: 'admin' }))
  await open(admin.page, pages.order(orderId))
  await hide(admin.page, 'Hide review by Siri Seller', 'It insults the buyer.')
  const theirs = admin.page
    .getByRole('article')
    .filter({ hasText: 'Siri Seller’s review of Bo Buyer' })
  await see(theirs.getByText('It insults the buyer.', { exact: false }))
  await expect.poll(() => admin.page.evaluate(() => document.activeElement?.id)).toBe('reviews')
  expect(await violations(admin.page)).toEqual([])
  await see(admin.page.getByRole('button', { name: 'Hide review by Bo Buyer' }))
  const reader = await visit(buyer)
  await open(reader.page, pages.order(orderId))
  await see(reader.page.getByText('A moderator hid Siri Seller’s review', { exact: false }))
})
