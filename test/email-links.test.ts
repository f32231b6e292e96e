import { expect, test } from 'vitest'
import { remindSellers } from '../src/modules/listings/index.ts'
import { mailUnread } from '../src/modules/messaging/index.ts'
import { buildThread } from '../src/modules/messaging/messaging.fixture.ts'
import { alertNewMatches, mailAlerts } from '../src/modules/search/saved/index.ts'
import { api } from '../src/routes.ts'
import { DAY, MINUTE } from '../src/shared/time.ts'
import { as, buildListing, buildUser, testApp } from './app.ts'
import { TEST_PASSWORD } from './build/user.ts'
import { withMail } from './mailbox.ts'
import { collectEmails, expectLinksToOpen, sendAll } from './open-links.ts'

// Those of notifications are opened where all notifications are sent: in their stories.

test('every link of every email that is no notification opens', async () => {
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
