import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { CachedPage } from './page-cache.ts'

const brotli = promisify(zlib.brotliCompress)
const unbrotli = promisify(zlib.brotliDecompress)
const gzip = promisify(zlib.gzip)

/** A compromise for pages that are compressed once and sent often. */
const QUALITY = 5
/** A fifth of the work for 15% more bytes: most search pages are requested once. */
const FAST_QUALITY = 2
/** 128 kB (as a power of two): longer than a page, with less memory than the default. */
const WINDOW = 17

export type Encoding = 'br' | 'gzip'

/**
 * The best encoding that a client accepts. Browsers accept brotli only over HTTPS and on localhost:
 * an instance on a home network that is reached over HTTP sends gzip.
 */
export function acceptedEncoding(req: IncomingMessage): Encoding | undefined {
  const taken = req.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(taken)) return 'br'
  return /\bgzip\b/.test(taken) ? 'gzip' : undefined
}

export async function compress(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return copyOf(await gzip(html, { level: QUALITY }))
  return copyOf(await brotli(html, brotliOptions(html, QUALITY)))
}

/** Compresses in 0.2 ms, less well: passing the page to another thread would cost as much. */
export function compressFast(html: string): Buffer {
  return copyOf(zlib.brotliCompressSync(html, brotliOptions(html, FAST_QUALITY)))
}

function brotliOptions(html: string, quality: number) {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [zlib.constants.BROTLI_PARAM_LGWIN]: WINDOW,
  }
  return { params }
}

export async function decompress(compressed: Buffer): Promise<string> {
  return (await unbrotli(compressed)).toString()
}

/** The library returns a slice of a large buffer, which would stay in memory as a whole. */
function copyOf(part: Buffer): Buffer {
  const whole = Buffer.allocUnsafeSlow(part.length)
  part.copy(whole)
  return whole
}

type Headers = Record<string, string>

/** A page as it is cached: compressed for most browsers, with an ETag of its content. */
export function compressPage(html: string): Pick<CachedPage, 'body' | 'etag' | 'isFastCompressed'> {
  const digest = hash('sha256', html, 'base64url').slice(0, 22)
  // Weak, because the same page is sent in several encodings.
  return { body: compressFast(html), etag: `W/"${digest}"`, isFastCompressed: true }
}

/** The same page, compressed as well as a popular page deserves. */
export async function recompress(page: CachedPage): Promise<Buffer> {
  return compress(await decompress(page.body), 'br')
}

/**
 * Sends a public page; `html` is its text if that is still at hand. For the first client that does not
 * accept brotli it is compressed with gzip, which is cached too.
 */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  headers: Headers,
  { status, html }: { status: number; html?: string },
) {
  const own = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
    etag: page.etag,
  }
  if (status === 200 && req.headers['if-none-match'] === page.etag) {
    res.writeHead(304, own)
    res.end()
    return
  }
  const encoding = acceptedEncoding(req)
  if (encoding === 'br')
    return send(req, res, page.body, { ...own, 'content-encoding': 'br' }, status)
  if (!encoding && html !== undefined) return send(req, res, Buffer.from(html), own, status)
  void sendInOtherEncoding(req, res, page, own, status)
}

async function sendInOtherEncoding(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  headers: Headers,
  status: number,
) {
  const html = () => decompress(page.body)
  if (!acceptedEncoding(req)) return send(req, res, Buffer.from(await html()), headers, status)
  page.gzip ??= html().then((text) => compress(text, 'gzip'))
  send(req, res, await page.gzip, { ...headers, 'content-encoding': 'gzip' }, status)
}

/** Sends a personal page, which no cache may store. */
export async function sendPrivate(
  req: IncomingMessage,
  res: ServerResponse,
  html: string,
  headers: Headers,
  status: number,
) {
  const encoding = acceptedEncoding(req)
  const body = encoding ? await compress(html, encoding) : Buffer.from(html)
  const own = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  }
  send(req, res, body, own, status)
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  headers: Headers,
  status: number,
) {
  res.writeHead(status, { ...headers, 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}
