import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDeadlines } from '../src/modules/orders/index.ts'
import { MAX_BODY_BYTES } from '../src/platform/http/malformed-requests.ts'
import { MINUTE } from '../src/shared/time.ts'
import { as, buildListing, buildUser, type TestApp, type TestUser, testApp } from './app.ts'
import { TEST_PASSWORD } from './build/user.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const phone = { brand: 'Nokia', name: 'Nokia 3310', price: '30' }
const liveOf = async (seller: TestUser) =>
  (
    await app.deps.db.pool.query(`select 1 from listings where seller_id = $1 and state = 'live'`, [
      seller.id,
    ])
  ).rowCount

test('a body without a length is read only up to the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
      if (sent > 100 * MAX_BODY_BYTES) controller.close()
    },
  })
  const response = await app.app.request('http://localhost:3000/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(3 * MAX_BODY_BYTES)
})

test('simultaneous guesses count like sequential ones', async () => {
  const user = await buildUser(app)
  const guess = (password: string) =>
    as(app, null).post('/api/auth/sign-in/email', { email: user.email, password })
  const passwords = Array.from({ length: 30 }, (_, n) => (n === 20 ? TEST_PASSWORD : `wrong ${n}`))
  const answers = await Promise.all(passwords.map(guess))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(19)
})

test('a seller banned while listing has nothing for sale', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const list = () => as(app, seller).post('/api/phones', phone)
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, list),
    as(app, admin).put(`/api/bans/${seller.id}`),
    ...Array.from({ length: 6 }, list),
  ])
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  expect(await liveOf(seller)).toBe(0)
})

test('deleting a seller while listing causes no error', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const list = () => as(app, seller).post('/api/phones', phone)
  const answers = await Promise.all([
    list(),
    list(),
    as(app, admin).delete(`/api/users/${seller.id}`),
    list(),
    list(),
  ])
  expect(answers.every(({ status }) => status < 500)).toBe(true)
})

test.each([
  { who: 'new buyer', bought: 0, most: 2, error: 'too_many_holds_of_new_buyer' },
  { who: 'buyer with a completed order', bought: 1, most: 10, error: 'too_many_holds' },
])('a $who can book $most phones at once', async ({ bought, most, error }) => {
  const buyer = await buildUser(app)
  const seller = await buildUser(app, { role: 'Seller' })
  if (bought) await buyCash(seller, buyer)
  const phones = await Promise.all(Array.from({ length: 14 }, () => buildListing(app, { seller })))
  const answers = await Promise.all(
    phones.map(({ _id }) => as(app, buyer).post('/api/advertise', { phoneId: _id })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(most)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.map(({ body }) => body.error)).toEqual(Array(14 - most).fill(error))
})

/** A completed sale, from listing to hand-over. */
async function buyCash(seller: TestUser, buyer: TestUser) {
  const { _id } = await buildListing(app, { seller })
  const { order } = (await as(app, buyer).post('/api/advertise', { phoneId: _id })).body
  const handed = await as(app, seller).post(`/api/orders/${order._id}/hand-over`, {
    code: order.handOverCode,
  })
  expect(handed.status).toBe(200)
}

test('giving back and booking again takes longer each time, and only for that buyer', async () => {
  const [buyer, other] = [await buildUser(app), await buildUser(app)]
  const phone = await buildListing(app, {})
  const book = (by: TestUser) => as(app, by).post('/api/advertise', { phoneId: phone._id })
  const cancelBooking = async (by: TestUser) => {
    const { status, body } = await book(by)
    expect(status).toBe(201)
    expect((await as(app, by).post(`/api/orders/${body.order._id}/cancel`)).status).toBe(200)
  }
  await cancelBooking(buyer)
  await cancelBooking(buyer)
  for (const [minutes, text] of [
    [15, '15 minutes'],
    [60, '60 minutes'],
    [360, '6 hours'],
  ] as const) {
    const refused = await book(buyer)
    expect([refused.status, refused.body.error]).toEqual([429, 'cooling_down'])
    expect(refused.body.message).toContain(`You can book again in ${text}.`)
    expect(refused.headers.get('retry-after')).toBe(String(minutes * 60))
    app.clock.advance(minutes * MINUTE)
    await cancelBooking(buyer)
  }
  await cancelBooking(other)
  app.clock.advance(8 * 24 * 60 * MINUTE)
  await cancelBooking(buyer)
})

test('bookings that expired count like those given back', async () => {
  const buyer = await buildUser(app)
  for (let turn = 0; turn < 2; turn += 1) {
    const phone = await buildListing(app, {})
    const booked = await as(app, buyer).post('/api/advertise', { phoneId: phone._id })
    expect(booked.status).toBe(201)
    app.clock.advance(49 * 60 * MINUTE)
    await runDeadlines(app.deps)
  }
  const phone = await buildListing(app, {})
  const { body } = await as(app, buyer).post('/api/advertise', { phoneId: phone._id })
  expect(body.error).toBe('cooling_down')
})

test('a phone is never booked at a price that changed after the buyer saw it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [buyer, seller] = [await buildUser(app), await buildUser(app, { role: 'Seller' })]
    const phone = await buildListing(app, { seller, price: '300' })
    const phoneForm = { brand: phone.brand, name: phone.name }
    const [raised, booked] = await Promise.all([
      as(app, seller).put(`/api/phones/${phone._id}`, { ...phoneForm, price: '999' }),
      as(app, buyer).post('/api/advertise', { phoneId: phone._id, price: '300.00' }),
    ])
    expect([200, 409]).toContain(raised.status)
    if (booked.status === 201) expect(booked.body.order.priceMinor).toBe(30_000)
    else expect(booked.body.error).toBe('price_changed')
  }
})

