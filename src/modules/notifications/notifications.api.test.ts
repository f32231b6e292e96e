import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api as paths } from '../../contract/urls.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { type EventName, recordEvent } from '../../platform/events.ts'
import { sendDueMails } from '../../platform/mail/index.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { runDeadlines } from '../orders/index.ts'
import { book, buildBooking, buildShipped } from '../orders/orders.fixture.ts'
import { deleteOldNotifications, notifyPeople } from './notify.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function notifyAll() {
  while ((await notifyPeople(app.deps)) > 0);
  while ((await sendDueMails(app.deps)) > 0);
}
async function notificationsOf(user: TestUser) {
  const { body } = await as(app, user).get(paths.notifications())
  return body.items as { _id: string; title: string; text: string; path: string; kind: string }[]
}
const titles = async (user: TestUser) => (await notificationsOf(user)).map(({ title }) => title)

type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}
function mailsTo({ email }: TestUser): Mail[] {
  const folder = path.join(path.dirname(app.deps.mediaFolder), 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): Mail => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ to }) => to === email)
}

test('a booking notifies both sides, with different texts, in the browser and by email', async () => {
  const { buyer, seller, order, phone } = await buildBooking(app)
  await notifyAll()
  expect(await titles(seller)).toEqual([`${buyer.name} booked your ${phone.name}`])
  const [own] = await notificationsOf(buyer)
  expect(own).toMatchObject({ title: `You booked ${phone.name}`, kind: 'orders' })
  expect(own?.path).toContain(order._id)
  const [mail] = mailsTo(seller)
  expect(mail?.subject).toBe(`${buyer.name} booked your ${phone.name}`)
  expect(mail?.text).toContain(`/dashboard/orders/${order._id}`)
  expect(mail?.html).toContain('<a href=')
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})

test('names written from right to left stay apart from the sentence around them', async () => {
  const [buyer, seller] = [
    await buildUser(app, { role: 'Buyer', name: 'אבי 4' }),
    await buildUser(app, { role: 'Seller' }),
  ]
  const phone = await buildListing(app, { seller, name: 'אייפון 13', price: '300' })
  await as(app, buyer).post(paths.offers(), { phoneId: phone._id, price: '250' })
  await notifyAll()
  const title = '\u2068אבי 4\u2069 offers $250 for your \u2068אייפון 13\u2069'
  expect(await titles(seller)).toEqual([title])
  const [mail] = mailsTo(seller)
  expect(mail?.subject).toBe(title)
  expect(mail?.text).toContain(title)
})

test('an event notifies once, however many nodes run', async () => {
  const { seller, buyer } = await buildBooking(app)
  await Promise.all(Array.from({ length: 8 }, () => notifyPeople(app.deps)))
  await notifyAll()
  expect(await notificationsOf(seller)).toHaveLength(1)
  expect([mailsTo(seller).length, mailsTo(buyer).length]).toEqual([1, 1])
})

test('a late notification does not name a passed deadline', async () => {
  const { buyer, order, seller } = await buildBooking(app)
  await as(app, seller).post(paths.handOver(order._id), { code: order.handOverCode })
  await notifyAll()
  const booked = (await notificationsOf(buyer)).find(({ title }) => title.startsWith('You booked'))
  expect(booked?.text).toMatch(/^It is reserved for you\. Choose how to pay/)
})

test('people are not notified of their own actions', async () => {
  const { buyer, seller, order } = await buildBooking(app)
  await as(app, buyer).post(paths.cancelOrder(order._id))
  await notifyAll()
  expect((await titles(seller))[0]).toMatch(/^Booking canceled: /)
  expect(await notificationsOf(buyer)).toHaveLength(1)
})

test('deadlines notify both sides, reminders only their recipient', async () => {
  const { buyer, seller } = await buildShipped(app, 'paid')
  app.clock.advance(2 * DAY + HOUR)
  await runDeadlines(app.deps)
  await notifyAll()
  expect((await titles(seller))[0]).toBe(`${buyer.name} is waiting for your iPhone 13 Pro`)
  expect(await titles(buyer)).not.toContain(`${buyer.name} is waiting for your iPhone 13 Pro`)
  app.clock.advance(10 * DAY)
  await runDeadlines(app.deps)
  await notifyAll()
  expect((await titles(buyer))[0]).toBe('You’ll get your money back for iPhone 13 Pro')
  expect((await titles(seller))[0]).toBe('The sale of iPhone 13 Pro was canceled')
})

