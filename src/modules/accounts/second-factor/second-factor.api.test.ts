import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { MINUTE } from '../../../shared/time.ts'
import { codeAt, stepAt } from './second-factor.ts'

const logIn = '/api/auth/sign-in/email'
const secondStep = '/api/auth/sign-in/second-step'
const secondFactor = '/api/auth/second-factor'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

/** The cookies of an answer added to those of a browser. */
function browser(...answers: { headers: Headers }[]) {
  const jar = new Map<string, string>()
  for (const { headers } of answers)
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
  return { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

const now = (secret: string) => codeAt(secret, stepAt(app.clock.now()))

/** Turns it on, and moves the time on so that the next code is a new one. */
async function turnOn(user: TestUser) {
  const { secret } = (await as(app, user).post(`${secondFactor}/setup`)).body
  const confirmed = await as(app, user).post(`${secondFactor}/confirm`, { code: now(secret) })
  expect(confirmed.status).toBe(200)
  app.clock.advance(MINUTE)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}

const firstStep = (user: TestUser, cookie = '') =>
  as(app, { cookie }).post(logIn, { email: user.email, password: TEST_PASSWORD })

test('with a second factor the password alone gives access to nothing', async () => {
  const user = await buildUser(app, { role: 'admin' })
  await turnOn(user)
  const first = await firstStep(user)
  expect(first.body).toEqual({ secondStep: true })
  const half = browser(first)
  expect(half.cookie).not.toContain('redial_kind')
  expect((await as(app, half).get('/api/me')).body.user).toBeNull()
  expect((await as(app, half).get('/api/auth/get-session')).body).toBeNull()
  for (const path of ['/api/users', '/api/orders', '/api/messages', secondFactor])
    expect((await as(app, half).get(path)).status).toBe(401)
  expect((await as(app, half).post('/api/auth/update-user', { name: 'Eve' })).status).toBe(401)
  expect((await as(app, half).delete(secondFactor)).status).toBe(401)
  expect(
    (await as(app, half).post('/api/auth/reauthenticate', { password: TEST_PASSWORD })).status,
  ).toBe(401)
  expect((await as(app, half).get(secondStep)).body.isPending).toBe(true)
})

test('an authenticator app shows the name that the shop has now', async () => {
  const user = await buildUser(app)
  const issuer = async () => {
    const { uri } = (await as(app, user).post(`${secondFactor}/setup`)).body
    return new URL(uri).searchParams.get('issuer')
  }
  expect(await issuer()).toBe('Redial')
  await buildSettings(app, { name: 'Phones & Co' })
  expect(await issuer()).toBe('Phones & Co')
  await buildSettings(app, { name: 'Redial' })
})

test('the code of the app logs in, once, and the first step’s cookie opens nothing afterwards', async () => {
  const user = await buildUser(app)
  const { secret } = await turnOn(user)
  const first = await firstStep(user)
  const half = browser(first)
  const wrong = await as(app, half).post(secondStep, { code: '000000' })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['code']])
  const code = now(secret)
  const second = await as(app, half).post(secondStep, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  expect(second.status).toBe(200)
  expect((await as(app, browser(first, second)).get('/api/me')).body.user.email).toBe(user.email)
  expect((await as(app, half).get('/api/me')).body.user).toBeNull()
  // Somebody who saw the code cannot use it again.
  const other = browser(await firstStep(user))
  expect((await as(app, other).post(secondStep, { code })).status).toBe(422)
})

test('a recovery code logs in once, however it is typed; new codes replace the old ones', async () => {
  const user = await buildUser(app)
  const { recoveryCodes } = await turnOn(user)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [one = '', two = ''] = recoveryCodes
  const enter = async (code: string) =>
    (await as(app, browser(await firstStep(user))).post(secondStep, { code })).status
  expect(await enter(` ${one.toUpperCase().replace('-', ' ')} `)).toBe(200)
  expect(await enter(one)).toBe(422)
  expect((await as(app, user).get(secondFactor)).body.recoveryCodesLeft).toBe(9)
  const renewed = await as(app, user).post(`${secondFactor}/recovery-codes`)
  expect(await enter(two)).toBe(422)
  expect(await enter(renewed.body.recoveryCodes[0])).toBe(200)
})

test('after five wrong codes logging in starts again with the password', async () => {
  const user = await buildUser(app)
  const { secret } = await turnOn(user)
  const half = browser(await firstStep(user))
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await as(app, half).post(secondStep, { code: '000000' })).status).toBe(422)
  expect((await as(app, half).post(secondStep, { code: now(secret) })).status).toBe(401)
  expect((await as(app, half).get(secondStep)).body.isPending).toBe(false)
})

