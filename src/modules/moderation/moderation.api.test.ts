import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
import type { Report } from './moderation.contract.ts'

let app: TestApp
let admin: TestUser
let seller: TestUser
let buyer: TestUser

beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
  buyer = await buildUser(app, { role: 'Buyer' })
})
afterAll(() => app.close())
// The limit of reports for a day, and what is risky about a seller, are tested elsewhere.
beforeEach(async () => {
  seller = await buildUser(app, { role: 'Seller' })
  await app.deps.db.pool.query("delete from rate_limits where key like 'reports%'")
})

const report = (user: TestUser | null, phoneId: string, more: object = {}) =>
  as(app, user).post('/api/reports', { phoneId, reason: 'stolen', ...more })
const decide = (id: string, decision: string, more: object = {}, user: TestUser | null = admin) =>
  as(app, user).put(`/api/reports/${id}`, {
    decision,
    ...(decision === 'removed' && { reason: 'Against the rules.' }),
    ...more,
  })
const queue = async (): Promise<Report[]> => (await as(app, admin).get('/api/reports')).body
const inQueue = async (id: string) => (await queue()).find((each) => each._id === id)

test('201, then 200: one open report per person and phone', async () => {
  const phone = await buildListing(app, { seller, name: 'Odd phone' })
  const once = await report(buyer, phone._id, {
    reason: 'misleading',
    note: 'The photo is of another.',
  })
  const twice = await report(buyer, phone._id, { reason: 'other' })
  expect(once).toMatchObject({
    status: 201,
    body: {
      phoneId: phone._id,
      name: 'Odd phone',
      seller: seller.name,
      reporter: buyer.name,
      reason: 'misleading',
      note: 'The photo is of another.',
      listingState: 'live',
      decision: null,
    },
  })
  expect([twice.status, twice.body]).toEqual([200, once.body])
  expect((await report(await buildUser(app), phone._id)).status).toBe(201)
})

test('ten clicks at once make one report', async () => {
  const phone = await buildListing(app, { seller })
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(buyer, phone._id)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(9).fill(200), 201])
  expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1)
})

test('401 and 403: who may report, read and decide', async () => {
  const phone = await buildListing(app, { seller })
  const { body } = await report(buyer, phone._id)
  expect((await report(null, phone._id)).status).toBe(401)
  expect(await report(seller, phone._id)).toMatchObject({
    status: 403,
    body: { error: 'own_phone' },
  })
  for (const [user, status] of [
    [null, 401],
    [buyer, 403],
    [seller, 403],
  ] as const) {
    expect((await as(app, user).get('/api/reports')).status).toBe(status)
    expect((await decide(body._id, 'dismissed', {}, user)).status).toBe(status)
  }
})

test('404: unknown or invisible phones and reports', async () => {
  const phone = await buildListing(app, { seller })
  await as(app, seller).delete(`/api/phones/${phone._id}`)
  for (const id of [phone._id, crypto.randomUUID(), 'nonsense']) {
    expect((await report(buyer, id)).status).toBe(404)
    expect((await decide(id, 'dismissed')).status).toBe(404)
  }
})

test('422: each wrong field has its message', async () => {
  const phone = await buildListing(app, { seller })
  const fieldsOf = async (body: object) =>
    (await as(app, buyer).post('/api/reports', body)).body.fields
  expect(await fieldsOf({})).toEqual({ reason: 'Choose a reason' })
  expect(await fieldsOf({ reason: 'stolen' })).toEqual({ phoneId: 'Required' })
  expect(await fieldsOf({ reason: 'other', phoneId: phone._id, sellerId: seller.id })).toEqual({
    phoneId: 'Report one thing',
  })
  // A reason of another kind of report.
  expect(await fieldsOf({ reason: 'fake', phoneId: phone._id })).toEqual({
    reason: 'Choose a reason',
  })
  const long = await report(buyer, phone._id, { note: 'x'.repeat(1001) })
  expect([long.status, long.body.fields]).toEqual([422, { note: 'At most 1000 characters' }])
  const { body } = await report(buyer, phone._id)
  expect((await decide(body._id, 'burn')).body.fields).toEqual({
    decision: 'Choose dismissed, removed, closed or hidden',
  })
  for (const reason of [undefined, '', '  '])
    expect((await decide(body._id, 'removed', { reason })).body.fields).toEqual({
      reason: 'Enter a reason; the seller can read it',
    })
})

