import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../src/shared/time.ts'
import { as } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

/** Runs before the page's own scripts: sets the clock `off` milliseconds wrong. */
function setClock(off: number) {
  const Right = Date
  class Wrong extends Right {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([Right.now() + off] as unknown as [])))
    }
    static override now() {
      return Right.now() + off
    }
  }
  globalThis.Date = Wrong as DateConstructor
}

const left = (page: Page) => page.getByRole('timer').first().textContent()

test.each([
  ['seven hours fast', 7 * HOUR],
  ['three days slow', -72 * HOUR],
])('with a browser clock %s, countdowns and meeting times are correct', async (_, off) => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(site().app, { seller })
  const { body } = await as(site().app, buyer).post(api.adverts(), { phoneId: phone._id })
  const id = String(body.order._id)
  const { page, context } = await visit(buyer)
  await context.addInitScript(setClock, off)
  await open(page, pages.order(id))
  expect((await page.evaluate(() => Date.now())) - Date.now()).not.toBeCloseTo(0, -5)
  await expect.poll(() => left(page)).toMatch(/^(47 h|1 day 23 h|2 days) /)

  await as(site().app, buyer).post(api.orderDelivery(id), { method: 'pick_up' })
  await open(page, pages.order(id))
  // Until the page knows the server's time, only the server refuses a time in the past.
  await see(page.getByRole('timer').first())
  await page.getByLabel('Place').fill('Central station')
  const soon = new Date(site().app.clock.now().getTime() + 2 * HOUR)
  const early = new Date(site().app.clock.now().getTime() - 2 * HOUR)
  const at = page.getByLabel('Date and time')
  // The field uses the reader's time zone.
  const typed = (moment: Date) => {
    const off = moment.getTimezoneOffset() * MINUTE
    return new Date(moment.getTime() - off).toISOString().slice(0, 16)
  }
  await at.fill(typed(early))
  await page.getByRole('button', { name: 'Send suggestion' }).click()
  await see(page.getByText('Choose a time in the future'))
  await at.fill(typed(soon))
  await page.getByRole('button', { name: 'Send suggestion' }).click()
  await see(page.getByRole('heading', { name: /^Waiting for .* to reply$/ }))

  await open(page, pages.checkout(id))
  await expect.poll(() => left(page)).toMatch(/^(47 h|1 day 23 h|2 days) /)
})

test('with a browser clock a year fast, a warranty still runs and a phone is listed until its day', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(site().app, { seller, warrantyMonths: 6 })
  const { body } = await as(site().app, buyer).post(api.adverts(), { phoneId: phone._id })
  const { _id: id, handOverCode: code } = body.order
  await as(site().app, seller).post(api.handOver(id), { code })
  const { page, context } = await visit(buyer)
  await context.addInitScript(setClock, 365 * 24 * HOUR)
  await open(page, pages.order(id))
  await see(page.getByText(/It runs until/))

  await buildListing(site().app, { seller, name: 'Nokia Ten' })
  const { page: theirs, context: elsewhere } = await visit(seller)
  await elsewhere.addInitScript(setClock, 365 * 24 * HOUR)
  await open(theirs, pages.myProducts())
  await see(
    theirs
      .getByRole('row')
      .filter({ hasText: 'Nokia Ten' })
      .getByText(/^Until /),
  )
})

test('no countdown is shown until the server time is known', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(site().app, { seller })
  const { body } = await as(site().app, buyer).post(api.adverts(), { phoneId: phone._id })
  const { page, announce } = await visit(buyer)
  announce(/status of 503/)
  let requests = 0
  await page.route(`**${api.time()}`, (route) => {
    requests += 1
    return route.fulfill({ status: 503, json: { error: 'busy', message: 'Busy.' } })
  })
  await open(page, pages.order(String(body.order._id)))
  await expect.poll(() => requests).toBeGreaterThan(0)
  await see(page.getByText('Reserved for you until', { exact: false }))
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.unroute(`**${api.time()}`)
  await see(page.getByRole('timer'))
})
