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
import { inTransaction } from '../../../platform/db/index.ts'
import { type OutboxMail, readOutbox, sendDueMails } from '../../../platform/mail/index.ts'
import { MINUTE } from '../../../shared/time.ts'
import { dequeueNewListings } from './alerts.store.ts'
import { alertNewMatches, deleteOldAlerts, mailAlerts } from './alerts.ts'

let app: TestApp
let seller: TestUser
let me: TestUser
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.deps.db.pool.query('delete from saved_searches')
  me = await buildUser(app)
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const save = (query: string, user = me) => as(app, user).post('/api/saved-searches', { query })
const list = (fields: Record<string, unknown> = {}) =>
  buildListing(app, { seller, storageGb: 128, grade: 'B', price: '388', ...fields })
async function alerts(user = me) {
  await alertNewMatches(app.deps)
  return (await as(app, user).get('/api/alerts')).body
}
async function mailsTo(user = me): Promise<OutboxMail[]> {
  await alertNewMatches(app.deps)
  await mailAlerts(app.deps)
  while ((await sendDueMails(app.deps)) > 0);
  const mails = await readOutbox(path.join(app.deps.env.DATA_DIR, 'outbox'))
  return mails.filter((mail) => mail.to === user.email)
}

test('a matching phone creates an alert with its reason, which can be marked as read', async () => {
  await save('model=iphone-13-pro&storage=128&max=400')
  const phone = await list()
  const { items, unread } = await alerts()
  expect(items).toMatchObject([
    {
      kind: 'match',
      reason: '$12 under your limit',
      phone: { _id: phone._id },
      search: { name: 'iPhone 13 Pro, 128 GB, up to $400' },
      isRead: false,
    },
  ])
  expect(unread).toBe(1)
  expect((await as(app, me).get('/api/saved-searches')).body.searches[0].unread).toBe(1)
  const read = await as(app, me).post('/api/alerts/read', { ids: [items[0]._id, 'x'] })
  expect(read.body.unread).toBe(0)
  expect((await as(app, me).get('/api/alerts/unread')).body.unread).toBe(0)
})

test('text, brand and price match too; other phones create no alert', async () => {
  const others = await Promise.all([buildUser(app), buildUser(app), buildUser(app)])
  await save('q=iphone13pro')
  await save('brand=iphone', others[0])
  await save('max=500', others[1])
  await save('q=galaxy s21', others[2])
  const phone = await list()
  for (const user of [me, others[0]!, others[1]!])
    expect((await alerts(user)).items[0]?.phone._id).toBe(phone._id)
  expect((await alerts(others[2])).items).toEqual([])
})

test('a saved place is not corrected to a model, but a misspelled model is, also when none is for sale', async () => {
  const [other, third] = [await buildUser(app), await buildUser(app)]
  await save('q=vienna')
  await save('q=ipone 13 pro', other)
  const phone = await list({ location: 'Vienna' })
  await save('q=samsung vienna', third)
  const galaxy = await list({ brand: 'Samsung', name: 'Galaxy S21', location: 'Vienna' })
  const ids = async (user: TestUser) =>
    (await alerts(user)).items.map((item: { phone: { _id: string } }) => item.phone._id).toSorted()
  expect(await ids(me)).toEqual([phone._id, galaxy._id].toSorted())
  expect(await ids(other)).toEqual([phone._id])
  expect(await ids(third)).toEqual([galaxy._id])
  const { searches } = (await as(app, me).get('/api/saved-searches')).body
  expect(searches).toMatchObject([{ name: 'vienna', query: 'q=vienna' }])
})

test('a filter on a declared field must be met; there is no near miss', async () => {
  await save('model=iphone-13-pro&batteryPercent=85')
  await list({ batteryPercent: 84 })
  await list()
  expect((await alerts()).items).toEqual([])
  const phone = await list({ batteryPercent: 85 })
  expect((await alerts()).items).toMatchObject([{ kind: 'match', phone: { _id: phone._id } }])
})

test('a near miss says what differs: one grade lower, 12 under the limit', async () => {
  await save('model=iphone-13-pro&grade=A&max=400')
  await list()
  expect((await alerts()).items).toMatchObject([
    { kind: 'near_miss', reason: 'one grade lower, $12 under your limit' },
  ])
})

test('distance is measured from the place of the search', async () => {
  await save('model=iphone-13-pro&near=2950159&within=30')
  await list({ location: 'Potsdam' })
  await list({ location: 'Hamburg' })
  await list({ location: '' })
  const { items } = await alerts()
  expect(items.map((item: { phone: { location: string } }) => item.phone.location)).toEqual([
    'Potsdam',
  ])
})

