import { expect, test } from 'vitest'
import { address, book } from '../src/modules/orders/orders.fixture.ts'
import { DAY } from '../src/shared/time.ts'
import { as } from '../test/app.ts'
import { expectNoViolations } from './kit/accessible.ts'
import { api, buildListing, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

async function buildBooked() {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(site().app, { seller, name: 'iPhone 13', price: '300' })
  const { body } = await book(site().app, buyer, phone._id)
  return { seller, buyer, orderId: String(body.order._id) }
}

/** A phone that is paid with a test card and shipped. */
async function buildSent() {
  const { app } = site()
  const sale = await buildBooked()
  const mine = as(app, sale.buyer)
  await mine.post(api.orderDelivery(sale.orderId), { method: 'shipping', address })
  const { body } = await mine.post(api.checkout(sale.orderId), { paymentMethod: 'online' })
  await mine.post(api.confirmDemoPayment(body.payment._id), { card: '4242424242424242' })
  const parcel = { carrier: 'DHL', tracking: 'JD014600003' }
  await as(app, sale.seller).post(api.shipOrder(sale.orderId), parcel)
  return sale
}

test('a seller corrects the tracking number, and the buyer sees the new one', async () => {
  const { seller, buyer, orderId } = await buildSent()
  const { page } = await visit(seller)
  await open(page, pages.order(orderId))
  await page.getByRole('button', { name: 'Edit tracking' }).click()
  const form = page.getByRole('form', { name: 'Edit tracking' })
  const number = form.getByLabel('Tracking number')
  expect(await number.inputValue()).toBe('JD014600003')
  await number.fill('JD014600004')
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Tracking updated. We’ve notified the buyer'))
  await see(page.getByText('Tracking number corrected'))
  const theirs = (await visit(buyer)).page
  await open(theirs, pages.order(orderId))
  await see(theirs.getByText('JD014600004'))
})

test('an admin reminded about a parcel opens a dispute for a silent buyer', async () => {
  const { orderId } = await buildSent()
  const admin = await person(site(), { role: 'admin', name: 'Ada Admin' })
  site().app.clock.advance(21 * DAY)
  const { page } = await visit(admin)
  await open(page, pages.order(orderId))
  await page.getByRole('button', { name: 'Open a dispute' }).click()
  const form = page.getByRole('dialog', { name: 'What’s wrong?' })
  expect(await form.getByRole('radio', { name: /Didn’t arrive/ }).isChecked()).toBe(true)
  await form.getByLabel('Describe the problem').fill('The carrier lost it on the way.')
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Open a dispute' }).click()
  await see(toast(page, 'Dispute opened. Both sides have been notified'))
  await see(page.getByText('Reported by an admin: Didn’t arrive'))
})

test('a phone number in a meeting place is hidden until payment, with an explanation', async () => {
  const { seller, buyer, orderId } = await buildBooked()
  const date = new Date(site().app.clock.now().getTime() + DAY)
  const place = 'Oslo S, call 912 34 567'
  await as(site().app, seller).post(api.meetUps(orderId), { place, at: date })
  const { page } = await visit(buyer)
  await open(page, pages.order(orderId))
  await see(page.getByText(/links are hidden until the phone is paid for/))
  expect(await page.getByText('912 34').count()).toBe(0)
  await expectNoViolations(page)
})
