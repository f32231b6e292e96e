import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { expireListings, remindSellers, renewalToken } from './renewals.api.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const mailsTo = async (email: string) => {
  const { rows } = await app.deps.db.pool.query(
    'select subject, body from mails where recipient = $1 order by created_at, id',
    [email],
  )
  return rows as { subject: string; body: string }[]
}
const tokenIn = (mail: { body: string } | undefined) =>
  /\/renew\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
const renew = (token: string) => as(app, null).post(api.renewal(token))
const daysLeft = (expiresAt: string) => (Date.parse(expiresAt) - app.clock.now().getTime()) / DAY

test('three days before expiry the seller gets one email with a renewal link', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller, name: 'Last one' })
  app.clock.advance(27 * DAY - HOUR)
  expect(await remindSellers(app.deps)).toBe(0)
  app.clock.advance(HOUR)
  expect(await remindSellers(app.deps)).toBe(1)
  expect(await remindSellers(app.deps)).toBe(0)
  const [mail, ...more] = await mailsTo(seller.email)
  expect([mail?.subject, more.length]).toEqual(['Your Last one listing is about to expire', 0])
  const token = tokenIn(mail)
  const seen = await as(app, null).get(api.renewal(token))
  expect(seen.body).toMatchObject({ _id: phone._id, name: 'Last one', renewed: false })
  const once = await renew(token)
  expect(once).toMatchObject({ status: 200, body: { state: 'live', renewed: true } })
  expect(daysLeft(once.body.expiresAt)).toBe(30)
  // The link is used up: a month later it renews nothing.
  app.clock.advance(26 * DAY)
  expect(daysLeft((await renew(token)).body.expiresAt)).toBe(4)
  // The new end date gets its own reminder.
  app.clock.advance(DAY)
  expect(await remindSellers(app.deps)).toBe(1)
})

test('the reminder is in the language of the seller, with the plural and the date of it', async () => {
  const { settings } = app.deps
  const current = () => ({ ...settings.current(), languages: languageCodes })
  app.deps.settings = { ...settings, current }
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller, name: 'Last one' })
  await app.deps.db.pool.query(`update users set language = 'ar' where id = $1`, [seller.id])
  app.clock.advance(27 * DAY)
  await remindSellers(app.deps)
  app.deps.settings = settings
  const [mail] = await mailsTo(seller.email)
  expect(mail?.subject).toBe('ستنتهي قريبًا مدة إعلانك عن \u2068Last one\u2069')
  expect(mail?.body).toContain('جدّد الإعلان لمدة 30 يومًا أخرى.')
  expect(mail?.body).toContain('/ar/renew/')
})

test('the renewal link works after expiry', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller })
  app.clock.advance(28 * DAY)
  await remindSellers(app.deps)
  app.clock.advance(10 * DAY)
  await expireListings(app.deps)
  const token = tokenIn((await mailsTo(seller.email))[0])
  expect((await renew(token)).body).toMatchObject({ state: 'live', renewed: true })
})

test('several phones are in one email, each with its own link', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller })
  await buildListing(app, { seller })
  app.clock.advance(28 * DAY)
  await remindSellers(app.deps)
  const [mail, ...more] = await mailsTo(seller.email)
  expect([mail?.subject, more.length]).toEqual(['2 of your listings are about to expire', 0])
  expect(new Set(mail?.body.match(/\/renew\/[\w-]+/g)).size).toBe(2)
})

test('404: a tampered link is rejected', async () => {
  const phone = await buildListing(app)
  const claim = { listingId: phone._id, expiresAt: new Date(0) }
  const forged = renewalToken({ secret: 'another secret altogether' }, claim)
  const other = renewalToken(app.deps, claim)
  const swapped = Buffer.from(other, 'base64url')
  swapped[20] = (swapped[20] ?? 0) ^ 1
  for (const token of ['x', forged, swapped.toString('base64url'), `${other}AA`]) {
    expect((await as(app, null).get(api.renewal(token))).status).toBe(404)
    expect((await renew(token)).status).toBe(404)
  }
})

test('409: a banned seller’s link is refused', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller })
  app.clock.advance(28 * DAY)
  await remindSellers(app.deps)
  const token = tokenIn((await mailsTo(seller.email))[0])
  await as(app, admin).put(api.ban(seller.id))
  expect((await renew(token)).status).toBe(409)
})

test('the form works without JavaScript and redirects to its page', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller })
  app.clock.advance(28 * DAY)
  await remindSellers(app.deps)
  const token = tokenIn((await mailsTo(seller.email))[0])
  const press = (word: string) =>
    app.app.request(`http://localhost:3000/renew/${word}`, { method: 'POST' })
  const answer = await press(token)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/renew/${token}`])
  expect((await as(app, null).get(api.renewal(token))).body).toMatchObject({
    renewed: true,
    refusal: null,
  })
  expect((await press('x')).status).toBe(303)
})

test('the page says why a phone cannot be renewed now', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  app.clock.advance(28 * DAY)
  await remindSellers(app.deps)
  const token = tokenIn((await mailsTo(seller.email))[0])
  const refusal = async () => (await as(app, null).get(api.renewal(token))).body.refusal
  expect(await refusal()).toBeNull()
  await as(app, seller).post(api.pausePhone(phone._id))
  expect(await refusal()).toBe('This listing is not for sale.')
})

test('on vacation, the link does not renew an expired phone', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller })
  app.clock.advance(28 * DAY)
  await remindSellers(app.deps)
  app.clock.advance(10 * DAY)
  await expireListings(app.deps)
  const until = new Date(app.clock.now().getTime() + 5 * DAY).toISOString()
  await as(app, seller).put(api.vacation(), { until })
  const token = tokenIn((await mailsTo(seller.email))[0])
  const { body } = await as(app, null).get(api.renewal(token))
  expect(body).toMatchObject({ renewed: false, refusal: 'You are on vacation. End it first.' })
  expect((await renew(token)).body.error).toBe('on_vacation')
})
