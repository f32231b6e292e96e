import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { api } from '../src/contract/urls.ts'
import { openGoogle } from '../src/modules/accounts/methods/google.fixture.ts'
import {
  addPasskey,
  createAuthenticator,
} from '../src/modules/accounts/passkeys/authenticator.fixture.ts'
import { mailProblems } from '../src/modules/instance/index.ts'
import { remindSellers } from '../src/modules/listings/index.ts'
import { mailUnread } from '../src/modules/messaging/index.ts'
import { buildConversation } from '../src/modules/messaging/messaging.fixture.ts'
import {
  deliverEvent,
  openShop,
  setUpAccount,
} from '../src/modules/orders/checkout/checkout.fixture.ts'
import { alertNewMatches, mailAlerts } from '../src/modules/search/saved/index.ts'
import { type Language, languageCodes } from '../src/shared/languages.ts'
import { DAY, MINUTE } from '../src/shared/time.ts'
import mail from '../src/text/en/server/mail.ts'
import staffMails from '../src/text/en/server/staff-mails.ts'
import { as, buildListing, buildUser, type TestApp, testApp } from './app.ts'
import { TEST_PASSWORD } from './build/user.ts'
import { withMail } from './mailbox.ts'
import { collectEmails, type Email, expectLinksToOpen, sendAll } from './open-links.ts'

// Those of notifications are opened where all notifications are sent: in their stories.

/** The subjects of all emails whose links were opened. */
const opened = new Set<string>()

async function openLinks(app: TestApp, emails: Email[]): Promise<string[]> {
  const links = await expectLinksToOpen(app, emails)
  for (const { subject } of emails) opened.add(subject)
  return links
}

/** A job that failed three times in a row, of which admins are told. */
async function reportProblem({ deps }: TestApp) {
  const now = deps.clock.now()
  const failure = { job: 'ratings', node: 'shop', error: 'no disk', failures: 3 }
  await deps.db.kysely
    .insertInto('jobFailures')
    .values({ ...failure, firstFailedAt: now, failedAt: now })
    .execute()
  await mailProblems(deps)
}

test('every link of every email that is no notification and not about an account opens', async () => {
  const app = await testApp({ demo: true })
  const emails = collectEmails(app)
  const admin = await buildUser(app, { role: 'admin' })
  const buyer = await buildUser(app, { role: 'Buyer' })
  await as(app, null).post(api.requestPasswordReset(), { email: buyer.email })
  await as(app, buyer).post('/api/saved-searches', { query: 'model=iphone-13-pro' })
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller, storageGb: 128, grade: 'B', price: '388' })
  await alertNewMatches(app.deps)
  await mailAlerts(app.deps)
  await buildConversation(app)
  app.clock.advance(5 * MINUTE)
  await mailUnread(app.deps)
  await reportProblem(app)
  const invitation = { email: 'moderator@mail.example', staffRole: 'moderator' }
  expect((await as(app, admin).post('/api/staff-invitations', invitation)).status).toBe(201)
  // Before the clock advances: a password reset link is valid for an hour.
  await sendAll(app)
  const links = await openLinks(app, emails.splice(0))
  const kinds = ['/reset-password', '/phones/', '/dashboard/messages', '/unsubscribe/']
  for (const kind of kinds) expect(links.join(' '), kind).toContain(kind)

  const several = await buildUser(app, { role: 'Seller' })
  for (const price of ['300', '310']) await buildListing(app, { seller: several, price })
  app.clock.advance(27 * DAY)
  await remindSellers(app.deps)
  await sendAll(app)
  const reminders = await openLinks(app, emails)
  expect(reminders.some((link) => link.includes('/renew/'))).toBe(true)
  await app.close()
}, 240_000)

/** All emails about an account, in the language of its owner. */
async function playAccount(language: Language) {
  const google = await openGoogle()
  const shop = await openShop({
    ...withMail,
    ...google.settings,
    CONTACT_EMAIL: 'shop@mail.example',
  })
  const { app } = shop
  const { settings } = app.deps
  const current = () => ({ ...settings.current(), languages: languageCodes })
  app.deps.settings = { ...settings, current }
  const emails = collectEmails(app)
  const [owner, other] = [await buildUser(app, { role: 'Seller' }), await buildUser(app)]
  await app.deps.db.pool.query('update users set language = $1', [language])
  const person = { name: 'Ada', email: 'ada@mail.example', password: TEST_PASSWORD }
  const ada = as(app, null)
  await ada.post(api.signUp(), person, { 'accept-language': language })
  await ada.post(api.signUp(), { ...person, email: owner.email })
  const change = { email: 'new@mail.example', password: TEST_PASSWORD }
  await as(app, owner).post(api.emailChange(), change)
  const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'four unrelated words' }
  await as(app, other).post(api.changePassword(), passwords)
  await sendAll(app)
  const code = emails.flatMap(({ body }) => /\b(\d{3} \d{3})\b/.exec(body)?.[1] ?? []).at(-1)
  await as(app, owner).post(api.emailCode(), { code })

  await google.link(app, other, { sub: 'ada', email: 'ada@gmail.example' })
  await as(app, other).delete('/api/auth/google')
  const { passkey } = (await addPasskey(app, other, createAuthenticator())).body
  await as(app, other).delete(`/api/auth/passkeys/${passkey.id}`)
  const message = { topic: 'other', message: 'Is anybody there?', clientId: crypto.randomUUID() }
  await as(app, other).post(api.contact(), message)
  // Its owner is notified of another bank account at the previous address.
  const accountId = await setUpAccount(shop, { ...owner, email: change.email })
  for (const bank of ['bank_a', 'bank_b']) {
    shop.fake.setBank(accountId, bank)
    await deliverEvent(app, shop.fake.events.at(-1)!)
  }
  // Emails to an account that have not been sent are deleted with it.
  await sendAll(app)
  await as(app, other).delete(api.me())
  await sendAll(app)
  const close = async () => {
    await shop.close()
    await google.close()
  }
  return { app, emails, other, close }
}

