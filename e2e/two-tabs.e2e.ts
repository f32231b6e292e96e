import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, book, listEvents } from '../src/modules/orders/orders.fixture.ts'
import { as } from '../test/app.ts'
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
  TEST_PASSWORD,
  toast,
} from './kit/index.ts'
import { asCookies } from './kit/people.ts'

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

test('a page that the back button brings as it was left shows what has changed since', async () => {
  const { app } = site()
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(app, { name: 'Pixel 2', price: '70' })
  const { body } = await book(app, buyer, phone._id)
  const { page } = await visit(buyer)
  await open(page, pages.phone(phone._id))
  const main = page.getByRole('main')
  await see(main.getByText('Booked for you').first())
  await as(app, buyer).post(api.cancelOrder(body.order._id))
  // As browsers do for a page of their back/forward cache, which automated ones have not.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await see(main.getByRole('button', { name: 'Book Now' }).first())
  await gone(main.getByText('Booked for you').first())
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const account = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: `Your account, ${name}` })

async function logIn(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await form.getByRole('button', { name: 'Login' }).click()
}

async function orders(phoneId: string) {
  const text = 'select buyer_id from orders where listing_id = $1'
  const { rows } = await site().app.deps.db.pool.query(text, [phoneId])
  return rows.map((row) => row.buyer_id)
}

test('a page of Bea books nothing for Sam, who has logged in meanwhile, until it is reloaded for him', async () => {
  const phone = await buildListing(site().app, { name: 'Pixel 4', price: '90' })
  const bea = await person(site(), { role: 'Buyer', name: 'Bea Buyer' })
  const sam = await person(site(), { role: 'Buyer', name: 'Sam Other' })
  const { page, context, announce } = await visit(bea)
  announce(/status of 409/)
  // The page learns nothing of other tabs by itself.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await open(page, pages.phone(phone._id))
  await see(account(page, 'Bea Buyer'))
  await context.addCookies(asCookies(sam, site().origin))

  const book = page.getByRole('main').getByRole('button', { name: 'Book Now' }).first()
  // The message may be there before, over the button, because a read was refused.
  const press = () => book.evaluate((button) => (button as HTMLElement).click())
  await press()
  const other = dialog(page, 'Another account is logged in')
  await see(other.getByText(/You are now logged in as Sam Other.*opened for Bea Buyer/))
  expect(await orders(phone._id)).toEqual([])
  // Closing the message changes nothing about that.
  await other.getByRole('button', { name: 'Close' }).click()
  await gone(other)
  await press()
  await see(other)
  expect(await orders(phone._id)).toEqual([])

  await other.getByRole('button', { name: 'Reload as Sam Other' }).click()
  await see(account(page, 'Sam Other'))
  await book.click()
  await see(toast(page, 'Product advertise successfully'))
  expect(await orders(phone._id)).toEqual([sam.id])
})

test('logging out and in as somebody else is shown in the other tabs of the browser', async () => {
  const phone = await buildListing(site().app, { name: 'Pixel 3', price: '80' })
  const bea = await person(site(), { role: 'Buyer', name: 'Bea Buyer' })
  const sam = await person(site(), { role: 'Seller', name: 'Sam Seller' })
  const { page: shown, context } = await visit(bea)
  const [personal, acting] = [await context.newPage(), await context.newPage()]
  await open(shown, pages.phone(phone._id))
  await open(personal, pages.myOrders())
  await open(acting, pages.home())
  await see(account(shown, 'Bea Buyer'), account(personal, 'Bea Buyer'))

  await acting.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  for (const page of [shown, personal])
    await see(page.getByRole('banner').getByRole('link', { name: 'Login' }))
  // A page of the dashboard shows orders and addresses.
  await personal.waitForURL(pages.home())
  await open(acting, pages.login())
  await logIn(acting, sam.email)
  await see(account(shown, 'Sam Seller'), account(personal, 'Sam Seller'))
  await personal.close()
})

test('when a session has ended, what was typed survives logging in again in a new tab', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const phone = await buildListing(site().app, { seller, name: 'Pixel 2' })
  const bea = await person(site(), { role: 'Buyer', name: 'Bea Buyer' })
  const { page, announce } = await visit(bea)
  announce(/status of 401/)
  await open(page, pages.phone(phone._id))
  await page.getByRole('link', { name: 'Message the seller' }).click()
  await page.getByRole('textbox', { name: /^Message to / }).fill('Is it still there?')
  await site().app.deps.db.pool.query('delete from sessions where user_id = $1', [bea.id])
  await page.getByRole('button', { name: 'Send' }).click()

  const ended = dialog(page, 'You are logged out')
  await see(ended.getByText(/session of Bea Buyer has ended/))
  const opened = page.waitForEvent('popup')
  await ended.getByRole('link', { name: 'Log in' }).click()
  const tab = await opened
  await logIn(tab, bea.email)
  await see(account(tab, 'Bea Buyer'))
  await tab.close()
  await gone(ended)
  await page.getByRole('button', { name: 'Retry' }).click()
  await see(page.getByRole('region', { name: 'Messages' }).getByText('Is it still there?'))
  await gone(page.getByRole('button', { name: 'Retry' }))
})

test('booking after the session has ended keeps the page and says so', async () => {
  const phone = await buildListing(site().app, { name: 'Pixel 1', price: '70' })
  const bea = await person(site(), { role: 'Buyer', name: 'Bea Buyer' })
  const { page, announce } = await visit(bea)
  announce(/status of 401/)
  await open(page, pages.phone(phone._id))
  await see(account(page, 'Bea Buyer'))
  // Between the click and the server: no request in the background notices it before.
  await page.route(`**${api.adverts()}`, async (route) => {
    await site().app.deps.db.pool.query('delete from sessions where user_id = $1', [bea.id])
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'Book Now' }).first().click()
  const ended = dialog(page, 'You are logged out')
  await see(ended)
  await ended.getByRole('button', { name: 'Continue logged out' }).click()
  await see(page.getByRole('banner').getByRole('link', { name: 'Login' }))
  await gone(ended)
  expect(addressOf(page)).toContain(pages.phone(phone._id))
})

test('a page shows a new role once it is looked at again', async () => {
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const { page } = await visit(buyer)
  await open(page, pages.myOrders())
  const sell = page.getByRole('navigation', { name: 'Dashboard' }).getByText('My Products')
  expect(await sell.count()).toBe(0)
  await site().app.deps.db.pool.query("update users set role = 'Seller' where id = $1", [buyer.id])
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await see(sell)
})
