import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { s3Storage } from './index.ts'
import { s3LargeFiles } from './large-files.ts'
import { KEYS, startFakeS3 } from './s3.fixture.ts'

/** For servers that never answer; long enough to reach them on a busy machine. */
const SHORT_MS = 600
const FILE = { key: 'aa/x.webp', bytes: Buffer.from('picture'), type: 'image/webp' }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

async function fake(behave: RequestHandler, timeoutMs?: number) {
  const server = await startFakeS3(behave, timeoutMs)
  closing.push(server.close)
  return { ...server, storage: s3Storage(server.settings) }
}

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

test('a failing S3 is unavailable after three attempts', async () => {
  const { storage, calls } = await fake((request) => request.socket.destroy())
  await expect(storage.read(FILE.key)).rejects.toMatchObject({ reason: 'away' })
  expect(calls).toHaveLength(3)
})

test('an unreachable S3 is unavailable', async () => {
  const { settings, close } = await startFakeS3(() => {})
  await close()
  await expect(s3Storage(settings).write([FILE])).rejects.toMatchObject({ reason: 'away' })
})

test('an S3 that never responds times out once, so that nobody waits three times as long', async () => {
  const { storage, calls } = await fake(() => {}, SHORT_MS)
  await expect(storage.read(FILE.key)).rejects.toMatchObject({ reason: 'away' })
  expect(calls).toHaveLength(1)
})

test('an S3 that stalls within a file times out without partial data', async () => {
  const { storage } = await fake((_, response) => {
    response.writeHead(200, { 'content-length': '1000', 'x-amz-meta-sha256': 'x' })
    response.write('half')
  }, SHORT_MS)
  await expect(storage.read(FILE.key)).rejects.toMatchObject({ reason: 'away' })
})

test('a transient error is retried', async () => {
  let calls = 0
  const { storage } = await fake((_, response) => {
    calls += 1
    response.writeHead(calls < 3 ? 503 : 204).end(calls < 3 ? xml('SlowDown') : undefined)
  })
  await storage.remove([FILE.key])
  expect(calls).toBe(3)
})

test.each([
  ['refuses our keys', 403, xml('SignatureDoesNotMatch'), 'wrong'],
  ['sends us elsewhere', 301, xml('PermanentRedirect'), 'wrong'],
  ['has no room', 507, '', 'full'],
  ['has no room, in its own words', 403, xml('QuotaExceeded'), 'full'],
  ['has no such bucket', 404, xml('NoSuchBucket'), 'wrong'],
])('an S3 that %s is reported', async (_, status, body, reason) => {
  const { storage, calls } = await fake((_request, response) => {
    response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end(body)
  })
  await expect(storage.write([FILE])).rejects.toMatchObject({ reason })
  // Asking again would not help; the one more is the cleaning up.
  expect(calls.length).toBeLessThanOrEqual(2)
})

test('an S3 that loses an acknowledged file is detected at once', async () => {
  const { storage, calls } = await fake((request, response) =>
    response.writeHead(request.method === 'HEAD' ? 404 : 200).end(),
  )
  await expect(storage.write([FILE])).rejects.toMatchObject({ reason: 'wrong' })
  expect(calls.at(-1)).toContain('DELETE')
})

test('altered bytes are not served: a captive portal’s page, or a flipped bit', async () => {
  for (const headers of [{ 'content-type': 'text/html' }, { 'x-amz-meta-sha256': 'of the file' }]) {
    const { storage } = await fake((_, response) => response.writeHead(200, headers).end('<html>'))
    await expect(storage.open(FILE.key)).rejects.toMatchObject({ reason: 'wrong' })
  }
})

test('an invalid listing is not treated as an empty bucket', async () => {
  const { storage } = await fake((_, response) => response.writeHead(200).end('<html>'))
  const listing = Array.fromAsync(storage.list(''))
  await expect(listing).rejects.toMatchObject({ reason: 'wrong' })
})

