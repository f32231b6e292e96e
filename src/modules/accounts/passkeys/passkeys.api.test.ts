import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { withMail } from '../../../../test/mailbox.ts'
import { MINUTE } from '../../../shared/time.ts'
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts'
import { addPasskey, browserWith, createAuthenticator } from './authenticator.fixture.ts'

const passkeys = '/api/auth/passkeys'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const list = async (user: { cookie: string }) => (await as(app, user).get(passkeys)).body.passkeys
const query = async (text: string, ...values: unknown[]) =>
  (await app.deps.db.pool.query(text, values)).rows

async function withoutPassword(user: TestUser, { google }: { google: boolean }) {
  await query('delete from identities where user_id = $1', user.id)
  if (google)
    await query(
      `insert into identities (id, user_id, provider_id, account_id)
       values (gen_random_uuid(), $1, 'google', $2)`,
      user.id,
      `google ${user.id}`,
    )
}

test('a passkey is added with a name, renamed and removed; log, audit and email say so', async () => {
  const user = await buildUser(app)
  const added = await addPasskey(app, user, createAuthenticator(), { name: 'Work  laptop' })
  expect([added.status, added.body.recoveryCodes]).toEqual([200, null])
  const { id } = added.body.passkey
  expect(await list(user)).toEqual([
    {
      id,
      name: 'Work  laptop',
      isSynced: false,
      createdAt: app.clock.now().toISOString(),
      lastUsedAt: null,
    },
  ])
  const rename = (name: string, by: TestUser = user) =>
    as(app, by).put(`${passkeys}/${id}`, { name })
  expect((await rename('Home')).status).toBe(200)
  expect((await rename(' ')).body.fields).toEqual({ name: 'Name is required' })
  const stranger = await buildUser(app)
  expect((await rename('Mine', stranger)).status).toBe(404)
  expect((await as(app, stranger).delete(`${passkeys}/${id}`)).status).toBe(404)
  expect((await list(user))[0].name).toBe('Home')
  expect((await as(app, user).delete(`${passkeys}/${id}`)).status).toBe(200)
  expect((await as(app, user).delete(`${passkeys}/${id}`)).status).toBe(404)
  expect(await list(user)).toEqual([])
  expect(
    await query(
      `select kind, detail from security_events where user_id = $1 and kind like 'passkey%' order by id`,
      user.id,
    ),
  ).toEqual([
    { kind: 'passkey_added', detail: 'Work  laptop' },
    { kind: 'passkey_removed', detail: 'Home' },
  ])
  expect(
    (
      await query(
        `select action from audit_log where subject_id = $1 and action like 'passkey%' order by id`,
        user.id,
      )
    ).map(({ action }) => action),
  ).toEqual(['passkey_added', 'passkey_renamed', 'passkey_removed'])
  const mails = await query(
    'select subject from mails where recipient = $1 order by id',
    user.email,
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ])
})

test.each([
  ['made for another site', { origin: 'http://localhost.example.org:3000' }],
  ['made for another address of this computer', { origin: 'http://localhost:3001' }],
  ['made for another relying party', { rpId: 'example.org' }],
  ['made without finger or PIN', { isVerified: false }],
  ['made by a login', { type: 'webauthn.get' }],
])('a passkey %s is refused', async (_, wanted) => {
  const user = await buildUser(app)
  const answer = await addPasskey(app, user, createAuthenticator(), wanted)
  expect([answer.status, answer.body.error]).toEqual([422, 'passkey_refused'])
  expect(await list(user)).toEqual([])
})

test('a challenge works once, for five minutes, for one session and only to add a passkey', async () => {
  const [user, other] = [await buildUser(app), await buildUser(app)]
  const begin = async () => (await as(app, user).post(`${passkeys}/options`)).body.options
  const send = async (by: TestUser, response: unknown) => {
    const answer = await as(app, by).post(passkeys, { name: 'Key', response })
    return [answer.status, answer.body.error]
  }
  const expired = [409, 'challenge_expired']
  const first = createAuthenticator().register(await begin())
  expect(await send(other, first)).toEqual(expired)
  expect(await send(user, first)).toEqual([200, undefined])
  expect(await send(user, first)).toEqual(expired)

  const late = createAuthenticator().register(await begin())
  app.clock.advance(5 * MINUTE)
  expect(await send(user, late)).toEqual(expired)

  const proof = (await as(app, user).post('/api/auth/reauthenticate/passkey/options')).body.options
  expect(await send(user, createAuthenticator().register(proof))).toEqual(expired)
  const made = createAuthenticator().register(await begin(), { challenge: 'A'.repeat(43) })
  expect(await send(user, made)).toEqual(expired)
})

test('no second account gets the credential of a first one', async () => {
  const [owner, thief] = [await buildUser(app), await buildUser(app)]
  const authenticator = createAuthenticator()
  await addPasskey(app, owner, authenticator)
  const answer = await addPasskey(app, thief, authenticator)
  expect([answer.status, answer.body.error]).toEqual([409, 'passkey_exists'])
})

test('adding and removing need a recent login, renaming does not', async () => {
  const user = await buildUser(app)
  const { id } = (await addPasskey(app, user, createAuthenticator())).body.passkey
  await query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    user.id,
  )
  for (const answer of [
    await as(app, user).post(`${passkeys}/options`),
    await as(app, user).post(passkeys, {}),
    await as(app, user).delete(`${passkeys}/${id}`),
  ])
    expect([answer.status, answer.body.error]).toEqual([403, 'reauthentication_required'])
})

