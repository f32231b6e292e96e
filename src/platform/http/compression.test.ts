import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compressed, FAST_ENCODINGS, ownBytes, writeOnce } from './compression.ts'
import { createRouter } from './router.ts'

const ROWS = Array.from({ length: 60 }, (_, at) => ({ id: at, name: `Phone ${at}`, sold: false }))

const app = createRouter()
app.use(compressed)
app.get('/long', (c) => c.json(ROWS, 200, { 'X-Own': 'kept', ETag: 'W/"1"' }))
app.get('/short', (c) => c.json({ ok: true }))
app.get('/refused', (c) => c.json(ROWS, 422))

const get = (path: string, accept?: string) =>
  app.request(path, { headers: accept ? { 'accept-encoding': accept } : {} })

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zlib.zstdDecompressSync],
  ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
])('a long answer to a client that accepts %s is sent as %s', async (accept, encoding, decode) => {
  const response = await get('/long', accept)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-type')).toContain('application/json')
  const body = Buffer.from(await response.arrayBuffer())
  expect(body.length).toBeLessThan(JSON.stringify(ROWS).length / 4)
  expect(JSON.parse(decode(body).toString())).toEqual(ROWS)
})

test('an answer that depends on the accepted encodings says so, compressed or not, and keeps its headers', async () => {
  for (const accept of ['zstd', 'identity', undefined]) {
    const { headers } = await get('/long', accept)
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect([headers.get('x-own'), headers.get('etag')]).toEqual(['kept', 'W/"1"'])
  }
})

test('short answers, refusals, and answers to clients that accept no encoding are sent as they are', async () => {
  for (const [path, accept] of [
    ['/short', 'zstd'],
    ['/refused', 'zstd'],
    ['/long', undefined],
    ['/long', 'identity'],
  ] as const) {
    const response = await get(path, accept)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.json()).toEqual(path === '/short' ? { ok: true } : ROWS)
  }
})

test('an encoding that a client rejects or does not name is not used', () => {
  expect(acceptedEncoding('zstd;q=0, br;q=0.5', FAST_ENCODINGS)).toBe('br')
  expect(acceptedEncoding('x-zstd, brotli', FAST_ENCODINGS)).toBeUndefined()
  expect(acceptedEncoding('deflate,gzip;q=1.0', FAST_ENCODINGS)).toBe('gzip')
})

test('frozen data is written once for each encoding, other data each time', () => {
  const encodings: (string | undefined)[] = []
  const write = writeOnce((data, encoding) => {
    encodings.push(encoding)
    return { body: Buffer.from(JSON.stringify(data) + encoding) }
  })
  const written = (data: object, encoding?: 'zstd') => write(data, encoding).body.toString()
  const frozen = Object.freeze({ n: 1 })
  expect(written(frozen, 'zstd')).toBe('{"n":1}zstd')
  expect(written(frozen, 'zstd')).toBe('{"n":1}zstd')
  expect(written(frozen)).toBe('{"n":1}undefined')
  expect(written(Object.freeze({ n: 2 }), 'zstd')).toBe('{"n":2}zstd')
  expect(encodings).toEqual(['zstd', undefined, 'zstd'])
  const open = { n: 1 }
  written(open, 'zstd')
  open.n = 3
  expect(written(open, 'zstd')).toBe('{"n":3}zstd')
})

test('what stays in memory keeps no larger buffer in it', () => {
  const write = writeOnce(() => ({ body: Buffer.from('short') }))
  const { body } = write(Object.freeze({}), undefined)
  expect([body.toString(), body.buffer.byteLength]).toEqual(['short', 5])
  const own = ownBytes(Buffer.from('a'), Buffer.from('…'))
  expect([own.toString(), own.buffer.byteLength]).toEqual(['a…', 4])
  expect(ownBytes(own)).toBe(own)
})
