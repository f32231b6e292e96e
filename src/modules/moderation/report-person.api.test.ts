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
import { notifyPeople } from '../notifications/index.ts'
import { buildBooking } from '../orders/orders.fixture.ts'
import type { Report } from './moderation.contract.ts'

let app: TestApp
let admin: TestUser
let buyer: TestUser

beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
  buyer = await buildUser(app)
})
afterAll(() => app.close())

const newSeller = () => buildUser(app, { role: 'Seller' })
const report = (by: TestUser | null, body: object) =>
  as(app, by).post(paths.reports(), { reason: 'other', ...body })
const decide = (id: string, body: object) => as(app, admin).put(paths.report(id), body)
const ban = (id: string, reason = 'Sells phones that do not exist.') =>
  as(app, admin).post(paths.banReported(id), { reason })
const inQueue = async (id: string) => {
  const reports: Report[] = (await as(app, admin).get(paths.reports())).body
  return reports.find(({ _id }) => _id === id)
}
const sendNotifications = async () => {
  while ((await notifyPeople(app.deps)) > 0);
}
const noticesOf = async ({ id }: TestUser) => {
  const { rows } = await app.deps.db.pool.query(
    'select title, text from notifications where user_id = $1 order by id',
    [id],
  )
  return rows.map(({ title, text }) => `${title}: ${text}`)
}

/** A sale that both have reviewed; the seller has answered. */
async function buildReviewed() {
  const booked = await buildBooking(app)
  const orderId = String(booked.order._id)
  await as(app, booked.seller).post(paths.handOver(orderId), { code: booked.order.handOverCode })
  await as(app, booked.buyer).put(paths.saleRatings(orderId), { stars: 1, text: 'He is a thief.' })
  await as(app, booked.seller).put(paths.saleRatings(orderId), { stars: 5 })
  await as(app, booked.seller).put(paths.ratingReply(orderId), { text: 'You are a liar.' })
  const { items } = (await as(app, null).get(paths.ratings(booked.seller.id))).body
  return { ...booked, orderId, reviewId: String(items[0]._id) }
}

test('a seller is reported once per person; moderators see their record', async () => {
  const { seller } = await buildReviewed()
  const body = { sellerId: seller.id, reason: 'fraud', note: 'Wants gift cards.' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(buyer, body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
  expect((await report(await buildUser(app), body)).status).toBe(201)
  const own = answers[0]?.body
  expect(own).toMatchObject({ kind: 'seller', phoneId: null, name: seller.name, account: null })
  expect(await inQueue(own._id)).toMatchObject({
    reason: 'fraud',
    note: 'Wants gift cards.',
    account: { _id: seller.id, reports: 2, openReports: 2, average: 1, ratings: 1 },
  })
  expect((await inQueue(own._id))?.account?.lastRatings).toMatchObject([
    { stars: 1, text: 'He is a thief.' },
  ])
})

test('nobody reports themselves, and accounts without a seller page are not found', async () => {
  const seller = await newSeller()
  const banned = await newSeller()
  await as(app, admin).put(paths.ban(banned.id))
  expect(await report(seller, { sellerId: seller.id })).toMatchObject({
    status: 403,
    body: { error: 'own_account' },
  })
  const other = await buildUser(app)
  for (const sellerId of [other.id, admin.id, banned.id, crypto.randomUUID(), 'nonsense'])
    expect((await report(buyer, { sellerId })).status).toBe(404)
  expect((await report(null, { sellerId: seller.id })).status).toBe(401)
})

test('a ban from the queue closes all reports about the seller and notifies everyone of the reason', async () => {
  const seller = await newSeller()
  const phone = await buildListing(app, { seller })
  const reporter = await buildUser(app)
  const { _id } = (await report(reporter, { sellerId: seller.id })).body
  const about = (await report(buyer, { phoneId: phone._id, reason: 'stolen' })).body._id
  expect((await ban(_id, ' ')).body.fields).toEqual({
    reason: 'Enter a reason; the person can read it',
  })
  const once = await ban(_id)
  expect(once).toMatchObject({
    status: 200,
    body: { decision: 'banned', account: { isBanned: true, openReports: 0 } },
  })
  expect((await ban(_id)).body).toEqual(once.body)
  expect((await inQueue(about))?.decision).toBe('banned')
  expect((await decide(_id, { decision: 'dismissed' })).body.error).toBe('decided_otherwise')
  expect((await as(app, seller).get(paths.myPhones())).status).toBe(401)
  expect((await as(app, null).get(paths.phone(phone._id))).body.state).not.toBe('live')
  await sendNotifications()
  expect(await noticesOf(reporter)).toEqual([
    `We reviewed your report about ${seller.name}: The account was suspended. Thanks for your report.`,
  ])
  expect((await noticesOf(seller)).join()).toContain(
    'Your account was suspended: Reason: “Sells phones that do not exist.”',
  )
})

test('a dismissed report changes nothing; other decisions do not fit a seller', async () => {
  const seller = await newSeller()
  const { _id } = (await report(buyer, { sellerId: seller.id })).body
  for (const decision of ['removed', 'hidden'])
    expect((await decide(_id, { decision, reason: 'No reason.' })).body.error).toBe(
      'wrong_decision',
    )
  expect((await decide(_id, { decision: 'dismissed' })).status).toBe(200)
  expect((await ban(_id)).body.error).toBe('decided_otherwise')
  expect((await as(app, null).get(paths.seller(seller.id))).status).toBe(200)
})

test('a contrary decision at the same moment leaves one, and no ban without it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const seller = await newSeller()
    const { _id } = (await report(buyer, { sellerId: seller.id })).body
    const [banned, dismissed] = await Promise.all([
      ban(_id),
      decide(_id, { decision: 'dismissed' }),
    ])
    expect([banned.status, dismissed.status].sort()).toEqual([200, 409])
    const isThere = (await as(app, null).get(paths.seller(seller.id))).status === 200
    expect(isThere).toBe(dismissed.status === 200)
  }
})

