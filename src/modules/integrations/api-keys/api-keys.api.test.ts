import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  ORIGIN,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { buildApiKey, type TestKey } from '../../../../test/build/api-key.ts'
import { API_KEY_CALLS_PER_MINUTE } from '../../../shared/integrations/api-scopes.ts'
import { DAY, MINUTE } from '../../../shared/time.ts'
import { deleteOldKeys } from './api-key.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const valid = { name: 'Warehouse', scopes: ['phones:read'], days: 30 }

/** The answer to a call with a key; `path` needs no scope unless it is given. */
function call(key: TestKey, path = '/api/my-phones', init: RequestInit = {}) {
  const headers = { ...key.headers, ...init.headers }
  return app.app.request(`${ORIGIN}${path}`, { ...init, headers })
}
const statusOf = async (key: TestKey) => (await call(key)).status
const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error

const sellerKey = async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  return { seller, key: await buildApiKey(app, seller, ['phones:read', 'phones:write']) }
}

test('a key is shown once, calls the API for its owner, and only its hash is stored', async () => {
  const { seller, key } = await sellerKey()
  expect(key.token).toMatch(/^redial_[\w-]{43}$/)
  const listing = await buildListing(app, { seller })
  const own = await as(app, null).get('/api/my-phones', key.headers)
  expect(own.body.items.map(({ _id }: { _id: string }) => _id)).toEqual([listing._id])
  expect((await as(app, null).get('/api/me', key.headers)).body.user.email).toBe(seller.email)
  const [listed] = (await as(app, seller).get('/api/api-keys')).body
  expect(listed).toMatchObject({ state: 'active', ending: key.token.slice(-4), name: 'Sync' })
  expect(listed.lastUsedAt).toBe(app.clock.now().toISOString())
  const { rows } = await app.deps.db.pool.query(
    'select row_to_json(k)::text as text from api_keys k',
  )
  expect(rows.map(({ text }) => text).join()).not.toContain(key.token)
})

test('making and revoking a key is in the security log and the audit log, and the owner is notified', async () => {
  const { seller, key } = await sellerKey()
  await as(app, seller).delete(`/api/api-keys/${key.id}`)
  const events = (await as(app, seller).get('/api/me/security-events')).body
  expect(
    events.map(({ kind, detail }: { kind: string; detail: string }) => [kind, detail]),
  ).toEqual([
    ['api_key_revoked', 'Sync'],
    ['api_key_created', 'Sync'],
  ])
  const { rows } = await app.deps.db.pool.query(
    `select action from audit_log where subject_id = $1 order by id`,
    [key.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['api_key_created', 'api_key_revoked'])
})

test('a key needs a recent login', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await app.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    [seller.id],
  )
  const answer = await as(app, seller).post('/api/api-keys', valid)
  expect([answer.status, answer.body.error]).toEqual([403, 'reauthentication_required'])
})

test('wrong input is refused at its field', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const fields = async (changed: object) =>
    (await as(app, seller).post('/api/api-keys', { ...valid, ...changed })).body.fields
  expect(await fields({ name: ' ' })).toEqual({ name: 'Name is required' })
  expect(await fields({ scopes: [] })).toEqual({ scopes: 'Choose what the key may do' })
  expect(await fields({ scopes: ['everything'] })).toHaveProperty(['scopes.0'])
  expect(await fields({ days: 31 })).toHaveProperty('days')
  expect(await fields({ scopes: ['shop-orders:read'] })).toEqual({
    scopes: 'Your account cannot give all of these to a key',
  })
  const buyer = await buildUser(app)
  expect((await as(app, buyer).post('/api/api-keys', valid)).status).toBe(403)
})

test('an account has at most 20 keys that work, also when they are made at once', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const answers = await Promise.all(
    Array.from({ length: 23 }, () => as(app, seller).post('/api/api-keys', valid)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 409)).toHaveLength(3)
})

test('nobody revokes the key of another person', async () => {
  const { key } = await sellerKey()
  const other = await buildUser(app, { role: 'Seller' })
  expect((await as(app, other).delete(`/api/api-keys/${key.id}`)).status).toBe(404)
  expect((await as(app, other).delete('/api/api-keys/none')).status).toBe(404)
  expect(await statusOf(key)).toBe(200)
})

async function suspend(seller: TestUser, admin: TestUser) {
  const { status } = await as(app, admin).put(`/api/bans/${seller.id}`, { reason: 'Fraud' })
  expect(status).toBe(200)
}

test('a ban ends the keys at once and for good', async () => {
  const { seller, key } = await sellerKey()
  const admin = await buildUser(app, { role: 'admin' })
  await suspend(seller, admin)
  const answer = await call(key)
  expect([answer.status, await errorOf(answer)]).toEqual([401, 'invalid_api_key'])
  await as(app, admin).delete(`/api/bans/${seller.id}`)
  expect(await statusOf(key)).toBe(401)
})

