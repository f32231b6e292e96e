import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { TEST_PASSWORD } from '../../../test/build/user.ts'
import { api } from '../../contract/urls.ts'

let app: TestApp
let bea: TestUser
let sam: TestUser

beforeAll(async () => {
  app = await testApp()
  bea = await buildUser(app, { role: 'Buyer', name: 'Bea Buyer' })
  sam = await buildUser(app, { role: 'Buyer', name: 'Sam Other' })
})
afterAll(() => app.close())

/** The header that a page of this person sends. */
const pageOf = (user: TestUser) => ({ 'X-Account': user.id })
const json = { 'content-type': 'application/json' }

async function countOrders(phoneId: string) {
  const text = 'select 1 from orders where listing_id = $1'
  return (await app.deps.db.pool.query(text, [phoneId])).rows.length
}

test('409 other_account: a page of another account books nothing, and reads who is logged in', async () => {
  const phone = await buildListing(app)
  const book = (headers: Record<string, string>) =>
    as(app, sam).post('/api/advertise', { phoneId: phone._id }, headers)
  const key = { 'idempotency-key': 'one-booking' }
  const { status, body } = await book({ ...pageOf(bea), ...key })
  expect([status, body.error]).toEqual([409, 'other_account'])
  expect(body.message).toContain('logged in as Sam Other')
  expect(await countOrders(phone._id)).toBe(0)

  // The refusal is not what the key stands for.
  expect((await book({ ...pageOf(sam), ...key })).status).toBe(201)
  expect(await countOrders(phone._id)).toBe(1)
})

test('409 other_account for every method, an upload, and a proof of identity', async () => {
  const phone = await buildListing(app)
  const headers = { ...json, ...pageOf(bea) }
  const form = new FormData()
  form.append('image', new Blob(['x'], { type: 'image/png' }), 'x.png')
  for (const [method, path, init] of [
    ['PUT', api.favorite(phone._id), { body: '{}', headers }],
    ['DELETE', api.me(), { body: '{}', headers }],
    ['POST', api.media(), { body: form, headers: pageOf(bea) }],
    [
      'POST',
      '/api/auth/reauthenticate',
      { body: JSON.stringify({ password: TEST_PASSWORD }), headers },
    ],
  ] as const) {
    const { status, body } = await as(app, sam).send(method, path, init)
    expect([path, status, body.error]).toEqual([path, 409, 'other_account'])
  }
})

test('409 other_account: a page of another account reads nothing personal', async () => {
  for (const path of [api.favoriteIds(), api.offers(), api.conversations(), api.orders()]) {
    const { status, body } = await as(app, sam).get(path, pageOf(bea))
    expect([path, status, body.error]).toEqual([path, 409, 'other_account'])
    expect((await as(app, sam).get(path, pageOf(sam))).status).toBe(200)
  }
  const me = await as(app, sam).get(api.me(), pageOf(bea))
  expect([me.status, me.body.user.name]).toEqual([200, 'Sam Other'])
})

test('programs without the header, public reads, and calls without a session are not compared', async () => {
  const phone = await buildListing(app)
  expect((await as(app, sam).put(api.favorite(phone._id), {})).status).toBe(200)
  expect((await as(app, sam).get(api.phone(phone._id), pageOf(bea))).status).toBe(200)
  const { status, body } = await as(app, null).send('PUT', api.favorite(phone._id), {
    body: '{}',
    headers: { ...json, ...pageOf(bea) },
  })
  expect([status, body.error]).toEqual([401, 'not_logged_in'])
})

test('logging in and out is possible from a page of another account', async () => {
  const login = { email: bea.email, password: TEST_PASSWORD }
  expect((await as(app, sam).post(api.logIn(), login, pageOf(bea))).status).toBe(200)
  const guest = await buildUser(app)
  expect((await as(app, guest).post(api.logOut(), {}, pageOf(bea))).status).toBe(200)
  expect((await as(app, guest).get(api.favoriteIds())).status).toBe(401)
})
