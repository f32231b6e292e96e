import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answersFor,
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { notifyPeople } from '../../notifications/index.ts'
import type { Phone } from '../listings.contract.ts'
import { holdListing } from '../transition-listing.ts'

let app: TestApp
let seller: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { MODERATION: 'pre', IMAGE_HOSTS: 'img.example.org' } })
  seller = await buildUser(app, { role: 'Seller' })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const form = {
  brand: 'Iphone',
  name: 'iPhone 13',
  price: '450',
  storageGb: 128,
  location: '',
  used: '',
}
type Open = { _id: string; kind: string; phone: Phone; proposed: { name: string } | null }
const openOf = async (id: string) =>
  (await as(app, admin).get(api.reviews())).body.find((review: Open) => review.phone._id === id)
const decide = (reviewId: string, decision: string, reason = '', by = admin) =>
  as(app, by).post(api.review(reviewId), { decision, ...(reason && { reason }) })
const edit = (id: string, body: object) => as(app, seller).put(api.phone(id), { ...form, ...body })
const stateOf = async (id: string) => (await as(app, seller).get(api.phone(id))).body.state
const mails = async () => {
  while ((await notifyPeople(app.deps)) > 0);
  const { rows } = await app.deps.db.pool.query(
    'select subject, body from mails where recipient = $1 order by created_at desc, id desc',
    [seller.email],
  )
  return rows as { subject: string; body: string }[]
}
async function approved() {
  const phone = await buildListing(app, { seller, ...form, grade: 'B' })
  await decide((await openOf(phone._id))._id, 'approved')
  return phone
}

test('a new phone is for sale once a moderator has approved it', async () => {
  const phone = await buildListing(app, { seller, ...form })
  expect(phone.state).toBe('pending_review')
  expect((await as(app, null).get(api.phone(phone._id))).status).toBe(404)
  expect((await as(app, seller).post(api.pausePhone(phone._id))).body.error).toBe('in_review')
  const review = await openOf(phone._id)
  expect(review).toMatchObject({
    ...{ kind: 'listing', proposed: null, decision: null, priceVerdict: 'high' },
    standing: { sales: 0, openDisputes: 0, removed: 0 },
  })
  expect(await decide(review._id, 'approved')).toMatchObject({
    status: 200,
    body: { decision: 'approved', phone: { state: 'live' } },
  })
  expect((await decide(review._id, 'approved')).status).toBe(200)
  expect((await decide(review._id, 'refused', 'Late')).body.error).toBe('decided_otherwise')
  expect((await as(app, null).get(api.phone(phone._id))).body.state).toBe('live')
  expect(await openOf(phone._id)).toBeUndefined()
  expect((await mails())[0]?.subject).toBe('Your iPhone 13 listing was approved')
})

test('requested changes are made and reviewed again', async () => {
  const phone = await buildListing(app, { seller, ...form })
  const first = await openOf(phone._id)
  await decide(first._id, 'changes_requested', 'Say how worn it is')
  expect(await stateOf(phone._id)).toBe('changes_requested')
  expect((await as(app, seller).get(api.phoneReview(phone._id))).body.review).toMatchObject({
    decision: 'changes_requested',
    reason: 'Say how worn it is',
  })
  expect((await mails())[0]?.body).toContain('The moderator wrote: “Say how worn it is”')
  expect((await edit(phone._id, { description: 'A scratch' })).body.state).toBe('pending_review')
  await decide((await openOf(phone._id))._id, 'refused', 'Not a phone')
  expect(await stateOf(phone._id)).toBe('rejected')
  expect((await edit(phone._id, {})).body.error).toBe('not_on_sale')
})

test('the approved version stays public while a change waits; the price applies at once', async () => {
  const phone = await approved()
  const { body } = await edit(phone._id, {
    name: 'iPhone 14',
    answers: await answersFor(app, { brand: 'Iphone', name: 'iPhone 14' }, 'A'),
    price: '400',
  })
  expect(body).toMatchObject({
    name: 'iPhone 13',
    grade: 'B',
    priceMinor: 40_000,
    state: 'live',
    proposed: { name: 'iPhone 14', grade: 'A' },
  })
  const read = async () => (await as(app, null).get(api.phone(phone._id))).body
  expect((await read()).verifications.grading).toMatchObject({ grade: 'B', earlier: [] })
  const review = await openOf(phone._id)
  expect(review).toMatchObject({
    kind: 'change',
    phone: { name: 'iPhone 13' },
    proposed: { name: 'iPhone 14' },
  })
  const approval = await decide(review._id, 'approved')
  expect(approval.body.phone).toMatchObject({
    name: 'iPhone 14',
    grade: 'A',
    priceMinor: 40_000,
    model: { slug: expect.stringContaining('iphone-14') },
  })
  expect((await read()).verifications.grading).toMatchObject({
    grade: 'A',
    earlier: [{ grade: 'B' }],
  })
})

test('409: a form that was opened before a change began to wait does not replace it', async () => {
  const { _id } = await approved()
  const { version } = (await as(app, seller).get(api.phone(_id))).body
  const first = await edit(_id, { name: 'iPhone 14', version })
  expect([first.status, first.body.proposed.name]).toEqual([200, 'iPhone 14'])
  for (const other of [{ name: 'iPhone 12' }, { price: '440' }]) {
    const { status, body } = await edit(_id, { ...other, version })
    expect([status, body.error]).toEqual([409, 'phone_changed'])
    expect(body.fields).toEqual({ proposed: expect.stringContaining('waits for a moderator') })
  }
  expect((await openOf(_id)).proposed).toMatchObject({ name: 'iPhone 14' })
  // Sent again because the answer was lost.
  expect((await edit(_id, { name: 'iPhone 14', version })).status).toBe(200)
  const seen = first.body.version
  expect((await edit(_id, { name: 'iPhone 12', version: seen })).body.proposed.name).toBe(
    'iPhone 12',
  )
  // Buyers see the approved version, which is the same.
  const buyer = await buildUser(app)
  const booking = { phoneId: _id, version }
  expect((await as(app, buyer).post(api.adverts(), booking)).status).toBe(201)
})

