import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import { expectNoViolations } from './kit/accessible.ts'
import {
  addressOf,
  api,
  buildListing,
  gone,
  journey,
  open,
  pages,
  person,
  see,
  toast,
} from './kit/index.ts'
import { tabUntil } from './kit/keyboard.ts'
import { MOST_TAPS_TO_PAY, phoneScreen, tapCounter } from './kit/taps.ts'

const { visit, site } = journey({ demo: true })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 })

/**
 * A booked phone, with buyer and seller each in a browser of their own on the page of the order.
 */
async function booked(name: string, price: string) {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(site().app, { seller, name, price })
  const { body } = await as(site().app, buyer).post(api.adverts(), { phoneId: phone._id })
  const id = String(body.order._id)
  const mine = await visit(buyer)
  await open(mine.page, pages.order(id))
  return { seller, buyer, id, mine, page: mine.page }
}

async function sellersPage(seller: TestUser, id: string) {
  const theirs = await visit(seller)
  await open(theirs.page, pages.order(id))
  return theirs
}

async function choose(page: Page, way: 'Pick up' | 'Ship it to me') {
  await see(heading(page, 'Choose delivery'))
  await page.getByRole('radio', { name: way }).check()
}

async function typeAddress(page: Page) {
  await page.getByLabel('Full name').fill('Bo Buyer')
  await page.getByLabel('Street and number').fill('Storgata 1')
  await page.getByLabel('Postal code').fill('12')
  await page.getByLabel('City').fill('Oslo')
  await page.getByLabel('Country').selectOption({ label: 'Norway' })
}

const savedAddress = {
  name: 'Bo Buyer',
  line1: 'Storgata 1',
  line2: '',
  city: 'Oslo',
  region: '',
  postalCode: '0155',
  country: 'NO',
  phone: '',
}

/** From the order of a buyer who has not chosen to pay online. */
async function goToPayment(page: Page) {
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to payment' }).click()
  await atPayment(page)
}

async function atPayment(page: Page) {
  await see(page.getByRole('heading', { level: 1, name: /^Pay \$/ }))
  await see(page.getByText('Demo payment: no real money is charged.'))
}

async function payWith(page: Page, card: string) {
  await page.getByLabel('Test card number').fill(card)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Tomorrow, as a `datetime-local` field expects it. */
function tomorrow() {
  const date = new Date(Date.now() + 24 * 3_600_000)
  return `${date.toISOString().slice(0, 11)}12:00`
}

test('a shipped order: address, declined card, second card, parcel, confirmation by the buyer', async () => {
  const { seller, id, mine, page } = await booked('Pixel 7', '250')
  await expectNoViolations(page)
  await choose(page, 'Ship it to me')
  await typeAddress(page)
  mine.announce(/status of 422/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await see(page.getByText('Enter a valid postal code for this country'))
  expect(await page.getByLabel('Street and number').inputValue()).toBe('Storgata 1')
  await expectNoViolations(page)
  await page.getByLabel('Postal code').fill('0155')
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await atPayment(page)
  await expectNoViolations(page)
  await payWith(page, '4111 1111 1111 1111')
  await see(page.getByText('This demo only accepts the test cards shown'))
  await page.getByRole('button', { name: /The card is declined/ }).click()
  await page.getByRole('button', { name: 'Pay $250' }).click()
  await see(page.getByText(/Your card was declined/))
  await payWith(page, '4242424242424242')
  await see(heading(page, 'Payment received'))
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'View order' }).click()
  await see(heading(page, 'Siri Seller is getting your phone ready'))

  const theirs = await sellersPage(seller, id)
  await see(heading(theirs.page, 'Ship the phone to Bo Buyer'), theirs.page.getByText('0155 Oslo'))
  await theirs.page.getByRole('button', { name: 'Mark as shipped' }).click()
  await see(theirs.page.getByText('Carrier is required'))
  await theirs.page.getByLabel('Carrier').fill('bring')
  await theirs.page.getByLabel('Tracking number').fill('??')
  theirs.announce(/status of 422/)
  await theirs.page.getByRole('button', { name: 'Mark as shipped' }).click()
  await see(theirs.page.getByText(/Enter a tracking number of 4 to 40/))
  // Typed text survives a reload.
  await theirs.page.reload()
  await expect.poll(() => theirs.page.getByLabel('Carrier').inputValue()).toBe('bring')
  await theirs.page.getByLabel('Tracking number').fill('abc 1234 567')
  await expectNoViolations(theirs.page)
  theirs.announce(/ERR_INTERNET_DISCONNECTED/)
  await theirs.context.setOffline(true)
  await theirs.page.getByRole('button', { name: 'Mark as shipped' }).click()
  await see(theirs.page.getByRole('alert').getByText(/We cannot reach this shop/))
  await theirs.context.setOffline(false)
  expect(await theirs.page.getByLabel('Tracking number').inputValue()).toBe('abc 1234 567')
  await theirs.page.getByRole('button', { name: 'Mark as shipped' }).click()
  await see(heading(theirs.page, 'The phone is on its way to Bo Buyer'))

  // The buyer's page updates by itself.
  await see(heading(page, 'The phone is on its way to you'))
  const parcel = page.getByRole('link', { name: /Track parcel/ })
  expect(await parcel.getAttribute('href')).toContain('ABC1234567')
  // The response is lost: a second press still records a single arrival.
  mine.announce(/ERR_FAILED/)
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(`**${api.deliverOrder(id)}`, lose, { times: 1 })
  await page.getByRole('button', { name: 'Mark as arrived' }).click()
  await see(toast(page, /We cannot reach this shop/))
  await page.getByRole('button', { name: 'Mark as arrived' }).click()
  await see(heading(page, 'Check your phone'))
  expect(await page.getByText('Arrived by you').count()).toBe(1)
  await page.getByRole('button', { name: 'Everything is fine' }).click()
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await sure.getByRole('button', { name: 'Everything is fine' }).click()
  await see(heading(page, 'The phone is yours'))
  await expectNoViolations(page)

  await see(heading(theirs.page, 'Sold'))
  await open(theirs.page, pages.mySales())
  const row = theirs.page.getByRole('row').filter({ hasText: 'Bo Buyer' })
  await see(row.getByText('Completed'), row.getByText('Online'))
})

