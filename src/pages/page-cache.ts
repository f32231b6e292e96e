import type { Changes } from '../platform/db/changes.ts'
import type { Encoding } from '../platform/http/index.ts'

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

/** Enough for a small instance, and little of the server's memory. */
export const MAX_PAGES = 2_000
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Rendered public pages by URL and kind of viewer, removed when the data they show changes. A page
 * whose data changed during rendering is not stored. When space runs out the oldest page is removed,
 * unless it was requested since: a flood of one-time searches does not evict popular pages.
 */
export function createPageCache(changes: Changes) {
  const cachedPages = new Map<string, CachedPage>()
  const requested = new Set<string>()
  let bytes = 0
  let version = 0

  function drop(key: string, page: CachedPage) {
    cachedPages.delete(key)
    requested.delete(key)
    bytes -= page.body.length
  }

  function makeRoom() {
    for (const [key, page] of cachedPages) {
      if (cachedPages.size <= MAX_PAGES && bytes <= MAX_BYTES) return
      if (!requested.delete(key)) drop(key, page)
      else {
        // Move it to the end for one more round.
        cachedPages.delete(key)
        cachedPages.set(key, page)
      }
    }
  }

  changes.onChange((topic) => {
    // Topics of a single person appear on no cached page.
    if (topic.includes(':')) return
    version += 1
    for (const [key, page] of cachedPages)
      if (topic === 'all' || page.topics.includes(topic)) drop(key, page)
  })

  return {
    get(key: string) {
      const page = cachedPages.get(key)
      if (page) requested.add(key)
      return page
    },
    /** Replaces the body by one that is compressed better, with brotli. */
    replaceBody(key: string, page: CachedPage, body: Buffer) {
      if (cachedPages.get(key) === page) bytes += body.length - page.body.length
      page.body = body
      page.encoding = 'br'
    },
    /** Read it before rendering and pass it to `add`. */
    version: () => version,
    add(key: string, page: CachedPage, since: number) {
      if (since !== version || !changes.connected || cachedPages.has(key)) return
      cachedPages.set(key, page)
      bytes += page.body.length
      makeRoom()
    },
  }
}
