import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '../src/openapi.ts'
import { apiScopeNames, apiScopes, scopesFor } from '../src/shared/integrations/api-scopes.ts'
import { as, buildUser, ORIGIN, type TestApp, type TestUser, testApp } from './app.ts'
import { buildApiKey } from './build/api-key.ts'

type Operation = { operationId: string; security?: object[]; 'x-access': string }
type Call = Operation & { method: string; path: string }

let app: TestApp
let calls: Call[]
let people: Record<'sell' | 'admin', TestUser>

beforeAll(async () => {
  app = await testApp()
  people = {
    sell: await buildUser(app, { role: 'Seller' }),
    admin: await buildUser(app, { role: 'admin' }),
  }
  calls = Object.entries(openApiDocument(app.app).paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, () => crypto.randomUUID()),
    })),
  )
})
afterAll(() => app.close())

/** The status and the code of a refusal. */
async function send({ method, path }: Call, headers: Record<string, string>) {
  const body = method !== 'GET' && { body: '{}' }
  const answer = await app.app.request(`${ORIGIN}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...body,
  })
  const isStream = answer.headers.get('content-type')?.includes('event-stream')
  if (isStream) await answer.body?.cancel()
  const text = isStream ? '' : await answer.text()
  const error = /^\{"error":"(\w+)"/.exec(text)?.[1]
  return { status: answer.status, error, cache: answer.headers.get('cache-control') }
}

test('a scope names operations that exist, and each operation that keys can call lists its scopes', () => {
  const known = calls.map(({ operationId }) => operationId)
  for (const name of apiScopeNames)
    expect([name, apiScopes[name].operations.filter((id) => !known.includes(id))]).toEqual([
      name,
      [],
    ])
  for (const { operationId, security = [] } of calls) {
    const scopes = security.flatMap((way) => ('apiKey' in way ? (way.apiKey as string[]) : []))
    expect([operationId, scopes]).toEqual([operationId, scopesFor(operationId)])
  }
})

test('nothing of login, security, payout accounts, deletion, keys and webhooks is in a scope', () => {
  const never =
    /^\/api\/(auth|email-change|email-confirmation|phone-number|login-methods|payout-account|payment-instructions|api-keys|webhooks|me|bans|users|user-sessions|security-events|risk-rules)(\/|$)/
  for (const { path, operationId } of calls)
    if (never.test(path)) expect([operationId, scopesFor(operationId)]).toEqual([operationId, []])
})

test('a key without the scope gets 403 everywhere but for public reads', async () => {
  // Scopes that no other route has in common with the caller's.
  let key = await buildApiKey(app, people.admin, ['shop-health:read'])
  for (const [index, call] of calls.entries()) {
    // A key has a limit of calls.
    if (index % 200 === 199) key = await buildApiKey(app, people.admin, ['shop-health:read'])
    const scopes = scopesFor(call.operationId)
    if (scopes.includes('shop-health:read')) continue
    const { status, error, cache } = await send(call, key.headers)
    expect(cache).toBe('private, no-store')
    const isPublicRead =
      call['x-access'] === 'anyone' && call.method === 'GET' && !call.path.includes('/auth/')
    if (scopes.length > 0)
      expect([call.operationId, status, error]).toEqual([call.operationId, 403, 'missing_scope'])
    else if (!isPublicRead)
      expect([call.operationId, status, error]).toEqual([call.operationId, 403, 'not_for_keys'])
    else expect([call.operationId, [401, 403].includes(status)]).toEqual([call.operationId, false])
  }
})

test.each(['sell', 'admin'] as const)(
  'with the right scope a key of %s gets what its owner gets',
  async (access) => {
    const owner = people[access]
    const scopes = apiScopeNames.filter(
      (name) => (apiScopes[name].access === 'sell') === (access === 'sell'),
    )
    const key = await buildApiKey(app, owner, scopes)
    const open = calls.filter(({ operationId }) =>
      scopesFor(operationId).some((scope) => scopes.includes(scope)),
    )
    expect(open.length).toBeGreaterThan(15)
    for (const call of open) {
      const bySession = await send(call, { cookie: owner.cookie })
      const byKey = await send(call, key.headers)
      expect([call.operationId, byKey.status]).toEqual([call.operationId, bySession.status])
      expect([401, 403]).not.toContain(byKey.status)
    }
  },
)

test('an expired and a revoked key get 401 from every route', async () => {
  const scopes = apiScopeNames.filter((name) => apiScopes[name].access === 'sell')
  const [expired, revoked] = [
    await buildApiKey(app, people.sell, scopes),
    await buildApiKey(app, people.sell, scopes),
  ]
  await app.deps.db.pool.query(
    `update api_keys set created_at = now() - interval '2 days', expires_at = $1 where id = $2`,
    [app.clock.now(), expired.id],
  )
  await as(app, people.sell).delete(`/api/api-keys/${revoked.id}`)
  for (const call of calls)
    for (const key of [expired, revoked]) {
      const { status, error } = await send(call, key.headers)
      expect([call.operationId, status, error]).toEqual([call.operationId, 401, 'invalid_api_key'])
    }
})
