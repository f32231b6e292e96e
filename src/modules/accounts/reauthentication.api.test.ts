import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { TEST_PASSWORD } from '../../../test/build/user.ts'

const reauthenticate = '/api/auth/reauthenticate'
const reauthentication = '/api/auth/reauthentication'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await buildUser(app, { role: 'admin' })
})

/** Makes the last proof of all sessions of a user so old. */
async function ageProof(user: TestUser, age: string) {
  await app.deps.db.pool.query(
    'update sessions set authenticated_at = now() - $2::interval where user_id = $1',
    [user.id, age],
  )
}

/** Proves with the password; the browser then has the new token of its session. */
async function prove(user: TestUser) {
  const { status, headers } = await as(app, user).post(reauthenticate, { password: TEST_PASSWORD })
  expect(status).toBe(200)
  const [session = ''] = headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return { ...user, cookie: session }
}

test('a sensitive action needs a confirmed identity within 15 minutes; the password confirms it', async () => {
  const { id } = await buildUser(app)
  await ageProof(admin, '14 minutes')
  expect((await as(app, admin).put(`/api/bans/${id}`)).status).toBe(200)
  await ageProof(admin, '15 minutes 1 second')
  const refused = await as(app, admin).delete(`/api/users/${id}`)
  expect([refused.status, refused.body.error]).toEqual([403, 'reauthentication_required'])
  expect((await as(app, admin).get(reauthentication)).body).toEqual({
    isRecent: false,
    methods: ['password'],
  })
  const proven = await prove(admin)
  expect((await as(app, proven).get(reauthentication)).body.isRecent).toBe(true)
  expect((await as(app, proven).delete(`/api/users/${id}`)).body.deletedCount).toBe(1)
})

test('the proof gives the session a new token, and the one before is worthless', async () => {
  const proven = await prove(admin)
  expect(proven.cookie).toMatch(/^redial\.session_token=/)
  expect(proven.cookie).not.toBe(admin.cookie.split(';')[0])
  const who = async (user: TestUser) => (await as(app, user).get('/api/me')).body.user
  expect(await who(admin)).toBeNull()
  expect((await who(proven))._id).toBe(admin.id)
  expect((await as(app, proven).get('/api/me/sessions')).body).toHaveLength(1)
})

test('a confirmed identity is valid only in its browser', async () => {
  const { body: inOther, headers } = await as(app, null).post('/api/auth/sign-in/email', {
    email: admin.email,
    password: TEST_PASSWORD,
  })
  expect(inOther.user.email).toBe(admin.email)
  const other = {
    cookie: headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  }
  await ageProof(admin, '1 hour')
  await as(app, admin).post(reauthenticate, { password: TEST_PASSWORD })
  expect((await as(app, other).get(reauthentication)).body.isRecent).toBe(false)
})

test.each([
  ['making someone an admin', 'PUT', (id: string) => `/api/users/${id}`],
  ['deleting a user', 'DELETE', (id: string) => `/api/users/${id}`],
  ['banning', 'PUT', (id: string) => `/api/bans/${id}`],
  ['unbanning', 'DELETE', (id: string) => `/api/bans/${id}`],
  ['banning who is reported', 'POST', (id: string) => `/api/reports/${id}/ban`],
  ['deciding a dispute', 'POST', (id: string) => `/api/orders/${id}/dispute/decision`],
  ['settling money', 'POST', (id: string) => `/api/money-tasks/${id}/settle`],
])('%s needs a recent proof', async (_, method, path) => {
  const { id } = await buildUser(app)
  await ageProof(admin, '1 hour')
  const answer = await as(app, admin).send(method, path(id))
  expect([answer.status, answer.body.error]).toEqual([403, 'reauthentication_required'])
})

test('changing the payout account needs a recent proof', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await ageProof(seller, '1 hour')
  const answer = await as(app, seller).post('/api/payout-account')
  expect([answer.status, answer.body.error]).toEqual([403, 'reauthentication_required'])
})

test('a call with an Idempotency-Key takes effect when it is repeated after the proof', async () => {
  const { id } = await buildUser(app)
  await ageProof(admin, '1 hour')
  const ban = () =>
    as(app, admin).send('PUT', `/api/bans/${id}`, { headers: { 'idempotency-key': 'one-ban' } })
  expect((await ban()).status).toBe(403)
  admin = await prove(admin)
  const banned = await ban()
  expect([banned.status, banned.body.banned]).toEqual([200, true])
})

test('422 at the field: a wrong password proves nothing', async () => {
  await ageProof(admin, '1 hour')
  const wrong = await as(app, admin).post(reauthenticate, { password: 'not this one' })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['password']])
  expect((await as(app, admin).get(reauthentication)).body.isRecent).toBe(false)
})

test('429: after ten wrong passwords even the right one has to wait', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await as(app, admin).post(reauthenticate, { password: 'wrong one' })).status).toBe(422)
  expect((await as(app, admin).post(reauthenticate, { password: TEST_PASSWORD })).status).toBe(429)
})

test('a session that uses up its attempts leaves those of the owner’s other session', async () => {
  const owner = await buildUser(app)
  const { headers } = await as(app, null).post('/api/auth/sign-in/email', {
    email: owner.email,
    password: TEST_PASSWORD,
  })
  const other = {
    cookie: headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  }
  const change = { currentPassword: 'wrong one', newPassword: 'four unrelated words here' }
  // One budget for all forms that take the password.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await as(app, other).post(reauthenticate, { password: 'wrong one' })).status).toBe(422)
    expect((await as(app, other).post('/api/auth/change-password', change)).status).toBe(422)
  }
  for (const [path, body] of [
    [reauthenticate, { password: TEST_PASSWORD }],
    ['/api/auth/change-password', { ...change, currentPassword: TEST_PASSWORD }],
    ['/api/email-change', { email: 'thief@example.org', password: TEST_PASSWORD }],
  ] as const)
    expect((await as(app, other).post(path, body)).status).toBe(429)
  expect((await as(app, owner).post(reauthenticate, { password: TEST_PASSWORD })).status).toBe(200)
})

test('wrong passwords of someone who is logged in are in the security log, counted together', async () => {
  const user = await buildUser(app)
  const wrong = 'wrong one'
  await as(app, user).post(reauthenticate, { password: wrong })
  await as(app, user).post('/api/auth/change-password', {
    currentPassword: wrong,
    newPassword: 'four unrelated words here',
  })
  await as(app, user).post('/api/email-change', { email: 'new@example.org', password: wrong })
  const { rows } = await app.deps.db.pool.query(
    'select kind, times from security_events where user_id = $1',
    [user.id],
  )
  expect(rows).toEqual([{ kind: 'wrong_password', times: 3 }])
})

test('an account without a password proves it with Google, and no password is right', async () => {
  await app.deps.db.pool.query(
    `update identities set password = null, provider_id = 'google' where user_id = $1`,
    [admin.id],
  )
  expect((await as(app, admin).get(reauthentication)).body.methods).toEqual(['google'])
  expect((await as(app, admin).post(reauthenticate, { password: TEST_PASSWORD })).status).toBe(422)
})
