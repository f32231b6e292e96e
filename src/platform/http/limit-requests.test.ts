import { beforeEach, expect, test } from 'vitest'
import { createConcurrencyLimit } from '../concurrency.ts'
import { limitRequests } from './request-limits.ts'
import { createRouter } from './router.ts'

/** One request at a time, and none waits. */
let env: object
/** What the work of a request waits for. */
let held: PromiseWithResolvers<void>
let begun: string[]

beforeEach(() => {
  env = { limitRequests: createConcurrencyLimit(1, 0) }
  held = Promise.withResolvers()
  begun = []
})

const app = createRouter()
app.use(async (c, next) => {
  c.set('requestId', 'id')
  c.set('log', { warn: () => {} } as never)
  await next()
})
app.use(limitRequests({ except: (path) => path === '/upload' }))
app.onError((_, c) => c.json({}, 500))
app.all('/work', async (c) => {
  begun.push(c.req.method)
  await held.promise
  return c.json({})
})
app.post('/upload', (c) => c.json({}))
app.get('/broken', () => {
  throw new Error('broken')
})
app.get('/stream', (c) => c.body(new ReadableStream()))
const send = (path: string, method = 'GET', at: object | undefined = env) =>
  app.request(path, { method }, at)
const statusOf = async (path: string, method?: string) => (await send(path, method)).status

test('a request beyond the limit is refused with 503 and Retry-After before its work begins', async () => {
  const first = send('/work')
  const refused = await send('/work', 'PUT')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({ error: 'busy', requestId: 'id' })
  held.resolve()
  expect((await first).status).toBe(200)
  expect(begun).toEqual(['GET'])
  expect(await statusOf('/work', 'PUT')).toBe(200)
})

test('calls within the process and excepted paths are not limited', async () => {
  const first = send('/work')
  const inProcess = send('/work', 'GET', {})
  expect(await statusOf('/upload', 'POST')).toBe(200)
  expect(begun).toHaveLength(2)
  held.resolve()
  expect([(await first).status, (await inProcess).status]).toEqual([200, 200])
})

test('a response that is still being sent, and a request that failed, are not under way', async () => {
  const streams = [await send('/stream'), await send('/stream')]
  expect(streams.map(({ status }) => status)).toEqual([200, 200])
  expect(await statusOf('/broken')).toBe(500)
  expect(await statusOf('/broken')).toBe(500)
})
