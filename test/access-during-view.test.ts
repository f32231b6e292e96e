import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '../src/openapi.ts'
import {
  fieldsConcealedInView,
  hiddenReads,
  isReadableInView,
} from '../src/shared/accounts/account-view-rules.ts'
import { isStaffPermission } from '../src/shared/accounts/staff-roles.ts'
import { as, buildUser, ORIGIN, type TestApp, type TestUser, testApp } from './app.ts'
import { countStatements } from './count-statements.ts'

type Operation = { operationId: string; 'x-access': string }
type Call = Operation & { method: string; path: string; template: string }

let app: TestApp
let calls: Call[]
let seller: TestUser

beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
  calls = Object.entries(openApiDocument(app.app).paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      template: path,
      path: path.replace(/\{\w+\}/g, () => crypto.randomUUID()),
    })),
  )
})
afterAll(() => app.close())

async function startView() {
  const staff = await buildUser(app, { role: 'admin' })
  const path = `/api/accounts/${seller.id}/views`
  expect((await as(app, staff).post(path, { reason: 'A test' })).status).toBe(201)
  return staff
}

/** The status and the code of a refusal. */
async function send({ method, path }: Call, { cookie }: TestUser) {
  const body = method !== 'GET' && { body: '{}' }
  const answer = await app.app.request(`${ORIGIN}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...body,
  })
  const isStream = answer.headers.get('content-type')?.includes('event-stream')
  if (isStream) await answer.body?.cancel()
  const text = isStream ? '' : await answer.text()
  const error = /"error":"(\w+)"/.exec(text)?.[1]
  return { status: answer.status, error, cache: answer.headers.get('cache-control') }
}

const ENDS_VIEW = ['DELETE /api/account-view', 'POST /api/auth/sign-out']
const isPublicRead = ({ method, path, ...call }: Call) =>
  call['x-access'] === 'anyone' && method === 'GET' && !path.startsWith('/api/auth/')

test('during a view everything that changes something is refused, and nothing is written', async () => {
  const staff = await startView()
  const changes = calls.filter(
    ({ method, template }) => method !== 'GET' && !ENDS_VIEW.includes(`${method} ${template}`),
  )
  expect(changes.length).toBeGreaterThan(200)
  const { texts } = await countStatements(async () => {
    for (const call of changes) {
      const { status, error, cache } = await send(call, staff)
      expect([call.operationId, status, error]).toEqual([call.operationId, 403, 'read_only_view'])
      expect(cache).toBe('private, no-store')
    }
  })
  expect(texts.filter(isWrite)).toEqual([])
})

const isWrite = (text: string) => /\b(insert into|update|delete from)\b(?! of\b)/i.test(text)

test('during a view no read writes anything, and no answer may be stored', async () => {
  const staff = await startView()
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const { texts, result } = await countStatements(() => send(call, staff))
    expect([call.operationId, texts.filter(isWrite)]).toEqual([call.operationId, []])
    expect([call.operationId, result.cache]).toEqual([call.operationId, 'private, no-store'])
    expect(result.status).toBeLessThan(500)
  }
})

test('each personal read is either open or hidden on purpose during a view', async () => {
  const staff = await startView()
  const reads = calls.filter(
    (call) => call.method === 'GET' && !isPublicRead(call) && !isStaffPermission(call['x-access']),
  )
  for (const call of reads) {
    const { operationId } = call
    const lists = [isReadableInView(operationId), hiddenReads.has(operationId)]
    expect([operationId, lists.filter(Boolean).length]).toEqual([operationId, 1])
    const { error } = await send(call, staff)
    expect([operationId, error === 'hidden_in_view']).toEqual([
      operationId,
      hiddenReads.has(operationId),
    ])
  }
  const known = new Set(reads.map(({ operationId }) => operationId))
  expect([...hiddenReads].filter((id) => !known.has(id))).toEqual([])
})

test('reads of the staff are refused as for the person', async () => {
  const staff = await startView()
  for (const call of calls)
    if (call.method === 'GET' && isStaffPermission(call['x-access'])) {
      const { status, error } = await send(call, staff)
      expect([call.operationId, status, error]).toEqual([call.operationId, 403, 'not_allowed'])
    }
})

test('an order has no secret but those that are concealed', () => {
  const schemas = openApiDocument(app.app).components?.schemas ?? {}
  const text = JSON.stringify([schemas.Order, schemas.OrderDetail])
  const names = [...text.matchAll(/"(\w+)":\{/g)].flatMap(([, name = '']) => name)
  const secrets = names.filter((name) => /code|qr|secret|token|iban/i.test(name))
  expect([...new Set(secrets)].sort()).toEqual(['handOverCode', 'handOverQr'])
  const concealed = fieldsConcealedInView('getOrder')
  expect(secrets.filter((name) => !concealed.includes(name))).toEqual([])
})
