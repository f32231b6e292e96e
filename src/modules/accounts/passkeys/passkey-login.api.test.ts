import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { api as paths } from '../../../contract/urls.ts'
import { MINUTE } from '../../../shared/time.ts'
import { addPasskey, browserWith, createAuthenticator, logInWith } from './authenticator.fixture.ts'

const secondStep = '/api/auth/sign-in/second-step'
const reauthenticate = '/api/auth/reauthenticate'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const query = async (text: string, ...values: unknown[]) =>
  (await app.deps.db.pool.query(text, values)).rows

async function ownerOfPasskey(wanted: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(app, wanted)
  const authenticator = createAuthenticator()
  await addPasskey(app, user, authenticator)
  return { user, authenticator }
}
const events = (user: TestUser) =>
  query('select kind, detail from security_events where user_id = $1 order by id', user.id)
const me = async (browser: { cookie: string }) => (await as(app, browser).get('/api/me')).body.user

test('a passkey logs in as a password does: session, device, kind of viewer, security log', async () => {
  const { user, authenticator } = await ownerOfPasskey({ role: 'Seller' })
  const { answer, inside } = await logInWith(app, authenticator)
  expect([answer.status, answer.body.user.email]).toEqual([200, user.email])
  expect(JSON.stringify(answer.body)).not.toContain('token')
  expect((await me(inside))._id).toBe(user.id)
  for (const cookie of ['redial.session_token=', 'redial_device=', 'redial_kind=Seller'])
    expect(inside.cookie).toContain(cookie)
  expect((await events(user)).slice(1)).toEqual([{ kind: 'logged_in', detail: 'Passkey “Laptop”' }])
  const [used] = (await as(app, user).get('/api/auth/passkeys')).body.passkeys
  expect(used.lastUsedAt).toBe(app.clock.now().toISOString())
  // The second browser of the account is reported.
  await logInWith(app, authenticator)
  expect((await events(user)).map(({ kind }) => kind)).toContain('new_device')
})

test('with two-step login on, a passkey is both steps', async () => {
  const { user, authenticator } = await ownerOfPasskey({ role: 'admin' })
  expect((await me((await logInWith(app, authenticator)).inside))._id).toBe(user.id)
  const [session] = await query(
    'select second_factor_pending from sessions where user_id = $1 order by created_at desc limit 1',
    user.id,
  )
  expect(session.second_factor_pending).toBe(false)
})

