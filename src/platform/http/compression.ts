import zlib from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, inProcessResult, onSuccess } from './responses.ts'

export type Encoding = 'zstd' | 'br' | 'gzip'

/**
 * The first of `offered` that a client accepts. Browsers accept zstd and brotli only over HTTPS and on
 * localhost: an instance on a home network that is reached over HTTP sends gzip.
 */
export function acceptedEncoding<E extends Encoding>(
  header: string | undefined,
  offered: readonly E[],
): E | undefined {
  if (!header) return
  return offered.find((encoding) => accepts(header, encoding))
}

const named: Record<Encoding, RegExp> = {
  zstd: /(?:^|,)\s*zstd\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/,
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/,
}

function accepts(header: string, encoding: Encoding): boolean {
  const match = named[encoding].exec(header)
  return match !== null && Number(match[1] ?? 1) > 0
}

/** For what is sent once, the cheapest first: for a page of 60 kB 0.2, 0.3 and 0.6 ms of processor time. */
export const FAST_ENCODINGS = ['zstd', 'br', 'gzip'] as const

/** 128 kB (as a power of two): longer than a page, with less memory than the default. */
export const WINDOW_BITS = 17

const {
  BROTLI_PARAM_QUALITY,
  BROTLI_PARAM_LGWIN,
  BROTLI_PARAM_MODE,
  BROTLI_MODE_TEXT,
  ZSTD_c_compressionLevel,
} = zlib.constants

const FAST_BROTLI = {
  params: {
    [BROTLI_PARAM_QUALITY]: 1,
    [BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  },
}
const FAST_ZSTD = { [ZSTD_c_compressionLevel]: 1 }

/** Compresses at once, less well: passing the text to another thread costs as much as the work. */
export function compressFast(text: string | Uint8Array, encoding: Encoding): Buffer {
  if (encoding === 'zstd') {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    // Of a known length, zstd prepares no larger tables than it needs.
    const options = { params: FAST_ZSTD, pledgedSrcSize: bytes.byteLength }
    return zlib.zstdCompressSync(bytes, options)
  }
  if (encoding === 'br') return zlib.brotliCompressSync(text, FAST_BROTLI)
  return zlib.gzipSync(text, { level: 1 })
}

/**
 * The bytes of these buffers, in memory of their own. `Buffer.from`, `Buffer.concat`, `readFileSync` and zlib return parts of
 * larger buffers, which stay in memory as a whole.
 */
export function ownBytes(...parts: readonly Buffer[]): Buffer {
  const [only] = parts
  if (only && parts.length === 1 && only.length === only.buffer.byteLength) return only
  const own = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) at += part.copy(own, at)
  return own
}

/** Below this many bytes, compressing saves no packet. */
const WORTHWHILE = 1_024

/** JSON as it is sent, compressed if that saves a packet. */
export function toJsonBody(text: string, encoding: Encoding | undefined) {
  const isCompressed = encoding !== undefined && text.length >= WORTHWHILE
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    ...(isCompressed && { 'Content-Encoding': encoding }),
  }
  return { body: isCompressed ? compressFast(text, encoding) : Buffer.from(text), headers }
}

/**
 * What `write` makes of data in an encoding. Of frozen data it is made once and sent again: a route that keeps the
 * answer of many freezes it. Other data may have changed.
 */
export function writeOnce<Written extends { body: Buffer }>(
  write: (data: unknown, encoding: Encoding | undefined) => Written,
): typeof write {
  const all = new WeakMap<object, Map<Encoding | undefined, Written>>()
  return (data, encoding) => {
    if (typeof data !== 'object' || data === null || !Object.isFrozen(data))
      return write(data, encoding)
    const known = all.get(data) ?? new Map<Encoding | undefined, Written>()
    if (known.size === 0) all.set(data, known)
    const before = known.get(encoding)
    if (before) return before
    const written = write(data, encoding)
    const own = { ...written, body: ownBytes(written.body) }
    known.set(encoding, own)
    return own
  }
}

const writeJson = writeOnce((data, encoding) => toJsonBody(JSON.stringify(data), encoding))

/**
 * Compresses JSON responses of routes with `compressed: true`. Only routes whose answers
 * contain no secret do, because the length of a compressed response reveals something about its content.
 */
export const compressed = createMiddleware<AppEnv>(async (c, next) => {
  if (inProcessResult(c)) return next()
  onSuccess(c, (data, more) => {
    const encoding = acceptedEncoding(c.req.header('accept-encoding'), FAST_ENCODINGS)
    const { body, headers } = writeJson(data, encoding)
    return c.body(body as Uint8Array<ArrayBuffer>, 200, {
      ...more,
      ...headers,
      Vary: 'Accept-Encoding',
    })
  })
  await next()
})
