import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { TEST_PASSWORD } from '../../../test/build/user.ts'
import { api } from '../../contract/urls.ts'
import { listenForChanges } from '../../platform/db/index.ts'
import { readOutbox, sendDueMails } from '../../platform/mail/index.ts'
import { HOUR } from '../../shared/time.ts'
import { deleteExpiredMedia } from '../media/index.ts'
import { createAuth } from './auth.ts'
import { cookieNames } from './auth-settings.ts'

let app: TestApp
const signUp = '/api/auth/sign-up/email'
const logIn = '/api/auth/sign-in/email'

beforeAll(async () => {
  app = await testApp({ demo: true })
})
afterAll(() => app.close())

const person = (more: object = {}) => ({
  name: 'Ada Larsen',
  email: `ada${crypto.randomUUID().slice(0, 8)}@example.org`,
  password: 'a long enough one',
  ...more,
})

test('signing up makes a Buyer by default, or a Seller, and logs in', async () => {
  for (const role of [undefined, 'Buyer', 'Seller']) {
    const answer = await as(app, null).post(signUp, person(role ? { role } : {}))
    expect([answer.status, answer.body.user.role]).toEqual([200, role ?? 'Buyer'])
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    expect((await as(app, { cookie }).get('/api/me')).body.user.role).toBe(role ?? 'Buyer')
  }
})

test('a password is hashed at the cost of 32 MB of memory: N = 16,384 and r = 16', async () => {
  const scrypt = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  expect((await as(app, null).post(signUp, person())).status).toBe(200)
  const costs = scrypt.mock.calls.map(([, , , options]) => options)
  scrypt.mockRestore()
  syncBuiltinESMExports()
  expect(costs).toMatchObject([{ N: 16_384, r: 16, p: 1 }])
})

test.each([
  ['no name', { name: '' }, { name: 'Name is required' }],
  ['no e-mail', { email: '' }, { email: 'Email is required' }],
  ['no password', { password: '' }, { password: 'Password is required' }],
  [
    'a short password',
    { password: '12345' },
    { password: 'Password must be at least 6 characters' },
  ],
  ['an odd e-mail', { email: 'ada@' }, { email: 'Enter a valid email address' }],
  ['the role admin', { role: 'admin' }, { role: 'Choose Buyer or Seller' }],
  ['a field that is none', { isAdmin: true }, { isAdmin: 'Unknown field' }],
  ['a page to go to', { callbackURL: 'https://evil.example/' }, { callbackURL: 'Unknown field' }],
  [
    'a photo from anywhere',
    { image: 'https://evil.example/x.png' },
    { image: 'Upload the photo here first' },
  ],
])('422 at the field: %s', async (_, wrong, fields) => {
  const answer = await as(app, null).post(signUp, person(wrong))
  expect([answer.status, answer.body.fields]).toEqual([422, fields])
})

test('422: very common passwords are refused', async () => {
  for (const password of ['123456', 'PASSWORD', 'iloveyou']) {
    const answer = await as(app, null).post(signUp, person({ password }))
    expect(answer.body.fields.password).toMatch(/very common/)
  }
})

test('422 at the email: an account exists, regardless of capitalization', async () => {
  const user = await buildUser(app)
  const answer = await as(app, null).post(signUp, person({ email: user.email.toUpperCase() }))
  expect(answer.status).toBe(422)
  expect(answer.body.fields.email).toMatch(/account with this email/)
})

test('401: a wrong password and an unknown account are indistinguishable', async () => {
  const user = await buildUser(app)
  const wrong = await as(app, null).post(logIn, { email: user.email, password: 'not this one' })
  const unknown = await as(app, null).post(logIn, {
    email: 'nobody@example.org',
    password: 'not this one',
  })
  expect([wrong.status, wrong.body]).toEqual([401, unknown.body])
})

test('429 with Retry-After: after ten wrong passwords even the right one has to wait', async () => {
  const user = await buildUser(app)
  const from = (password: string) => as(app, null).post(logIn, { email: user.email, password })
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await from('wrong one')).status).toBe(401)
  const locked = await from(TEST_PASSWORD)
  expect(locked.status).toBe(429)
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('logging out ends the session in the database', async () => {
  const user = await buildUser(app)
  expect((await as(app, user).post('/api/auth/sign-out')).body.success).toBe(true)
  expect((await as(app, user).get('/api/me')).body.user).toBeNull()
})

test('the emailed reset link sets a new password once and ends every session', async () => {
  const user = await buildUser(app)
  const answer = await as(app, null).post('/api/auth/request-password-reset', { email: user.email })
  expect(answer.status).toBe(200)
  await sendDueMails(app.deps)
  const mails = await readOutbox(`${app.deps.env.DATA_DIR}/outbox`)
  const mail = mails.find(({ to, text }) => to === user.email && text.includes('token='))
  const token = /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { rows } = await app.deps.db.pool.query(
    'select identifier from verifications where value = $1',
    [user.id],
  )
  // What a backup holds is no token.
  const stored = /^reset-link:(.+)$/.exec(rows[0].identifier)?.[1] ?? ''
  expect(stored).not.toContain(token)
  for (const guess of [stored, rows[0].identifier])
    expect(
      (
        await as(app, null).post('/api/auth/reset-password', {
          token: guess,
          newPassword: 'brand new words',
        })
      ).status,
    ).toBe(400)
  const reset = () =>
    as(app, null).post('/api/auth/reset-password', { token, newPassword: 'brand new words' })
  const isUsable = async (one: string) =>
    (await as(app, null).get(api.passwordReset(one))).body.status
  expect(await isUsable(token)).toBe(true)
  expect(await isUsable(stored)).toBe(false)
  expect((await as(app, null).get(api.passwordReset('x'.repeat(201)))).status).toBe(404)
  expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(400)
  expect(await isUsable(token)).toBe(false)
  expect((await as(app, user).get('/api/me')).body.user).toBeNull()
  const again = await as(app, null).post(logIn, { email: user.email, password: 'brand new words' })
  expect(again.status).toBe(200)
  expect(
    (await as(app, null).post(logIn, { email: user.email, password: TEST_PASSWORD })).status,
  ).toBe(401)
})

