import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages, api as paths } from '../src/contract/urls.ts'
import { notifyPeople } from '../src/modules/notifications/index.ts'
import { createPages } from '../src/pages/index.ts'
import { sendDueMails } from '../src/platform/mail/index.ts'
import { listen } from '../src/server.ts'
import { writeReaderCookie } from '../src/shared/reader-format.ts'
import { HOUR } from '../src/shared/time.ts'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from './app.ts'
import { TEST_PASSWORD } from './build/user.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0 })
  app = await testApp({ origin: `http://localhost:${server.port}` })
  const handle = (request: Request, env?: unknown) => app.app.fetch(request, env as object)
  server.serve(
    { fetch: handle, routes: app.app.routes },
    await createPages(app.deps, handle, path.resolve(import.meta.dirname, '../dist')),
  )
})
afterAll(async () => {
  await server.close()
  await app.close()
})

async function htmlOf(url: string, cookie: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}${url}`, { headers: { cookie } })
  return response.text()
}

function lastMailTo({ email }: TestUser): { text: string; html: string } {
  const folder = path.join(path.dirname(app.deps.mediaFolder), 'outbox')
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ to }) => to === email)
  return mails.at(-1)
}

/** Moves the clock so that a booking of 48 hours ends at this time in UTC. */
function bookingEndsAt(when: string) {
  app.clock.advance(Date.parse(when) - 48 * HOUR - app.clock.now().getTime())
}

const newYork = { locale: 'en-US', timeZone: 'America/New_York' }
const berlin = { locale: 'de-DE', timeZone: 'Europe/Berlin' }
const kolkata = { locale: 'en-IN', timeZone: 'Asia/Kolkata' }

test.each([
  ['2026-11-24T05:20:00Z', newYork, 'Tue, Nov 24, 12:20\u00a0AM EST'],
  ['2026-11-24T05:20:00Z', berlin, 'Tue 24 Nov, 06:20 CET'],
  ['2026-11-24T05:20:00Z', kolkata, 'Tue 24 Nov, 10:50\u00a0AM IST'],
  ['2027-03-14T06:30:00Z', newYork, 'Sun, Mar 14, 1:30\u00a0AM EST'],
  ['2027-03-14T07:30:00Z', newYork, 'Sun, Mar 14, 3:30\u00a0AM EDT'],
  ['2027-03-28T00:30:00Z', berlin, 'Sun 28 Mar, 01:30 CET'],
  ['2027-03-28T01:30:00Z', berlin, 'Sun 28 Mar, 03:30 CEST'],
])(
  'a deadline at %s reads the same on page, notification and email for %o',
  async (when, reader, text) => {
    bookingEndsAt(when)
    const buyer = await buildUser(app, { role: 'Buyer' })
    await as(app, buyer).put(paths.dateSettings(), reader)
    const phone = await buildListing(app)
    const { order } = (await as(app, buyer).post(paths.adverts(), { phoneId: phone._id })).body
    while ((await notifyPeople(app.deps)) > 0);
    while ((await sendDueMails(app.deps)) > 0);

    const [notification] = (await as(app, buyer).get(paths.notifications())).body.items
    const mail = lastMailTo(buyer)
    const page = await htmlOf(pages.order(order._id), buyer.cookie)
    expect(notification.text).toContain(text)
    expect(mail.text).toContain(text)
    expect(mail.html).toContain(text)
    expect(page).toContain(`${text}</time>`)
  },
)

test('who has no time zone reads the one of the shop in emails, also across midnight', async () => {
  await buildSettings(app, { timeZone: 'Pacific/Auckland' })
  bookingEndsAt('2027-06-10T13:30:00Z')
  const buyer = await buildUser(app, { role: 'Buyer' })
  const phone = await buildListing(app)
  await as(app, buyer).post(paths.adverts(), { phoneId: phone._id })
  while ((await notifyPeople(app.deps)) > 0);
  while ((await sendDueMails(app.deps)) > 0);
  expect(lastMailTo(buyer).text).toContain('Fri 11 Jun, 01:30 NZST')
  await buildSettings(app, { timeZone: 'UTC' })
})

test('an account takes the form of the browser that it signs up with, and keeps it', async () => {
  const cookie = (reader: typeof berlin) => ({
    cookie: `redial_reader=${writeReaderCookie(reader)}`,
  })
  const account = { email: 'first@example.org', password: 'a long enough one' }
  const anyone = as(app, null)
  await anyone.post(paths.signUp(), { name: 'First', ...account }, cookie(kolkata))
  const loggedIn = await anyone.post(paths.logIn(), account, cookie(berlin))
  const session = loggedIn.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  const { user } = (await as(app, { cookie: session.join('; ') }).get(paths.me())).body
  expect(user).toMatchObject(kolkata)
})

test('an account without a form takes it from the browser of its next login', async () => {
  const buyer = await buildUser(app)
  expect((await as(app, buyer).get(paths.me())).body.user.timeZone).toBeNull()
  const login = { email: buyer.email, password: TEST_PASSWORD }
  const cookie = `redial_reader=${writeReaderCookie(berlin)}`
  await as(app, null).post(paths.logIn(), login, { cookie })
  expect((await as(app, buyer).get(paths.me())).body.user).toMatchObject(berlin)
})

test('unknown zones and locales are refused at their field, and change nothing', async () => {
  const buyer = await buildUser(app)
  await as(app, buyer).put(paths.dateSettings(), berlin)
  const wrong = await as(app, buyer).put(paths.dateSettings(), {
    locale: 'no locale',
    timeZone: 'Mars/Crater',
  })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['locale', 'timeZone']])
  expect((await as(app, buyer).get(paths.me())).body.user).toMatchObject(berlin)
})

test('a page for everyone is the same for every visitor, and a personal one is not', async () => {
  const { _id } = await buildListing(app)
  const cookie = (reader: typeof berlin) => `redial_reader=${writeReaderCookie(reader)}`
  const seen = [newYork, kolkata].map((reader) => htmlOf(pages.phone(_id), cookie(reader)))
  const [first, second] = await Promise.all(seen)
  expect(first).toBe(second)
  expect(first).not.toContain('monthFirst:')
  const personal = await htmlOf(pages.resetPassword(), cookie(newYork))
  expect(personal).toMatch(/timeZone:"America\/New_York".*monthFirst:!0,hour12:!0/)
})