test('another role and the deletion of the account end the keys', async () => {
  const { seller, key } = await sellerKey()
  await app.deps.db.pool.query(`update users set role = 'Buyer' where id = $1`, [seller.id])
  expect(await statusOf(key)).toBe(401)
  const deleted = await sellerKey()
  expect((await as(app, deleted.seller).delete('/api/me')).status).toBe(200)
  expect(await statusOf(deleted.key)).toBe(401)
})

test('a key of someone on the staff follows the second factor of its owner, as a session does', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const key = await buildApiKey(app, admin, ['shop-health:read'])
  const set = (change: string) =>
    app.deps.db.pool.query(`update users set ${change} where id = $1`, [admin.id])
  const outcomes = async () => {
    const answer = await call(key, '/api/backup-status')
    const session = await as(app, admin).get('/api/backup-status')
    return [answer.status === 200 ? '' : await errorOf(answer), session.body.error ?? '']
  }
  const open = ['', '']
  const closed = ['second_factor_required', 'second_factor_required']
  // Who was promoted has some days.
  expect(await outcomes()).toEqual(open)
  await set(`created_at = now() - interval '8 days'`)
  expect(await outcomes()).toEqual(closed)
  await set('created_at = now()')
  // Who was invited has none.
  await app.deps.db.pool.query(
    `insert into staff_invitations
       (id, email, staff_role, invited_by, created_at, sent_at, expires_at, ended_at, accepted_by)
     values (gen_random_uuid(), $2, 'admin', $1, now(), now(), now(), now(), $1)`,
    [admin.id, admin.email],
  )
  expect(await outcomes()).toEqual(closed)
  await set('second_factor_at = now()')
  expect(await outcomes()).toEqual(open)
})

test('a key ends on its date, and is deleted half a year later', async () => {
  const { seller, key } = await sellerKey()
  app.clock.advance(30 * DAY - MINUTE)
  expect(await statusOf(key)).toBe(200)
  app.clock.advance(MINUTE)
  expect(await statusOf(key)).toBe(401)
  const [listed] = (await as(app, seller).get('/api/api-keys')).body
  expect(listed.state).toBe('expired')
  app.clock.advance(181 * DAY)
  await deleteOldKeys(app.deps)
  expect((await as(app, seller).get('/api/api-keys')).body).toEqual([])
})

test('a call with a key and a session is refused, and one that only looks like a key is 401', async () => {
  const { seller, key } = await sellerKey()
  const both = await call(key, '/api/my-phones', { headers: { cookie: seller.cookie } })
  expect([both.status, await errorOf(both)]).toEqual([400, 'two_logins'])
  for (const token of ['redial_', 'made-up', `redial_${'a'.repeat(43)}`]) {
    const answer = await app.app.request(`${ORIGIN}/api/config`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([token, answer.status]).toEqual([token, 401])
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
  }
  // A proxy with a login of its own.
  const basic = { authorization: 'Basic YTpi', cookie: seller.cookie }
  const answer = await app.app.request(`${ORIGIN}/api/my-phones`, { headers: basic })
  expect(answer.status).toBe(200)
})

test('a key needs no origin of the shop, and repeats a call once with an idempotency key', async () => {
  const { seller, key } = await sellerKey()
  const listing = await buildListing(app, { seller })
  const pause = (headers: Record<string, string> = {}) =>
    call(key, `/api/phones/${listing._id}/pause`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: 'https://other.example', ...headers },
    })
  const first = await pause({ 'idempotency-key': 'pause-1' })
  expect(first.status).toBe(200)
  const again = await pause({ 'idempotency-key': 'pause-1' })
  expect(again.headers.get('idempotent-replay')).toBe('true')
  // Another key of the same person does not get that answer.
  const other = await buildApiKey(app, seller, ['phones:write'])
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'pause-1' }
  const path = `/api/phones/${listing._id}/pause`
  expect((await call(other, path, { method: 'POST', body: '{}', headers })).status).toBe(422)
})

test('each key has a limit of calls in a minute', async () => {
  const { seller, key } = await sellerKey()
  const statuses: number[] = []
  for (let sent = 0; sent < API_KEY_CALLS_PER_MINUTE + 1; sent += 20)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 20 }, () => call(key, '/api/time')))).map(
        ({ status }) => status,
      ),
    )
  expect(statuses.filter((status) => status === 200)).toHaveLength(API_KEY_CALLS_PER_MINUTE)
  const answer = await call(key)
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await statusOf(await buildApiKey(app, seller, ['phones:read']))).toBe(200)
})