test('a reported review is hidden with its stars, and can be shown again', async () => {
  const { buyer: author, seller, orderId, reviewId } = await buildReviewed()
  expect((await report(author, { reviewId })).body.error).toBe('own_review')
  const { _id } = (await report(seller, { reviewId, reason: 'fake' })).body
  expect(await inQueue(_id)).toMatchObject({
    kind: 'review',
    name: author.name,
    review: { orderId, text: 'He is a thief.', about: seller.name, isHidden: false },
  })
  const hide = { decision: 'hidden', reason: 'It is an insult.' }
  expect((await decide(_id, { decision: 'hidden' })).body.fields).toEqual({
    reason: 'Enter a reason; the author can read it',
  })
  expect(await decide(_id, hide)).toMatchObject({ status: 200, body: { decision: 'hidden' } })
  const shown = async () => (await as(app, null).get(paths.ratings(seller.id))).body
  expect(await shown()).toMatchObject({ average: null, count: 0, items: [] })
  // What nobody can read cannot be reported.
  expect((await report(buyer, { reviewId })).status).toBe(404)
  await sendNotifications()
  expect((await noticesOf(author)).at(-1)).toContain(
    'A moderator hid it. Reason: “It is an insult.”',
  )
  expect((await noticesOf(seller)).at(-1)).toBe(
    `We reviewed your report about a review by ${author.name}: The review was hidden. Thanks for your report.`,
  )
  for (let times = 0; times < 2; times += 1)
    expect((await as(app, admin).post(paths.showRating(orderId), { side: 'buyer' })).status).toBe(
      200,
    )
  expect(await shown()).toMatchObject({ average: 1, count: 1, items: [{ _id: reviewId }] })
})

test('a reply is reported and hidden on its own; its review stays', async () => {
  const { buyer: author, seller, reviewId, orderId } = await buildReviewed()
  expect((await report(seller, { replyTo: reviewId })).body.error).toBe('own_review')
  const { _id } = (await report(author, { replyTo: reviewId, reason: 'offensive' })).body
  expect(await inQueue(_id)).toMatchObject({ kind: 'reply', review: { reply: 'You are a liar.' } })
  await decide(_id, { decision: 'hidden', reason: 'It is an insult.' })
  const { items } = (await as(app, null).get(paths.ratings(seller.id))).body
  expect(items).toMatchObject([{ text: 'He is a thief.', reply: null }])
  const sale = (await as(app, seller).get(paths.saleRatings(orderId))).body
  expect(sale).toMatchObject({
    canReply: false,
    ownReply: { text: 'You are a liar.', hidden: { reason: 'It is an insult.' } },
  })
  expect((await report(author, { replyTo: reviewId })).status).toBe(404)
})

test('an admin who bought or sold the phone leaves its reviews to others', async () => {
  const { seller, orderId, reviewId, buyer: author } = await buildReviewed()
  const { _id } = (await report(buyer, { reviewId })).body
  expect(orderId).not.toBe('')
  await app.deps.db.pool.query(`update users set role = 'admin' where id = any($1)`, [
    [seller.id, author.id],
  ])
  const mine = await as(app, author).put(paths.report(_id), {
    decision: 'hidden',
    reason: 'It is my own.',
  })
  expect([mine.status, mine.body.error]).toEqual([403, 'own_order'])
  expect((await inQueue(_id))?.decision).toBeNull()
})
