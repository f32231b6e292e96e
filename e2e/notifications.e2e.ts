import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { notifyPeople } from '../src/modules/notifications/index.ts'
import { sendDueMails } from '../src/platform/mail/index.ts'
import { as } from '../test/app.ts'
import { violations } from './kit/accessible.ts'
import { api, buildListing, gone, journey, open, pages, person, see, toast } from './kit/index.ts'
import { mailsTo } from './kit/outbox.ts'

const { visit, site } = journey({ demo: true })

const bell = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Notifications.*\d+ unread$/ })

async function sendNotifications() {
  while ((await notifyPeople(site().app.deps)) > 0);
  while ((await sendDueMails(site().app.deps)) > 0);
}

test('a booking notifies in the browser and by email until that kind is switched off', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const [first, second] = [
    await buildListing(app, { seller, name: 'Pixel 7' }),
    await buildListing(app, { seller, name: 'Galaxy S21' }),
  ]
  const { page } = await visit(seller, { locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  await open(page, pages.notifications())
  await see(page.getByText('No notifications yet'))

  await as(app, buyer).post(api.adverts(), { phoneId: first._id })
  await sendNotifications()
  await open(page, pages.dashboard())
  await see(bell(page).getByText('1'))
  await bell(page).click()
  await see(
    page.getByRole('heading', { name: 'Today' }),
    page.getByRole('listitem').filter({ hasText: 'Bo Buyer booked' }).getByText('New'),
  )
  await gone(bell(page))
  expect(await violations(page)).toEqual([])

  await page
    .getByRole('navigation', { name: 'Notifications' })
    .getByRole('link', { name: 'Settings' })
    .click()
  const orders = page.getByRole('group', { name: 'Bookings, delivery and hand-over' })
  await orders.getByLabel('By email').uncheck()
  await see(toast(page, 'Bookings, delivery and hand-over: emails are off'))
  expect(await violations(page)).toEqual([])
  await page.reload()
  expect(await orders.getByLabel('By email').isChecked()).toBe(false)
  expect(await orders.getByLabel('On this site').isChecked()).toBe(true)
  const { body } = await as(app, seller).get(api.me())
  expect(body.user).toMatchObject({ locale: 'de-DE', timeZone: 'Europe/Berlin' })

  await as(app, buyer).post(api.adverts(), { phoneId: second._id })
  await sendNotifications()
  await open(page, pages.notifications())
  const news = page.getByRole('main').getByRole('listitem')
  await see(news.filter({ hasText: 'booked your Galaxy S21' }))
  await news.getByRole('link', { name: /booked .*Galaxy S21/ }).click()
  await see(page.getByRole('heading', { name: /Galaxy S21/ }))

  await open(page, pages.outbox())
  const mine = mailsTo(page, seller.email)
  await see(mine.filter({ hasText: 'booked your Pixel 7' }).first())
  expect(await mine.filter({ hasText: 'Galaxy S21' }).count()).toBe(0)
})

test('new notifications are announced and only inserted on request', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const book = async (name: string) => {
    const phone = await buildListing(app, { seller, name })
    const buyer = await person(site(), { role: 'Buyer' })
    await as(app, buyer).post(api.adverts(), { phoneId: phone._id })
    await sendNotifications()
  }
  await book('Pixel 7')
  const { page } = await visit(seller)
  await page.clock.install()
  // The list comes with the page: nobody waits for scripts to read it.
  expect(await (await open(page, pages.notifications()))?.text()).toContain('Pixel 7')
  const main = page.getByRole('main')
  const list = page.getByRole('region', { name: 'Today' }).getByRole('listitem')
  await see(list.filter({ hasText: 'Pixel 7' }).getByText('New'))
  const minute = async () => {
    await page.clock.runFor(16_000)
    await page.waitForLoadState('networkidle')
  }
  await minute()
  const show = main.getByRole('button', { name: /^Show \d+ new notification/ })
  expect(await show.count()).toBe(0)

  for (const name of ['Galaxy S21', 'Moto G']) await book(name)
  const before = await list.first().boundingBox()
  await minute()
  await see(show)
  await see(main.getByRole('status').filter({ hasText: '2 new notifications' }))
  expect(await list.count()).toBe(1)
  expect(await list.first().boundingBox()).toEqual(before)
  expect(await violations(page)).toEqual([])
  await show.press('Enter')
  await gone(show)
  await expect.poll(() => list.count()).toBe(3)
  expect(await main.locator(':focus').count()).toBe(1)
  await minute()
  expect(await show.count()).toBe(0)
})

test('emails about messages can be switched off with the other kinds', async () => {
  const { page, announce } = await visit(await person(site(), { role: 'Buyer' }))
  await open(page, pages.notificationSettings())
  const mails = page.getByRole('group', { name: 'Messages' }).getByLabel('By email')
  expect(await mails.isChecked()).toBe(true)
  await mails.uncheck()
  await see(toast(page, 'Messages: emails are off'))
  await page.reload()
  expect(await mails.isChecked()).toBe(false)
  expect(await violations(page)).toEqual([])
  announce(/status of 500/)
  const broken = { status: 500, json: { error: 'failed', message: 'Something broke here.' } }
  await page.route(`**${api.notificationSettings()}`, (route) => route.fulfill(broken))
  await mails.click()
  await see(toast(page, /broke/))
  await expect.poll(() => mails.isChecked()).toBe(false)
})

test('a setting that cannot be saved is reverted, and a failed list can be retried', async () => {
  const { page, announce } = await visit(await person(site(), { role: 'Buyer' }))
  announce(/status of 500/)
  await open(page, pages.notificationSettings())
  const payments = page.getByRole('group', { name: 'Refunds and payouts' })
  await see(payments)
  const broken = { status: 500, json: { error: 'failed', message: 'Something broke here.' } }
  await page.route(`**${api.notificationSettings()}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(broken) : route.continue(),
  )
  await payments.getByLabel('On this site').click()
  await see(toast(page, /broke/))
  await expect.poll(() => payments.getByLabel('On this site').isChecked()).toBe(true)

  await page.route(`**${api.notifications()}`, (route) => route.fulfill(broken))
  const tabs = page.getByRole('navigation', { name: 'Notifications' })
  await tabs.getByRole('link', { name: 'Notifications' }).click()
  await page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 20_000 })
  await page.unroute(`**${api.notifications()}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await see(page.getByText('No notifications yet'))
})

test('an admin finds undelivered emails and retries one', async () => {
  const admin = await person(site(), { role: 'admin' })
  const { page } = await visit(admin)
  await open(page, pages.undeliveredMails())
  await see(page.getByText('No undelivered email'))
  expect(await violations(page)).toEqual([])
  await sql`update mails set due_at = null, sent_at = null`.execute(site().app.deps.db.kysely)
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await see(toast(page, /will be sent again$/))
})

test('on phones two digits of unread notifications fit on the last button of the bar', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  await sql`insert into notifications (event_id, user_id, kind, title, text, path, created_at)
    select -n, ${seller.id}, 'order', 'Booked', '', '/dashboard', now()
    from generate_series(1, 40) n`.execute(site().app.deps.db.kysely)
  for (const width of [320, 390]) {
    const { page } = await visit(seller, { viewport: { width, height: 700 } })
    await open(page, pages.dashboard())
    const more = page.getByRole('button', { name: /More/ })
    const count = (await more.getByText('40').boundingBox())!
    expect(count.x + count.width).toBeLessThanOrEqual(width)
  }
})