test('429: bookings and adverts are limited per account and hour', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  for (const who of [seller, await buildUser(app)]) {
    const call = () => as(app, who).post('/api/advertise', { phoneId: phone._id })
    for (let n = 0; n < 30; n += 1) expect((await call()).status).toBeLessThan(300)
    expect((await call()).body.error).toBe('too_many')
  }
})

test('promoting a seller withdraws their phones and cancels open bookings', async () => {
  const [seller, buyer] = [await buildUser(app, { role: 'Seller' }), await buildUser(app)]
  const sold = await buildListing(app, { seller })
  await buildListing(app, { seller })
  await as(app, buyer).post('/api/advertise', { phoneId: sold._id })
  expect((await as(app, admin).put(`/api/users/${seller.id}`)).body.modifiedCount).toBe(1)
  expect(await liveOf(seller)).toBe(0)
  expect((await as(app, buyer).get('/api/orders')).body[0].state).toBe('cancelled')
})

test('of two admins who delete each other at once, one succeeds', async () => {
  const [one, two] = [
    await buildUser(app, { role: 'admin' }),
    await buildUser(app, { role: 'admin' }),
  ]
  const answers = await Promise.all([
    as(app, one).delete(`/api/users/${two.id}`),
    as(app, two).delete(`/api/users/${one.id}`),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a stale return from Google ends on the login page with the reason', async () => {
  const answer = await as(app, null).get('/api/auth/callback/google?state=made-up&code=x')
  expect(answer.headers.get('location')).toMatch(/\/login\?error=/)
})

test('429: sign-ups per address are limited', async () => {
  const crowd = await testApp()
  try {
    const SIGN_UPS_PER_HOUR = 100
    const signUp = async (email: string) => {
      const body = { name: 'Crowd', email, password: 'a long enough secret' }
      return (await as(crowd, null).post('/api/auth/sign-up/email', body)).status
    }
    for (let n = 0; n < 5; n += 1) expect(await signUp(`crowd${n}@example.org`)).toBe(200)
    // Refused ones count too, and take no slow hash of a password.
    for (let n = 5; n < SIGN_UPS_PER_HOUR; n += 1)
      expect(await signUp('crowd0@example.org')).toBe(422)
    expect(await signUp('late@example.org')).toBe(429)
  } finally {
    await crowd.close()
  }
})