test('new photos are reviewed; a new order or alt text is not', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ url: `https://img.example.org/${name}.jpg` }))
  const phone = await buildListing(app, { seller, ...form, photos: [a, b] })
  await decide((await openOf(phone._id))._id, 'approved')
  const turned = (await edit(phone._id, { photos: [{ ...b, alt: 'Back' }, a] })).body
  expect(turned).toMatchObject({ img: b!.url, photos: [{ alt: 'Back' }, {}], proposed: null })
  const waiting = (await edit(phone._id, { photos: [c, b] })).body
  expect(waiting).toMatchObject({
    img: b!.url,
    photos: [{ src: b!.url }, { src: a!.url }],
    proposed: { img: c!.url, photos: [{ src: c!.url }, { src: b!.url }] },
    notice: '',
  })
  const { phone: after } = (await decide((await openOf(phone._id))._id, 'approved')).body
  expect(after).toMatchObject({ img: c!.url, photos: [{ src: c!.url }, { src: b!.url }] })
})

test('a rejected change leaves the phone unchanged, and its seller sees why', async () => {
  const phone = await approved()
  await edit(phone._id, { storageGb: 512 })
  await decide((await openOf(phone._id))._id, 'refused', 'This model has no 512 GB')
  expect((await as(app, null).get(api.phone(phone._id))).body).toMatchObject({
    storageGb: 128,
    state: 'live',
  })
  expect((await as(app, seller).get(api.phoneReview(phone._id))).body.review).toMatchObject({
    kind: 'change',
    decision: 'refused',
    reason: 'This model has no 512 GB',
  })
})

test('409: a listing edited since cannot be approved', async () => {
  const phone = await approved()
  await edit(phone._id, { name: 'iPhone 14' })
  const seen = await openOf(phone._id)
  await edit(phone._id, { name: 'iPhone 14' })
  expect((await openOf(phone._id))._id).toBe(seen._id)
  await edit(phone._id, { name: 'iPhone 15' })
  expect(await decide(seen._id, 'approved')).toMatchObject({
    status: 409,
    body: { error: 'superseded' },
  })
  expect((await openOf(phone._id)).proposed.name).toBe('iPhone 15')
  await edit(phone._id, {})
  expect(await openOf(phone._id)).toBeUndefined()
})

test('409: a change of a phone booked meanwhile cannot be decided', async () => {
  const phone = await approved()
  await edit(phone._id, { name: 'iPhone 14' })
  await inTransaction(app.deps.db, (tx) => holdListing(tx, phone._id, app.clock.now()))
  const review = await openOf(phone._id)
  expect((await decide(review._id, 'approved')).body.error).toBe('reserved')
  expect((await openOf(phone._id))._id).toBe(review._id)
})

test('of two admins who decide a change at once one wins, and the phone follows that decision', async () => {
  const second = await buildUser(app, { role: 'admin' })
  for (let round = 0; round < 4; round += 1) {
    const phone = await approved()
    await edit(phone._id, { name: 'iPhone 14' })
    const { _id } = await openOf(phone._id)
    const [approval, refusal] = await Promise.all([
      decide(_id, 'approved'),
      decide(_id, 'refused', 'Not an iPhone 14', second),
    ])
    expect([approval?.status, refusal?.status].sort()).toEqual([200, 409])
    const { name } = (await as(app, null).get(api.phone(phone._id))).body
    expect(name).toBe(approval?.status === 200 ? 'iPhone 14' : 'iPhone 13')
  }
})

test('withdrawing a phone ends its pending review', async () => {
  const phone = await buildListing(app, { seller, ...form })
  const review = await openOf(phone._id)
  expect((await as(app, seller).delete(api.phone(phone._id))).body.state).toBe('withdrawn')
  expect(await openOf(phone._id)).toBeUndefined()
  expect((await decide(review._id, 'approved')).body.error).toBe('not_on_sale')
})

test('409: a banned seller’s phone cannot be approved', async () => {
  const other = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller: other, ...form })
  const review = await openOf(phone._id)
  await as(app, admin).put(api.ban(other.id))
  expect((await decide(review._id, 'approved')).status).toBe(409)
})

test('the audit log says that a moderator decided, not an admin', async () => {
  const moderator = await buildUser(app, { role: 'admin', staffRole: 'moderator' })
  const phone = await buildListing(app, { seller, ...form })
  const { _id } = await openOf(phone._id)
  expect((await decide(_id, 'approved', '', moderator)).status).toBe(200)
  const { rows } = await app.deps.db.pool.query(
    'select distinct actor_role from audit_log where actor_id = $1',
    [moderator.id],
  )
  expect(rows).toEqual([{ actor_role: 'moderator' }])
})

test('422 and 404: a rejection needs a reason, and the review must exist', async () => {
  const phone = await buildListing(app, { seller, ...form })
  const { _id } = await openOf(phone._id)
  expect((await decide(_id, 'refused')).body.fields).toEqual({
    reason: 'Enter a reason; the seller can read it',
  })
  expect((await decide(_id, 'burn')).body.fields).toEqual({
    decision: 'Choose approved, changes_requested or refused',
  })
  expect((await decide('nonsense', 'approved')).status).toBe(404)
})
