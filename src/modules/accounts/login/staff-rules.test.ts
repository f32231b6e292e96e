import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, ORIGIN, type TestApp, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { openApiDocument } from '../../../openapi.ts'
import { isStaffPermission } from '../../../shared/accounts/staff-roles.ts'
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The routes of the contract that need this access, with IDs that nothing has. */
function routesFor(isWanted: (access: string) => boolean) {
  const paths = Object.entries(openApiDocument(app.app).paths ?? {})
  return paths.flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-access'?: string }>)
      .filter(([, operation]) => isWanted(operation['x-access'] ?? 'anyone'))
      .map(([method]) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'none')] as const),
  )
}

/** Without the check against the contract: what is asked here is the guard only. */
async function call(cookie: string, method: string, path: string) {
  const answer = await app.app.request(ORIGIN + path, { method, headers: { cookie } })
  const body = (await answer.json().catch(() => ({}))) as { error?: string }
  return `${method} ${path} ${answer.status} ${body.error}`
}

async function setUser(id: string, column: string, value: string) {
  await app.deps.db.pool.query(`update users set ${column} = ${value} where id = $1`, [id])
}

test('after 7 days without a second factor an admin can use no admin route, and with one every one', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const routes = routesFor(isStaffPermission)
  expect(routes.length).toBeGreaterThan(20)
  await setUser(admin.id, 'created_at', `now() - interval '6 days 23 hours'`)
  expect((await as(app, admin).get('/api/users')).status).toBe(200)
  await setUser(admin.id, 'created_at', `now() - interval '7 days 1 second'`)
  for (const [method, path] of routes)
    expect(await call(admin.cookie, method, path)).toBe(
      `${method} ${path} 403 second_factor_required`,
    )
  // The way to turn it on stays open.
  expect((await as(app, admin).post('/api/auth/second-factor/setup')).status).toBe(200)
  await setUser(admin.id, 'second_factor_at', 'now()')
  expect((await as(app, admin).get('/api/users')).status).toBe(200)
})

test('only an admin after the deadline is told to set up a second factor', async () => {
  const [admin, buyer] = [await buildUser(app, { role: 'admin' }), await buildUser(app)]
  const lacks = async (who: { cookie: string }) =>
    (await as(app, who).get('/api/me')).body.user.lacksSecondFactor
  for (const { id } of [admin, buyer]) await setUser(id, 'created_at', `now() - interval '8 days'`)
  expect([await lacks(admin), await lacks(buyer)]).toEqual([true, undefined])
  await setUser(admin.id, 'second_factor_at', 'now()')
  expect(await lacks(admin)).toBeUndefined()
})

test('the days count from becoming an admin, not from signing up', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  await setUser(admin.id, 'created_at', `now() - interval '1 year'`)
  await setUser(admin.id, 'admin_since', `now() - interval '1 day'`)
  expect((await as(app, admin).get('/api/users')).status).toBe(200)
})

test('in demo mode no admin needs a second factor', async () => {
  const demo = await testApp({ demo: true })
  const admin = await buildUser(demo, { role: 'admin' })
  await demo.deps.db.pool.query(`update users set created_at = now() - interval '1 year'`)
  expect((await as(demo, admin).get('/api/users')).status).toBe(200)
  await demo.close()
})

test('with only the first step done, every route that needs a session answers 401', async () => {
  const user = await buildUser(app, { role: 'admin' })
  await app.deps.db.pool.query(
    'update sessions set second_factor_pending = true where user_id = $1',
    [user.id],
  )
  const routes = routesFor((access) => access !== 'anyone')
  expect(routes.length).toBeGreaterThan(100)
  for (const [method, path] of routes)
    expect(await call(user.cookie, method, path)).toBe(`${method} ${path} 401 not_logged_in`)
})

test('a session of an admin ends after 12 hours without use, a session of others does not', async () => {
  const [admin, buyer] = [await buildUser(app, { role: 'admin' }), await buildUser(app)]
  const leave = (time: string) =>
    app.deps.db.pool.query(
      'update sessions set last_seen_at = now() - $1::interval where user_id = any($2)',
      [time, [admin.id, buyer.id]],
    )
  await leave('11 hours 59 minutes')
  expect((await as(app, admin).get('/api/users')).status).toBe(200)
  await leave('12 hours 1 second')
  expect((await as(app, admin).get('/api/users')).status).toBe(401)
  expect((await as(app, buyer).get('/api/me')).body.user.email).toBe(buyer.email)
})

test('an operator resets the second factor of someone who lost it, and their sessions end', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  await setUser(admin.id, 'second_factor_at', 'now()')
  expect(await resetSecondFactor(app.deps, admin.email)).toBe('done')
  expect(await resetSecondFactor(app.deps, admin.email)).toBe('was_off')
  expect(await resetSecondFactor(app.deps, 'nobody@example.org')).toBe('not_found')
  expect((await as(app, admin).get('/api/me')).body.user).toBeNull()
  const inside = await as(app, null).post('/api/auth/sign-in/email', {
    email: admin.email,
    password: TEST_PASSWORD,
  })
  expect(inside.body.user.email).toBe(admin.email)
})

test('over https session cookies have the prefix __Host- and work', async () => {
  const secure = await testApp({ origin: 'https://shop.example' })
  const user = await buildUser(secure)
  const answer = await as(secure, null).post('/api/auth/sign-in/email', {
    email: user.email,
    password: TEST_PASSWORD,
  })
  const cookie = answer.headers.getSetCookie().find((each) => each.includes('session_token'))
  expect(cookie).toMatch(
    /^__Host-redial\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  )
  expect(cookie).not.toMatch(/domain/i)
  const device = answer.headers.getSetCookie().find((each) => each.includes('redial_device'))
  expect(device).toMatch(
    /^__Host-redial_device=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax/,
  )
  // One that another host of the domain planted is not taken.
  const planted = `redial_device=${device?.slice('__Host-redial_device='.length).split(';')[0]}`
  const again = await as(secure, { cookie: planted }).post('/api/auth/sign-in/email', {
    email: user.email,
    password: TEST_PASSWORD,
  })
  const renewed = again.headers.getSetCookie().find((each) => each.includes('redial_device'))
  expect(renewed?.split(';')[0]).not.toBe(device?.split(';')[0])
  const session = { cookie: cookie?.split(';')[0] ?? '' }
  expect((await as(secure, session).get('/api/me')).body.user.email).toBe(user.email)
  await secure.close()
})
