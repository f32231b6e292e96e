import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { api } from '../../../contract/urls.ts'
import { readOutbox, sendDueMails } from '../../../platform/mail/index.ts'

const NEW_PASSWORD = 'four unrelated words here'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true })
})
afterAll(() => app.close())

const isLoggedIn = async (user: { cookie: string }) =>
  (await as(app, user).get(api.me())).body.user !== null
const logIn = (user: TestUser, password: string) =>
  as(app, null).post(api.logIn(), { email: user.email, password })

/** Another device on which the person is logged in. */
async function otherDevice(user: TestUser) {
  const { headers } = await logIn(user, TEST_PASSWORD)
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { cookie }
}

test('a changed password ends all other sessions and reset links, and the person gets an email', async () => {
  const user = await buildUser(app)
  const other = await otherDevice(user)
  await as(app, null).post(api.requestPasswordReset(), { email: user.email })
  const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
  expect((await as(app, user).post(api.changePassword(), change)).status).toBe(200)

  expect([await isLoggedIn(user), await isLoggedIn(other)]).toEqual([true, false])
  expect((await logIn(user, TEST_PASSWORD)).status).toBe(401)
  expect((await logIn(user, NEW_PASSWORD)).status).toBe(200)
  while ((await sendDueMails(app.deps)) > 0);
  const mails = await readOutbox(`${app.deps.env.DATA_DIR}/outbox`)
  const own = mails.filter(({ to }) => to === user.email)
  expect(own.map(({ subject }) => subject).sort()).toEqual([
    'Reset your password',
    'Your password was changed',
  ])
  const token = /token=(\S+)/.exec(own.map(({ text }) => text).join(' '))?.[1]
  const reset = { token, newPassword: 'mailed before the change' }
  expect((await as(app, null).post('/api/auth/reset-password', reset)).status).toBe(400)
})

test.each([
  [
    'a wrong current password',
    'not this one',
    NEW_PASSWORD,
    'currentPassword',
    /isn’t your current/,
  ],
  ['a very common one', TEST_PASSWORD, 'password', 'newPassword', /very common/],
  ['a short one', TEST_PASSWORD, '12345', 'newPassword', /at least 6/],
  ['the same again', TEST_PASSWORD, TEST_PASSWORD, 'newPassword', /another password/],
])('422 at its field: %s', async (_, currentPassword, newPassword, field, message) => {
  const user = await buildUser(app)
  const answer = await as(app, user).post(api.changePassword(), { currentPassword, newPassword })
  expect([answer.status, answer.body.fields[field]]).toEqual([422, expect.stringMatching(message)])
  expect((await logIn(user, TEST_PASSWORD)).status).toBe(200)
})

test('429: after ten wrong current passwords even the right one has to wait', async () => {
  const user = await buildUser(app)
  const guess = (currentPassword: string) =>
    as(app, user).post(api.changePassword(), { currentPassword, newPassword: NEW_PASSWORD })
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await guess('wrong one')).status).toBe(422)
  const limited = await guess(TEST_PASSWORD)
  expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number),
  ])
})

test('only one of two simultaneous changes takes effect', async () => {
  const user = await buildUser(app)
  const passwords = ['the first of two', 'the second of two']
  const answers = await Promise.all(
    passwords.map((newPassword) =>
      as(app, user).post(api.changePassword(), { currentPassword: TEST_PASSWORD, newPassword }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const now = passwords[answers.findIndex(({ status }) => status === 200)]
  expect((await logIn(user, now ?? '')).status).toBe(200)
})

test('an account that logs in with Google only sets a password with a reset mail', async () => {
  const user = await buildUser(app)
  await app.deps.db.pool.query(
    `update identities set provider_id = 'google', account_id = $2, password = null where user_id = $1`,
    [user.id, `google-${user.id}`],
  )
  const methods = () => as(app, user).get(api.loginMethods())
  expect((await methods()).body).toEqual({
    password: false,
    google: true,
    googleEmail: null,
    passkey: false,
  })
  const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
  expect((await as(app, user).post(api.changePassword(), change)).status).toBe(409)

  await as(app, null).post(api.requestPasswordReset(), { email: user.email })
  while ((await sendDueMails(app.deps)) > 0);
  const mails = await readOutbox(`${app.deps.env.DATA_DIR}/outbox`)
  const mail = mails.find(({ to, text }) => to === user.email && text.includes('token='))
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1]
  const reset = { token, newPassword: NEW_PASSWORD }
  expect((await as(app, null).post('/api/auth/reset-password', reset)).status).toBe(200)
  expect((await logIn(user, NEW_PASSWORD)).status).toBe(200)
})
