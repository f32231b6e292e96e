import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { addressOf, api, buildListing, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

test('a seller narrows the sales to a status, with their number in each', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  for (const name of ['Pixel 7', 'Galaxy S21']) {
    const phone = await buildListing(app, { seller, name })
    await as(app, buyer).post(api.adverts(), { phoneId: phone._id })
  }
  const { body: orders } = await as(app, buyer).get(api.orders())
  await as(app, buyer).post(api.cancelOrder(orders[0]._id))

  const { page } = await visit(seller)
  await open(page, pages.mySales())
  await see(page.getByText('2 sales'))
  const filter = page.getByRole('navigation', { name: 'Sales by status' })
  await see(filter.getByRole('link', { name: 'All 2' }))
  await filter.getByRole('link', { name: 'To hand over 1' }).click()
  await see(page.getByText('1 sale'))
  expect(addressOf(page)).toBe(`${pages.mySales()}?group=open`)
  await filter.getByRole('link', { name: 'Canceled or refunded 1' }).click()
  await see(page.getByRole('row').filter({ hasText: 'Canceled' }))
})
