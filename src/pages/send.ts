import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { acceptedEncoding, compressFast } from '../platform/http/index.ts'
import type { PublicPage } from './page-cache.ts'

const gzip = promisify(zlib.gzip)
const unbrotli = promisify(zlib.brotliDecompress)

type Headers = Record<string, string>

const encodingFor = ({ headers }: IncomingMessage) =>
  acceptedEncoding(headers['accept-encoding'], ['br', 'gzip'])

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/**
 * Headers of a page for the address that it was asked for. On plain http, except on this machine, browsers
 * ignore a policy about openers and report that as an error of the page.
 */
export function headersAt({ headers: requested }: IncomingMessage, headers: Headers) {
  const isHttps =
    'Strict-Transport-Security' in headers || requested['x-forwarded-proto']?.includes('https')
  if (isHttps || LOOPBACK.test(requested.host ?? '')) return headers
  const { 'Cross-Origin-Opener-Policy': _ignored, ...rest } = headers
  return rest
}

/** The hash by which the security policy allows an inline script. */
export function sourceHash(source: string) {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

/** Sends a public page. */
export async function sendPublic(req: IncomingMessage, res: ServerResponse, page: PublicPage) {
  const { status, headers } = page
  if (status === 200 && req.headers['if-none-match'] === page.etag) {
    res.writeHead(304, headersAt(req, headers))
    res.end()
    return
  }
  const encoding = encodingFor(req)
  if (encoding === 'br')
    return send(req, res, page.body, { ...headers, 'content-encoding': 'br' }, status)
  if (encoding === 'gzip') {
    page.gzip ??= unbrotli(page.body).then((html) => gzip(html))
    return send(req, res, await page.gzip, { ...headers, 'content-encoding': 'gzip' }, status)
  }
  send(req, res, await unbrotli(page.body), headers, status)
}

/**
 * Sends a personal page, which no cache may store. One that another site opened is not compressed:
 * such a site could choose parts of its address, and learn from lengths what else is in it (BREACH).
 */
export function sendPersonal(
  req: IncomingMessage,
  res: ServerResponse,
  { status, html }: { status: number; html: string },
  security: Headers,
) {
  const site = req.headers['sec-fetch-site']
  const isOpenedElsewhere = site === 'cross-site' || site === 'same-site'
  const encoding = isOpenedElsewhere ? undefined : encodingFor(req)
  const headers = {
    ...security,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding, Sec-Fetch-Site',
    ...(encoding && { 'content-encoding': encoding }),
  }
  send(req, res, encoding ? compressFast(html, encoding) : Buffer.from(html), headers, status)
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  headers: Headers,
  status: number,
) {
  res.writeHead(status, { ...headersAt(req, headers), 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Sends a small file that depends on the settings. Browsers store it, but revalidate it before each use. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  type: string,
  security: Headers = {},
) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers: Headers = { ...security, 'content-type': type, 'cache-control': 'no-cache', etag }
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, headers)
    res.end()
    return
  }
  const encoding = encodingFor(req)
  const encoded: Headers = encoding ? { 'content-encoding': encoding } : {}
  const body = encoding ? compressFast(text, encoding) : Buffer.from(text)
  send(req, res, body, { ...headers, ...encoded, vary: 'Accept-Encoding' }, 200)
}

/** Permanent redirects are cached for an hour only: a phone may get its old name back. */
export function redirect(res: ServerResponse, to: string, status: number) {
  const control = status === 301 ? 'public, max-age=3600' : 'no-store'
  res.writeHead(status, { location: to, 'cache-control': control })
  res.end()
}
