import path from 'node:path'
import { expect, test } from 'vitest'
import { remindSellers } from '../src/modules/listings/index.ts'
import { mailUnread } from '../src/modules/messaging/index.ts'
import { buildThread } from '../src/modules/messaging/messaging.fixture.ts'
import { notifyPeople } from '../src/modules/notifications/index.ts'
import { playAll } from '../src/modules/notifications/stories.fixture.ts'
import { openShop, type Shop } from '../src/modules/orders/checkout/checkout.fixture.ts'
import { alertNewMatches, mailAlerts } from '../src/modules/search/saved/index.ts'
import { createPages } from '../src/pages/index.ts'
import { sendDueMails } from '../src/platform/mail/index.ts'
import { api } from '../src/routes.ts'
import { listen } from '../src/server.ts'
import { DAY, MINUTE } from '../src/shared/time.ts'
import { as, buildListing, buildUser, type TestApp, testApp } from './app.ts'
import { TEST_PASSWORD } from './build/user.ts'
import { withMail } from './mailbox.ts'

type Email = { subject: string; body: string }

/** Collects what the mailer sends; `body` holds the text, the HTML and the headers. */
function collectEmails(app: TestApp): Email[] {
  const emails: Email[] = []
  app.deps.mailer.send = async ({ subject, text, html = '', headers = {} }) => {
    emails.push({ subject, body: [text, html, ...Object.values(headers)].join('\n') })
  }
  return emails
}

async function sendAll({ deps }: TestApp) {
  while ((await sendDueMails(deps)) > 0);
}

/** Opens every link of the emails on a real server with the built pages. Returns all links. */
async function expectLinksToOpen({ app: hono, deps }: TestApp, emails: Email[]) {
  const server = await listen({ host: '127.0.0.1', port: 0 })
  const dist = path.resolve(import.meta.dirname, '../dist')
  server.serve(hono, await createPages(deps, hono.fetch, dist))
  const origin = deps.origin()
  async function open(link: string): Promise<number> {
    if (!link.startsWith(`${origin}/`)) return 0
    const url = `http://127.0.0.1:${server.port}${link.slice(origin.length)}`
    const response = await fetch(url, { redirect: 'manual' })
    const to = response.headers.get('location')
    return to ? open(new URL(to, origin).href) : response.status
  }
  const links = new Map<string, string>()
  for (const { subject, body } of emails)
    for (const [link] of body.matchAll(/https?:\/\/[^\s"'<>]+/g))
      links.set(link.replaceAll('&amp;', '&'), subject)
  const broken: string[] = []
  for (const [link, subject] of links) {
    const status = await open(link)
    if (status !== 200) broken.push(`${status} ${link} (${subject})`)
  }
  await server.close()
  expect(broken).toEqual([])
  return [...links.keys()]
}

test('every link of every notification email opens', async () => {
  const shop: Shop = await openShop({ OFFLINE_PAYMENT: 'seller' })
  const emails = collectEmails(shop.app)
  await playAll(shop, await buildUser(shop.app, { role: 'admin' }))
  while ((await notifyPeople(shop.app.deps)) > 0);
  await sendAll(shop.app)
  expect(emails.length).toBeGreaterThan(50)
  const links = await expectLinksToOpen(shop.app, emails)
  expect(links.some((link) => link.includes('/mail-notifications/'))).toBe(true)
  await shop.close()
}, 240_000)

test('every link of every other email opens', async () => {
  const app = await testApp({ demo: true })
  const emails = collectEmails(app)
  const buyer = await buildUser(app, { role: 'Buyer' })
  await as(app, null).post(api.requestPasswordReset(), { email: buyer.email })
  await as(app, buyer).post('/api/saved-searches', { query: 'model=iphone-13-pro' })
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller, storageGb: 128, grade: 'B', price: '388' })
  await alertNewMatches(app.deps)
  await mailAlerts(app.deps)
  await buildThread(app)
  app.clock.advance(5 * MINUTE)
  await mailUnread(app.deps)
  // Before the clock advances: a password reset link is valid for an hour.
  await sendAll(app)
  const links = await expectLinksToOpen(app, emails.splice(0))
  const kinds = ['/reset-password', '/phones/', '/dashboard/messages', '/unsubscribe/']
  for (const kind of kinds) expect(links.join(' '), kind).toContain(kind)

  app.clock.advance(27 * DAY)
  await remindSellers(app.deps)
  await sendAll(app)
  const reminders = await expectLinksToOpen(app, emails)
  expect(reminders.some((link) => link.includes('/renew/'))).toBe(true)
  await app.close()
}, 240_000)

test('every link of every email about an account opens', async () => {
  const app = await testApp({ env: withMail })
  const emails = collectEmails(app)
  const [owner, other] = [await buildUser(app), await buildUser(app)]
  const person = { name: 'Ada', email: 'ada@mail.example', password: TEST_PASSWORD }
  await as(app, null).post(api.signUp(), person)
  await as(app, null).post(api.signUp(), { ...person, email: owner.email })
  const change = { email: 'new@mail.example', password: TEST_PASSWORD }
  await as(app, owner).post(api.emailChange(), change)
  const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'four unrelated words' }
  await as(app, other).post(api.changePassword(), passwords)
  await sendAll(app)
  const code = emails.flatMap(({ body }) => /code (\d{3} \d{3})/.exec(body)?.[1] ?? []).at(-1)
  await as(app, owner).post(api.emailCode(), { code })
  await sendAll(app)
  const subjects = emails.map(({ subject }) => subject.replace(/^\d{3} \d{3}/, 'A code'))
  expect([...new Set(subjects)].sort()).toEqual([
    'A code is your Redial code',
    'You already have a Redial account',
    'Your email address is about to change',
    'Your email address was changed',
    'Your password was changed',
  ])
  const links = await expectLinksToOpen(app, emails)
  for (const kind of ['/confirm-email', '/stop-email-change', '/forget-password'])
    expect(links.join(' '), kind).toContain(kind)
  await app.close()
}, 240_000)