test('removing a listing without a report tells its seller why, once', async () => {
  const phone = await buildListing(app, { seller })
  const { body: reported } = await report(buyer, phone._id)
  const remove = (body: object, user: TestUser | null = admin) =>
    as(app, user).post(paths.removePhone(phone._id), body)
  expect((await remove({ reason: ' ' })).body.fields).toEqual({
    reason: 'Enter a reason; the seller can read it',
  })
  const given = { reason: 'It is a fake.', note: 'Third one this week.' }
  expect((await remove(given, seller)).status).toBe(403)
  expect(await remove(given)).toMatchObject({
    status: 200,
    body: { phoneId: phone._id, state: 'removed' },
  })
  expect((await remove({ reason: 'Another reason.' })).status).toBe(200)
  expect((await inQueue(reported._id))?.decision).toBe('removed')
  const { items } = (await as(app, seller).get(`${paths.myPhones()}?state=removed`)).body
  const own = items.find((item: { _id: string }) => item._id === phone._id)
  expect(own.removalReason).toBe('It is a fake.')
  while ((await notifyPeople(app.deps)) > 0);
  const { rows } = await app.deps.db.pool.query(
    `select users.email, title, text from notifications join users on users.id = user_id
     where kind in ('listings', 'reports') and user_id = any($1) and title like $2`,
    [[seller.id, buyer.id], `%${phone.name}%`],
  )
  const textsOf = ({ email }: TestUser) =>
    rows.filter((row) => row.email === email).map((row) => row.text)
  expect(textsOf(seller)).toContain(
    'A moderator removed it. Reason: “It is a fake.” If you think this is a mistake, write to us.',
  )
  expect(textsOf(buyer)).toContain('The listing was removed. Thanks for your report.')
  expect(JSON.stringify(rows)).not.toMatch(/Third one|Another reason/)
  for (const id of [crypto.randomUUID(), 'nonsense'])
    expect((await as(app, admin).post(paths.removePhone(id), given)).status).toBe(404)
})

test('the queue shows open reports first, each newest first', async () => {
  const ids: string[] = []
  while (ids.length < 3) {
    app.clock.advance(1_000)
    ids.push((await report(buyer, (await buildListing(app, { seller }))._id)).body._id)
  }
  const [oldest, middle, newest] = ids
  await decide(newest ?? '', 'dismissed')
  const order = (await queue()).map((each) => each._id).filter((id) => ids.includes(id))
  expect(order).toEqual([middle, oldest, newest])
})

test('dismissing keeps the phone for sale; repeating is safe, a different decision is 409', async () => {
  const phone = await buildListing(app, { seller })
  const { body } = await report(buyer, phone._id)
  const once = await decide(body._id, 'dismissed')
  expect(once).toMatchObject({ status: 200, body: { decision: 'dismissed', listingState: 'live' } })
  expect((await decide(body._id, 'dismissed')).body).toEqual(once.body)
  expect(await decide(body._id, 'removed')).toMatchObject({
    status: 409,
    body: { error: 'decided_otherwise' },
  })
  expect((await as(app, null).get(`/api/phones/${phone._id}`)).body.state).toBe('live')
  // A resolved report does not stop its reporter from filing another.
  expect((await report(buyer, phone._id)).status).toBe(201)
})

