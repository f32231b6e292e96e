import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { KeptPage } from './page-cache.ts'

const brotli = promisify(zlib.brotliCompress)
const unbrotli = promisify(zlib.brotliDecompress)

/** A page is compressed once and sent often, yet the first visitor waits for it: a middle way. */
const QUALITY = 5

type Headers = Record<string, string>

export async function compressed(html: string): Promise<{ body: Buffer; etag: string }> {
  const packed = await brotli(html, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })
  // The library answers with a small part of a large buffer, which would be kept whole.
  const body = Buffer.from(new Uint8Array(packed))
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { body, etag }
}

function takesBrotli(req: IncomingMessage) {
  return /\bbr\b/.test(req.headers['accept-encoding'] ?? '')
}

/** Sends a public page; to the rare client without brotli it is unpacked again. */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  page: KeptPage,
  headers: Headers,
  status: number,
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
  if (!takesBrotli(req)) return void sendUnpacked(req, res, page, own, status)
  res.writeHead(status, { ...own, 'content-encoding': 'br', 'content-length': page.body.length })
  res.end(req.method === 'HEAD' ? undefined : page.body)
}

async function sendUnpacked(
  req: IncomingMessage,
  res: ServerResponse,
  page: KeptPage,
  headers: Headers,
  status: number,
) {
  const body = await unbrotli(page.body)
  res.writeHead(status, { ...headers, 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Sends what one person sees; nobody on the way may keep it. */
export async function sendPrivate(
  req: IncomingMessage,
  res: ServerResponse,
  html: string,
  headers: Headers,
  status: number,
) {
  const br = takesBrotli(req)
  const body = br ? (await compressed(html)).body : Buffer.from(html)
  res.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-length': body.length,
    ...(br && { 'content-encoding': 'br' }),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
