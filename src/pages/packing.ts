import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const unbrotli = promisify(zlib.brotliDecompress)
const gzip = promisify(zlib.gzip)

/** A page that is asked for again is packed once and sent often: a middle way. */
const QUALITY = 5
/** A fifth of the work for 15 % more bytes: most pages of search words are asked for once. */
const QUICK = 2
/** Looks back 128 kB (as a power of two): longer than a page, and with less memory than usual. */
const WINDOW = 17

export type Packing = 'br' | 'gzip'

/**
 * The best packing that a client takes. Browsers take brotli over https and on their own machine
 * only: a shop on a home network that is reached over http is sent gzip.
 */
export function packingFor(req: IncomingMessage): Packing | undefined {
  const taken = req.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(taken)) return 'br'
  return /\bgzip\b/.test(taken) ? 'gzip' : undefined
}

export async function pack(html: string, packing: Packing): Promise<Buffer> {
  if (packing === 'gzip') return alone(await gzip(html, { level: QUALITY }))
  return alone(await brotli(html, paramsFor(html, QUALITY)))
}

/** Packs at once and not as well, in 0.2 ms for a page: handing it to another thread costs as much. */
export function packQuickly(html: string): Buffer {
  return alone(zlib.brotliCompressSync(html, paramsFor(html, QUICK)))
}

function paramsFor(html: string, quality: number) {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [zlib.constants.BROTLI_PARAM_LGWIN]: WINDOW,
  }
  return { params }
}

export async function unpack(packed: Buffer): Promise<string> {
  return (await unbrotli(packed)).toString()
}

/** The library answers with a small part of a large buffer, which would be kept whole. */
function alone(part: Buffer): Buffer {
  const whole = Buffer.allocUnsafeSlow(part.length)
  part.copy(whole)
  return whole
}