test('the second step has ten minutes', async () => {
  const user = await buildUser(app)
  const { secret } = await turnOn(user)
  const half = browser(await firstStep(user))
  await app.deps.db.pool.query(
    `update sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
    [user.id],
  )
  expect((await as(app, half).post(secondStep, { code: now(secret) })).status).toBe(401)
})

test('a trusted device is not asked for 30 days; turning it off and on ends the trust', async () => {
  const user = await buildUser(app)
  const { secret } = await turnOn(user)
  const first = await firstStep(user)
  const second = await as(app, browser(first)).post(secondStep, {
    code: now(secret),
    trustDevice: true,
  })
  const { cookie } = browser(first, second)
  const again = await firstStep(user, cookie)
  expect(again.body.user.email).toBe(user.email)
  expect((await firstStep(user)).body).toEqual({ secondStep: true })
  await app.deps.db.pool.query('update known_devices set trusted_until = $2 where user_id = $1', [
    user.id,
    new Date(app.clock.now().getTime() - 1),
  ])
  expect((await firstStep(user, browser(first, second, again).cookie)).body).toEqual({
    secondStep: true,
  })
})

test('turning it off leaves the password, and is in the security log with everything else', async () => {
  const user = await buildUser(app)
  await turnOn(user)
  expect((await as(app, user).delete(secondFactor)).status).toBe(200)
  expect((await as(app, user).delete(secondFactor)).status).toBe(200)
  expect((await firstStep(user)).body.user.email).toBe(user.email)
  const { rows } = await app.deps.db.pool.query(
    `select kind from security_events where user_id = $1 and kind like 'second%' order by id`,
    [user.id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['second_factor_on', 'second_factor_off'])
})

test('changing it needs a recent login; an app that is set up is not replaced silently', async () => {
  const user = await buildUser(app)
  await turnOn(user)
  expect((await as(app, user).post(`${secondFactor}/setup`)).status).toBe(409)
  await app.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    [user.id],
  )
  for (const path of ['/setup', '/confirm', '/recovery-codes'])
    expect((await as(app, user).post(secondFactor + path, { code: '1' })).body.error).toBe(
      'reauthentication_required',
    )
  expect((await as(app, user).delete(secondFactor)).status).toBe(403)
})

test('neither the secret nor a recovery code is readable in the database', async () => {
  const user = await buildUser(app)
  const { secret, recoveryCodes } = await turnOn(user)
  const { rows } = await app.deps.db.pool.query(
    `select a.secret, array_agg(r.code_hash) as hashes from authenticator_apps a
     join recovery_codes r using (user_id) where a.user_id = $1 group by 1`,
    [user.id],
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
})

test('the codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect([59, 1111111109, 2000000000].map((s) => codeAt(secret, Math.floor(s / 30)))).toEqual([
    '287082',
    '081804',
    '279037',
  ])
})

test('no response to a login or sign-up contains the session’s token', async () => {
  const user = await buildUser(app)
  const inside = await firstStep(user)
  const session = await as(app, browser(inside)).get('/api/auth/get-session')
  expect(session.body.user.email).toBe(user.email)
  expect(JSON.stringify([inside.body, session.body])).not.toContain('"token"')
  const person = { name: 'Nora Token', email: 'nora.t@example.org', password: 'sunny phone table' }
  const up = await as(app, null).post('/api/auth/sign-up/email', person)
  expect([up.status, 'token' in up.body]).toEqual([200, false])
})
