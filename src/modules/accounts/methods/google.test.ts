import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, ORIGIN, type TestApp, testApp } from '../../../../test/app.ts'
import { withMail } from '../../../../test/mailbox.ts'
import { pages, api as paths } from '../../../routes.ts'

let google: OAuth2Server
let app: TestApp
let settings: Record<string, string>
let claims: Record<string, unknown>

beforeAll(async () => {
  google = new OAuth2Server()
  await google.issuer.keys.generate('RS256')
  await google.start(0, 'localhost')
  settings = {
    GOOGLE_CLIENT_ID: 'redial',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: google.issuer.url ?? '',
  }
  app = await testApp({ env: settings })
  google.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims))
})
afterAll(async () => {
  await app.close()
  await google.stop()
})

/** Follows every redirect as a browser would; returns the final address and the cookies. */
async function signInWithGoogle(sub: string, email: string, shop = app) {
  const start = await as(shop, null).post('/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/dashboard',
    errorCallbackURL: '/login',
  })
  expect(start.status).toBe(200)
  const cookie = start.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const authorizeUrl = new URL(start.body.url)
  claims = {
    sub,
    email,
    email_verified: true,
    name: 'Grace Google',
    aud: 'redial',
    nonce: authorizeUrl.searchParams.get('nonce') ?? undefined,
  }
  const sent = await fetch(authorizeUrl, { redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '')
  const done = await shop.app.request(`${ORIGIN}${back.pathname}${back.search}`, {
    headers: { cookie },
    redirect: 'manual',
  })
  const session = done.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { status: done.status, to: done.headers.get('location') ?? '', session }
}

test('Google signs a new person up as a Buyer and returns to the page that was remembered', async () => {
  const { status, to, session } = await signInWithGoogle('g-1', 'grace@example.org')
  expect([status, to]).toEqual([302, '/dashboard'])
  const me = (await as(app, { cookie: session }).get('/api/me')).body.user
  expect([me.email, me.name, me.role]).toEqual(['grace@example.org', 'Grace Google', 'Buyer'])
})

test('the same Google account is the same person again', async () => {
  const first = await signInWithGoogle('g-2', 'twice@example.org')
  const second = await signInWithGoogle('g-2', 'twice@example.org')
  const id = async (cookie: string) => (await as(app, { cookie }).get('/api/me')).body.user._id
  expect(await id(second.session)).toBe(await id(first.session))
})

test('a banned person who signs in with Google comes to the page of their appeal', async () => {
  const { session } = await signInWithGoogle('g-9', 'banned@example.org')
  const { _id } = (await as(app, { cookie: session }).get('/api/me')).body.user
  const admin = await buildUser(app, { role: 'admin' })
  await as(app, admin).put(paths.ban(_id), { reason: 'Sold a fake.' })
  const { to, session: refused } = await signInWithGoogle('g-9', 'banned@example.org')
  expect((await as(app, { cookie: refused }).get('/api/me')).body.user).toBeNull()
  const token = to.replace(pages.appeal(''), '')
  const { body } = await as(app, null).get(paths.suspension(token))
  expect(body.reason).toBe('Sold a fake.')
})

test('a Google account with the same email cannot open a password account', async () => {
  const user = await buildUser(app)
  const { to, session } = await signInWithGoogle('g-3', user.email)
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
  const { to } = await signInWithGoogle('g-4', 'forged@example.org')
  expect(to).toMatch(/error=/)
})

test('with a second factor, signing in with Google asks for it too', async () => {
  const before = await signInWithGoogle('g-5', 'two.steps@example.org')
  const { body } = await as(app, { cookie: before.session }).get('/api/me')
  await app.deps.db.pool.query('update users set second_factor_at = now() where id = $1', [
    body.user._id,
  ])
  const { status, to, session } = await signInWithGoogle('g-5', 'two.steps@example.org')
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
  const { session } = await signInWithGoogle('g-5', squatter.email, shop)
  expect(await me(session)).toMatchObject({ email: squatter.email, emailVerified: true })
  expect([(await me(session))._id === squatter.id, await me(squatter.cookie)]).toEqual([
    false,
    null,
  ])

  const refused = await signInWithGoogle('g-6', owner.email, shop)
  expect(refused.to).toMatch(/error=/)
  expect((await me(owner.cookie))._id).toBe(owner.id)
  await shop.close()
})

test('429: a network that begins too many sign-ins has to wait, and nothing more is stored', async () => {
  const start = () => as(app, null).post('/api/auth/sign-in/social', { provider: 'google' })
  const stored = async () =>
    (await app.deps.db.pool.query('select count(*)::int as n from verifications')).rows[0].n
  let answer = await start()
  for (let times = 0; answer.status === 200 && times < 200; times += 1) answer = await start()
  const before = await stored()
  expect([answer.status, (await start()).status]).toEqual([429, 429])
  expect(await stored()).toBe(before)
})
