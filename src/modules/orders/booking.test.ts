import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { BOOKING_HOLD_HOURS } from '../../shared/orders/order-limits.ts'
import { HOUR } from '../../shared/time.ts'
import { bookInTransaction } from './book-phone.ts'
import {
  book,
  buildBooking,
  buildCrowd,
  buildKnownBuyer,
  listAuditRows,
  listEvents,
  listOrders,
  phoneState,
} from './orders.fixture.ts'

let app: TestApp
let buyer: TestUser

beforeAll(async () => {
  app = await testApp()
  buyer = await buildKnownBuyer(app)
})
afterAll(() => app.close())

test('201: booking reserves the phone for 48 hours and records event and audit row', async () => {
  const phone = await buildListing(app, { name: 'iPhone 12', price: '300' })
  const { status, body } = await book(app, buyer, phone._id)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    acknowledged: true,
    advert: { _id: phone._id, phoneId: phone._id, booked: true, state: 'reserved' },
    order: {
      phoneId: phone._id,
      name: 'iPhone 12',
      price: '300.00',
      paymentMethod: 'meet_up',
      state: 'awaiting_payment',
      buyer: buyer.name,
      seller: phone.seller,
      transitions: ['cancel'],
    },
  })
  const holdsFor = Date.parse(body.order.dueAt) - app.clock.now().getTime()
  expect(holdsFor).toBe(BOOKING_HOLD_HOURS * HOUR)
  expect(await phoneState(app, phone._id)).toBe('reserved')
  expect(await listEvents(app, body.order._id)).toEqual(['phone_booked'])
  expect(await listAuditRows(app, 'order', body.order._id)).toEqual([
    { action: 'phone_booked', actor_id: buyer.id, actor_role: 'Buyer' },
  ])
})

test('200: booking again returns the same open order', async () => {
  const phone = await buildListing(app)
  const first = await book(app, buyer, phone._id)
  const again = await book(app, buyer, phone._id)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body.order._id).toBe(first.body.order._id)
  await as(app, buyer).post(`/api/orders/${first.body.order._id}/cancel`)
  const later = await book(app, buyer, phone._id)
  expect(later.status).toBe(201)
  expect(later.body.order._id).not.toBe(first.body.order._id)
})

test('a repeated Idempotency-Key returns the first answer, even after the order ended', async () => {
  const phone = await buildListing(app)
  const first = await book(app, buyer, phone._id, 'once')
  await as(app, buyer).post(`/api/orders/${first.body.order._id}/cancel`)
  const replay = await book(app, buyer, phone._id, 'once')
  expect([replay.status, replay.body]).toEqual([201, first.body])
  expect(await phoneState(app, phone._id)).toBe('live')
})

test('422: a key is for one phone; another buyer can use the same key', async () => {
  const [one, other] = [await buildListing(app), await buildListing(app)]
  await book(app, buyer, one._id, 'two phones')
  expect(await book(app, buyer, other._id, 'two phones')).toMatchObject({
    status: 422,
    body: { error: 'key_reused' },
  })
  const somebody = await buildUser(app, { role: 'Buyer' })
  expect((await book(app, somebody, other._id, 'two phones')).status).toBe(201)
})

test('one key for two phones at once books one of them', async () => {
  const [one, other] = [await buildListing(app), await buildListing(app)]
  const answers = await Promise.all(
    [one, other].map((phone) => book(app, buyer, phone._id, 'at once')),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422])
  const states = await Promise.all([one, other].map((phone) => phoneState(app, phone._id)))
  expect(states.sort()).toEqual(['live', 'reserved'])
})

test('ten identical requests make one order and get equal answers', async () => {
  const phone = await buildListing(app)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => book(app, buyer, phone._id, 'ten')),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await listOrders(app, phone._id)).toHaveLength(1)
})

test('ten requests without a key make one order and no refusal', async () => {
  const phone = await buildListing(app)
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(app, buyer, phone._id)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(9).fill(200), 201])
  expect(new Set(answers.map((answer) => answer.body.order._id)).size).toBe(1)
})

test('409: a booked phone cannot be booked by another', async () => {
  const { phone } = await buildBooking(app)
  expect(await book(app, buyer, phone._id)).toMatchObject({
    status: 409,
    body: { error: 'already_booked', message: 'Someone else booked this phone.' },
  })
})

test('409: a withdrawn phone is not for sale', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  await as(app, seller).delete(`/api/phones/${phone._id}`)
  expect(await book(app, buyer, phone._id)).toMatchObject({
    status: 409,
    body: { error: 'not_for_sale' },
  })
})

test('of 200 simultaneous buyers one gets the phone and 199 are refused', async () => {
  const phone = await buildListing(app)
  const crowd = await buildCrowd(app, 200)
  const answers = await Promise.all(crowd.map((each) => book(app, each, phone._id)))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect({ booked: count(201), refused: count(409), all: answers.length }).toEqual({
    booked: 1,
    refused: 199,
    all: 200,
  })
  expect((await listOrders(app, phone._id)).map((order) => order.state)).toEqual([
    'awaiting_payment',
  ])
  expect(await phoneState(app, phone._id)).toBe('reserved')
})

test('across many servers each phone is booked once, by the unique index', async () => {
  const phones = await Promise.all(Array.from({ length: 4 }, () => buildListing(app)))
  const crowd = await buildCrowd(app, 40)
  // Calls the transaction directly: no check before it hides the race.
  const outcomes = await Promise.all(
    crowd.map((each, index) =>
      inTransaction(app.deps.db, (tx) =>
        bookInTransaction(app.deps, tx, {
          buyer: each,
          actor: each,
          listingId: phones[index % phones.length]!._id,
          seenVersion: { version: 1, concerns: 'booking' },
          at: app.clock.now(),
        }),
      ),
    ),
  )
  const refused = outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : []))
  expect(refused).toEqual(Array(crowd.length - phones.length).fill('already_booked'))
  for (const phone of phones) expect(await listOrders(app, phone._id)).toHaveLength(1)
})