test('one alert per phone and person, preferring a match to a near miss', async () => {
  await save('model=iphone-13-pro&grade=A')
  await save('model=iphone-13-pro&max=390')
  await save('brand=iphone&max=400')
  const phone = await list()
  expect((await alerts()).items).toMatchObject([{ kind: 'match', phone: { _id: phone._id } }])
  // For sale again and cheaper, but already reported.
  const { pool } = app.deps.db
  await pool.query(`update listings set state = 'reserved' where id = $1`, [phone._id])
  await pool.query(`update listings set state = 'live', price_minor = 100 where id = $1`, [
    phone._id,
  ])
  expect((await alerts()).items).toHaveLength(1)
})

test('a phone that becomes cheaper is matched again', async () => {
  await save('model=iphone-13-pro&max=300')
  const phone = await list()
  expect((await alerts()).items).toEqual([])
  await app.deps.db.pool.query(`update listings set price_minor = 29900 where id = $1`, [phone._id])
  expect((await alerts()).items).toMatchObject([{ kind: 'match', reason: '$1 under your limit' }])
})

test('own phones and unavailable phones create no alert', async () => {
  const both = await buildUser(app, { role: 'Seller' })
  await save('model=iphone-13-pro', both)
  await list({ seller: both })
  const gone = await list()
  await as(app, seller).delete(`/api/phones/${gone._id}`)
  expect((await alerts(both)).items).toEqual([])
})

test('two nodes and interruptions create each alert once', async () => {
  await save('model=iphone-13-pro&max=400')
  for (let n = 0; n < 12; n += 1) await list()
  app.clock.advance(24 * 60 * MINUTE)
  await Promise.all([1, 2, 3].map(() => alertNewMatches(app.deps)))
  expect((await alerts()).unread).toBe(12)
  const { rows } = await app.deps.db.pool.query('select count(*) from listings_to_match')
  expect(rows[0].count).toBe(0)
})

test('queued listings are processed in small batches', async () => {
  await save('model=iphone-13-pro&max=400')
  for (let n = 0; n < 12; n += 1) await list()
  const portions = await inTransaction(app.deps.db, async (tx) => [
    await dequeueNewListings(tx, 5),
    await dequeueNewListings(tx, 5),
    await dequeueNewListings(tx, 5),
  ])
  expect(portions.map((portion) => portion.length)).toEqual([5, 5, 2])
})

test('without saved searches nothing is queued', async () => {
  await list()
  const { rows } = await app.deps.db.pool.query('select count(*) from listings_to_match')
  expect(rows[0].count).toBe(0)
})

test('at most one email per fifteen minutes, with links to all phones', async () => {
  await save('model=iphone-13-pro&max=400')
  const first = await list()
  expect(await mailsTo()).toMatchObject([{ subject: 'iPhone 13 Pro for $388' }])
  const [second, third] = [await list(), await list({ price: '420', name: 'iPhone 13 Pro' })]
  expect(await mailsTo()).toHaveLength(1)
  app.clock.advance(15 * MINUTE)
  const mails = await mailsTo()
  expect(mails).toHaveLength(2)
  const [mail] = mails
  expect(mail?.subject).toBe('2 phones for your saved searches')
  for (const phone of [second, third])
    expect(mail?.text).toContain(`http://localhost:3000/phones/${phone._id}-iphone-13-pro`)
  expect(mail?.text).toContain('Near match: $20 over your limit')
  expect(mail?.text).not.toContain(first._id)
  app.clock.advance(60 * MINUTE)
  expect(await mailsTo()).toHaveLength(2)
})

