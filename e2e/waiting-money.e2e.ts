import { afterAll, expect, test } from 'vitest'
import { runMoney } from '../src/modules/orders/checkout/checkout.fixture.ts'
import { as } from '../test/app.ts'
import { startFakeStripe } from '../test/fake-stripe/server.ts'
import { violations } from './kit/accessible.ts'
import { api, buildListing, gone, journey, open, pages, person, see } from './kit/index.ts'

const fake = await startFakeStripe(() => new Date())
const { visit, site } = journey({ env: fake.env })
afterAll(() => fake.close())

const GOOD = '4242424242424242'

/** A booked phone whose buyer is about to pay online. */
async function booked() {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(site().app, { seller, price: '250' })
  const { body } = await as(site().app, buyer).post(api.adverts(), { phoneId: phone._id })
  const id = String(body.order._id)
  const paying = await as(site().app, buyer).post(api.checkout(id), { paymentMethod: 'online' })
  const secret = String(paying.body.payment.clientSecret)
  return { seller, buyer, id, code: String(body.order.handOverCode), secret }
}

test('while the bank confirms, the checkout waits, both sides see it, and then it is paid', async () => {
  const { seller, buyer, id, secret } = await booked()
  const intentId = secret.split('_secret_')[0] ?? ''
  fake.process(intentId)
  const { page } = await visit(buyer)
  await open(page, pages.checkout(id))
  await see(page.getByRole('heading', { name: 'Your bank is confirming the payment' }))
  await gone(page.getByRole('button', { name: /^Pay/ }))
  expect(await violations(page)).toEqual([])
  const { page: sellers } = await visit(seller)
  await open(sellers, pages.order(id))
  await see(sellers.getByText('Bo Buyer’s bank is confirming the payment'))
  fake.endProcessing(intentId, true)
  // The server queries the provider again after some seconds, not on every press.
  await page.waitForTimeout(5_500)
  await page.getByRole('button', { name: 'Check again' }).click()
  await see(page.getByRole('heading', { name: 'Payment received', level: 2 }))
})

test('a seller without payouts is sent to set them up, and an admin settles a failed payout', async () => {
  const { seller, buyer, id, code, secret } = await booked()
  await fake.pay(secret, GOOD)
  await as(site().app, buyer).get(api.checkout(id))
  const { page } = await visit(seller, { viewport: { width: 360, height: 780 } })
  await open(page, pages.order(id))
  await see(page.getByRole('complementary', { name: 'Payouts' }).getByRole('link'))
  await as(site().app, seller).post(api.handOver(id), { code })
  await runMoney(site().app)
  await open(page, pages.order(id))
  await see(page.getByText('Set up payouts to receive your money'))
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Set up payouts' }).click()
  await see(page.getByText('Waiting for you to set up payouts'))

  const { page: money } = await visit(await person(site(), { role: 'admin' }))
  await open(money, pages.money())
  await money.getByRole('button', { name: 'Mark as settled' }).click()
  await money.getByRole('dialog').getByRole('button', { name: 'Mark as settled' }).click()
  await see(money.getByText('Enter a short description'))
  expect(await violations(money)).toEqual([])
  await money.getByLabel('How it was paid').fill('By bank transfer, reference 4711')
  await money.getByRole('dialog').getByRole('button', { name: 'Mark as settled' }).click()
  await see(money.getByText('No pending refunds or payouts'))
  await open(page, pages.order(id))
  await see(page.getByText('Your payout has been sent.'))
})
