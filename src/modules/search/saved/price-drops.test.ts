import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { readOutbox, sendDueMails } from '../../../platform/mail/index.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { MINUTE } from '../../../shared/time.ts'
import { alertNewMatches, alertPriceDrops, mailAlerts } from './alerts.ts'

let app: TestApp
let seller: TestUser
let me: TestUser
let phone: { _id: string }
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  me = await buildUser(app)
  seller = await buildUser(app, { role: 'Seller' })
  phone = await buildListing(app, { seller, ...form })
  await as(app, me).put(api.favorite(phone._id))
})
afterAll(() => app.close())

const form = { brand: 'Iphone', name: 'iPhone 13 Pro', price: '450' }
const cost = (price: string, id = phone._id) =>
  as(app, seller).put(api.phone(id), { ...form, price })
async function alerts(user = me) {
  while ((await alertPriceDrops(app.deps)) > 0);
  return (await as(app, user).get(api.alerts())).body
}
async function mailsTo(user = me) {
  await alerts(user)
  await mailAlerts(app.deps)
  while ((await sendDueMails(app.deps)) > 0);
  const mails = await readOutbox(path.join(app.deps.env.DATA_DIR, 'outbox'))
  return mails.filter((mail) => mail.to === user.email)
}

test('a price drop of a favorite creates an alert and an email', async () => {
  await cost('410')
  const [mail] = await mailsTo()
  expect(mail?.subject).toBe('iPhone 13 Pro: down from $450 to $410')
  expect(mail?.text).toContain('A favorite of yours now costs less.')
  expect(mail?.text).toContain(`${phone._id}-iphone-13-pro`)
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect((await alerts()).items).toMatchObject([
    {
      kind: 'price_drop',
      reason: 'down from $450 to $410',
      search: null,
      phone: { _id: phone._id },
      isRead: false,
    },
  ])
})

test('other people, the seller and price increases get no alert', async () => {
  const other = await buildUser(app)
  await as(app, seller).put(api.favorite(phone._id))
  await cost('500')
  expect((await alerts()).items).toEqual([])
  await cost('490')
  expect((await alerts(other)).items).toEqual([])
  expect((await alerts(seller)).items).toEqual([])
  expect((await alerts()).items).toHaveLength(1)
})

test('a further price drop replaces the alert; up and down again creates none', async () => {
  await cost('410')
  await mailsTo()
  await as(app, me).post(api.readAlerts(), {})
  await cost('480')
  await cost('410')
  expect((await alerts()).unread).toBe(0)
  app.clock.advance(15 * MINUTE)
  await cost('399')
  expect((await mailsTo())[0]?.subject).toBe('iPhone 13 Pro: down from $410 to $399')
  expect(await alerts()).toMatchObject({ unread: 1, items: [{ reason: 'down from $410 to $399' }] })
})

test('a phone that is both a match and a favorite has one alert', async () => {
  await as(app, me).post(api.savedSearches(), { query: 'model=iphone-13-pro&max=420' })
  await cost('410')
  await alerts()
  await alertNewMatches(app.deps)
  expect((await alerts()).items).toMatchObject([{ kind: 'price_drop' }])
})

test('several price drops are in one email', async () => {
  const second = await buildListing(app, { seller, ...form })
  await as(app, me).put(api.favorite(second._id))
  await cost('410')
  await cost('400', second._id)
  const [mail, ...more] = await mailsTo()
  expect([mail?.subject, more]).toEqual(['2 of your favorites now cost less', []])
})

test('no email after switching off, or about phones booked meanwhile', async () => {
  const off = await buildUser(app)
  await as(app, off).put(api.alertMails(), { on: false })
  await as(app, off).put(api.favorite(phone._id))
  await cost('410')
  expect((await alerts(off)).items).toHaveLength(1)
  expect(await mailsTo(off)).toEqual([])
  const buyer = await buildUser(app)
  const gone = await buildUser(app)
  await as(app, gone).put(api.favorite(phone._id))
  await cost('400')
  await app.deps.db.pool.query(`update listings set state = 'reserved' where id = $1`, [phone._id])
  expect((await alerts(gone)).items).toEqual([])
  expect((await alerts(buyer)).items).toEqual([])
})

test('price drops of phones that nobody saved are not queued', async () => {
  const other = await buildListing(app, { seller, ...form })
  await cost('300', other._id)
  const { rows } = await app.deps.db.pool.query('select count(*) from price_drops')
  expect(rows[0].count).toBe(0)
})

test('alerts and their email are in the language of their reader', async () => {
  const { settings } = app.deps
  const current = () => ({ ...settings.current(), languages: languageCodes })
  app.deps.settings = { ...settings, current }
  await app.deps.db.pool.query(`update users set language = 'de' where id = $1`, [me.id])
  await cost('410')
  const [mail] = await mailsTo()
  expect(mail?.subject).toBe('iPhone 13 Pro: von 450\u00a0$ auf 410\u00a0$ gesenkt')
  expect(mail?.text).toContain('Ein Handy auf Ihrer Merkliste ist günstiger geworden.')
  expect(mail?.text).toMatch(/\/de\/phones\//)
  expect(mail?.text).toMatch(/\/de\/unsubscribe\//)
  const shown = async (language: string) => {
    const answer = await as(app, me).get(api.alerts(), { 'accept-language': language })
    return answer.body.items[0]?.reason
  }
  expect(await shown('de')).toBe('von 450\u00a0$ auf 410\u00a0$ gesenkt')
  expect(await shown('en')).toBe('down from $450 to $410')
  // One written before reasons had parts.
  await app.deps.db.pool.query(`update search_alerts set reason = 'gesenkt', reason_parts = null`)
  expect(await shown('en')).toBe('gesenkt')
  app.deps.settings = settings
})