test('an email lists twenty phones and counts the others', async () => {
  await save('model=iphone-13-pro&max=400')
  for (let n = 0; n < 23; n += 1) await list()
  const [mail] = await mailsTo()
  expect(mail?.subject).toBe('23 phones for your saved searches')
  expect(mail?.text.match(/\/phones\//g)).toHaveLength(20)
  expect(mail?.text).toContain('And 3 more')
})

test('read alerts and unavailable phones are not emailed', async () => {
  await save('model=iphone-13-pro&max=400')
  const phone = await list()
  await list()
  const { items } = await alerts()
  await app.deps.db.pool.query(`update listings set state = 'sold' where id = $1`, [phone._id])
  await as(app, me).post('/api/alerts/read', { ids: [items[0]._id, items[1]._id] })
  expect(await mailsTo()).toEqual([])
})

test('one click unsubscribes (RFC 8058) without a session', async () => {
  await save('model=iphone-13-pro')
  await list()
  const [mail] = await mailsTo()
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect(mail?.text).toContain(address)
  const click = (url: string) =>
    app.app.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  // Opening the link changes nothing, nor does a tampered link.
  expect((await click(`${address.slice(0, -3)}abc`)).status).toBe(404)
  const token = address.split('/').at(-1) ?? ''
  expect((await as(app, null).get(`/api/unsubscriptions/${token}`)).body).toEqual({ on: true })
  expect((await click(address)).status).toBe(200)
  expect((await click(address)).status).toBe(200)
  expect((await as(app, null).get(`/api/unsubscriptions/${token}`)).body).toEqual({ on: false })
  app.clock.advance(20 * MINUTE)
  await list()
  expect(await mailsTo()).toHaveLength(1)
  expect((await alerts()).unread).toBe(2)
  // The page can turn the emails on again.
  expect((await as(app, null).put(`/api/unsubscriptions/${token}`, { on: true })).status).toBe(200)
  expect((await as(app, me).get('/api/saved-searches')).body.mails).toBe(true)
})

test('text by sellers cannot add lines to an email', async () => {
  await save('brand=nokia')
  await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia 3310\r\nBcc: everybody' })
  const [mail] = await mailsTo()
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.text).not.toMatch(/^Bcc/m)
})

test('alerts are paged without gaps and deleted after 90 days', async () => {
  await save('model=iphone-13-pro')
  for (let n = 0; n < 26; n += 1) {
    await list()
    app.clock.advance(1_000)
    await alertNewMatches(app.deps)
  }
  const first = await alerts()
  const rest = (await as(app, me).get(`/api/alerts?cursor=${first.cursor}`)).body
  const ids = [...first.items, ...rest.items].map((item: { _id: string }) => item._id)
  expect([new Set(ids).size, rest.cursor]).toEqual([26, null])
  app.clock.advance(91 * 24 * 60 * MINUTE)
  expect(await deleteOldAlerts(app.deps)).toBeGreaterThanOrEqual(26)
  expect((await as(app, me).get('/api/alerts')).body.items).toEqual([])
})

test('a saved search in another script alerts', async () => {
  await save('q=हाथी')
  const phone = await list({ brand: 'Nokia', name: 'हाथी मॉडल' })
  expect((await alerts()).items).toMatchObject([{ phone: { _id: phone._id } }])
})

test('a phone with what a saved search excludes creates no alert', async () => {
  const { body } = await save('q=iphone 13 -pro')
  expect(body.name).toBe('iphone 13, not pro')
  const others = [await buildUser(app), await buildUser(app), await buildUser(app)] as const
  await save('q=not iphone', others[0])
  await save('brand=iphone&not=black', others[1])
  await save('brand=iphone&not=max', others[2])
  await list({ name: 'iPhone 13 Pro', color: 'Black' })
  const phone = await list({ name: 'iPhone 13', color: 'Blue' })
  expect((await alerts()).items).toMatchObject([{ phone: { _id: phone._id } }])
  expect((await alerts(others[0])).items).toEqual([])
  expect((await alerts(others[1])).items).toMatchObject([{ phone: { _id: phone._id } }])
  expect((await alerts(others[2])).items).toHaveLength(2)
})

test('a saved search for delivery alerts once the phone is shipped there', async () => {
  const own = await buildUser(app)
  const query = 'model=iphone-13-pro&shipsTo=SE&freeShipping=1&batteryPercent=80'
  const { body } = await save(query, own)
  expect(body.name).toMatch(/, shipped to Sweden, free shipping$/)
  const ships = (to: string, price: number) => ({
    pickUp: true,
    shipping: { zones: [{ to: [to], price }], handlingDays: 2 },
  })
  const phone = await list({ batteryPercent: 85, delivery: ships('SE', 5) })
  await list({ batteryPercent: 75, delivery: ships('SE', 0) })
  expect((await alerts(own)).items).toEqual([])
  const zones = JSON.stringify([{ to: ['EU'], priceMinor: 0 }])
  await app.deps.db.pool.query('update listings set shipping_zones = $2 where id = $1', [
    phone._id,
    zones,
  ])
  expect((await alerts(own)).items).toMatchObject([{ kind: 'match', phone: { _id: phone._id } }])
})