test('every link of every email about an account opens', async () => {
  const { app, emails, other, close } = await playAccount('en')
  const subjects = emails.map(({ subject }) => subject.replace(/^\d{3} \d{3}/, 'A code'))
  expect([...new Set(subjects)].sort()).toEqual(
    [
      'A Google account was linked to your account',
      'A code is your Redial code',
      'A passkey was added to your account',
      'A passkey was removed from your account',
      `${other.name} sent a message from the contact page`,
      'The payout account of your Redial account was changed',
      'You already have a Redial account',
      'Your Google account was unlinked',
      'Your account was deleted',
      'Your email address is about to change',
      'Your email address was changed',
      'Your password was changed',
    ].sort(),
  )
  const links = await openLinks(app, emails)
  for (const kind of ['/confirm-email', '/stop-email-change', '/forget-password'])
    expect(links.join(' '), kind).toContain(kind)
  await close()
}, 240_000)

test.each([
  ['de', 'Ihr Passwort wurde geändert', /\b(you|your|the|was|is|not)\b/i],
  ['ar', 'تغيّرت كلمة المرور', /\b(you|your|the|was|is|not)\b/i],
] as const)(
  'every email about an account is in %s',
  async (language, subject, english) => {
    const { emails, other, close } = await playAccount(language)
    const own = emails.filter((email) => !email.subject.startsWith(other.name))
    expect(own.length).toBeGreaterThanOrEqual(11)
    expect(own.map((email) => email.subject)).toContain(subject)
    for (const { subject, body } of own) {
      expect(body, subject).toContain(`<html lang="${language}"`)
      const [text = ''] = body.split('<!doctype')
      const plain = text.replace(/https?:\S+|„[^“]*“|«[^»]*»/g, '').replace(/\bwas\b/g, '')
      expect(`${subject}\n${plain}`).not.toMatch(english)
    }
    await close()
  },
  240_000,
)

/** Where the code puts a subject together, one of the emails in the tests above has this one. */
const composed: Record<string, string> = {
  'src/modules/instance/health/mail-problems.ts':
    'Your shop: The job “Publish reviews” on shop failed 3 times in a row: no disk',
  'src/modules/search/saved/alerts.ts': 'iPhone 13 Pro for $388',
}

type Messages = { readonly [key: string]: string | Messages }
function textsIn(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsIn(value, `${prefix}${key}.`),
  )
}

const patternFor = (template: string) => {
  const texts = template.split(/\$?\{[^}]*\}/).map((text) => RegExp.escape(text))
  return new RegExp(`^${texts.join('.+')}$`)
}

/** The subjects in the code of a file that makes emails, as strings, templates and messages. */
function subjectsIn(file: string, code: string): string[] {
  const written = [...code.matchAll(/\bsubject: (['`])(.*?)\1/g)].map((match) => match[2] ?? '')
  const keys = [...code.matchAll(/\bsubject: t\((['`])(.*?)\1/g)].map((match) => match[2] ?? '')
  const messages = textsIn({ ...mail, ...staffMails }).flatMap(([key, text]) =>
    keys.some((used) => patternFor(used).test(key)) ? [text] : [],
  )
  const subjects = [...written, ...messages]
  const makesEmails = /\brenderMail\(/.test(code)
  return subjects.length === 0 && makesEmails ? [composed[file] ?? 'unknown'] : subjects
}

const wasOpened = (template: string) =>
  [...opened].some((subject) => patternFor(template).test(subject))

test('every email that is no notification is one of those whose links were opened', () => {
  const root = path.resolve(import.meta.dirname, '..')
  const files = globSync('src/modules/**/*.ts', { cwd: root })
  const missing = files
    .filter((file) => !/\.(test|fixture)\.ts$|^src\/modules\/notifications\//.test(file))
    .flatMap((file) =>
      subjectsIn(file, readFileSync(path.join(root, file), 'utf8'))
        .filter((subject) => !wasOpened(subject))
        .map((subject) => `${file}: ${subject}`),
    )
  expect(missing).toEqual([])
})
