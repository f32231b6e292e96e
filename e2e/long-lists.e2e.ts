import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { copyRow } from '../test/long-lists.ts'
import { violations } from './kit/accessible.ts'
import { api, buildListing, gone, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

test('a buyer loads more orders than one page, also after a failed request', async () => {
  const { app } = site()
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(app, { name: 'iPhone 13' })
  const { body } = await as(app, buyer).post(api.adverts(), { phoneId: phone._id })
  await copyRow(app, 'orders', {
    id: String(body.order._id),
    times: 230,
    differing: `jsonb_build_object('state', 'cancelled', 'state_due_at', null,
      'idempotency_key', null, 'name', 'Phone ' || copies.n,
      'created_at', one.created_at - copies.n * interval '1 hour')`,
  })
  const { page, announce } = await visit(buyer)
  await open(page, pages.myOrders())
  const more = page.getByRole('button', { name: 'Show more orders' })
  await see(page.getByText('200 orders are shown, and there are more.'), more)
  const search = page.getByRole('searchbox')
  await search.fill('Phone 230')
  await see(page.getByText('Nothing matches “Phone 230”'))

  const next = /\/api\/orders\?cursor=/
  await page.route(next, (route) => route.fulfill({ status: 429, json: { message: 'Wait.' } }))
  announce(/429/)
  await more.click()
  await see(toast(page, 'Wait.'), more)
  await page.unroute(next)

  await more.focus()
  await page.keyboard.press('Enter')
  const whole = page.getByText('All 231 orders are shown.')
  await see(whole, page.getByText('Phone 230').first())
  expect(await whole.evaluate((words) => words === document.activeElement)).toBe(true)
  await gone(more)
  expect(await violations(page)).toEqual([])
})
