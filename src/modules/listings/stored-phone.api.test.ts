import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import {
  createAnswerCache,
  createAnswerSender,
  createRequestLimit,
} from '../../platform/http/index.ts'
import { listen } from '../../server.ts'
import { numberListingChanges } from '../search/index.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
/** Requests that the application answered, rather than the memory before it. */
let answeredByApp = 0
let phone: string
beforeAll(async () => {
  app = await testApp()
  server = await listen({ host: '127.0.0.1', port: 0 })
  const answers = createAnswerCache(app.deps.db.changes)
  const counted = {
    routes: app.app.routes,
    fetch(sent: Request, env?: object) {
      answeredByApp += 1
      return app.app.fetch(sent, env)
    },
  }
  const environment = { answers, limitRequests: createRequestLimit() }
  const noPages = { serveCached: () => false, serve: async () => {} }
  server.serve(counted, noPages, environment, createAnswerSender(answers, app.headers))
  const { _id } = await buildListing(app, { name: 'Pixel 6', price: '300' })
  await numberListingChanges(app.deps)
  phone = api.phone(_id)
})
afterAll(async () => {
  await server.close()
  await app.close()
})
beforeEach(async () => {
  await get(phone)
  answeredByApp = 0
})

/** Without `fetch`, which hides some headers. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({
    port: server.port,
    path,
    method,
    headers: { connection: 'close', ...headers },
  })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  const text = Buffer.concat(parts).toString()
  const { date: _, 'x-request-id': requestId, ...shown } = response.headers
  return { status: response.statusCode, text, headers: shown, requestId }
}

const publish = () => app.deps.db.changes.publish(['listings'])

test('an answer from memory is the one of the application, with its headers', async () => {
  app.deps.db.changes.publishAll()
  const first = await get(phone)
  expect(answeredByApp).toBe(1)
  const second = await get(phone)
  expect(answeredByApp).toBe(1)
  expect(second).toEqual({ ...first, requestId: expect.any(String) })
  expect(second.requestId).not.toBe(first.requestId)
  expect(second.headers['content-security-policy']).toBeDefined()
  const unchanged = await get(phone, { 'if-none-match': String(first.headers.etag) })
  expect(unchanged).toMatchObject({ status: 304, text: '' })
  expect(answeredByApp).toBe(1)
})

test('after a change of another listing an answer is sent again without the application', async () => {
  const before = await get(phone)
  publish()
  const after = await Promise.all([get(phone), get(phone)])
  for (const { text } of after) expect(text).toBe(before.text)
  expect(answeredByApp).toBe(0)
  await get(phone)
  expect(answeredByApp).toBe(0)
})

test('after the phone changes, the application answers again', async () => {
  const before = await get(phone)
  await app.deps.db.pool.query(`update listings set price_minor = price_minor + 100`)
  publish()
  const after = await get(phone)
  expect(answeredByApp).toBe(1)
  expect(after.text).not.toBe(before.text)
  expect((await get(phone)).text).toBe(after.text)
  expect(answeredByApp).toBe(1)
})

test('after any model changes, the application answers again, because the row of the phone stays the same', async () => {
  app.deps.db.changes.publish(['models'])
  await get(phone)
  expect(answeredByApp).toBe(1)
})

test('a phone that is removed is gone', async () => {
  const { _id } = await buildListing(app, { name: 'Pixel 7' })
  expect((await get(api.phone(_id))).status).toBe(200)
  await app.deps.db.pool.query(`update listings set state = 'removed' where id = $1`, [_id])
  publish()
  expect((await get(api.phone(_id))).status).toBe(410)
  expect((await get(api.phone(_id))).status).toBe(410)
})

test('a change while an answer is compared is compared too', async () => {
  const { pool, changes } = app.deps.db
  publish()
  const query = pool.query.bind(pool)
  const answer = get(phone)
  await query(`update listings set price_minor = price_minor + 100`)
  changes.publish(['listings'])
  await answer
  const prices = [await get(phone), await get(phone)].map(({ text }) => JSON.parse(text).price)
  const { rows } = await query(`select price_minor from listings where name = 'Pixel 6'`)
  expect(prices.map((price) => Number(price) * 100)).toEqual([
    rows[0].price_minor,
    rows[0].price_minor,
  ])
})

test('the application answers people with a cookie, and other methods and addresses', async () => {
  const { cookie } = await buildUser(app)
  expect((await get(phone, { cookie })).status).toBe(200)
  expect((await get(`${phone}?a=1`)).status).toBe(200)
  expect((await get(phone, {}, 'HEAD')).text).toBe('')
  expect((await get(phone, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect(answeredByApp).toBe(4)
})