test('each kind can be shown or emailed separately', async () => {
  const { buyer, seller, order } = await buildBooking(app)
  const chosen = await as(app, seller).put(paths.notificationSettings(), { notMailed: ['orders'] })
  expect(chosen.body.kinds).toContainEqual(
    expect.objectContaining({ kind: 'orders', shown: true, mailed: false }),
  )
  await as(app, buyer).put(paths.notificationSettings(), { notShown: ['orders'] })
  await notifyAll()
  expect([await notificationsOf(seller), mailsTo(seller)]).toMatchObject([[{ kind: 'orders' }], []])
  expect([await notificationsOf(buyer), mailsTo(buyer)]).toMatchObject([[], [{ to: buyer.email }]])
  expect((await as(app, buyer).get(paths.unreadNotifications())).body.unread).toBe(0)
  await as(app, buyer).post(paths.cancelOrder(order._id))
})

test('a suspended person is emailed whatever they switched off, and other kinds stay off', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { buyer } = await buildBooking(app)
  const off = { notMailed: ['account', 'orders'], notShown: ['account', 'orders'] }
  await as(app, buyer).put(paths.notificationSettings(), off)
  await as(app, admin).put(paths.ban(buyer.id))
  await notifyAll()
  expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual(['Your account was suspended'])
})

test('admins are notified of messages from the contact page, unless CONTACT_EMAIL receives them', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const write = (name: string) =>
    as(app, null).post(paths.contact(), {
      clientId: crypto.randomUUID(),
      name,
      email: 'vera@example.org',
      topic: 'other',
      message: 'Do you open on Sundays?',
    })
  const { settings } = app.deps
  await write('Vera Visitor')
  const current = () => ({ ...settings.current(), contactEmail: 'shop@example.org' })
  app.deps.settings = { ...settings, current }
  await write('Otto Other')
  app.deps.settings = settings
  await notifyAll()
  const [news, ...more] = await notificationsOf(admin)
  expect([news?.title, news?.path, more.length]).toEqual([
    'New message from the contact page',
    '/dashboard/contact-messages',
    0,
  ])
})

test('one click in an email stops emails of that kind; opening the link does not', async () => {
  const { seller, buyer, order } = await buildBooking(app)
  await notifyAll()
  const link = mailsTo(seller)[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  const path = new URL(link).pathname
  const mailed = async () =>
    (await as(app, seller).get(paths.notificationSettings())).body.kinds[0].mailed
  const request = (method: string, to = path) =>
    app.app.request(`http://localhost:3000${to}`, { method })
  expect((await request('GET')).status).toBe(200)
  expect(await mailed()).toBe(true)
  expect((await request('POST', `${path.slice(0, -3)}AAA`)).status).toBe(404)
  expect((await request('POST')).status).toBe(200)
  expect((await request('POST')).status).toBe(200)
  expect(await mailed()).toBe(false)
  await as(app, buyer).post(paths.cancelOrder(order._id))
  await notifyAll()
  expect(mailsTo(seller)).toHaveLength(1)
})

test('user input cannot add lines, links or markup to an email', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app)
  const phone = await buildListing(app, { seller })
  // The form refuses links; an email must not depend on that.
  const name = 'Phone <b>x</b> http://evil.example/ "now"'
  await app.deps.db.pool.query('update listings set name = $1 where id = $2', [name, phone._id])
  await book(app, buyer, phone._id)
  await notifyAll()
  const [mail] = mailsTo(seller)
  expect(mail?.html).not.toMatch(/<b>|http:\/\/evil/)
  expect(mail?.text).not.toMatch(/:\/\/evil|evil\.example/)
})

test('read notifications stay read, and other people see none', async () => {
  const { seller, buyer } = await buildBooking(app)
  await notifyAll()
  const [one] = await notificationsOf(seller)
  const read = (user: TestUser, upTo: string) =>
    as(app, user).post(paths.readNotifications(), { upTo })
  await read(buyer, one?._id ?? '')
  expect((await as(app, seller).get(paths.unreadNotifications())).body.unread).toBe(1)
  expect((await read(seller, one?._id ?? '')).body.unread).toBe(0)
  expect((await read(seller, '9'.repeat(30))).status).toBe(422)
})

