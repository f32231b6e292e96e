import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Changes } from '../platform/db/changes.ts'
import {
  acceptedEncoding,
  compressFast,
  createResponseCache,
  type Encoding,
  FAST_ENCODINGS,
  ownBytes,
  WINDOW_BITS,
} from '../platform/http/index.ts'
import { type Assets, type HtmlDocument, toBytes } from './document.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const decoders = {
  zstd: promisify(zlib.zstdDecompress),
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
}

/** A compromise for pages that are compressed once and sent often. */
const QUALITY = 5

const encodingFor = ({ headers }: IncomingMessage, offered: readonly Encoding[]) =>
  acceptedEncoding(headers['accept-encoding'], offered)

async function compressWell(html: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return ownBytes(await gzip(html, { level: QUALITY }))
  const { constants } = zlib
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  }
  return ownBytes(await brotli(html, { params }))
}

const decompress = ({ body, encoding }: CachedPage): Promise<Buffer> => decoders[encoding](body)

type Headers = Record<string, string>

/**
 * Compresses a document at once. With zstd each part is a frame of its own, because decoders join
 * consecutive frames (RFC 8878, section 3): the styles, two thirds of a visitor's document, were
 * compressed by the build.
 */
function compressDocument(document: HtmlDocument, encoding: Encoding): Buffer {
  if (encoding !== 'zstd') return ownBytes(compressFast(toBytes(document), encoding))
  return ownBytes(
    ...document.map((part) => (typeof part === 'string' ? compressFast(part, 'zstd') : part.zstd)),
  )
}

/**
 * A page as it is cached. Most search pages are requested once: it is compressed fast, in an encoding that this
 * client accepts. Its ETag is the hash of these bytes, which are a quarter of its HTML.
 */
export function compressPage(
  req: IncomingMessage,
  document: HtmlDocument,
): Omit<CachedPage, 'topics'> {
  const encoding = encodingFor(req, FAST_ENCODINGS) ?? 'zstd'
  const body = compressDocument(document, encoding)
  const digest = hash('sha256', body, 'base64url').slice(0, 22)
  // Weak, because the same page is sent in several encodings.
  return { body, encoding, etag: `W/"${digest}"`, isFastCompressed: true }
}

/** The same page as brotli, compressed slowly and well, for a page that is requested again. */
export async function recompress(page: CachedPage): Promise<Buffer> {
  return compressWell(await decompress(page), 'br')
}

/** Sends a public page. */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
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
  const { body, encoding } = page
  if (encodingFor(req, [encoding]))
    return send(req, res, body, { ...own, 'content-encoding': encoding }, status)
  void sendInOtherEncoding(req, res, page, own, status)
}

/** For a client that does not accept how the page is compressed. Its gzip is cached too. */
async function sendInOtherEncoding(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  headers: Headers,
  status: number,
) {
  const encoding = encodingFor(req, ['br', 'gzip', 'zstd'])
  if (encoding === 'gzip') page.gzip ??= decompress(page).then((html) => compressWell(html, 'gzip'))
  const body =
    encoding === 'gzip'
      ? await page.gzip!
      : await decompress(page).then((html) => (encoding ? compressFast(html, encoding) : html))
  send(req, res, body, { ...headers, ...(encoding && { 'content-encoding': encoding }) }, status)
}

/**
 * Sends a personal page, which no cache may store. One that another site opened is not compressed:
 * such a site could choose parts of its address, and learn from lengths what else is in it.
 */
