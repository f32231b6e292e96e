import { afterAll, expect, test } from 'vitest'
import { buildSale, handOver, payOnline } from '../src/modules/orders/checkout/checkout.fixture.ts'
import { startFakeStripe } from '../test/fake-stripe/server.ts'
import { violations } from './kit/accessible.ts'
import { journey, open, pages, person, see, toast } from './kit/index.ts'

const fake = await startFakeStripe(() => new Date())
const { visit, site } = journey({ env: { ...fake.env, FEE_PERCENT: '10' } })
afterAll(() => fake.close())

test('an admin has the shop charge VAT on its fees, and a seller reads it on statement and receipt', async () => {
  const { app } = site()
  const { page, announce } = await visit(await person(site(), { role: 'admin' }))
  announce(/status of 422/)
  await open(page, pages.shopSettings())
  const form = page.getByRole('form', { name: 'Tax' })
  await form.getByLabel('VAT on fees').selectOption('on')
  await form.getByLabel('VAT rate').fill('19')
  await form.getByLabel('VAT number of the shop').fill('DE12')
  await form.getByRole('button', { name: 'Save' }).click()
  await see(form.getByText('Check for a typo'))
  expect(await form.getByLabel('VAT rate').inputValue()).toBe('19')
  await form.getByLabel('VAT number of the shop').fill('DE 136 695 976')
  await form.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Settings saved'))

  const sale = await buildSale(app, '300')
  await payOnline({ app, fake }, sale)
  await handOver(app, sale)
  const { page: seller } = await visit(sale.seller)
  await open(seller, pages.payouts())
  await see(
    seller.getByText('net $25.21, 19% VAT $4.79'),
    seller.getByText('Fees charged by Redial, VAT number DE136695976'),
  )
  expect(await violations(seller)).toEqual([])
  await open(seller, pages.receipt(sale.orderId))
  await see(
    seller.getByText('VAT in the fee (19%)'),
    seller.getByText('$25.21'),
    seller.getByText('VAT number DE136695976'),
  )
})
