import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api as paths } from '../../contract/urls.ts'
import { sendDueMails } from '../../platform/mail/index.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { formatFor, NEUTRAL_READER } from '../../shared/reader-format.ts'
import accounts from '../../text/en/server/account-notifications.ts'
import disputes from '../../text/en/server/dispute-notifications.ts'
import listings from '../../text/en/server/listing-notifications.ts'
import offers from '../../text/en/server/offer-notifications.ts'
import orders from '../../text/en/server/order-notifications.ts'
import payments from '../../text/en/server/payment-notifications.ts'
import { translatorFor } from '../../text/server.ts'
import { mailProblems } from '../instance/index.ts'
import { openShop, type Shop } from '../orders/checkout/checkout.fixture.ts'
import { address, book, payOnline } from '../orders/orders.fixture.ts'
import { valuesFor } from './message-values.ts'
import { notifyPeople } from './notify.ts'
import { playAll } from './stories.fixture.ts'
import type { MessageKey } from './template.ts'

/** Notifications in the languages of their readers. */

/** The shop offers all languages. */
function offerAll(app: TestApp) {
  const { settings } = app.deps
  const current = () => ({ ...settings.current(), languages: languageCodes })
  app.deps.settings = { ...settings, current }
}

const speak = (app: TestApp, language: Language, person?: TestUser) =>
  app.deps.db.pool.query('update users set language = $1 where id = coalesce($2, id)', [
    language,
    person?.id ?? null,
  ])

type Sent = { to: string; subject: string; text: string; html?: string }
function collectMails(app: TestApp): Sent[] {
  const sent: Sent[] = []
  app.deps.mailer.send = async (mail) => {
    sent.push(mail)
  }
  return sent
}

async function notifyAll(app: TestApp) {
  while ((await notifyPeople(app.deps)) > 0);
  while ((await sendDueMails(app.deps)) > 0);
}

type Messages = { readonly [key: string]: string | Messages }
function keysIn(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysIn(value, `${prefix}${key}.`),
  )
}
const keys = keysIn({ orders, payments, disputes, offers, listings, accounts }) as MessageKey[]

function fillAll(language: Language): Map<MessageKey, string> {
  const t = translatorFor(language, 'notifications')
  const event = { id: 1, name: 'phone_booked', at: new Date(0), data: {} }
  const format = formatFor(NEUTRAL_READER, language)
  const values = valuesFor(
    {
      ...{ event, language, format, order: undefined, device: undefined, side: 'buyer' },
      ...{ phone: 'iPhone 13', phoneState: 'live', buyer: '', seller: 'Ann' },
    },
    t,
  )
  return new Map(keys.map((key) => [key, t(key, values)]))
}

test.each(languageCodes)('all messages in %s have their arguments', (language) => {
  expect(keys.length).toBeGreaterThan(200)
  // A message without one of its arguments is its key.
  expect([...fillAll(language)].filter(([key, text]) => text.includes(key))).toEqual([])
})

const others = languageCodes.filter((code) => code !== 'en')

test.each(others)('no message in %s is English', (language) => {
  const english = fillAll('en')
  const same = [...fillAll(language)].filter(([key, text]) => text === english.get(key))
  // All that they say was written by somebody else.
  expect(same.map(([key]) => key)).toEqual(['disputes.reason', 'offers.outdated.changes'])
})

