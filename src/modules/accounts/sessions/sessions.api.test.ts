import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { api as paths } from '../../../contract/urls.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

/** Another browser that is logged in to the account. */
async function logInElsewhere({ email }: TestUser) {
  const answer = await as(app, null).post(
    paths.logIn(),
    { email, password: TEST_PASSWORD },
    { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' },
  )
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  return { cookie: cookie.join('; ') }
}

const isLoggedIn = async (cookie: { cookie: string }) =>
  (await as(app, cookie).get(paths.me())).body.user !== null

const sessionsOf = async (user: { cookie: string }) =>
  (await as(app, user).get(paths.mySessions())).body

test('the list names browser, network and times, and which session this is', async () => {
  const user = await buildUser(app)
  const elsewhere = await logInElsewhere(user)
  const sessions = await sessionsOf(elsewhere)
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toMatchObject({
    browser: 'Firefox on Windows',
    network: '203.0.113.0/24',
  })
  expect(JSON.stringify(sessions)).not.toMatch(/token|203\.0\.113\.77/)
})

test('one device is logged out at once, with an entry in the log; it is not found again', async () => {
  const user = await buildUser(app)
  const elsewhere = await logInElsewhere(user)
  const other = (await sessionsOf(user)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  const end = () => as(app, user).delete(paths.mySession(other.id))
  expect(await end()).toMatchObject({ status: 200, body: { ended: 1 } })
  expect([await isLoggedIn(user), await isLoggedIn(elsewhere)]).toEqual([true, false])
  expect((await end()).status).toBe(404)
  const [event] = (await as(app, user).get(paths.mySecurityEvents())).body
  expect(event).toMatchObject({ kind: 'session_ended', detail: 'Firefox on Windows' })
})

test('logging out everywhere else keeps this session and those of others', async () => {
  const [user, stranger] = [await buildUser(app), await buildUser(app)]
  const elsewhere = [await logInElsewhere(user), await logInElsewhere(user)]
  const end = () => as(app, user).delete(paths.mySessions())
  expect((await end()).body).toEqual({ ended: 2 })
  expect((await end()).body).toEqual({ ended: 0 })
  for (const session of elsewhere) expect(await isLoggedIn(session)).toBe(false)
  expect([await isLoggedIn(user), await isLoggedIn(stranger)]).toEqual([true, true])
})

test('the session of another account returns 404 and stays valid', async () => {
  const [user, stranger] = [await buildUser(app), await buildUser(app)]
  const [theirs] = await sessionsOf(stranger)
  expect((await as(app, user).delete(paths.mySession(theirs.id))).status).toBe(404)
  expect(await isLoggedIn(stranger)).toBe(true)
})

test('reading the session extends it, but never beyond 90 days after the login', async () => {
  const user = await buildUser(app)
  const age = async (days: number) => {
    await app.deps.db.pool.query(
      `update sessions set created_at = now() - make_interval(days => $2),
         expires_at = now() + interval '2 days'
       where user_id = $1`,
      [user.id, days],
    )
    await as(app, user).get('/api/auth/get-session')
    const { rows } = await app.deps.db.pool.query(
      `select extract(day from expires_at - now())::int as left_days from sessions where user_id = $1`,
      [user.id],
    )
    return rows[0].left_days
  }
  expect(await age(10)).toBe(29)
  expect(await age(80)).toBe(9)
  await age(90)
  expect(await isLoggedIn(user)).toBe(false)
})

test('a request notes when the session was last used', async () => {
  const user = await buildUser(app)
  await app.deps.db.pool.query(
    `update sessions set last_seen_at = now() - interval '1 hour' where user_id = $1`,
    [user.id],
  )
  const [session] = await sessionsOf(user)
  expect(Date.now() - Date.parse(session.lastSeenAt)).toBeLessThan(60_000)
})

test('an admin logs a user out everywhere: sessions end, devices are no longer trusted, and it is recorded', async () => {
  const [admin, user] = [await buildUser(app, { role: 'admin' }), await buildUser(app)]
  const elsewhere = await logInElsewhere(user)
  const { pool } = app.deps.db
  await pool.query(
    `update known_devices set trusted_until = now() + interval '9 days' where user_id = $1`,
    [user.id],
  )
  const end = () => as(app, admin).delete(paths.userSessions(user.id))
  expect(await end()).toMatchObject({ status: 200, body: { ended: 2 } })
  expect([await isLoggedIn(user), await isLoggedIn(elsewhere)]).toEqual([false, false])
  expect(await isLoggedIn(admin)).toBe(true)
  const trusted = await pool.query(
    'select from known_devices where user_id = $1 and trusted_until is not null',
    [user.id],
  )
  expect(trusted.rows).toEqual([])
  const { rows } = await pool.query(
    `select actor_id, data from audit_log where action = 'sessions_ended' and subject_id = $1`,
    [user.id],
  )
  expect(rows).toEqual([{ actor_id: admin.id, data: { ended: 2 } }])
  const back = await logInElsewhere(user)
  const { body } = await as(app, back).get(paths.mySecurityEvents())
  expect(body).toContainEqual(
    expect.objectContaining({ kind: 'session_ended', detail: 'All devices, by an admin' }),
  )
  expect(await end()).toMatchObject({ status: 200, body: { ended: 1 } })
  expect((await as(app, admin).delete(paths.userSessions('nonsense'))).status).toBe(404)
})
