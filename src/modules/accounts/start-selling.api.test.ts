import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { SELLER_TERMS_VERSION } from '../../shared/accounts/account-rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const accept = { termsVersion: SELLER_TERMS_VERSION }
const start = (user: Parameters<typeof as>[1], body: object = accept) =>
  as(app, user).post('/api/start-selling', body)

async function accepted(id: string) {
  const { rows } = await app.deps.db.pool.query(
    'select role, seller_terms_version as version, seller_terms_accepted_at as at from users where id = $1',
    [id],
  )
  return rows[0]
}

async function acceptances(id: string): Promise<number> {
  const { rows } = await app.deps.db.pool.query(
    `select count(*)::int as n from audit_log where action = 'seller_terms_accepted' and subject_id = $1`,
    [id],
  )
  return rows[0].n
}

test('a Buyer with an open booking and favorites becomes a Seller and keeps both', async () => {
  const buyer = await buildUser(app)
  const [booked, liked] = [await buildListing(app), await buildListing(app)]
  await as(app, buyer).post('/api/advertise', { phoneId: booked._id })
  await as(app, buyer).put(`/api/favorites/${liked._id}`)
  expect(await start(buyer)).toMatchObject({ status: 200, body: { role: 'Seller' } })
  expect(await accepted(buyer.id)).toEqual({
    role: 'Seller',
    version: SELLER_TERMS_VERSION,
    at: app.clock.now(),
  })
  const orders = (await as(app, buyer).get('/api/orders')).body
  expect(orders).toMatchObject([{ phoneId: booked._id, state: 'awaiting_payment' }])
  expect((await as(app, buyer).get('/api/favorite-ids')).body.ids).toEqual([liked._id])
  await buildListing(app, { seller: buyer })
})

test('one account buys and sells on the same day, never its own phones', async () => {
  const [ann, bob] = [await buildUser(app), await buildUser(app, { role: 'Seller' })]
  await start(ann)
  const [anns, bobs] = [
    await buildListing(app, { seller: ann }),
    await buildListing(app, { seller: bob }),
  ]
  const bought = await as(app, ann).post('/api/advertise', { phoneId: bobs._id })
  const sold = await as(app, bob).post('/api/advertise', { phoneId: anns._id })
  expect([bought.status, sold.status]).toEqual([201, 201])
  const own = await buildListing(app, { seller: ann })
  // The same call on their own phone advertises it.
  expect((await as(app, ann).post('/api/advertise', { phoneId: own._id })).body).toMatchObject({
    order: null,
    advert: { advertised: true, booked: false },
  })
  const offer = await as(app, ann).post('/api/offers', { phoneId: own._id, price: '100' })
  expect([offer.status, offer.body.error]).toEqual([403, 'own_phone'])
  const ids = async (path: string) =>
    (await as(app, ann).get(path)).body.map((order: { phoneId: string }) => order.phoneId)
  expect(await ids('/api/orders')).toEqual([bobs._id])
  expect(await ids('/api/sales')).toEqual([anns._id])
})

test('each side of an order has only its own moves, whatever its role', async () => {
  const [ann, bob] = [
    await buildUser(app, { role: 'Seller' }),
    await buildUser(app, { role: 'Seller' }),
  ]
  const phone = await buildListing(app, { seller: bob })
  const { body } = await as(app, ann).post('/api/advertise', { phoneId: phone._id })
  const cancel = (user: typeof ann) => as(app, user).post(`/api/orders/${body.order._id}/cancel`)
  expect((await cancel(bob)).status).toBe(403)
  expect((await cancel(ann)).body.state).toBe('cancelled')
})

test('repeating it, also ten times at once, records one acceptance', async () => {
  const buyer = await buildUser(app)
  const answers = await Promise.all(Array.from({ length: 10 }, () => start(buyer)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await acceptances(buyer.id)).toBe(1)
})

test('409 and 422: an unknown version of the terms, or none', async () => {
  const buyer = await buildUser(app)
  expect(await start(buyer, { termsVersion: SELLER_TERMS_VERSION + 1 })).toMatchObject({
    status: 409,
    body: { error: 'other_terms' },
  })
  expect((await start(buyer, {})).body.fields).toEqual({ termsVersion: 'Accept the seller terms' })
  expect(await accepted(buyer.id)).toEqual({ role: 'Buyer', version: null, at: null })
})

test('signing up as a Seller accepts the terms, signing up as a Buyer does not', async () => {
  const signUp = async (role: string) => {
    const email = `${role.toLowerCase()}@terms.example`
    const person = { name: role, email, password: 'a long enough one', role }
    const { body } = await as(app, null).post('/api/auth/sign-up/email', person)
    expect(JSON.stringify(body)).not.toContain('sellerTerms')
    return accepted(body.user.id)
  }
  expect(await signUp('Seller')).toMatchObject({ role: 'Seller', version: SELLER_TERMS_VERSION })
  expect(await signUp('Buyer')).toEqual({ role: 'Buyer', version: null, at: null })
})

test('the role Seller in the profile accepts the terms; a booking of one’s own allows going back', async () => {
  const ann = await buildUser(app)
  const profile = { name: 'Ann', email: ann.email }
  await as(app, ann).post('/api/users', { ...profile, role: 'Seller' })
  expect(await accepted(ann.id)).toMatchObject({ version: SELLER_TERMS_VERSION })
  const phone = await buildListing(app)
  await as(app, ann).post('/api/advertise', { phoneId: phone._id })
  expect(await as(app, ann).post('/api/users', { ...profile, role: 'Buyer' })).toMatchObject({
    status: 200,
    body: { role: 'Buyer' },
  })
})
