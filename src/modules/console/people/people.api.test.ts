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
import { notifyPeople } from '../../notifications/index.ts'
import { book } from '../../orders/orders.fixture.ts'

let app: TestApp
let admin: TestUser
let other: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin', name: 'Ada Admin' })
  other = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

test('a person is shown with what they sell and buy, and reports about and by them', async () => {
  const seller = await buildUser(app, { role: 'Seller', name: 'Sol' })
  const buyer = await buildUser(app)
  const phone = await buildListing(app, { seller })
  await buildListing(app, { seller })
  await book(app, buyer, phone._id)
  await as(app, buyer).post(paths.reports(), { sellerId: seller.id, reason: 'fraud' })
  expect((await as(app, admin).get(paths.person(seller.id))).body).toMatchObject({
    user: { name: 'Sol', role: 'Seller', banned: false },
    listings: { live: 1, reserved: 1 },
    sold: { awaiting_payment: 1 },
    bought: {},
    reports: { about: 1, openAbout: 1, by: 0 },
    money: [],
  })
  expect((await as(app, admin).get(paths.person(buyer.id))).body).toMatchObject({
    bought: { awaiting_payment: 1 },
    reports: { about: 0, by: 1 },
  })
  const listed = async (path: string, person: string) =>
    (await as(app, admin).get(`${path}?person=${person}`)).body
  expect((await listed(paths.allListings(), seller.id)).items).toHaveLength(2)
  expect((await listed(paths.allListings(), buyer.id)).items).toHaveLength(0)
  for (const { id } of [seller, buyer]) {
    expect((await listed(paths.allOrders(), id)).items).toHaveLength(1)
    expect(await listed(paths.reports(), id)).toHaveLength(1)
  }
  for (const id of ['nonsense', crypto.randomUUID()])
    expect((await as(app, admin).get(paths.person(id))).status).toBe(404)
})

test('the risk of a person is shown to those who review it, with the reasons of each listing', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const expensive = { brand: 'Apple', name: 'iPhone 15 Pro', price: '1600' }
  const listed = (await as(app, seller).post(paths.phones(), expensive)).body
  const { risk } = (await as(app, admin).get(paths.person(seller.id))).body
  expect(risk.score).toBeGreaterThanOrEqual(50)
  expect(risk).toMatchObject({
    review: null,
    listings: [{ phoneId: listed._id, state: 'pending_review', score: risk.score }],
  })
  expect(risk.listings[0].reasons).toContain(
    'A phone for about $700 or more from an account of 7 days at most, with no sale',
  )
  const support = await buildUser(app, { role: 'admin', staffRole: 'support' })
  expect((await as(app, support).get(paths.person(seller.id))).body.risk).toBeNull()
  expect((await as(app, admin).get(paths.person(other.id))).body.risk).toBeNull()
})

test('a warning reaches the person with its reason, and is in the audit log', async () => {
  const person = await buildUser(app)
  const warn = (id: string, reason = 'Write about phones only') =>
    as(app, admin).post(paths.personWarnings(id), { reason })
  expect((await warn(person.id)).status).toBe(200)
  while ((await notifyPeople(app.deps)) > 0);
  const { body } = await as(app, person).get(paths.notifications())
  expect(body.items[0]).toMatchObject({
    title: 'A moderator sent you a warning',
    text: expect.stringContaining('Write about phones only'),
  })
  const log = await as(app, admin).get(`${paths.auditLog()}?action=account_warned`)
  expect(log.body.items).toMatchObject([{ subject: { id: person.id } }])
  expect((await warn(person.id, ' ')).status).toBe(422)
  expect((await warn(admin.id)).status).toBe(409)
  await as(app, admin).put(paths.ban(person.id))
  expect((await warn(person.id)).body.error).toBe('banned')
})

test('staff read each other’s notes, change their own, and leave them when they go', async () => {
  const person = await buildUser(app)
  const list = async (by = admin) => (await as(app, by).get(paths.personNotes(person.id))).body
  const { status, body: note } = await as(app, admin).post(paths.personNotes(person.id), {
    text: ' Called us.\r\nWants a receipt. ',
  })
  expect([status, note]).toMatchObject([
    201,
    { text: 'Called us.\nWants a receipt.', author: 'Ada Admin', isOwn: true, editedAt: null },
  ])
  expect(await list(other)).toMatchObject([{ _id: note._id, isOwn: false }])
  const change = { text: 'Got it' }
  for (const method of ['put', 'delete'] as const)
    expect((await as(app, other)[method](paths.staffNote(note._id), change)).status).toBe(403)
  expect((await as(app, admin).put(paths.staffNote(note._id), change)).body).toMatchObject({
    text: 'Got it',
    editedAt: expect.any(String),
  })
  const leaving = await buildUser(app, { role: 'admin' })
  await as(app, leaving).post(paths.personNotes(person.id), { text: 'From someone else' })
  await as(app, admin).delete(paths.user(leaving.id))
  expect(await list()).toMatchObject([{ author: null, isOwn: false }, { text: 'Got it' }])
  expect((await as(app, admin).delete(paths.staffNote(note._id))).status).toBe(200)
  expect(await list()).toHaveLength(1)
  for (const action of ['staff_note_added', 'staff_note_edited', 'staff_note_deleted']) {
    const log = await as(app, admin).get(`${paths.auditLog()}?action=${action}&about=${person.id}`)
    expect(log.body.items.length).toBeGreaterThan(0)
    // The text is deleted with the account; the log is kept.
    expect(JSON.stringify(log.body.items)).not.toContain('Called us')
  }
})

test('404 and 422: notes of nobody, and empty ones', async () => {
  const person = await buildUser(app)
  for (const id of ['nonsense', crypto.randomUUID()]) {
    expect((await as(app, admin).get(paths.personNotes(id))).status).toBe(404)
    expect((await as(app, admin).post(paths.personNotes(id), { text: 'x' })).status).toBe(404)
    expect((await as(app, admin).put(paths.staffNote(id), { text: 'x' })).status).toBe(404)
  }
  for (const text of ['', ' ', 'x'.repeat(2_001), 'a\u202eb'])
    expect((await as(app, admin).post(paths.personNotes(person.id), { text })).status).toBe(422)
})
