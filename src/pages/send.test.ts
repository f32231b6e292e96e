import type { IncomingMessage, ServerResponse } from 'node:http'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { packPage } from './page-cache.ts'
import { headersAt, sendPublic } from './send.ts'

const html = `<!doctype html>${'<p>Phones — “new”</p>'.repeat(200)}`

async function sentFor(accepted: string | undefined, etag?: string) {
  const page = await packPage({ status: 200, html }, {}, [])
  const request = {
    headers: { 'accept-encoding': accepted, 'if-none-match': etag && page.etag },
  } as unknown as IncomingMessage
  let status = 0
  let headers: Record<string, unknown> = {}
  const body = await new Promise<Buffer | undefined>((resolve) => {
    const response = {
      writeHead(code: number, all: Record<string, unknown>) {
        status = code
        headers = all
      },
      end: resolve,
    } as unknown as ServerResponse
    void sendPublic(request, response, page)
  })
  return { status, headers, body }
}

test.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
  [undefined, (body: Buffer) => body],
])('a cached page is the same with the encoding %s', async (encoding, decode) => {
  const { status, headers, body } = await sentFor(encoding)
  expect([status, headers['content-encoding']]).toEqual([200, encoding])
  expect(decode(body ?? Buffer.of()).toString()).toBe(html)
})

test('a page that the client has already is not sent', async () => {
  const { status, body } = await sentFor('br', 'the same')
  expect([status, body]).toEqual([304, undefined])
})

test.each([
  ['localhost:3000', {}, {}, true],
  ['[::1]:3000', {}, {}, true],
  ['192.0.2.2:3000', {}, {}, false],
  ['localhost.example.org', {}, {}, false],
  ['phones.example.org', { 'x-forwarded-proto': 'https' }, {}, true],
  ['phones.example.org', {}, { 'Strict-Transport-Security': 'max-age=1' }, true],
])(
  'at %s with %o a page has a policy about openers only if browsers apply it',
  (host, forwarded, more, applies) => {
    const request = { headers: { host, ...forwarded } } as unknown as IncomingMessage
    const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', ...more }
    expect('Cross-Origin-Opener-Policy' in headersAt(request, headers)).toBe(applies)
  },
)