export function sendPrivate(
  req: IncomingMessage,
  res: ServerResponse,
  document: HtmlDocument,
  headers: Headers,
  status: number,
) {
  const site = req.headers['sec-fetch-site']
  const isOpenedElsewhere = site === 'cross-site' || site === 'same-site'
  const encoding = isOpenedElsewhere ? undefined : encodingFor(req, FAST_ENCODINGS)
  const body = encoding ? compressDocument(document, encoding) : toBytes(document)
  const own = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding, Sec-Fetch-Site',
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

/** A rendered page, compressed in one encoding and, on demand, with gzip. */
export type CachedPage = {
  body: Buffer
  encoding: Encoding
  /** True until it is requested again and compressed better. */
  isFastCompressed: boolean
  gzip?: Promise<Buffer>
  etag: string
  topics: readonly string[]
}

/** Enough for a small instance, and little of the server's memory: about 15 kB a page and 15 kB of styles. */
export const MAX_PAGES = 2_000
const MAX_BYTES = 32 * 1024 * 1024

/** Rendered public pages by URL and kind of viewer. */
export function createPageCache(changes: Changes) {
  const cache = createResponseCache<CachedPage>(changes, {
    responses: MAX_PAGES,
    bytes: MAX_BYTES,
  })
  return {
    ...cache,
    /** Replaces the body by one that is compressed better, with brotli. */
    replaceBody(key: string, page: CachedPage, body: Buffer) {
      cache.replaceBody(key, page, body)
      page.encoding = 'br'
    },
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** What every document needs from the build: its script and what that imports, the styles, the font. */
export function readAssets(client: string): Assets {
  const manifest = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the web build has no entry; run npm run build')
  const imports = (entry.imports ?? []).flatMap((name) => manifest[name] ?? [])
  const all = Object.values(manifest)
  const font = all.map((chunk) => chunk.file).find((file) => /latin-700.*\.woff2$/.test(file))
  if (!font) throw new Error('the web build has no font for headings; run npm run build')
  const styles = manifest['style.css']
  if (!styles) throw new Error('the web build has no styles; run npm run build')
  const css = path.join(client, styles.file)
  return {
    entry: `/${entry.file}`,
    styles: {
      address: `/${styles.file}`,
      css: readFileSync(css),
      zstd: readFileSync(`${css}.zst`),
    },
    modules: imports.map(({ file }) => `/${file}`),
    font: `/${font}`,
  }
}

type StaticFile = {
  identity: Buffer
  compressed: Partial<Record<'br' | 'gzip', Buffer>>
  type: string
  control: string
}

/** Serves the precompressed built files from memory; false when there is no such file. */
export function createStaticFiles(client: string) {
  const files = new Map<string, StaticFile | null>()

  function load(file: string, pathname: string): StaticFile | null {
    const type = types[path.extname(file)]
    const inside = file.startsWith(client + path.sep) && !pathname.includes('/.')
    if (!type || !inside || !existsSync(file) || !statSync(file).isFile()) return null
    const identity = ownBytes(readFileSync(file))
    const control = pathname.startsWith('/assets/') ? YEAR : HOUR
    const compressed: StaticFile['compressed'] = {}
    if (existsSync(`${file}.br`)) compressed.br = ownBytes(readFileSync(`${file}.br`))
    if (existsSync(`${file}.gz`)) compressed.gzip = ownBytes(readFileSync(`${file}.gz`))
    return { identity, compressed, type, control }
  }

  return function serveStatic(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
  ): boolean {
    if (!path.extname(pathname)) return false
    // One key per file: `//assets///x.js` is the same file and must not be stored twice.
    const at = path.join(client, pathname)
    let file = files.get(at)
    if (file === undefined) {
      file = load(at, pathname)
      // Misses are not stored: anyone could fill the memory with them.
      if (file) files.set(at, file)
    }
    if (!file) return false
    const encoding = acceptedEncoding(req.headers['accept-encoding'], ['br', 'gzip'])
    const compressed = encoding && file.compressed[encoding]
    const body = compressed ?? file.identity
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.control,
      'x-content-type-options': 'nosniff',
      ...(file.compressed.br && { vary: 'Accept-Encoding' }),
      ...(compressed && { 'content-encoding': encoding }),
      ...(file.type === types['.svg'] && {
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}
