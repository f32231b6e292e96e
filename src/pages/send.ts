import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pack, packingFor, packQuickly, unpack } from './packing.ts'
import type { KeptPage } from './page-cache.ts'

type Headers = Record<string, string>

/** A page as it is kept: packed for most browsers, and named by what it says. */
export function packed(html: string): Pick<KeptPage, 'body' | 'etag' | 'isQuick'> {
  const digest = hash('sha256', html, 'base64url').slice(0, 22)
  // Weak, for the same page goes out in several packings.
  return { body: packQuickly(html), etag: `W/"${digest}"`, isQuick: true }
}

/** The same page, packed as well as one that is asked for often should be. */
export async function packedWell(page: KeptPage): Promise<Buffer> {
  return pack(await unpack(page.body), 'br')
}

/**
 * Sends a public page; `html` is what it says, while that is at hand. The first client that takes no
 * brotli has it packed anew, which is kept too.
 */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  page: KeptPage,
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
  const packing = packingFor(req)
  if (packing === 'br')
    return send(req, res, page.body, { ...own, 'content-encoding': 'br' }, status)
  if (!packing && html !== undefined) return send(req, res, Buffer.from(html), own, status)
  void sendOtherwise(req, res, page, own, status)
}

async function sendOtherwise(
  req: IncomingMessage,
  res: ServerResponse,
  page: KeptPage,
  headers: Headers,
  status: number,
) {
  const html = () => unpack(page.body)
  if (!packingFor(req)) return send(req, res, Buffer.from(await html()), headers, status)
  page.gzip ??= html().then((text) => pack(text, 'gzip'))
  send(req, res, await page.gzip, { ...headers, 'content-encoding': 'gzip' }, status)
}

/** Sends what one person sees; nobody on the way may keep it. */
export async function sendPrivate(
  req: IncomingMessage,
  res: ServerResponse,
  html: string,
  headers: Headers,
  status: number,
) {
  const packing = packingFor(req)
  const body = packing ? await pack(html, packing) : Buffer.from(html)
  const own = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding',
    ...(packing && { 'content-encoding': packing }),
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