test('when the second of two files fails, the first is deleted', async () => {
  const stored = new Set<string>()
  const { storage } = await fake((request, response) => {
    const { method, url = '' } = request
    if (url.includes('bad')) return void response.writeHead(507).end()
    if (method === 'PUT') stored.add(url)
    if (method === 'DELETE') stored.delete(url)
    const sha = stored.has(url) ? { 'x-amz-meta-sha256': checksums.get(url) ?? '' } : {}
    if (method === 'PUT') checksums.set(url, String(request.headers['x-amz-meta-sha256']))
    response.writeHead(200, sha).end()
  })
  await expect(storage.write([FILE, { ...FILE, key: 'aa/bad.webp' }])).rejects.toMatchObject({
    reason: 'full',
  })
  expect([...stored]).toEqual([])
})
const checksums = new Map<string, string>()

test('a write to an unresponsive S3 waits for one attempt, not for the cleanup', async () => {
  const { storage, calls } = await fake(() => {}, SHORT_MS)
  await expect(storage.write([FILE])).rejects.toMatchObject({ reason: 'away' })
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(0)
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  await expect.poll(() => calls.some((call) => call.startsWith('DELETE'))).toBe(true)
})

test('concurrent readers of one file query the bucket once, and later readers again', async () => {
  const headers = { 'x-amz-meta-sha256': createHash('sha256').update(FILE.bytes).digest('hex') }
  const { storage, calls } = await fake((_, response) => {
    setTimeout(() => response.writeHead(200, headers).end(FILE.bytes), 50)
  })
  const all = await Promise.all(Array.from({ length: 50 }, () => storage.read(FILE.key)))
  expect(all.every((bytes) => bytes?.equals(FILE.bytes))).toBe(true)
  expect(calls).toHaveLength(1)
  await storage.read(FILE.key)
  expect(calls).toHaveLength(2)
})

test('a bucket is listed completely, page by page', async () => {
  const page = (key: string, next: string) =>
    `<ListBucketResult>${next}<Contents><Key>${key}</Key><Size>7</Size>` +
    '<LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents></ListBucketResult>'
  const token = 'of&the"second+page/=='
  const { storage, settings } = await fake((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://s3')
    const second = searchParams.get('continuation-token') === token
    const next = '<NextContinuationToken>of&amp;the&quot;second+page/==</NextContinuationToken>'
    response.writeHead(200).end(second ? page('aa/2.webp', '') : page('aa/1.webp', next))
  })
  const listed = await Array.fromAsync(storage.list('aa/'))
  expect(listed.map(({ key }) => key)).toEqual(['aa/1.webp', 'aa/2.webp'])
  expect(listed[1]).toMatchObject({ size: 7, writtenAt: new Date('2026-01-02T03:04:05Z') })
  expect(await s3LargeFiles(settings).list('aa/')).toEqual(listed)
})

// By the letter of AWS's "Signature Version 4", beside the library that signs.
test('every call is signed: method, URL, headers and body', async () => {
  const seen: { expected: string; given: string }[] = []
  const { storage } = await fake((request, response) => {
    seen.push(signatureOf(request, KEYS.secretKey))
    response.writeHead(404).end()
  })
  await storage.read(FILE.key)
  await Array.fromAsync(storage.list('aa/'))
  await storage.remove([FILE.key])
  expect(seen).toHaveLength(3)
  for (const { expected, given } of seen) expect(given).toBe(expected)
})

function signatureOf(request: IncomingMessage, secret: string) {
  const { authorization = '', ...headers } = request.headers
  const parts = /Credential=\S+?\/(\S+?), SignedHeaders=(\S+?), Signature=(\w+)/.exec(authorization)
  const [, scope = '', names = '', given = ''] = parts ?? []
  const address = new URL(request.url ?? '', 'http://s3')
  const query = [...address.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const body = headers['x-amz-content-sha256']
  const canonical = [request.method, address.pathname, query, lines.join(''), names, body].join(
    '\n',
  )
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n')
  const hmac = (key: string | Buffer, part: string) =>
    createHmac('sha256', key).update(part).digest()
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return { given, expected: hmac(key, text).toString('hex') }
}
