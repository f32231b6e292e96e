import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import {
  addressOf,
  api,
  buildListing,
  journey,
  open,
  pages,
  person,
  see,
  toast,
} from './kit/index.ts'

const { visit, site } = journey({ demo: true })

async function offer(page: Page, price: string) {
  await page.getByRole('button', { name: 'Make an offer' }).click()
  const form = page.getByRole('dialog', { name: 'Make an offer' })
  await form.getByLabel('Your offer').fill(price)
  await form.getByRole('button', { name: 'Send offer' }).click()
  return form
}

test('an accepted counter-offer books the phone at that price', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(site().app, { seller, name: 'Pixel 7', price: '500' })
  const mine = await visit(buyer)
  const theirs = await visit(seller)

  await open(mine.page, pages.phone(phone._id))
  mine.announce(/status of 422/)
  const form = await offer(mine.page, '600')
  await see(form.getByText('The phone costs no more than that. Book it instead'))
  await form.getByLabel('Your offer').fill('400')
  await see(form.getByText('80% of $500'), form.getByText(/You can make 3 offers/))
  await form.getByRole('button', { name: 'Send offer' }).click()
  await see(toast(mine.page, /^Offer sent\./), mine.page.getByText('Waiting for a reply'))
  expect(addressOf(mine.page)).toBe(pages.offers())

  await open(theirs.page, pages.offers())
  const offered = theirs.page.getByRole('article', { name: 'Pixel 7' })
  await see(offered.getByText('Bo Buyer’s offer'), offered.getByText('80% of $500'))
  await offered.getByRole('button', { name: 'Counter-offer' }).click()
  const counter = theirs.page.getByRole('dialog', { name: 'Make a counter-offer' })
  await counter.getByLabel('Your price').fill('450')
  await counter.getByRole('button', { name: 'Send counter-offer' }).click()
  await see(
    toast(theirs.page, /^Counter-offer sent\./),
    theirs.page.getByText('Your counter-offer', { exact: true }),
  )

  await mine.page.reload()
  const answer = mine.page.getByRole('article', { name: 'Pixel 7' }).first()
  await see(answer.getByText('Siri Seller’s counter-offer'), answer.getByText('Your reply needed'))
  await answer.getByRole('button', { name: 'Accept' }).click()
  await mine.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await see(toast(mine.page, /The phone is booked/))
  await mine.page.getByRole('link', { name: 'View order' }).click()
  await see(mine.page.getByRole('heading', { name: 'Pixel 7', level: 1 }))
  const { body } = await as(site().app, buyer).get(api.orders())
  expect(body[0]).toMatchObject({ phoneId: phone._id, priceMinor: 45_000 })
})

test('offers can be declined or withdrawn, and a buyer has three per phone', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(site().app, { seller, name: 'Galaxy S22', price: '300' })
  const { page } = await visit(buyer)
  for (const price of ['200', '210']) {
    await open(page, pages.phone(phone._id))
    await offer(page, price)
    await see(toast(page, /^Offer sent\./))
    await page.getByRole('button', { name: 'Withdraw offer' }).click()
    await see(toast(page, 'Offer withdrawn'), page.getByText('No open offers.'))
  }
  await open(page, pages.phone(phone._id))
  await offer(page, '220')
  await see(toast(page, /^Offer sent\./))
  const { page: theirs } = await visit(seller)
  await open(theirs, pages.offers())
  await theirs.getByRole('button', { name: 'Decline' }).click()
  await see(toast(theirs, 'Offer declined'))
  await open(page, pages.phone(phone._id))
  await page.getByRole('button', { name: 'Make an offer' }).click()
  await see(page.getByText(/You’ve used all your offers/))
})
