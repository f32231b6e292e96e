import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, book, listEvents } from '../src/modules/orders/orders.fixture.ts'
import { as } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 })

test('a booking made and canceled in other tabs is reported in stale tabs', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const phone = await buildListing(site().app, { seller, name: 'Pixel 6', price: '200' })
  const { page: first, context, announce } = await visit(await person(site(), { role: 'Buyer' }))
  await open(first, pages.phone(phone._id))
  await first.getByRole('main').getByRole('button', { name: 'Book Now' }).first().click()
  await see(toast(first, 'Product advertise successfully'))
  const { rows } = await site().app.deps.db.pool.query(
    'select id from orders where listing_id = $1',
    [phone._id],
  )
  const id = String(rows[0].id)
  const [paying, choosing] = [await context.newPage(), await context.newPage()]
  // Neither page receives updates, as on a train.
  for (const page of [paying, choosing])
    await page.route('**/api/orders/**', (route) =>
      route.request().method() === 'GET' ? route.abort('failed') : route.fallback(),
    )
  await open(paying, pages.checkout(id))
  await open(choosing, pages.order(id))
  await see(heading(choosing, 'Choose delivery'))

  await open(first, pages.order(id))
  await first.getByRole('button', { name: 'Cancel booking' }).click()
  const sure = first.getByRole('dialog', { name: 'Are you sure?' })
  await sure.getByRole('button', { name: 'Cancel booking' }).click()
  await see(toast(first, 'Booking canceled'))

  announce(/status of 409|ERR_FAILED/)
  await choosing.getByRole('radio', { name: 'Pick up' }).check()
  await choosing.getByRole('button', { name: 'Pay at the meet-up' }).click()
  await see(choosing.getByRole('alert').getByText(/has changed/))
  await paying.unrouteAll()
  await paying.getByRole('button', { name: 'Continue to payment' }).click()
  await see(heading(paying, 'Nothing to pay'), paying.getByText(/booking has ended/))
  // Once visible and online again, it updates itself.
  await choosing.unrouteAll()
  await choosing.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await see(heading(choosing, /canceled/i))
  expect(await choosing.getByRole('button', { name: 'Pay at the meet-up' }).count()).toBe(0)
  expect(await listEvents(site().app, id)).toEqual(['phone_booked', 'order_cancelled'])
})

/** Delays responses, as on a slow connection; counts the calls. */
async function slowDown(page: Page) {
  const calls: string[] = []
  await page.route('**/api/**', async (route: Route) => {
    const request = route.request()
    if (request.method() === 'POST') {
      calls.push(new URL(request.url()).pathname)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    await route.fallback()
  })
  return calls
}

test('double clicks on pay, ship, confirm and decide take effect once on a slow connection', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const build = async () => {
    const phone = await buildListing(app, { seller, name: 'Pixel 5', price: '150' })
    const { body } = await book(app, buyer, phone._id)
    const id = String(body.order._id)
    await as(app, buyer).post(api.orderDelivery(id), { method: 'shipping', address })
    return id
  }
  const id = await build()
  const [mine, theirs] = [(await visit(buyer)).page, (await visit(seller)).page]
  const [paid, sent] = [await slowDown(mine), await slowDown(theirs)]
  const once = (calls: string[], path: string) =>
    expect(calls.filter((called) => called === path)).toHaveLength(1)

  await open(mine, pages.checkout(id))
  await mine.getByRole('button', { name: 'Continue to payment' }).dblclick()
  await mine.getByLabel('Test card number').fill('4242424242424242')
  await mine.getByRole('button', { name: /^Pay \$/ }).dblclick()
  await see(heading(mine, 'Payment received'))
  expect(paid.filter((path) => path.startsWith('/api/demo-payments/'))).toHaveLength(1)

  await open(theirs, pages.order(id))
  await theirs.getByLabel('Carrier').fill('Bring')
  await theirs.getByLabel('Tracking number').fill('ABC1234567')
  await theirs.getByRole('button', { name: 'Mark as shipped' }).dblclick()
  await see(heading(theirs, 'The phone is on its way to Bo Buyer'))
  once(sent, api.shipOrder(id))

  await as(app, buyer).post(api.deliverOrder(id))
  await open(mine, pages.order(id))
  await mine.getByRole('button', { name: 'Everything is fine' }).click()
  const sure = mine.getByRole('dialog', { name: 'Are you sure?' })
  await sure.getByRole('button', { name: 'Everything is fine' }).dblclick()
  await see(heading(mine, 'The phone is yours'))
  once(paid, api.confirmOrder(id))
  expect(await listEvents(app, id)).toEqual([
    'phone_booked',
    'delivery_chosen',
    'payment_chosen',
    ...['order_paid', 'order_shipped', 'order_delivered', 'order_completed'],
  ])

  const disputed = await build()
  const { body } = await as(app, buyer).post(api.checkout(disputed), { paymentMethod: 'online' })
  const card = '4242424242424242'
  await as(app, buyer).post(api.confirmDemoPayment(body.payment._id), { card })
  const parcel = { carrier: 'DHL', tracking: 'JD014600003' }
  await as(app, seller).post(api.shipOrder(disputed), parcel)
  await as(app, buyer).post(api.deliverOrder(disputed))
  const text = 'The screen has a crack that no photo showed.'
  await as(app, buyer).post(api.dispute(disputed), { reason: 'not_as_described', text })
  const { page: judge } = await visit(await person(site(), { role: 'admin' }))
  const decided = await slowDown(judge)
  await open(judge, pages.disputes())
  const form = judge.getByRole('form', { name: 'Decide' })
  await form.getByText('Full refund').click()
  await form.getByLabel('Reason').fill('The photo shows a crack from the inside.')
  await form.getByRole('button', { name: 'Decide' }).click()
  await judge.getByRole('dialog').getByRole('button', { name: 'Decide' }).dblclick()
  await see(
    toast(judge, 'Decision saved. Both sides have been notified'),
    judge.getByText('No open disputes'),
  )
  once(decided, api.disputeDecision(disputed))
})
