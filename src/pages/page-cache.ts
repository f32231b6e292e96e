import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Changes } from '../platform/db/changes.ts'
import { createResponseCache } from '../platform/http/index.ts'

const brotli = promisify(zlib.brotliCompress)
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants

/** A compromise for pages that are compressed once and sent often. */
const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } }

/** A rendered public page, compressed with brotli and, once a client wants that, with gzip. */
export type PublicPage = {
  status: number
  body: Buffer
  gzip?: Promise<Buffer>
  headers: Record<string, string>
  etag: string
  topics: readonly string[]
}

export async function packPage(
  { status, html }: { status: number; html: string },
  security: Record<string, string>,
  topics: readonly string[],
  /** Headers of the request by which another answer is chosen. */
  varies: readonly string[] = [],
): Promise<PublicPage> {
  // Weak, because the same page is sent in several encodings.
  const etag = `W/"${hash('sha256', html, 'base64url').slice(0, 22)}"`
  const headers = {
    ...security,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: ['Accept-Encoding', 'Cookie', ...varies].join(', '),
    etag,
  }
  return { status, body: await brotli(html, BROTLI), headers, etag, topics }
}

/** Enough for a small instance, and little of the server's memory: about 20 kB a page. */
export const MAX_PAGES = 2_000
/** Of the pages in brotli. A page that a client wanted in gzip takes a third more than twice as much. */
const MAX_BYTES = 32 * 1024 * 1024

/** Rendered public pages by address and kind of viewer, until what they show changes. */
export function createPageCache(changes: Changes) {
  return createResponseCache<PublicPage>(changes, { responses: MAX_PAGES, bytes: MAX_BYTES })
}
