import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { alertNewMatches, mailAlerts } from './alerts.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller', name: 'Sally' })
})
afterAll(() => app.close())

const follow = (by: TestUser | null, id = seller.id) => as(app, by).post(paths.follow(id))
const unfollow = (by: TestUser | null, id = seller.id) => as(app, by).delete(paths.follow(id))
const followed = async (by: TestUser) => (await as(app, by).get(paths.followedSellers())).body
const alerts = async (by: TestUser) => (await as(app, by).get(paths.alerts())).body.items
const mailsTo = async ({ email }: TestUser) =>
  (await app.deps.db.pool.query('select subject from mails where recipient = $1', [email])).rows

test('following and unfollowing can be repeated, also ten times at once', async () => {
  const buyer = await buildUser(app)
  const answers = await Promise.all(Array.from({ length: 10 }, () => follow(buyer)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await followed(buyer)).items).toMatchObject([{ _id: seller.id, name: 'Sally' }])
  expect((await as(app, null).get(paths.seller(seller.id))).body.followers).toBe(1)
  for (let times = 0; times < 2; times += 1)
    expect((await unfollow(buyer)).body).toEqual({ following: false })
  expect((await followed(buyer)).items).toEqual([])
})

test('each followed seller comes with their three newest phones for sale', async () => {
  const own = await buildUser(app, { role: 'Seller', name: 'Nora' })
  const buyer = await buildUser(app)
  const listed: { _id: string; name: string }[] = []
  for (const name of ['Pixel 5', 'Pixel 6', 'Pixel 7', 'Pixel 8', 'Pixel 9']) {
    listed.push(await buildListing(app, { seller: own, name, price: '200' }))
    app.clock.advance(1_000)
  }
  await as(app, own).post(`/api/phones/${listed[4]!._id}/pause`, {})
  await follow(buyer, own.id)
  const [{ live, phones }] = (await followed(buyer)).items
  expect(live).toBe(4)
  expect(phones.map(({ name }: { name: string }) => name)).toEqual([
    'Pixel 8',
    'Pixel 7',
    'Pixel 6',
  ])
  expect(phones[0]).toMatchObject({ _id: listed[3]!._id, priceMinor: 20_000, currency: 'USD' })
})

test('401, 403, 404 and 409: visitors, admins, people who do not sell, and yourself', async () => {
  const buyer = await buildUser(app)
  const admin = await buildUser(app, { role: 'admin' })
  expect((await follow(null)).status).toBe(401)
  expect((await follow(admin)).status).toBe(403)
  for (const id of [buyer.id, admin.id, crypto.randomUUID(), 'nonsense'])
    expect((await follow(await buildUser(app), id)).status).toBe(404)
  expect(await follow(seller)).toMatchObject({
    status: 409,
    body: { error: 'yourself', message: 'You can’t follow yourself.' },
  })
})

test('a new phone alerts every follower once, and neither the seller nor those who stopped', async () => {
  const own = await buildUser(app, { role: 'Seller', name: 'Nils' })
  const [stays, leaves] = [await buildUser(app), await buildUser(app)]
  const before = await buildListing(app, { seller: own })
  app.clock.advance(1_000)
  await follow(stays, own.id)
  await follow(leaves, own.id)
  await unfollow(leaves, own.id)
  app.clock.advance(1_000)
  const phone = await buildListing(app, { seller: own })
  await alertNewMatches(app.deps)
  // A phone that is for sale again is not new, and what was there before the follow is not either.
  for (const { _id } of [phone, before])
    for (const move of ['pause', 'resume'])
      await as(app, own).post(`/api/phones/${_id}/${move}`, {})
  await alertNewMatches(app.deps)
  expect(await alerts(stays)).toMatchObject([
    { kind: 'followed', reason: 'Nils, whom you follow, listed it', phone: { _id: phone._id } },
  ])
  expect(await alerts(leaves)).toEqual([])
  expect(await alerts(own)).toEqual([])
})

test('a match of a saved search tells more than that the seller is followed', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app)
  await follow(buyer, own.id)
  await as(app, buyer).post(paths.savedSearches(), { query: 'max=500' })
  app.clock.advance(1_000)
  await buildListing(app, { seller: own, price: '450' })
  await alertNewMatches(app.deps)
  expect(await alerts(buyer)).toMatchObject([{ kind: 'match' }])
})

test('their new phones are emailed unless this kind is turned off', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const [on, off] = [await buildUser(app), await buildUser(app)]
  await follow(on, own.id)
  await follow(off, own.id)
  await as(app, off).put(paths.followedSellerMails(), { on: false })
  expect([(await followed(on)).mails, (await followed(off)).mails]).toEqual([true, false])
  app.clock.advance(1_000)
  await buildListing(app, { seller: own, name: 'Nokia 3310', price: '30' })
  await alertNewMatches(app.deps)
  await mailAlerts(app.deps)
  expect(await mailsTo(on)).toEqual([{ subject: 'Nokia 3310 for $30' }])
  expect(await mailsTo(off)).toEqual([])
  expect(await alerts(off)).toHaveLength(1)
})

test('a saved search can be for one seller', async () => {
  const [own, other] = [
    await buildUser(app, { role: 'Seller', name: 'Olga' }),
    await buildUser(app, { role: 'Seller' }),
  ]
  const buyer = await buildUser(app)
  const saved = await as(app, buyer).post(paths.savedSearches(), { query: `seller=${own.id}` })
  expect(saved).toMatchObject({ status: 201, body: { name: 'From Olga' } })
  const phone = await buildListing(app, { seller: own })
  await buildListing(app, { seller: other })
  await alertNewMatches(app.deps)
  expect(await alerts(buyer)).toMatchObject([{ kind: 'match', phone: { _id: phone._id } }])
})
