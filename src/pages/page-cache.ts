import type { Changes } from '../platform/db/changes.ts'
import { createResponseCache, type Encoding } from '../platform/http/index.ts'

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
