import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, see, toast } from './kit/index.ts'
import { formOf } from './kit/sell-form.ts'

const { visit, site } = journey()

const shipsTo = (to: string, price: number) => ({
  pickUp: false,
  shipping: { zones: [{ to: [to], price }], handlingDays: 2 },
})
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

test('a seller saves delivery terms as the default, and the next form starts with them', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page } = await visit(seller)
  await open(page, pages.addProduct())
  const form = formOf(page)
  await form.getByRole('checkbox', { name: /^Shipping/ }).check()
  await form.getByLabel('Ship to').selectOption({ label: 'Norway' })
  await form.getByLabel('Shipping price').fill('7.50')
  await see(form.getByText('Understood as $7.50.'))
  await form.getByRole('button', { name: 'Use as my default: delivery' }).click()
  await see(toast(page, 'Saved as your default'))
  const { body } = await as(site().app, seller).get(api.deliveryTerms())
  expect(body.delivery.shipping.zones).toEqual([{ to: ['NO'], price: '7.50', priceMinor: 750 }])
  const other = await visit(seller)
  await open(other.page, pages.addProduct())
  await expect.poll(() => formOf(other.page).getByLabel('Shipping price').inputValue()).toBe('7.50')
})

test('postage that changed during checkout is not charged unseen', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { name: 'Bo Buyer' })
  await as(site().app, buyer).post('/api/addresses', { address })
  const phone = await buildListing(site().app, {
    seller,
    price: '300',
    delivery: shipsTo('NO', 12),
  })
  await as(site().app, buyer).post('/api/advertise', { phoneId: phone._id })
  const { page, announce } = await visit(buyer)
  announce(/status of 409/)
  await open(page, pages.phone(phone._id))
  await page
    .getByRole('link', { name: /your order/ })
    .first()
    .click()
  await see(page.getByText('Shipping to Norway costs $12'))
  // The seller makes it cheaper meanwhile.
  const { pool } = site().app.deps.db
  await pool.query(
    `update listings set shipping_zones = '[{"to": ["NO"], "priceMinor": 500}]' where id = $1`,
    [phone._id],
  )
  await page.getByRole('button', { name: /Continue|Show payment details/ }).click()
  await see(page.getByText('Shipping to Norway costs $5'))
})

test('an address in a country that the seller does not ship to is refused before anything is sent', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { name: 'Bo Buyer' })
  await as(site().app, buyer).post('/api/addresses', { address })
  const phone = await buildListing(site().app, { seller, price: '300', delivery: shipsTo('DE', 5) })
  await as(site().app, buyer).post('/api/advertise', { phoneId: phone._id })
  const { page } = await visit(buyer)
  await open(page, pages.phone(phone._id))
  await page
    .getByRole('link', { name: /your order/ })
    .first()
    .click()
  await see(page.getByText(/doesn’t ship to Norway/))
})