test('where email is sent, an unconfirmed account adds no passkey: its address may be another’s', async () => {
  const shop = await testApp({ env: withMail })
  const user = await buildUser(shop, { isUnverified: true })
  const answer = await as(shop, user).post(`${passkeys}/options`)
  expect([answer.status, answer.body.error]).toEqual([403, 'email_not_verified'])
  await shop.close()
})

test('the last way to log in stays; another passkey, Google or a password allows it to go', async () => {
  const user = await buildUser(app)
  const first = (await addPasskey(app, user, createAuthenticator())).body.passkey.id
  const second = (await addPasskey(app, user, createAuthenticator())).body.passkey.id
  await withoutPassword(user, { google: false })
  expect((await as(app, user).delete(`${passkeys}/${first}`)).status).toBe(200)
  const refused = await as(app, user).delete(`${passkeys}/${second}`)
  expect([refused.status, refused.body.error]).toEqual([409, 'last_login_method'])
  await withoutPassword(user, { google: true })
  expect((await as(app, user).delete(`${passkeys}/${second}`)).status).toBe(200)
})

test('of two simultaneous removals of the last two passkeys one is refused', async () => {
  const user = await buildUser(app)
  for (const _ of [1, 2]) await addPasskey(app, user, createAuthenticator())
  await withoutPassword(user, { google: false })
  const own: { id: string }[] = await list(user)
  const answers = await Promise.all(own.map(({ id }) => as(app, user).delete(`${passkeys}/${id}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await list(user)).toHaveLength(1)
})

test('the first passkey of an admin turns two-step login on, which it then cannot leave alone', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const added = await addPasskey(app, admin, createAuthenticator())
  expect(added.body.recoveryCodes).toHaveLength(10)
  expect((await as(app, admin).get('/api/auth/second-factor')).body).toMatchObject({
    isOn: true,
    hasApp: false,
    hasPasskey: true,
    recoveryCodesLeft: 10,
  })
  const { id } = added.body.passkey
  const refused = await as(app, admin).delete(`${passkeys}/${id}`)
  expect([refused.status, refused.body.error]).toEqual([409, 'last_second_step'])
  await as(app, admin).delete('/api/auth/second-factor')
  expect((await as(app, admin).delete(`${passkeys}/${id}`)).status).toBe(200)
})

test('anyone can turn two-step login on with a passkey; a password login then needs it', async () => {
  const user = await buildUser(app)
  const turnOn = () => as(app, user).post('/api/auth/second-factor/passkey')
  expect((await turnOn()).body.error).toBe('no_passkey')
  await addPasskey(app, user, createAuthenticator())
  const logIn = () =>
    as(app, null).post('/api/auth/sign-in/email', { email: user.email, password: TEST_PASSWORD })
  expect((await logIn()).body.user.email).toBe(user.email)
  expect((await turnOn()).body.recoveryCodes).toHaveLength(10)
  expect((await turnOn()).status).toBe(409)
  const first = await logIn()
  expect(first.body).toEqual({ secondStep: true })
  const step = await as(app, browserWith(first)).get('/api/auth/sign-in/second-step')
  expect(step.body).toEqual({ isPending: true, app: false, passkey: true })
})

test('an admin with a passkey is let in after the deadline for a second factor', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  await query(
    `update users set admin_since = now() - interval '8 days', created_at = now() - interval '8 days'
     where id = $1`,
    admin.id,
  )
  expect((await as(app, admin).get('/api/users')).body.error).toBe('second_factor_required')
  await addPasskey(app, admin, createAuthenticator())
  expect((await as(app, admin).get('/api/users')).status).toBe(200)
})

test('at most 20 passkeys', async () => {
  const user = await buildUser(app)
  await query(
    `insert into passkeys (id, user_id, credential_id, public_key, name, is_synced, created_at)
     select gen_random_uuid(), $1::uuid, $1::text || n, '', 'Key', false, now() from generate_series(1, 19) n`,
    user.id,
  )
  expect((await addPasskey(app, user, createAuthenticator())).status).toBe(200)
  const answer = await as(app, user).post(`${passkeys}/options`)
  expect([answer.status, answer.body.error]).toEqual([409, 'too_many_passkeys'])
})

test('resetting the second factor removes the passkeys as well', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  await addPasskey(app, admin, createAuthenticator())
  expect(await resetSecondFactor(app.deps, admin.email)).toBe('done')
  expect(await query('select id from passkeys where user_id = $1', admin.id)).toEqual([])
  expect((await as(app, admin).get('/api/me')).body.user).toBeNull()
})

test.each([
  ['http://203.0.113.7:3000', 'ip_address'],
  ['https://[2001:db8::1]', 'ip_address'],
  ['http://shop.example.org', 'insecure'],
])('at %s the settings say that passkeys are not possible', async (origin, unusable) => {
  const shop = await testApp({ origin })
  const user = await buildUser(shop)
  const cookie = user.cookie.replace(
    /^redial\./,
    origin.startsWith('https') ? '__Host-redial.' : 'redial.',
  )
  expect((await as(shop, { cookie }).get(passkeys)).body.unusable).toBe(unusable)
  for (const [by, path] of [
    [{ cookie }, `${passkeys}/options`],
    [null, '/api/auth/sign-in/passkey/options'],
  ] as const)
    expect((await as(shop, by).post(path)).body.error).toBe('unusable')
  await shop.close()
})