test('removing a phone cancels its order and closes all its reports', async () => {
  const phone = await buildListing(app, { seller })
  await as(app, seller).post('/api/advertise', { phoneId: phone._id })
  await as(app, buyer).post('/api/advertise', { phoneId: phone._id })
  const mine = (await report(buyer, phone._id)).body._id
  const others = (await report(await buildUser(app), phone._id)).body._id
  const once = await decide(mine, 'removed', { reason: 'Reported stolen by the police.' })
  expect(once).toMatchObject({
    status: 200,
    body: { decision: 'removed', listingState: 'removed' },
  })
  expect((await decide(mine, 'removed')).body).toEqual(once.body)
  expect((await decide(others, 'removed')).status).toBe(200)
  expect((await decide(others, 'dismissed')).status).toBe(409)
  expect((await inQueue(others))?.decision).toBe('removed')
  expect((await as(app, null).get(`/api/phones/${phone._id}`)).status).toBe(410)
  expect((await as(app, buyer).get('/api/orders')).body[0]).toMatchObject({
    phoneId: phone._id,
    state: 'cancelled',
  })
  const adverts = (await as(app, null).get('/api/advertise')).body
  expect(adverts.map((advert: { phoneId: string }) => advert.phoneId)).not.toContain(phone._id)
  const { rows } = await app.deps.db.pool.query(
    `select action, actor_id, data->>'reason' as reason from audit_log
     where subject_id = any($1) and actor_role = 'admin' order by action, id`,
    [[phone._id, mine, others]],
  )
  expect(rows.map((row) => row.action)).toEqual([
    'phone_removed',
    'report_decided',
    'report_decided',
  ])
  expect(rows.every((row) => row.actor_id === admin.id && /police/.test(row.reason))).toBe(true)
})

test('two admins can decide two reports of one phone at once', async () => {
  const second = await buildUser(app, { role: 'admin' })
  for (let round = 0; round < 3; round += 1) {
    const phone = await buildListing(app, { seller })
    const one = (await report(buyer, phone._id)).body._id
    const other = (await report(await buildUser(app), phone._id)).body._id
    const [mine, theirs] = await Promise.all([
      decide(one, 'removed'),
      decide(other, 'removed', {}, second),
      as(app, buyer).post('/api/advertise', { phoneId: phone._id }),
    ])
    expect([mine?.status, theirs?.status]).toEqual([200, 200])
    const { rows } = await app.deps.db.pool.query(
      `select count(*) as n from orders where listing_id = $1 and state = 'awaiting_payment'`,
      [phone._id],
    )
    expect(rows[0].n).toBe(0)
  }
})

test('simultaneous contrary decisions leave one decision', async () => {
  for (let round = 0; round < 8; round += 1) {
    const phone = await buildListing(app, { seller })
    const { body } = await report(buyer, phone._id)
    const both = await Promise.all([decide(body._id, 'removed'), decide(body._id, 'dismissed')])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    const isThere = (await as(app, null).get(`/api/phones/${phone._id}`)).status === 200
    expect(isThere).toBe(both[1]?.status === 200)
  }
})

test('a report outlives the account of its reporter', async () => {
  const phone = await buildListing(app, { seller })
  const reporter = await buildUser(app)
  const { body } = await report(reporter, phone._id)
  await as(app, admin).delete(`/api/users/${reporter.id}`)
  expect((await inQueue(body._id))?.reporter).toBe('Deleted account')
})

test('429: an account can make 20 reports a day, and repeating one does not count', async () => {
  const reporter = await buildUser(app)
  const report = async (phoneId: string) =>
    (await as(app, reporter).post(paths.reports(), { phoneId, reason: 'misleading' })).status
  for (let n = 0; n < 20; n += 1) {
    const { _id } = await buildListing(app, {})
    expect(await report(_id)).toBe(201)
    if (n < 19) expect(await report(_id)).toBe(200)
  }
  const { _id } = await buildListing(app, {})
  expect(await report(_id)).toBe(429)
})
