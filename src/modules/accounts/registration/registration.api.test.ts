import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { DAY } from '../../../shared/time.ts'
import { openGoogle, readCookies } from '../methods/google.fixture.ts'

let app: TestApp
let admin: TestUser
let google: Awaited<ReturnType<typeof openGoogle>>
beforeAll(async () => {
  google = await openGoogle()
  app = await testApp({ env: google.settings })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(async () => {
  await app.close()
  await google.close()
})

async function setRegistration(value: string) {
  const { body } = await as(app, admin).get('/api/admin/settings')
  const { version } = body.settings.registration
  const changes = { registration: { value, version } }
  expect((await as(app, admin).patch('/api/admin/settings', { changes })).status).toBe(200)
}

async function invite(maxUses = 1) {
  const { body } = await as(app, admin).post('/api/admin/invitations', {
    note: 'Friends',
    maxUses,
    days: 7,
  })
  return new URL(body.url).searchParams.get('invitation') ?? ''
}

let people = 0
function signUp(invitation?: string) {
  people += 1
  const account = { name: 'New', email: `p${people}@example.org`, password: 'plum-tractor-orbit' }
  return as(app, null).post('/api/auth/sign-up/email', { ...account, invitation })
}

const uses = async () => (await as(app, admin).get('/api/admin/invitations')).body[0].uses

test('a closed shop takes no accounts, and people with one go on logging in', async () => {
  const email = 'before@example.org'
  const password = 'plum-tractor-orbit'
  await as(app, null).post('/api/auth/sign-up/email', { name: 'Before', email, password })
  await setRegistration('closed')
  const { status, body } = await signUp(await invite())
  expect([status, body.error]).toEqual([403, 'registration_closed'])
  expect((await as(app, null).post('/api/auth/sign-in/email', { email, password })).status).toBe(
    200,
  )
})

test('an invitation admits as many accounts as it says, also when they sign up at once', async () => {
  await setRegistration('invitation')
  for (const token of [undefined, 'made-up']) {
    const { status, body } = await signUp(token)
    expect([status, body.error]).toEqual([403, 'invitation_required'])
  }
  const token = await invite(2)
  const answers = await Promise.all([signUp(token), signUp(token), signUp(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403])
  expect(await uses()).toBe(2)
})

test('the link of an invitation works until it is used up, withdrawn or expired, and looking uses nothing up', async () => {
  await setRegistration('invitation')
  const read = (token: string) => as(app, null).get(`/api/invitations/${token}`)
  const token = await invite()
  const { status, body } = await read(token)
  expect([status, Date.parse(body.expiresAt) - app.clock.now().getTime()]).toEqual([200, 7 * DAY])
  expect(await uses()).toBe(0)
  await signUp(token)
  const withdrawn = await invite()
  const [{ _id }] = (await as(app, admin).get('/api/admin/invitations')).body
  await as(app, admin).delete(`/api/admin/invitations/${_id}`)
  const expired = await invite()
  app.clock.advance(7 * DAY)
  for (const gone of [token, withdrawn, expired, 'made-up'])
    expect((await read(gone)).status).toBe(404)
})

test('a sign-up that fails does not use up the invitation', async () => {
  await setRegistration('invitation')
  const token = await invite()
  const taken = { name: 'New', email: admin.email, password: 'plum-tractor-orbit' }
  const failed = await as(app, null).post('/api/auth/sign-up/email', {
    ...taken,
    invitation: token,
  })
  expect(failed.status).toBe(422)
  expect(await uses()).toBe(0)
  expect((await signUp(token)).status).toBe(200)
})

test('an expired and a revoked invitation admit nobody', async () => {
  await setRegistration('invitation')
  const revoked = await invite()
  const [{ _id }] = (await as(app, admin).get('/api/admin/invitations')).body
  expect((await as(app, admin).delete(`/api/admin/invitations/${_id}`)).status).toBe(200)
  expect((await as(app, admin).delete(`/api/admin/invitations/${_id}`)).status).toBe(404)
  expect((await signUp(revoked)).status).toBe(403)
  const old = await invite()
  app.clock.advance(8 * DAY)
  expect((await signUp(old)).status).toBe(403)
  const listed = (await as(app, admin).get('/api/admin/invitations')).body
  expect(listed.slice(0, 2).map(({ state }: { state: string }) => state)).toEqual([
    'expired',
    'revoked',
  ])
})

async function logInWithGoogle(sub: string, email: string, invitation?: string) {
  const start = await as(app, null).post('/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/dashboard',
    errorCallbackURL: '/login',
    invitation,
  })
  const { to, session } = await google.comeBack(app, start, readCookies(start.headers), {
    sub,
    email,
  })
  const { user } = (await as(app, { cookie: session }).get('/api/me')).body
  return { to, user }
}

test('Google follows the same rules: a closed shop and one by invitation refuse, and an account that exists logs in', async () => {
  await setRegistration('open')
  expect((await logInWithGoogle('r-1', 'known@example.org')).user).not.toBeNull()
  await setRegistration('closed')
  const closed = await logInWithGoogle('r-2', 'late@example.org')
  expect(closed.user).toBeNull()
  expect(closed.to.toLowerCase()).toContain('error=registration_closed')
  expect((await logInWithGoogle('r-1', 'known@example.org')).user).not.toBeNull()

  await setRegistration('invitation')
  const uninvited = await logInWithGoogle('r-3', 'uninvited@example.org')
  expect([
    uninvited.user,
    uninvited.to.toLowerCase().includes('error=invitation_required'),
  ]).toEqual([null, true])
  const token = await invite()
  expect((await logInWithGoogle('r-4', 'invited@example.org', token)).user).not.toBeNull()
  expect(await uses()).toBe(1)
  // Somebody who has an account uses nothing up.
  const other = await invite()
  expect((await logInWithGoogle('r-1', 'known@example.org', other)).user).not.toBeNull()
  expect(await uses()).toBe(0)
})
