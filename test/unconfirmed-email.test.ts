import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '../src/openapi.ts'
import { as, buildUser, type TestApp, type TestUser, testApp } from './app.ts'
import { withMail } from './mailbox.ts'

/** Everything that sells, books, offers, writes or rates, and that adds a way to log in. */
const gated = [
  'POST /api/advertise',
  'POST /api/api-keys',
  'POST /api/auth/link-social',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/options',
  'POST /api/messages',
  'POST /api/messages/conversations/{id}',
  'POST /api/messages/orders/{id}',
  'POST /api/my-phones/bulk',
  'POST /api/my-phones/imports',
  'POST /api/offers',
  'POST /api/offers/{id}/accept',
  'POST /api/offers/{id}/counter',
  'POST /api/phone-number/confirmation',
  'POST /api/phones',
  'POST /api/phones/{id}/renew',
  'POST /api/phones/{id}/resume',
  'POST /api/reports',
  'POST /api/webhooks',
  'PUT /api/orders/{id}/ratings',
]
/** What people do before they have confirmed their address. */
const open = [
  'GET /api/me',
  'GET /api/phones',
  'GET /api/favorites',
  'GET /api/saved-searches',
  'GET /api/email-confirmation',
  'GET /api/notification-settings',
]

let app: TestApp
let people: Record<'unverified' | 'verified', TestUser>

beforeAll(async () => {
  app = await testApp({ env: withMail })
  people = {
    unverified: await buildUser(app, { role: 'Seller', isUnverified: true }),
    verified: await buildUser(app, { role: 'Seller' }),
  }
})
afterAll(() => app.close())

async function call(route: string, who: keyof typeof people) {
  const [method = '', path = ''] = route.split(' ')
  const init = { body: '{}', headers: { 'content-type': 'application/json' } }
  const at = path.replace('{id}', crypto.randomUUID())
  return as(app, people[who]).send(method, at, method === 'GET' ? {} : init)
}

test('the routes that need a confirmed address are these', () => {
  const paths = Object.entries(openApiDocument(app.app).paths ?? {})
  const operations = paths.flatMap(([path, item]) =>
    Object.entries(item as Record<string, { description?: string }>)
      .filter(([, { description = '' }]) => description.includes('email_not_verified'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  expect(operations.sort()).toEqual(gated)
})

test.each(gated)('%s: 403 email_not_verified until the address is confirmed', async (route) => {
  const refused = await call(route, 'unverified')
  expect([refused.status, refused.body.error]).toEqual([403, 'email_not_verified'])
  expect((await call(route, 'verified')).body.error).not.toBe('email_not_verified')
})

test.each(open)('%s is open before', async (route) => {
  expect((await call(route, 'unverified')).status).toBe(200)
})
