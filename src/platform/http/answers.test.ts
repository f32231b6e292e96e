import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { createRouter, route } from './router.ts'
import type { Viewer } from './viewer.ts'

const TEXT = 'long '.repeat(300)

const app = createRouter()
app.use(async (c, next) => {
  const name = c.req.header('cookie')
  c.set('viewer', name ? ({ name } as Viewer) : null)
  await next()
})
const options = { method: 'get' as const, responses: { 200: { description: 'OK' } } }
const answer = (viewer: Viewer | null) => ({ viewer: viewer?.name ?? 'nobody', text: TEXT })
app.openapi(route('anyone', { ...options, path: '/secret' }), (c) =>
  c.json(answer(c.var.viewer) as never),
)
app.openapi(route('anyone', { ...options, path: '/long', compressed: true }), (c) =>
  c.json(answer(c.var.viewer) as never, 200, { 'X-Own': 'kept' }),
)
app.openapi(route('anyone', { ...options, path: '/tagged', etag: true }), (c) =>
  c.json(answer(c.var.viewer) as never),
)
app.openapi(route('anyone', { ...options, path: '/refused', etag: true }), (c) =>
  c.json({ error: 'gone' } as never, 410 as never),
)

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

test.each([
  ['/long', 'gzip, br, zstd', 'zstd', zlib.zstdDecompressSync],
  ['/long', 'gzip, deflate', 'gzip', zlib.gunzipSync],
  ['/tagged', 'gzip, br', 'br', zlib.brotliDecompressSync],
] as const)(
  'the answer of %s is compressed for clients that accept %s, and says that it depends on that',
  async (path, accepted, encoding, decompress) => {
    const response = await get(path, { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.length).toBeLessThan(TEXT.length / 4)
    expect(JSON.parse(decompress(body).toString())).toEqual(answer(null))
    const plain = await get(path)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toContain('Accept-Encoding')
    expect(await plain.json()).toEqual(answer(null))
  },
)

test('an answer with a secret is never compressed', async () => {
  const { headers } = await get('/secret', { 'accept-encoding': 'gzip' })
  expect(headers.get('content-encoding')).toBeNull()
})

test('304: a client that has the answer gets no body, in whatever encoding it was sent', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const first = await get('/tagged', { 'accept-encoding': encoding })
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/tagged', { 'if-none-match': etag, 'accept-encoding': encoding })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('no-cache')
    expect(again.headers.get('vary')).toContain('Cookie')
  }
})

test('another viewer has another answer, which no shared cache keeps', async () => {
  const etag = (await get('/tagged')).headers.get('etag') ?? ''
  const response = await get('/tagged', { 'if-none-match': etag, cookie: 'Ann' })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ viewer: 'Ann' })
  expect(response.headers.get('cache-control')).toBeNull()
})

test('refusals have no tag', async () => {
  const { status, headers } = await get('/refused')
  expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([410, null, null])
})
