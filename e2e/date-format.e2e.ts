import { expect, test } from 'vitest'
import { notifyPeople } from '../src/modules/notifications/index.ts'
import { formatFor } from '../src/shared/reader-format.ts'
import { as } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

test('a deadline reads the same in notification and order, in the zone of the account', async () => {
  const { app } = site()
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(app, { name: 'Pixel 7' })
  const { page } = await visit(buyer, { locale: 'en-US', timezoneId: 'America/New_York' })
  await open(page, pages.dashboard())
  await expect
    .poll(async () => (await as(app, buyer).get(api.me())).body.user)
    .toMatchObject({ locale: 'en-US', timeZone: 'America/New_York' })

  const { order } = (await as(app, buyer).post(api.adverts(), { phoneId: phone._id })).body
  while ((await notifyPeople(app.deps)) > 0);
  const here = formatFor({ locale: 'en-US', timeZone: 'America/New_York' }).deadline(order.dueAt)
  await open(page, pages.notifications())
  await see(page.getByText(`It is reserved for you until ${here}.`))
  await open(page, pages.order(order._id))
  await see(page.getByText(here))

  await open(page, pages.settings('dates'))
  const form = page.getByRole('form', { name: 'Dates and times' })
  await form.getByLabel('Time zone').selectOption('Europe/Berlin')
  await form.getByLabel('Date format').selectOption('en-GB')
  await see(form.getByText('This browser is in America/New York.'))
  await form.getByRole('button', { name: 'Save dates and times' }).click()
  await see(toast(page, 'Dates and times saved'))

  const there = formatFor({ locale: 'en-GB', timeZone: 'Europe/Berlin' }).deadline(order.dueAt)
  expect(there).not.toBe(here)
  await open(page, pages.order(order._id))
  await see(page.getByText(there))
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain(`${there}</time>`)

  await open(page, pages.phone(phone._id))
  const listed = formatFor({ locale: 'en-GB', timeZone: 'Europe/Berlin' }).day(phone.createdAt)
  await see(page.getByRole('definition').filter({ hasText: listed }).first())
})