test('hidden kinds are not counted', async () => {
  const { seller } = await buildBooking(app)
  await notifyAll()
  const unread = async () => (await as(app, seller).get(paths.unreadNotifications())).body.unread
  expect(await unread()).toBe(1)
  await as(app, seller).put(paths.notificationSettings(), { notShown: ['orders'] })
  expect([await unread(), await notificationsOf(seller)]).toEqual([0, []])
})

test('an undeliverable email is listed for admins, who can retry it', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { seller } = await buildBooking(app)
  while ((await notifyPeople(app.deps)) > 0);
  const { send } = app.deps.mailer
  app.deps.mailer.send = () => Promise.reject(new Error('the server is away'))
  for (let attempt = 0; attempt < 8; attempt += 1) {
    while ((await sendDueMails(app.deps)) > 0);
    app.clock.advance(3 * HOUR)
  }
  app.deps.mailer.send = send
  const undelivered = async () =>
    (await as(app, admin).get(paths.undeliveredMails())).body as { to: string }[]
  const mine = (await undelivered()).find(({ to }) => to === seller.email) as
    | { _id: string }
    | undefined
  expect(mine).toMatchObject({ attempts: 7 })
  expect((await as(app, admin).post(paths.retryMail(mine?._id ?? ''))).status).toBe(200)
  expect((await as(app, admin).post(paths.retryMail(mine?._id ?? ''))).status).toBe(404)
  await notifyAll()
  expect(mailsTo(seller)).toHaveLength(1)
})

test('notifications are deleted after half a year', async () => {
  const { seller } = await buildBooking(app)
  await notifyAll()
  app.clock.advance(179 * DAY)
  await deleteOldNotifications(app.deps)
  expect(await notificationsOf(seller)).toHaveLength(1)
  app.clock.advance(2 * DAY)
  await deleteOldNotifications(app.deps)
  expect(await notificationsOf(seller)).toHaveLength(0)
})

test('an event and its place in the queue commit or roll back together', async () => {
  await notifyAll()
  const queued = async () =>
    (await app.deps.db.pool.query('select event_id from notification_queue')).rows.length
  const record = (tx: Tx, name: EventName) => recordEvent(tx, name, app.clock.now(), {})
  const broken = inTransaction(app.deps.db, async (tx) => {
    await record(tx, 'order_paid')
    throw new Error('the rest of the transaction fails')
  })
  await expect(broken).rejects.toThrow()
  expect(await queued()).toBe(0)
  await inTransaction(app.deps.db, (tx) => record(tx, 'order_paid'))
  expect(await queued()).toBe(1)
  await inTransaction(app.deps.db, (tx) => record(tx, 'listing_edited'))
  expect(await queued()).toBe(1)
  await notifyAll()
})

test('an event queued again does not notify again', async () => {
  const { seller } = await buildBooking(app)
  await notifyAll()
  await app.deps.db.pool.query(
    `insert into notification_queue (event_id, next_attempt_at) select max(event_id), $1
     from notifications where user_id = $2`,
    [app.clock.now(), seller.id],
  )
  await notifyAll()
  expect(await notificationsOf(seller)).toHaveLength(1)
  expect(mailsTo(seller)).toHaveLength(1)
})

test('a failing notification is retried with backoff and blocks no other', async () => {
  await notifyAll()
  const { pool } = app.deps.db
  // A listing that can't be read makes the notification fail.
  const about = { listingId: crypto.randomUUID(), buyerId: 'nobody', sellerId: 'nobody' }
  await inTransaction(app.deps.db, (tx) => recordEvent(tx, 'offer_made', app.clock.now(), about))
  await pool.query(`alter table listings rename to listings_away`)
  await notifyPeople(app.deps)
  await pool.query(`alter table listings_away rename to listings`)
  const { seller } = await buildBooking(app)
  await notifyAll()
  expect(await notificationsOf(seller)).toHaveLength(1)
  const { rows } = await pool.query('select attempts from notification_queue')
  expect(rows).toEqual([{ attempts: 1 }])
})