test('requesting a reset does not reveal accounts and emails nobody else', async () => {
  const user = await buildUser(app)
  const request = (email: string) =>
    as(app, null).post('/api/auth/request-password-reset', { email })
  const [known, unknown] = [await request(user.email), await request('nobody@example.org')]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
})

test('your own name and photo can be changed; a foreign photo is refused', async () => {
  const user = await buildUser(app)
  const update = (body: object) => as(app, user).post('/api/auth/update-user', body)
  expect((await update({ name: 'New Name' })).status).toBe(200)
  expect((await as(app, user).get('/api/me')).body.user.name).toBe('New Name')
  expect((await update({ image: 'https://evil.example/x.png' })).status).toBe(422)
  expect((await update({ role: 'admin' })).status).toBe(422)
})

test('routes of Better Auth outside the allowed list answer 404', async () => {
  const user = await buildUser(app)
  for (const path of [
    'list-sessions',
    'delete-user',
    'change-email',
    'ok',
    'error',
    'list-accounts',
  ])
    expect((await as(app, user).get(`/api/auth/${path}`)).status).toBe(404)
})

test('a new profile photo clears cached pages, and survives the deletion of unclaimed uploads', async () => {
  const user = await buildUser(app)
  const picture = await sharp({
    create: { width: 30, height: 30, channels: 3, background: '#8ac' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(picture)]), 'me.png')
  const { url } = (await as(app, user).upload('/api/media', form)).body.data
  const changed: string[] = []
  const hangUp = listenForChanges(() => app.databaseUrl, app.deps.db.changes)
  app.deps.db.changes.onChange((topic) => void changed.push(topic))
  await expect.poll(() => app.deps.db.changes.connected).toBe(true)
  changed.length = 0
  const update = await as(app, user).post('/api/auth/update-user', { image: url })
  expect(update.status).toBe(200)
  // Cached pages show the photo beside the person's phones.
  await expect.poll(() => changed).toContain('listings')
  await hangUp()
  app.clock.advance(HOUR)
  await deleteExpiredMedia(app.deps)
  expect((await app.app.request(`http://localhost:3000${url}`)).status).toBe(200)
  expect((await as(app, user).get('/api/me')).body.user.photoURL).toBe(url)
})

test('422: another person’s upload cannot become your photo', async () => {
  const [owner, thief] = [await buildUser(app), await buildUser(app)]
  const picture = await sharp({
    create: { width: 30, height: 30, channels: 3, background: '#8ac' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(picture)]), 'me.png')
  const { url } = (await as(app, owner).upload('/api/media', form)).body.data
  expect((await as(app, thief).post('/api/auth/update-user', { image: url })).status).toBe(422)
})

test('a wrong viewer kind cookie is corrected', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const stale = { cookie: user.cookie.replace('redial_kind=Seller', 'redial_kind=admin') }
  const { headers } = await as(app, stale).get('/api/me')
  expect(headers.get('set-cookie')).toMatch(/redial_kind=Seller/)
  const gone = await as(app, { cookie: 'redial_kind=Buyer' }).get('/api/me')
  expect(gone.headers.get('set-cookie')).toMatch(/redial_kind=visitor; Path=\/; Max-Age=0/)
})

test('forty simultaneous sign-ups succeed with fewer database connections', async () => {
  // Whoever waits for long is refused, which on a busy machine depends on its speed: here nobody is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => as(app, null).post(signUp, person())),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  } finally {
    vi.useRealTimers()
  }
})

test('a new password invalidates all other reset links', async () => {
  const user = await buildUser(app)
  for (let times = 0; times < 2; times += 1)
    await as(app, null).post('/api/auth/request-password-reset', { email: user.email })
  await sendDueMails(app.deps)
  const mails = await readOutbox(`${app.deps.env.DATA_DIR}/outbox`)
  const links = mails
    .filter(({ to }) => to === user.email)
    .map(({ text }) => /token=(\S+)/.exec(text)?.[1])
  expect(new Set(links).size).toBe(2)
  const reset = (token: string | undefined) =>
    as(app, null).post('/api/auth/reset-password', { token, newPassword: 'brand new words' })
  expect((await reset(links[1])).status).toBe(200)
  expect((await reset(links[0])).status).toBe(400)
})

test('sessions are read from the cookies that Better Auth sets', async () => {
  for (const origin of ['http://localhost:3000', 'https://shop.example']) {
    const deps = { ...app.deps, origin: () => origin }
    const { authCookies, secret } = await (await createAuth(deps, async () => false)()).$context
    expect(cookieNames(deps)).toEqual({
      sessionToken: authCookies.sessionToken.name,
      sessionData: authCookies.sessionData.name,
      dontRemember: authCookies.dontRememberToken.name,
    })
    expect(secret).toBe(deps.secret)
  }
})
