import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { withMail } from '../../../../test/mailbox.ts'
import { pages, api as paths } from '../../../contract/urls.ts'
import { openGoogle, readCookies } from './google.fixture.ts'

let google: Awaited<ReturnType<typeof openGoogle>>
let app: TestApp
let settings: Record<string, string>

beforeAll(async () => {
  google = await openGoogle()
  settings = google.settings
  app = await testApp({ env: settings })
})
afterAll(async () => {
  await app.close()
  await google.close()
})

/** Follows every redirect as a browser would; returns the final address and the cookies. */
async function logInWithGoogle(sub: string, email: string, shop = app) {
  const start = await as(shop, null).post('/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/dashboard',
    errorCallbackURL: '/login',
  })
  expect(start.status).toBe(200)
  return google.comeBack(shop, start, readCookies(start.headers), { sub, email })
}

const startLink = (user: { cookie: string }) => as(app, user).post('/api/auth/link-social')

const linkGoogle = (user: { cookie: string }, sub: string, email: string) =>
  google.link(app, user, { sub, email })

test('Google signs a new person up as a Buyer and returns to the page that was remembered', async () => {
  const { status, to, session } = await logInWithGoogle('g-1', 'grace@example.org')
  expect([status, to]).toEqual([302, '/dashboard'])
  const me = (await as(app, { cookie: session }).get('/api/me')).body.user
  expect([me.email, me.name, me.role]).toEqual(['grace@example.org', 'Grace Google', 'Buyer'])
})

test('the same Google account is the same person again', async () => {
  const first = await logInWithGoogle('g-2', 'twice@example.org')
  const second = await logInWithGoogle('g-2', 'twice@example.org')
  const id = async (cookie: string) => (await as(app, { cookie }).get('/api/me')).body.user._id
  expect(await id(second.session)).toBe(await id(first.session))
})

test('a banned person who logs in with Google comes to the page of their appeal', async () => {
  const { session } = await logInWithGoogle('g-9', 'banned@example.org')
  const { _id } = (await as(app, { cookie: session }).get('/api/me')).body.user
  const admin = await buildUser(app, { role: 'admin' })
  await as(app, admin).put(paths.ban(_id), { reason: 'Sold a fake.' })
  const { to, session: refused } = await logInWithGoogle('g-9', 'banned@example.org')
  expect((await as(app, { cookie: refused }).get('/api/me')).body.user).toBeNull()
  const token = to.replace(pages.appeal(''), '')
  const { body } = await as(app, null).get(paths.suspension(token))
  expect(body.reason).toBe('Sold a fake.')
})

test('a Google account with the same email cannot open a password account', async () => {
  const user = await buildUser(app)
  const { to, session } = await logInWithGoogle('g-3', user.email)
  expect(to).toMatch(/^(http:\/\/localhost:3000)?\/login\?.*error=/)
  expect((await as(app, { cookie: session }).get('/api/me')).body.user).toBeNull()
})

test('a token that Google did not sign is rejected', async () => {
  const forger = new OAuth2Server()
  await forger.issuer.keys.generate('RS256')
  google.service.once('beforeResponse', (response) => {
    const body = response.body as { id_token: string }
    const [head, payload] = body.id_token.split('.')
    body.id_token = `${head}.${payload}.${Buffer.from('forged').toString('base64url')}`
  })
  const { to } = await logInWithGoogle('g-4', 'forged@example.org')
  expect(to).toMatch(/error=/)
})

test('with a second factor, logging in with Google asks for it too', async () => {
  const before = await logInWithGoogle('g-5', 'two.steps@example.org')
  const { body } = await as(app, { cookie: before.session }).get('/api/me')
  await app.deps.db.pool.query('update users set second_factor_at = now() where id = $1', [
    body.user._id,
  ])
  const { status, to, session } = await logInWithGoogle('g-5', 'two.steps@example.org')
  expect([status, to]).toEqual([302, '/login?from=%2Fdashboard'])
  expect((await as(app, { cookie: session }).get('/api/me')).body.user).toBeNull()
  const step = await as(app, { cookie: session }).get('/api/auth/sign-in/second-step')
  expect(step.body.isPending).toBe(true)
})