/** Words of English sentences, without those that other languages with this script have too. */
const ENGLISH = /\b(the|you|your|it|is|of|to|for|by|with|and|has|have|will|from|not|who|on)\b/i
/** Of these, words of a language itself. */
const OWN: Partial<Record<Language, RegExp>> = {
  ...{ es: /\bhas\b/gi, fr: /\bon\b/gi, pt: /\bfor\b/gi },
}
/** What people typed: names and titles of phones stand between quotes or isolates. */
const TYPED = /„[^“]*“|“[^”]*”|«[^»]*»|\u2068[^\u2069]*\u2069/g
const HOLES =
  /undefined|null|NaN|none|Invalid|\[object| {2}|^\s|\s$| [.,;:!?،؟।]|„“|“”|«»|\.\.|_|[{}]/

/** Names of zones and of what has no name in another script; grades are one letter. */
const hasLatin = (text: string) => /[a-z]{2}/i.test(text.replace(/\b(UTC|API)\b/g, ''))
const hasEnglish = (text: string) => ENGLISH.test(text)

const isForeign: Record<(typeof others)[number], (text: string) => boolean> = {
  ...{ de: hasEnglish, es: hasEnglish, fr: hasEnglish, pt: hasEnglish },
  // Names of people and phones, which nothing sets apart in these, are in Latin letters too.
  ...{ bn: hasEnglish, hi: hasEnglish, ar: hasLatin },
}

describe('after everything that can happen', () => {
  let shop: Shop
  let mails: Sent[]
  let events: string[]

  beforeAll(async () => {
    shop = await openShop({ OFFLINE_PAYMENT: 'seller' })
    offerAll(shop.app)
    mails = collectMails(shop.app)
    await playAll(shop, await buildUser(shop.app, { role: 'admin' }))
    const { rows } = await shop.app.deps.db.pool.query('select event_id from notification_queue')
    events = rows.map(({ event_id }) => event_id)
  }, 120_000)
  afterAll(() => shop.close())

  /** The notifications of everybody, as if all of them read this language. */
  async function notifyIn(language: Language) {
    const { app } = shop
    const { pool } = app.deps.db
    mails.length = 0
    await pool.query('delete from notifications')
    await pool.query(
      `insert into notification_queue (event_id, next_attempt_at)
       select unnest($1::bigint[]), '2000-01-01'
       on conflict do nothing`,
      [events],
    )
    await speak(app, language)
    await notifyAll(app)
    const { rows } = await pool.query(
      `select distinct e.name as event, n.title, n.text
       from notifications n join events e on e.id = n.event_id order by 1, 2`,
    )
    return rows as { event: string; title: string; text: string }[]
  }

  describe.each(others)('every notification in %s', (language) => {
    let lines: Awaited<ReturnType<typeof notifyIn>>

    beforeAll(async () => {
      lines = await notifyIn(language)
    }, 60_000)

    test('has no English text, and lacks no name, amount or time', () => {
      expect(new Set(lines.map(({ event }) => event)).size).toBeGreaterThan(80)
      const withoutTyped = lines.map(({ event, title, text }) => ({
        event,
        own: `${title} | ${text}`.replace(TYPED, '·').replace(OWN[language] ?? '', ''),
      }))
      expect(withoutTyped.filter(({ own }) => isForeign[language](own))).toEqual([])
      expect(lines.filter(({ title, text }) => HOLES.test(title) || HOLES.test(text))).toEqual([])
    })

    test('is emailed in the same language, with a button and a footer in it', () => {
      const notifications = mails.filter(({ text }) => text.includes('/mail-notifications/'))
      expect(notifications.length).toBeGreaterThan(100)
      for (const { html = '', text } of notifications) {
        expect(html).toContain(`<html lang="${language}"`)
        // The page behind the button is in the language too.
        expect(html).toMatch(new RegExp(`<a href="[^"]*/${language}/[^"]*" class="button"`))
        const own = text.replace(TYPED, '').replace(/https?:\S+/g, '')
        if (language === 'de') expect(own).not.toMatch(/\b(Hello|Unsubscribe|View|Open|Sent by)\b/)
      }
    })
  })
})

describe('emails to whoever runs the shop', () => {
  /** A contact message, a problem, an invitation and a test, read by an admin with this language. */
  async function sendAll(language: Language) {
    const app = await testApp({ env: { CONTACT_EMAIL: 'hello@shop.example' } })
    offerAll(app)
    const mails = collectMails(app)
    const admin = await buildUser(app, { role: 'admin', name: 'Ada' })
    await speak(app, language, admin)
    const message = {
      topic: 'payment',
      message: 'Wo bleibt mein Geld?',
      clientId: crypto.randomUUID(),
    }
    const sent = await as(app, await buildUser(app, { name: 'Ida' })).post(paths.contact(), message)
    expect(sent).toMatchObject({ status: 201 })
    const invited = { email: 'new@staff.example', staffRole: 'finance' }
    expect((await as(app, admin).post('/api/staff-invitations', invited)).status).toBe(201)
    await as(app, admin).post('/api/admin/test-mail')
    await app.deps.db.pool.query(
      `insert into job_failures (job, node, error, failures, first_failed_at, failed_at)
       values ('ratings', 'eu-1', 'ENOSPC', 3, $1, $1)`,
      [app.clock.now()],
    )
    expect(await mailProblems(app.deps)).toBe(1)
    await notifyAll(app)
    await app.close()
    return mails
  }

  test.each(others)('are in %s', async (language) => {
    const mails = await sendAll(language)
    expect(mails).toHaveLength(4)
    for (const { subject, text, html = '' } of mails) {
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toMatch(new RegExp(`<a href="[^"]*/${language}[^"]*" class="button"`))
      const own = `${subject} | ${text}`
        .replace(/https?:\S+/g, '')
        .replace(TYPED, '·')
        .replace(OWN[language] ?? '', '')
      expect(hasEnglish(own), own).toBe(false)
      expect(own).not.toMatch(/undefined|\{|staffMails/)
    }
  })

  test('name the problem, the sender, the topic and the role', async () => {
    const mails = await sendAll('de')
    const t = translatorFor('de', 'staffMails')
    const failure = {
      job: 'Bewertungen veröffentlichen',
      node: 'eu-1',
      count: 3,
      shown: '3',
      error: 'ENOSPC',
    }
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        t('contact.subject', { name: 'Ida' }),
        t('health.subject.one', { problem: t('problems.job', failure) }),
      ]),
    )
    const texts = mails.map(({ text }) => text).join()
    expect(texts).toContain(t('contact.reply', { name: 'Ida', topic: t('contact.topics.payment') }))
    expect(texts).toContain(t('invitation.text.finance', { inviter: 'Ada', shop: 'Redial' }))
  })
})

