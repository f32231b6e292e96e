import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildUser, type TestApp, testApp } from '../../../../test/app.ts'

const NAME = 'redial.session_token'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

function sign(token: string, secret = app.deps.secret) {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

async function openSession({ ends = '1 day' } = {}) {
  const { id } = await buildUser(app)
  const token = crypto.randomUUID()
  await app.deps.db.pool.query(
    `insert into sessions (id, token, user_id, expires_at)
     values (gen_random_uuid(), $1, $2, now() + $3::interval)`,
    [token, id, ends],
  )
  return { id, token }
}

/** The user that the server sees behind this cookie; null when logged out. */
async function sessionUser(cookie: string): Promise<string | null> {
  const answer = await app.app.request('http://localhost:3000/api/me', { headers: { cookie } })
  const { user } = (await answer.json()) as { user: { _id: string } | null }
  return user?._id ?? null
}

test('a signed session cookie is accepted in every encoding', async () => {
  const { id, token } = await openSession()
  const value = sign(token)
  expect(await sessionUser(`${NAME}=${encodeURIComponent(value)}`)).toBe(id)
  expect(await sessionUser(`a=b; ${NAME}=${value}; c=d`)).toBe(id)
})

test('forged, expired and unknown sessions are rejected', async () => {
  const { token } = await openSession()
  const old = await openSession({ ends: '-1 second' })
  const values = [
    token,
    `${token}.`,
    `.${sign(token).split('.')[1]}`,
    sign(token, 'another secret'),
    sign(token).replace(/=$/, '').slice(0, -4),
    `${sign(token)}AAAA`,
    `x${sign(token)}`,
    sign(old.token),
    sign('no-such-token'),
    '',
    '%',
    '%E0%A4%A',
  ]
  for (const value of values) expect(await sessionUser(`${NAME}=${value}`)).toBeNull()
  expect(await sessionUser(`other=${encodeURIComponent(sign(token))}`)).toBeNull()
})