test('where addresses are confirmed, Google takes one over from an account that never did', async () => {
  const shop = await testApp({ env: { ...settings, ...withMail } })
  const [squatter, owner] = [
    await buildUser(shop, { isUnverified: true }),
    await buildUser(shop, { email: 'confirmed@example.org' }),
  ]
  const me = async (cookie: string) => (await as(shop, { cookie }).get('/api/me')).body.user
  const { session } = await logInWithGoogle('g-5', squatter.email, shop)
  expect(await me(session)).toMatchObject({ email: squatter.email, emailVerified: true })
  expect([(await me(session))._id === squatter.id, await me(squatter.cookie)]).toEqual([
    false,
    null,
  ])

  const refused = await logInWithGoogle('g-6', owner.email, shop)
  expect(refused.to).toMatch(/error=/)
  expect((await me(owner.cookie))._id).toBe(owner.id)
  await shop.close()
})

test('a Google account with another address is linked, logs in, and changes no address', async () => {
  const user = await buildUser(app)
  const { status, to } = await linkGoogle(user, 'l-1', 'another@gmail.example')
  expect([status, to]).toEqual([302, '/dashboard/settings?google=linked#google'])
  expect((await as(app, user).get('/api/login-methods')).body).toEqual({
    password: true,
    google: true,
    googleEmail: 'another@gmail.example',
    passkey: false,
  })
  const { session } = await logInWithGoogle('l-1', 'another@gmail.example')
  const me = (await as(app, { cookie: session }).get('/api/me')).body.user
  expect([me._id, me.email]).toEqual([user.id, user.email])
  const { rows } = await app.deps.db.pool.query(
    `select kind, detail from security_events where user_id = $1 and kind like 'google%'`,
    [user.id],
  )
  expect(rows).toEqual([{ kind: 'google_linked', detail: 'another@gmail.example' }])
  const mails = await app.deps.db.pool.query('select subject from mails where recipient = $1', [
    user.email,
  ])
  expect(mails.rows).toEqual([{ subject: 'A Google account was linked to your account' }])
})

test('a Google account that logs in to another account is not linked', async () => {
  await logInWithGoogle('l-2', 'taken@example.org')
  const user = await buildUser(app)
  const { to } = await linkGoogle(user, 'l-2', 'taken@example.org')
  expect(to).toBe(
    '/dashboard/settings?google=failed&error=account_already_linked_to_different_user#google',
  )
  expect((await as(app, user).get('/api/login-methods')).body.google).toBe(false)
})

test('only the browser and the session that began it can link', async () => {
  const [user, thief] = [await buildUser(app), await buildUser(app)]
  const linked = async (who: { cookie: string }) =>
    (await as(app, who).get('/api/login-methods')).body.google
  // The way back is opened in somebody else's browser.
  const start = await startLink(user)
  const stolen = await google.comeBack(app, start, thief.cookie, {
    sub: 'l-3',
    email: 'l3@example.org',
  })
  expect(stolen.to).toMatch(/error=/)
  // The session that began it has ended.
  const again = await startLink(user)
  const state = readCookies(again.headers)
  await app.deps.db.pool.query('delete from sessions where user_id = $1', [user.id])
  const late = await google.comeBack(app, again, `${thief.cookie}; ${state}`, {
    sub: 'l-3',
    email: 'l3@example.org',
  })
  expect(late.to).toMatch(/error=unable_to_link_account/)
  expect(await linked(thief)).toBe(false)
  const { rows } = await app.deps.db.pool.query(
    `select id from identities where account_id = 'l-3'`,
  )
  expect(rows).toEqual([])
})

test('of two Google accounts that are linked at once the second is refused', async () => {
  const user = await buildUser(app)
  const starts = [await startLink(user), await startLink(user)]
  const results = []
  for (const [n, start] of starts.entries())
    results.push(
      await google.comeBack(app, start, `${user.cookie}; ${readCookies(start.headers)}`, {
        sub: `l-4-${n}`,
        email: `l4-${n}@example.org`,
      }),
    )
  expect(results[0]?.to).toContain('google=linked')
  expect(results[1]?.to).toContain('error=unable_to_link_account')
  const third = await startLink(user)
  expect([third.status, third.body.error]).toEqual([409, 'already_linked'])
})

