import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import {
  buildSale,
  deliverEvents,
  handOver,
  payOnline,
  runMoney,
} from '../src/modules/orders/checkout/checkout.fixture.ts'
import { as } from '../test/app.ts'
import { startFakeStripe } from '../test/fake-stripe/server.ts'
import { violations } from './kit/accessible.ts'
import { api, buildListing, journey, open, pages, person, see } from './kit/index.ts'

const fake = await startFakeStripe(() => new Date())
const { visit, site } = journey({ env: { ...fake.env, FEE_PERCENT: '10' } })
afterAll(() => fake.close())

const shop = () => ({ app: site().app, fake })

/** The value shown next to a term. */
async function figure(page: Page, term: string) {
  const row = page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
  return (await row.locator('dd').first().innerText()).split('\n')[0]
}

/** Runs everything that is due and reloads the admin's page. */
async function settled(page: Page) {
  await runMoney(site().app)
  await open(page, pages.money())
  await see(page.getByRole('heading', { name: 'USD balance' }), page.getByText('No difference'))
}

test('a seller is paid and a buyer refunded through Stripe, and the ledger always matches', async () => {
  const { app } = site()
  const { page: money } = await visit(await person(site(), { role: 'admin' }))
  const sale = await buildSale(app, '300')
  const { page } = await visit(sale.seller)
  await page.route('https://connect.stripe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title><h1>Your bank</h1>' }),
  )
  await payOnline(shop(), sale)
  await settled(money)
  expect(await figure(money, 'Held for open orders')).toBe('$300')

  await handOver(app, sale)
  await settled(money)
  expect(await figure(money, 'Due to sellers')).toBe('$270')
  expect(await figure(money, 'Fees earned')).toBe('$30')
  await see(money.getByRole('row').filter({ hasText: 'Payout' }).getByText('Waiting'))

  await open(page, pages.payouts())
  expect(await figure(page, 'Due to you')).toBe('$270')
  await page.getByRole('button', { name: 'Set up payouts' }).click()
  await see(page.getByRole('heading', { name: 'Your bank' }))
  const account = page.url().split('/').at(-1) ?? ''
  await open(page, pages.payouts())
  await see(
    page.getByRole('list', { name: 'Still missing' }).getByText('A bank account'),
    page.getByRole('button', { name: 'Continue setup' }),
  )
  fake.setAccountReady(account)
  await deliverEvents(shop(), fake.events.slice(-1))
  await settled(money)
  expect(await figure(money, 'Due to sellers')).toBe('$0')
  await see(money.getByText('Paid out to sellers so far: $270.'))
  await see(money.getByText('No pending refunds or payouts'))
  await open(page, pages.payouts())
  await see(page.getByText('Payouts are set up'))
  expect([await figure(page, 'Due to you'), await figure(page, 'Paid out')]).toEqual(['$0', '$270'])
  expect(fake.all('transfer')).toMatchObject([{ amount: 27_000, destination: account }])

  const phone = await buildListing(app, { seller: sale.seller, price: '120' })
  const { body } = await as(app, sale.buyer).post(api.adverts(), { phoneId: phone._id })
  const other = { ...sale, phone, orderId: String(body.order._id) }
  await payOnline(shop(), other)
  await as(app, sale.seller).post(api.cancelSale(other.orderId), { reason: 'It fell and broke.' })
  await open(money, pages.money())
  expect(await figure(money, 'Refunds owed')).toBe('$120')
  await see(money.getByRole('row').filter({ hasText: 'Refund' }).getByText('$120'))
  await settled(money)
  expect(await figure(money, 'Refunds owed')).toBe('$0')
  expect(await figure(money, 'Held for open orders')).toBe('$0')
  for (const shown of [money, page]) expect(await violations(shown)).toEqual([])
})
