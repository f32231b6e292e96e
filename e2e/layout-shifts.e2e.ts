import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildShipped } from '../src/modules/orders/orders.fixture.ts'
import { as, type TestUser } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, see } from './kit/index.ts'
import { watchLayoutShifts } from './kit/layout-shifts.ts'

const { visit, site } = journey({ demo: true })

/** A phone whose scripts, data and fonts arrive after the page has been painted. */
async function openSlowly(who: TestUser | undefined, path: string, height = 823) {
  const { page } = await visit(who)
  await page.setViewportSize({ width: 412, height })
  const readShifts = await watchLayoutShifts(page)
  for (const late of ['**/*.js', '**/api/**', '**/*.woff2'])
    await page.route(late, async (route) => {
      await page.waitForTimeout(300)
      await route.continue()
    })
  await open(page, path)
  return { page, shifts: readShifts }
}

test('the conversations move nothing on a phone when they are loaded', async () => {
  const { app } = site()
  const buyer = await person(site(), { role: 'Buyer' })
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const { _id } = await buildListing(app, { seller })
  const message = { phoneId: _id, clientId: randomUUID(), text: 'Is it still for sale?' }
  expect((await as(app, buyer).post(api.conversations(), message)).status).toBe(201)
  const { page, shifts } = await openSlowly(buyer, pages.messages())
  await see(page.getByRole('link', { name: /Siri Seller/ }))
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})

test('the dashboard of an admin without two-step login moves nothing', async () => {
  const admin = await person(site(), { role: 'admin' })
  const { page, shifts } = await openSlowly(admin, pages.dashboard())
  await see(page.getByRole('link', { name: 'Two-step login' }))
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})

test("a seller's page and a dashboard move nothing when the font of headings arrives", async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  await buildListing(app, { seller })
  for (const path of [pages.seller(seller.id), pages.dashboard()]) {
    const { page, shifts } = await openSlowly(seller, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check('700 1em "Bricolage Grotesque"'))).toBe(
      true,
    )
    expect(await shifts()).toEqual([])
  }
})

test('the favorites move nothing, without one and with one', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const { _id } = await buildListing(app, { seller })
  const buyer = await person(site(), { role: 'Buyer' })
  const empty = await openSlowly(buyer, pages.favorites())
  await see(empty.page.getByText('No favorites yet'))
  await empty.page.waitForLoadState('networkidle')
  expect(await empty.shifts()).toEqual([])

  expect((await as(app, buyer).put(api.favorite(_id))).status).toBe(200)
  const one = await openSlowly(buyer, pages.favorites())
  await one.page.waitForLoadState('networkidle')
  expect(await one.shifts()).toEqual([])
})

test('the outbox moves nothing when its times are written as the reader reads them', async () => {
  const { app } = site()
  // Addresses of many lengths: with some of them, a line is full.
  const mails = 30
  for (let length = 1; length <= mails; length += 1)
    await app.deps.mailer.send({
      to: `${'a'.repeat(length)}@example.com`,
      subject: `Reset your password ${length}`,
      text: 'Someone asked to reset your password.',
    })
  const { page, shifts } = await openSlowly(undefined, pages.outbox(), 6_000)
  await see(page.getByText(/\s(AM|PM)$/).first())
  expect(await page.getByRole('navigation', { name: 'Emails' }).getByRole('listitem').count()).toBe(
    mails,
  )
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})

test('an order that was sent, arrived or is complete keeps its sections while it loads', async () => {
  const { app } = site()
  for (const state of ['shipped', 'delivered', 'completed'] as const) {
    const until = state === 'shipped' ? state : 'delivered'
    const terms = { returnDays: 14, warrantyMonths: 6 }
    const { buyer, order } = await buildShipped(app, until, terms)
    if (state === 'completed')
      expect((await as(app, buyer).post(`/api/orders/${order._id}/confirm`)).status).toBe(200)
    const { page, shifts } = await openSlowly(buyer, pages.order(order._id), 6_000)
    const section = state === 'completed' ? 'Reviews' : 'Compare it with the listing'
    await page.waitForLoadState('networkidle')
    // From the second page of a visit on, the server writes times by the reader's clock.
    await page.reload()
    await see(page.getByRole('heading', { name: section }))
    await page.waitForLoadState('networkidle')
    expect(await shifts(), state).toEqual([])
  }
})

test('a page of the dashboard shows its title in its place while it loads, and when it fails', async () => {
  const buyer = await person(site(), { role: 'Buyer' })
  const { page, announce } = await visit(buyer)
  announce(/net::ERR_FAILED|No answer of the API/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pages.settings())
  await page.waitForLoadState('networkidle')
  let isHeldBack = true
  await page.route('**/*.js', async (route) => {
    while (isHeldBack) await page.waitForTimeout(50)
    await route.continue()
  })
  await page.getByRole('link', { name: 'My Orders' }).click()
  await see(page.getByRole('status').getByText('Loading My Orders'))
  const title = page.getByRole('heading', { level: 1, name: 'My Orders' })
  const place = await title.boundingBox()
  isHeldBack = false
  await see(page.getByText('Phones you’ve booked'))
  expect(await title.boundingBox()).toEqual(place)

  await page.route('**/api/**', (route) => route.abort())
  const order = '01977f00-0000-7000-8000-000000000000'
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, pages.order(order))
  await see(page.getByRole('alert').getByText('This did not load'))
  const failed = await page.getByRole('heading', { level: 1, name: 'Order' }).boundingBox()
  expect(failed).toMatchObject({ x: place?.x, y: place?.y })
})