test.each([
  ['forged', { isForged: true }],
  ['of another site', { origin: 'https://evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without finger or PIN', { isVerified: false }],
  ['of a registration', { type: 'webauthn.create' }],
  ['for another person', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
])('a signature %s is refused and logged', async (_, wanted) => {
  const { user, authenticator } = await ownerOfPasskey()
  const { answer, inside } = await logInWith(app, authenticator, wanted)
  expect([answer.status, answer.body.error]).toEqual([422, 'passkey_refused'])
  expect(await me(inside)).toBeNull()
  expect((await events(user)).at(-1)).toEqual({
    kind: 'login_refused',
    detail: 'Passkey not accepted',
  })
})

test('a challenge logs in once, within five minutes, in its own browser, and nowhere else', async () => {
  const { user, authenticator } = await ownerOfPasskey()
  const expired = [409, 'challenge_expired']
  const start = () => as(app, null).post('/api/auth/sign-in/passkey/options')
  const send = async (browser: { cookie: string } | null, response: unknown, path = 'sign-in') => {
    const answer = await as(app, browser).post(`/api/auth/${path}/passkey`, { response })
    return [answer.status, answer.body.error]
  }
  const first = await start()
  const response = authenticator.assert(first.body.options)
  // Somebody who got hold of the signature.
  expect(await send(null, response)).toEqual(expired)
  expect(await send(browserWith(await start()), response)).toEqual(expired)
  expect(await send(user, response, 'reauthenticate')).toEqual(expired)
  expect(await send(browserWith(first), response)).toEqual([200, undefined])
  expect(await send(browserWith(first), response)).toEqual(expired)

  const late = await start()
  app.clock.advance(5 * MINUTE)
  expect(await send(browserWith(late), authenticator.assert(late.body.options))).toEqual(expired)
  const made = await start()
  const unasked = authenticator.assert(made.body.options, { challenge: 'B'.repeat(43) })
  expect(await send(browserWith(made), unasked)).toEqual(expired)
})

test('a refused signature uses its challenge up', async () => {
  const { authenticator } = await ownerOfPasskey()
  const start = await as(app, null).post('/api/auth/sign-in/passkey/options')
  const send = (response: unknown) =>
    as(app, browserWith(start)).post('/api/auth/sign-in/passkey', { response })
  expect((await send(authenticator.assert(start.body.options, { isForged: true }))).status).toBe(
    422,
  )
  expect((await send(authenticator.assert(start.body.options))).status).toBe(409)
})

test('an unknown or removed passkey cannot log in', async () => {
  const { user, authenticator } = await ownerOfPasskey()
  const unknown = await logInWith(app, createAuthenticator())
  expect([unknown.answer.status, unknown.answer.body.error]).toEqual([422, 'unknown_passkey'])
  const [own] = (await as(app, user).get('/api/auth/passkeys')).body.passkeys
  await as(app, user).delete(`/api/auth/passkeys/${own.id}`)
  expect((await logInWith(app, authenticator)).answer.body.error).toBe('unknown_passkey')
})

test('a copy is noticed by its counter; an authenticator that does not count is accepted', async () => {
  const { user, authenticator } = await ownerOfPasskey()
  expect((await logInWith(app, authenticator, { counter: 9 })).answer.status).toBe(200)
  for (const counter of [9, 8, 0]) {
    const { answer } = await logInWith(app, authenticator, { counter })
    expect([answer.status, answer.body.error]).toEqual([422, 'passkey_refused'])
  }
  expect((await events(user)).at(-1)?.detail).toBe('Passkey not accepted: it may have been copied')
  expect((await logInWith(app, authenticator, { counter: 10 })).answer.status).toBe(200)

  const synced = createAuthenticator()
  await addPasskey(app, await buildUser(app), synced, { counter: 0 })
  for (const _ of [1, 2])
    expect((await logInWith(app, synced, { counter: 0 })).answer.status).toBe(200)
})

test('a suspended account is refused and can appeal, as with its password', async () => {
  const { user, authenticator } = await ownerOfPasskey()
  await query('update users set banned_at = now() where id = $1', user.id)
  const { answer, inside } = await logInWith(app, authenticator)
  expect([answer.status, answer.body.error]).toEqual([403, 'banned'])
  const suspension = await as(app, null).get(paths.suspension(answer.body.appeal))
  expect([suspension.status, suspension.body.name]).toEqual([200, user.name])
  expect(await me(inside)).toBeNull()
  expect((await events(user)).at(-1)?.detail).toBe('Account suspended')
})

test('at the second step a passkey replaces the code, and another person’s does not', async () => {
  const { user, authenticator } = await ownerOfPasskey({ role: 'admin' })
  const stranger = await ownerOfPasskey()
  const first = await as(app, null).post('/api/auth/sign-in/email', {
    email: user.email,
    password: TEST_PASSWORD,
  })
  const half = browserWith(first)
  const begin = async () => (await as(app, half).post(`${secondStep}/passkey/options`)).body.options
  const options = await begin()
  expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([authenticator.id])
  const send = (response: unknown) => as(app, half).post(`${secondStep}/passkey`, { response })
  const foreign = await send(stranger.authenticator.assert(options))
  expect([foreign.status, foreign.body.error]).toEqual([422, 'unknown_passkey'])
  expect((await send(authenticator.assert(await begin(), { isForged: true }))).status).toBe(422)
  const second = await send(authenticator.assert(await begin()))
  expect(second.status).toBe(200)
  expect((await me(browserWith(first, second)))._id).toBe(user.id)
  expect((await events(user)).at(-1)?.detail).toBe('Second step: passkey “Laptop”')
  expect(await me(half)).toBeNull()
  expect((await as(app, null).post(`${secondStep}/passkey/options`)).status).toBe(401)
})

test('a passkey confirms the identity of its owner, for this session only', async () => {
  const { user, authenticator } = await ownerOfPasskey()
  const stranger = await ownerOfPasskey()
  await query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    user.id,
  )
  const state = async () => (await as(app, user).get('/api/auth/reauthentication')).body
  expect(await state()).toEqual({ isRecent: false, methods: ['passkey', 'password'] })
  const begin = async () =>
    (await as(app, user).post(`${reauthenticate}/passkey/options`)).body.options
  const send = (response: unknown) => as(app, user).post(`${reauthenticate}/passkey`, { response })
  const foreign = await send(stranger.authenticator.assert(await begin()))
  expect([foreign.status, (await state()).isRecent]).toEqual([422, false])
  const proven = await send(authenticator.assert(await begin()))
  expect(proven.status).toBe(200)
  // The session has a new token.
  expect((await as(app, user).get('/api/me')).body.user).toBeNull()
  const inside = await as(app, browserWith(proven)).get('/api/auth/reauthentication')
  expect(inside.body.isRecent).toBe(true)
  const without = await buildUser(app)
  expect((await as(app, without).post(`${reauthenticate}/passkey/options`)).status).toBe(409)
})

test('429: a network that asks for too many challenges has to wait, and nothing more is stored', async () => {
  const start = () => as(app, null).post('/api/auth/sign-in/passkey/options')
  let answer = await start()
  for (let times = 0; answer.status === 200 && times < 400; times += 1) answer = await start()
  const stored = async () => (await query('select count(*)::int as n from passkey_challenges'))[0].n
  const before = await stored()
  expect([answer.status, (await start()).status]).toEqual([429, 429])
  expect(await stored()).toBe(before)
})