test('an online payment takes at most five taps on a phone, counted from the listing', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { name: 'Bo Buyer' })
  await as(site().app, buyer).post('/api/addresses', { address: savedAddress })
  const phone = await buildListing(site().app, { seller, price: '250' })
  const { page } = await visit(buyer, phoneScreen)
  const { tap, taps } = tapCounter()
  await open(page, pages.phone(phone._id))
  await tap(page.getByRole('button', { name: 'Book Now' }).first())
  await tap(page.getByRole('radio', { name: 'Ship it to me' }))
  await tap(page.getByRole('button', { name: 'Continue to payment' }))
  await atPayment(page)
  await page.getByLabel('Test card number').fill('4242424242424242')
  await tap(page.getByRole('button', { name: 'Pay $250' }))
  await see(heading(page, 'Payment received'))
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS_TO_PAY)
})

test('a picked-up order paid online: bank confirmation, meet-up, scanned hand-over code', async () => {
  const { seller, id, page } = await booked('Pixel 8', '300.50')
  await choose(page, 'Pick up')
  await page.getByRole('button', { name: 'Pay at the meet-up' }).click()
  await see(heading(page, 'Arrange to meet Siri Seller'))
  await goToPayment(page)
  // Another tab shows the same payment and its outcome.
  const tab = await page.context().newPage()
  await open(tab, pages.checkout(id))
  await payWith(page, '4000 0025 0000 3155')
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' })
  await bank.getByRole('button', { name: 'Decline' }).click()
  await see(page.getByText(/Your bank could not confirm/))
  await payWith(page, '4000 0025 0000 3155')
  await bank.getByRole('button', { name: 'Approve payment' }).click()
  await see(heading(page, 'Payment received'))
  await payWith(tab, '4242424242424242')
  await see(heading(tab, 'Payment received'))
  await tab.close()

  await page.getByRole('link', { name: 'View order' }).click()
  await page.getByLabel('Place').fill('Library, main entrance')
  await page.getByLabel('Date and time').fill(tomorrow())
  await page.getByRole('button', { name: 'Send suggestion' }).click()
  await see(heading(page, 'Waiting for Siri Seller to reply'))

  const theirs = await sellersPage(seller, id)
  await see(theirs.page.getByText('Library, main entrance').first())
  await theirs.page.getByRole('button', { name: 'Accept' }).click()
  await see(heading(theirs.page, 'Hand over the phone to Bo Buyer'))

  await see(heading(page, 'Meet Siri Seller'))
  await page.getByRole('button', { name: 'Show hand-over code' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your hand-over code' })
  await see(sheet.getByRole('img', { name: 'QR code with your hand-over code' }))
  const code = (await sheet.getByText(/^\d{3} \d{3}$/).textContent())?.replace(' ', '') ?? ''
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  // A camera opens the URL in the QR code.
  await open(theirs.page, `${pages.order(id)}#code=${code}`)
  await theirs.page.reload()
  await expect.poll(() => theirs.page.getByLabel('Buyer’s code').inputValue()).toBe(code)
  await theirs.page.getByRole('button', { name: 'Hand over' }).click()
  await see(heading(theirs.page, 'Sold'))
  await see(heading(page, 'The phone is yours'))
  await gone(page.getByRole('button', { name: /code/ }))
})

test('paying cash at the meet-up works with the keyboard only', async () => {
  const { seller, id, page } = await booked('Galaxy S21', '180')
  const tabTo = (name: string | RegExp, on: Page = page) => tabUntil(on, name)
  await page.getByRole('main').evaluate((main) => main.setAttribute('tabindex', '-1'))
  await page.getByRole('main').focus()
  await tabTo('Pick up')
  await page.keyboard.press('Space')
  await tabTo('Pay at the meet-up')
  await page.keyboard.press('Enter')
  await see(heading(page, 'Arrange to meet Siri Seller'))
  // The focus moves to the next step.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('next-step')
  await tabTo('Place')
  await page.keyboard.type('Central station, clock')
  await tabTo('Date and time')
  const [year = '', month = '', day = ''] = tomorrow().slice(0, 10).split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('1200PM')
  await tabTo('Send suggestion')
  await page.keyboard.press('Enter')
  await see(heading(page, 'Waiting for Siri Seller to reply'))

  const theirs = await sellersPage(seller, id)
  await tabTo('Accept', theirs.page)
  await theirs.page.keyboard.press('Enter')
  await see(heading(theirs.page, 'Hand over the phone to Bo Buyer'))
  await see(heading(page, 'Meet Siri Seller'))
  await tabTo('Show hand-over code')
  await page.keyboard.press('Enter')
  const code = await page
    .getByRole('dialog')
    .getByText(/^\d{3} \d{3}$/)
    .textContent()
  await page.keyboard.press('Escape')

  await tabTo('Buyer’s code', theirs.page)
  await theirs.page.keyboard.type(code === '000 000' ? '111111' : '000000')
  theirs.announce(/status of 422/)
  await theirs.page.keyboard.press('Enter')
  await see(theirs.page.getByText('This code is not correct'))
  await theirs.page.keyboard.press('Control+A')
  await theirs.page.keyboard.type(code ?? '')
  await theirs.page.keyboard.press('Enter')
  await see(heading(theirs.page, 'Sold'))
  await see(heading(page, 'The phone is yours'))
})

test('a booking and a paid sale can be canceled, and other people see neither', async () => {
  const first = await booked('iPhone 12', '200')
  await first.page.getByRole('button', { name: 'Cancel booking' }).click()
  const sure = first.page.getByRole('dialog', { name: 'Are you sure?' })
  await sure.getByRole('button', { name: 'Cancel booking' }).click()
  await see(heading(first.page, 'Booking canceled'), toast(first.page, 'Booking canceled'))

  const { seller, id, page } = await booked('iPhone 13', '210')
  await choose(page, 'Ship it to me')
  await typeAddress(page)
  await page.getByLabel('Postal code').fill('0155')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await atPayment(page)
  await payWith(page, '4242424242424242')
  await see(heading(page, 'Payment received'))
  const theirs = await sellersPage(seller, id)
  await theirs.page.getByRole('button', { name: 'Cancel the sale' }).click()
  const dialog = theirs.page.getByRole('dialog', { name: 'Are you sure?' })
  await dialog.getByRole('button', { name: 'Cancel the sale' }).click()
  await see(dialog.getByText('Enter a short reason'))
  await dialog.getByLabel('Reason').fill('It fell and broke.')
  await dialog.getByRole('button', { name: 'Cancel the sale' }).click()
  await see(heading(theirs.page, 'Order refunded'))
  await open(page, pages.order(id))
  await see(page.getByText('“It fell and broke.”'), heading(page, 'Order refunded'))

  const admin = await visit(await person(site(), { role: 'admin' }))
  await open(admin.page, pages.order(id))
  await see(heading(admin.page, 'This order is closed'))
  const other = await visit(await person(site(), { role: 'Buyer' }))
  other.announce(/status of 404/)
  expect((await open(other.page, pages.order(id)))?.status()).toBe(404)
  expect(addressOf(other.page)).toBe(pages.order(id))
})
