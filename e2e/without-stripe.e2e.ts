import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { api, buildListing, card, journey, open, pages, person, see, toast } from './kit/index.ts'
import { MOST_TAPS_TO_PAY, phoneScreen, tapCounter } from './kit/taps.ts'

// No payment provider: cash at a meet-up, or a transfer by the seller's own instructions.
const { visit, site } = journey({
  env: { OFFLINE_PAYMENT: 'seller', OFFLINE_PAYMENT_INSTRUCTIONS: '' },
})

const instructions = { name: 'Bank transfer', text: 'Siri Seller, IBAN NO93 8601 1117 947' }

const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

/** A seller who ships within Norway for $12 and names where to transfer the money. */
async function sellerWithTransfers() {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const saved = await as(site().app, seller).put(api.paymentInstructions(), instructions)
  expect(saved.status).toBe(200)
  return seller
}

const toNorway = {
  pickUp: true,
  shipping: { zones: [{ to: ['NO'], price: 12 }], handlingDays: 2 },
}

test('shipping and a transfer: five taps on a phone from the listing to the payment, then parcel and completion', async () => {
  const seller = await sellerWithTransfers()
  const buyer = await person(site(), { name: 'Bo Buyer' })
  const address = {
    name: 'Bo Buyer',
    line1: 'Storgata 1',
    line2: '',
    city: 'Oslo',
    region: '',
    postalCode: '0155',
    country: 'NO',
    phone: '',
  }
  await as(site().app, buyer).post('/api/addresses', { address })
  const phone = await buildListing(site().app, { seller, price: '300', delivery: toNorway })
  const { page } = await visit(buyer, phoneScreen)
  const { tap, taps } = tapCounter()

  await open(page, pages.phone(phone._id))
  await tap(page.getByRole('button', { name: 'Book Now' }).first())
  await see(toast(page, 'Product advertise successfully'), toast(page, /^Booked until/))
  await tap(page.getByRole('radio', { name: 'Ship it to me' }))
  await see(page.getByText('Shipping to Norway costs $12'))
  expect(await page.getByRole('radio', { name: /Online|Pay now/ }).count()).toBe(0)
  await tap(page.getByRole('button', { name: 'Show payment details' }))
  await see(page.getByText(instructions.text), page.getByText('$312').first())
  await tap(page.getByRole('button', { name: 'I’ve sent the payment' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'I’ve sent the payment' }))
  await see(step(page, 'Waiting for Siri Seller to confirm your payment'))
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS_TO_PAY)

  const sellers = await visit(seller, phoneScreen)
  await open(sellers.page, page.url())
  await sellers.page.getByRole('button', { name: 'The payment has arrived' }).click()
  await sellers.page
    .getByRole('dialog')
    .getByRole('button', { name: 'The payment has arrived' })
    .click()
  await see(step(sellers.page, 'Ship the phone to Bo Buyer'), sellers.page.getByText('0155 Oslo'))
  await sellers.page.getByLabel('Carrier').fill('Bring')
  await sellers.page.getByLabel('Tracking number').fill('370000000000')
  await sellers.page.getByRole('button', { name: 'Mark as shipped' }).click()
  await see(step(sellers.page, 'The phone is on its way to Bo Buyer'))
  await page.reload()
  await page.getByRole('button', { name: 'Mark as arrived' }).click()
  await see(step(page, 'Check your phone'))
  await page.getByRole('button', { name: 'Everything is fine' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Everything is fine' }).click()
  await see(
    step(page, 'The phone is yours'),
    page.getByText('You have paid Siri Seller.', { exact: false }),
  )
})

test('a cash meet-up asks only where there is a choice, and the code completes the sale', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Cara Cash' })
  const buyer = await person(site(), { name: 'Bo Buyer' })
  const phone = await buildListing(site().app, {
    seller,
    name: 'Pixel 7 for cash',
    delivery: { pickUp: true },
  })
  const { page } = await visit(buyer, phoneScreen)
  const { tap, taps } = tapCounter()
  await open(page, pages.products())
  await tap(card(page, phone.name).getByRole('button', { name: 'Book Now' }))
  await see(toast(page, /^Booked until/))
  await tap(card(page, phone.name).getByRole('link', { name: 'Go to your order' }))
  // Nothing to choose: the phone is only picked up, and only paid in cash.
  await see(step(page, 'Arrange to meet Cara Cash'))
  expect(await page.getByRole('form', { name: 'Delivery' }).count()).toBe(0)
  await tap(page.getByRole('button', { name: 'Show code' }))
  const code = await page
    .getByRole('dialog')
    .getByText(/^\d{3} \d{3}$/)
    .textContent()
  // The buyer's part is done: the seller types the code.
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS_TO_PAY)
  const sellers = await visit(seller, phoneScreen)
  await open(sellers.page, page.url())
  await sellers.page.getByRole('button', { name: 'Enter the buyer’s code' }).click()
  const dialog = sellers.page.getByRole('dialog', { name: 'Hand over the phone' })
  await dialog.getByLabel('Buyer’s code').fill(code ?? '')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await see(step(sellers.page, 'Sold'))
})

test('a seller without payment instructions is told why shipping can’t be offered', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Nils New' })
  const refused = await as(site().app, seller).post(api.phones(), {
    brand: 'Google',
    name: 'Pixel 7',
    price: '300',
    location: 'Oslo',
    used: '2 years',
    delivery: toNorway,
  })
  expect(refused.status).toBe(422)
  const { page } = await visit(seller, phoneScreen)
  await open(page, pages.addProduct())
  const form = page.getByRole('form', { name: 'Add a product' })
  await expect.poll(() => form.getByLabel('Shipping').isDisabled()).toBe(true)
  await form.getByLabel('Name', { exact: true }).fill('Kept while away')
  await form.getByRole('link', { name: 'Add payment instructions' }).click()
  await page.getByLabel('Payment details').fill(instructions.text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(toast(page, 'Payment instructions saved'))
  await page.goBack()
  await expect
    .poll(() => form.getByLabel('Name', { exact: true }).inputValue())
    .toBe('Kept while away')
  await form.getByLabel('Shipping').check()
  await see(form.getByLabel('Ship to').first())
})

test('the payouts of a shop without online payment promise none, and lead to the payment instructions', async () => {
  const { page } = await visit(await person(site(), { role: 'Seller' }))
  await open(page, pages.payouts())
  await see(page.getByRole('heading', { name: 'Buyers pay you directly' }))
  expect(await page.getByText(/online sale|On its way|Statement/).count()).toBe(0)
  await page.getByRole('link', { name: 'Say how buyers pay you' }).click()
  await see(page.getByRole('heading', { name: 'How buyers pay you' }))
})

test('a shop without a payment provider compares its ledger with none', async () => {
  const { page } = await visit(await person(site(), { role: 'admin' }))
  await open(page, pages.money())
  await see(page.getByText(/^Online payment is off/))
  expect(await page.getByText('Not available right now').count()).toBe(0)
})

test('a shop without a mail server offers no emails about saved searches and followed sellers', async () => {
  const { page } = await visit(await person(site()))
  for (const address of [pages.savedSearches(), pages.followedSellers()]) {
    await open(page, address)
    await see(page.getByRole('heading', { level: 1 }))
    expect(await page.getByRole('checkbox', { name: /^Email me/ }).count()).toBe(0)
  }
})
