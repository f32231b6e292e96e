import zlib from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { type Changes, createChanges } from '../db/changes.ts'
import { createAnswerCache } from './response-cache.ts'
import { createRouter, route } from './router.ts'
import type { Viewer } from './viewer.ts'

let changes: Changes
let env: object
let made: number
/** What the route waits for before it answers. */
let meanwhile: () => void

beforeEach(() => {
  changes = createChanges()
  env = { answers: createAnswerCache(changes) }
  made = 0
  meanwhile = () => {}
})

const app = createRouter()
app.use(async (c, next) => {
  const name = c.req.header('x-viewer')
  c.set('viewer', name ? ({ name } as Viewer) : null)
  await next()
})
const options = {
  method: 'get' as const,
  cachedUntil: ['things'],
  responses: { 200: { description: 'OK' } },
}
for (const path of ['/things/{id}', '/refused'])
  app.openapi(route('anyone', { ...options, path }), (c) => {
    made += 1
    meanwhile()
    const viewer = c.var.viewer?.name ?? 'nobody'
    const body = { made, viewer, id: c.req.path, text: 'long '.repeat(300) }
    return c.json(body, c.req.path === '/refused' ? 404 : 200) as never
  })

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers }, env)
const read = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).json()

test('visitors get the same answer until its data changes, each path its own', async () => {
  expect((await read('/things/1')).made).toBe(1)
  expect((await read('/things/1')).made).toBe(1)
  expect(await read('/things/2')).toMatchObject({ made: 2, id: '/things/2' })
  changes.publish(['others'])
  expect((await read('/things/1')).made).toBe(1)
  changes.publish(['things'])
  expect((await read('/things/1')).made).toBe(3)
  changes.publishAll()
  expect((await read('/things/1')).made).toBe(4)
})

test('an answer for a viewer is neither stored nor replaced by a stored one', async () => {
  expect((await read('/things/1', { 'x-viewer': 'Ann' })).viewer).toBe('Ann')
  expect((await read('/things/1')).viewer).toBe('nobody')
  expect((await read('/things/1', { 'x-viewer': 'Ben' })).viewer).toBe('Ben')
  expect(made).toBe(3)
})

test('an answer whose data changed while it was made is not stored', async () => {
  meanwhile = () => changes.publish(['things'])
  await read('/things/1')
  meanwhile = () => {}
  expect((await read('/things/1')).made).toBe(2)
})

test('nothing is stored while changes of other nodes are not received', async () => {
  changes.connected = false
  await read('/things/1')
  expect((await read('/things/1')).made).toBe(2)
})

test('refusals are not stored', async () => {
  expect((await get('/refused')).status).toBe(404)
  expect((await read('/refused')).made).toBe(2)
})

test('each encoding is compressed once, and a client that has the answer gets 304', async () => {
  for (let time = 0; time < 2; time += 1) {
    const response = await get('/things/1', { 'accept-encoding': 'zstd' })
    expect(response.headers.get('content-encoding')).toBe('zstd')
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    const body = zlib.zstdDecompressSync(Buffer.from(await response.arrayBuffer()))
    expect(JSON.parse(body.toString()).id).toBe('/things/1')
    const { headers } = await get('/things/1', { 'accept-encoding': 'gzip' })
    expect(headers.get('content-encoding')).toBe('gzip')
  }
  expect(made).toBe(2)
  const etag = (await get('/things/1')).headers.get('etag') ?? ''
  const again = await get('/things/1', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
