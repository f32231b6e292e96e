import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPages } from '../src/pages/index.ts'
import { listen } from '../src/server.ts'
import { as, buildUser, type TestApp, type TestUser, testApp } from './app.ts'

let app: TestApp
let admin: TestUser
let buyer: TestUser
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
  buyer = await buildUser(app)
  server = await listen({ host: '127.0.0.1', port: 0 })
  server.serve(app.app, await createPages(app.deps, app.app.fetch, path.resolve('dist')))
})
afterAll(async () => {
  await server.close()
  await app.close()
})

async function set(values: Record<string, unknown>) {
  const { settings } = (await as(app, admin).get('/api/admin/settings')).body
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, version: settings[name].version },
    ]),
  )
  expect((await as(app, admin).patch('/api/admin/settings', { changes })).status).toBe(200)
}

async function open(url: string, cookie = '') {
  const answer = await fetch(`http://127.0.0.1:${server.port}${url}`, { headers: { cookie } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('during maintenance people read the notice with 503, and admins, logins and health checks go on', async () => {
  // In the cache of pages before it begins.
  expect((await open('/support')).status).toBe(200)
  await set({
    maintenance: true,
    maintenanceText: 'Back at <b>noon</b>, see https://a.example/x?a=1&b.',
  })
  for (const cookie of ['', buyer.cookie]) {
    const page = await open('/support', cookie)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '300'])
    expect(page.text).toContain('Back at &#60;b&#62;noon&#60;/b&#62;, see <a ')
    expect(page.text).toContain(
      'href="https://a.example/x?a=1&#38;b">https://a.example/x?a=1&#38;b</a>.',
    )
  }
  expect((await open('/login')).status).toBe(200)
  expect((await open('/healthz')).status).toBe(200)
  const dashboard = await open('/dashboard/health', `${admin.cookie}; redial_kind=admin`)
  expect(dashboard.status).toBe(200)

  const write = await as(app, buyer).post('/api/auth/sign-up/email', {
    name: 'New',
    email: 'new@example.org',
    password: 'plum-tractor-orbit',
  })
  expect([write.status, write.body.error, write.headers.get('retry-after')]).toEqual([
    503,
    'maintenance',
    '300',
  ])
  expect((await as(app, buyer).post('/api/start-selling', { termsVersion: 1 })).status).toBe(503)
  expect((await as(app, buyer).get('/api/me')).status).toBe(200)
  // Refused for its signature, and not for the maintenance.
  expect((await as(app, null).post('/api/payments/stripe/webhook')).status).not.toBe(503)
  const test = await as(app, admin).post('/api/admin/test-mail')
  expect(test.status).toBe(200)

  await set({ maintenance: false })
  expect((await open('/support')).status).toBe(200)
  expect((await as(app, buyer).post('/api/start-selling', { termsVersion: 1 })).status).toBe(200)
})

test('an announcement appears on cached pages at once, as plain text, and goes with the setting', async () => {
  expect((await open('/support')).text).not.toContain('Closed on')
  await set({ announcement: 'Closed on <Friday>' })
  expect((await open('/support')).text).toContain('Closed on &lt;Friday&gt;')
  expect((await open('/login')).text).toContain('Closed on &lt;Friday&gt;')
  await set({ announcement: null })
  expect((await open('/support')).text).not.toContain('Closed on')
})