test('linking and unlinking need a recent login; linking takes no address from another account', async () => {
  const shop = await testApp({ env: { ...settings, ...withMail } })
  const [user, other] = [
    await buildUser(shop),
    await buildUser(shop, { isUnverified: true, email: 'not.confirmed@example.org' }),
  ]
  const start = await as(shop, user).post('/api/auth/link-social')
  const cookie = `${user.cookie}; ${readCookies(start.headers)}`
  const { to } = await google.comeBack(shop, start, cookie, { sub: 'l-5', email: other.email })
  expect(to).toContain('google=linked')
  expect((await as(shop, other).get('/api/me')).body.user.email).toBe(other.email)
  expect((await as(shop, other).post('/api/auth/link-social')).body.error).toBe(
    'email_not_verified',
  )
  await shop.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    [user.id],
  )
  for (const answer of [
    await as(shop, user).post('/api/auth/link-social'),
    await as(shop, user).delete('/api/auth/google'),
  ])
    expect(answer.body.error).toBe('reauthentication_required')
  await shop.close()
})

test('unlinking leaves another way to log in: the last one is refused', async () => {
  const first = await logInWithGoogle('l-6', 'only.google@example.org')
  const only = { cookie: first.session }
  const refused = await as(app, only).delete('/api/auth/google')
  expect([refused.status, refused.body.error]).toEqual([409, 'last_login_method'])

  const user = await buildUser(app)
  await linkGoogle(user, 'l-7', 'l7@example.org')
  expect((await as(app, user).delete('/api/auth/google')).status).toBe(200)
  expect((await as(app, user).delete('/api/auth/google')).status).toBe(200)
  expect((await as(app, user).get('/api/login-methods')).body.google).toBe(false)
  // The Google account is a stranger now.
  const { session } = await logInWithGoogle('l-7', 'l7@example.org')
  const me = (await as(app, { cookie: session }).get('/api/me')).body.user
  expect(me._id).not.toBe(user.id)
})

test('429: a network that begins too many logins has to wait, and nothing more is stored', async () => {
  const start = () => as(app, null).post('/api/auth/sign-in/social', { provider: 'google' })
  const stored = async () =>
    (await app.deps.db.pool.query('select count(*)::int as n from verifications')).rows[0].n
  let answer = await start()
  for (let times = 0; answer.status === 200 && times < 200; times += 1) answer = await start()
  const before = await stored()
  expect([answer.status, (await start()).status]).toEqual([429, 429])
  expect(await stored()).toBe(before)
})

test('nobody can log in with a provider whose document names another issuer', async () => {
  const elsewhere = settings.GOOGLE_ISSUER?.replace('localhost', '127.0.0.1') ?? ''
  const shop = await testApp({ env: { ...settings, GOOGLE_ISSUER: elsewhere } })
  const start = await as(shop, null).post('/api/auth/sign-in/social', { provider: 'google' })
  expect([start.status, start.body.error]).toEqual([403, 'wrong_issuer'])
  const back = await as(shop, null).get('/api/auth/callback/google?code=x&state=y')
  expect([back.status, back.body.error]).toEqual([403, 'wrong_issuer'])
  await shop.close()
})

test('while Google does not answer, people log in with passwords and read why Google fails', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const issuer = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const shop = await testApp({ env: { ...settings, GOOGLE_ISSUER: issuer } })
  onTestFinished(async () => {
    silent.closeAllConnections()
    silent.close()
    await shop.close()
  })
  const { email } = await buildUser(shop)
  const [login, start, back] = await Promise.all([
    as(shop, null).post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD }),
    as(shop, null).post('/api/auth/sign-in/social', { provider: 'google' }),
    as(shop, null).get('/api/auth/callback/google?code=x&state=y'),
  ])
  expect(login.status).toBe(200)
  expect([start.status, start.body.error]).toEqual([503, 'google_unreachable'])
  expect([back.status, back.headers.get('location')]).toEqual([
    302,
    '/login?error=google_unreachable',
  ])
})