test('a German buyer and an Arabic seller of one order each get their emails in their language', async () => {
  const app = await testApp()
  offerAll(app)
  const mails = collectMails(app)
  const seller = await buildUser(app, { role: 'Seller', name: 'سامي' })
  const buyer = await buildUser(app, { role: 'Buyer', name: 'Jonas' })
  await speak(app, 'ar', seller)
  await speak(app, 'de', buyer)
  const phone = await buildListing(app, { seller, name: 'Nokia X20', price: '1250.50' })
  const { order } = (await book(app, buyer, phone._id)).body
  await notifyAll(app)
  const newest = (person: TestUser) => mails.findLast(({ to }) => to === person.email)
  expect(newest(buyer)?.subject).toBe('Sie haben Nokia X20 reserviert')
  expect(newest(buyer)?.text).toContain('Hallo Jonas,')
  expect(newest(buyer)?.text).toContain('wie Sie 1.250,50\u00a0$ bezahlen')
  expect(newest(buyer)?.text).toContain('Bestellung ansehen: http://localhost:3000/de/dashboard/')
  expect(newest(seller)?.subject).toBe('حجز \u2068Jonas\u2069 هاتفك \u2068Nokia X20\u2069')
  expect(newest(seller)?.text).toContain('السعر 1,250.50\u00a0$')
  expect(newest(seller)?.text).toMatch(/حتى [^\d]+، \d+ [^\d]+، \d\d:\d\d UTC/)
  expect(newest(seller)?.html).toContain('dir="rtl"')

  await as(app, buyer).post(paths.orderDelivery(order._id), { method: 'shipping', address })
  await payOnline(app, order._id, buyer)
  const parcel = { carrier: 'DHL', tracking: 'JD014600777' }
  await as(app, seller).post(paths.shipOrder(order._id), parcel)
  await notifyAll(app)
  expect(newest(buyer)?.subject).toBe('Nokia X20 ist unterwegs')
  expect(newest(buyer)?.text).toContain('Danach haben Sie 3 Tage Zeit, es zu prüfen.')

  // What is stored for the page is the same text.
  const { body } = await as(app, seller).get(paths.notifications())
  expect(body.items[0].title).toBe('دفع \u2068Jonas\u2069 ثمن هاتفك \u2068Nokia X20\u2069')
  await app.close()
})
