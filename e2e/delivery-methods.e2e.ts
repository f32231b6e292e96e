import { expect, test } from 'vitest'
import { address, book } from '../src/modules/orders/orders.fixture.ts'
import { as } from '../test/app.ts'
import { api, buildListing, card, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

const toNorway = { zones: [{ to: ['NO'], price: 12 }], handlingDays: 2 }

test('an admin turns shipping off: form, filter, phone page and checkout follow, and an order goes on', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { name: 'Bo Buyer' })
  const listed = (name: string, delivery: object) =>
    buildListing(app, { seller, name, price: '300', delivery })
  const both = await listed('Pixel 7 either way', { pickUp: true, shipping: toNorway })
  const shipped = await listed('Pixel 7 by post', { pickUp: false, shipping: toNorway })
  const before = await listed('Pixel 7 booked before', { pickUp: true, shipping: toNorway })
  const { body } = await book(app, buyer, before._id)

  const { page: admin } = await visit(await person(site(), { role: 'admin' }))
  await open(admin, pages.shopSettings())
  const trade = admin.getByRole('region', { name: 'Trade' })
  await trade.getByLabel('Delivery methods').selectOption('Pick-up only')
  await trade.getByRole('button', { name: 'Save' }).click()
  await see(toast(admin, 'Settings saved'))

  const { page: visitor } = await visit()
  await open(visitor, pages.products())
  await see(card(visitor, both.name).getByText('Pick-up only'))
  await see(card(visitor, shipped.name).getByText('Not available'))
  expect(await visitor.getByRole('group', { name: 'Delivery' }).count()).toBe(0)
  await open(visitor, pages.support())
  expect(await visitor.getByRole('main').textContent()).not.toMatch(/ship/i)

  const own = await visit(seller)
  await open(own.page, pages.myProducts())
  await see(own.page.getByText('Edit it to offer pick-up.', { exact: false }))
  await open(own.page, pages.addProduct())
  const form = own.page.getByRole('form', { name: 'Add a product' })
  await see(form.getByText('This shop only offers pick-up.'))
  expect(await form.getByLabel('Shipping').count()).toBe(0)

  const { page } = await visit(buyer)
  await open(page, pages.phone(shipped._id))
  await see(page.getByText('Not available').first())
  expect(await page.getByRole('button', { name: /^Book Now/, disabled: false }).count()).toBe(0)
  await open(page, pages.phone(both._id))
  await page
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click()
  await see(toast(page, /^Booked until/))
  await see(page.getByRole('heading', { name: 'Arrange to meet Siri Seller', level: 2 }))
  expect(await page.getByRole('radio', { name: 'Ship it to me' }).count()).toBe(0)

  // What was booked before can still be shipped.
  await open(page, pages.order(body.order._id))
  await page.getByRole('radio', { name: 'Ship it to me' }).check()
  const chosen = await as(app, buyer).post(api.orderDelivery(body.order._id), {
    method: 'shipping',
    address,
    postageMinor: 1_200,
  })
  expect(chosen.status).toBe(200)
})
