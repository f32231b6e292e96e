import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, ORIGIN, type TestApp, testApp } from '../../../test/app.ts'

let google: OAuth2Server
let app: TestApp
let claims: Record<string, unknown>

beforeAll(async () => {
  google = new OAuth2Server()
  await google.issuer.keys.generate('RS256')
  await google.start(0, 'localhost')
  app = await testApp({
    env: {
      GOOGLE_CLIENT_ID: 'redial',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: google.issuer.url ?? '',
    },
  })
  google.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims))
})
afterAll(async () => {
  await app.close()
  await google.stop()
})

/** Follows every redirect as a browser would; returns the final address and the cookies. */
async function signInWithGoogle(sub: string, email: string) {
  const start = await as(app, null).post('/api/auth/sign-in/social', {
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
  const done = await app.app.request(`${ORIGIN}${back.pathname}${back.search}`, {
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
