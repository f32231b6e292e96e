import type { Changes } from '../platform/db/changes.ts'

/** A page as it is sent: packed once, by brotli and, when someone needs it, by gzip. */
export type KeptPage = {
  body: Buffer
  /** True until it is asked for again and packed better. */
  isQuick: boolean
  gzip?: Promise<Buffer>
  etag: string
  topics: readonly string[]
}

/** Together about what a small instance shows, and little of the 200 MB that a server may take. */
export const MAX_PAGES = 2_000
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Rendered public pages by address and kind of viewer, dropped when what they show changes. A page
 * whose data changed while it was rendered is never kept. When room is short the oldest goes, unless
 * it was asked for since: a flood of searches that nobody repeats leaves the pages that people open.
 */
export function createPageCache(changes: Changes) {
  const kept = new Map<string, KeptPage>()
  const asked = new Set<string>()
  let bytes = 0
  let age = 0

  function drop(key: string, page: KeptPage) {
    kept.delete(key)
    asked.delete(key)
    bytes -= page.body.length
  }

  function makeRoom() {
    for (const [key, page] of kept) {
      if (kept.size <= MAX_PAGES && bytes <= MAX_BYTES) return
      if (!asked.delete(key)) drop(key, page)
      else {
        // To the end of the line, for one more round.
        kept.delete(key)
        kept.set(key, page)
      }
    }
  }

  changes.onChange((topic) => {
    // What concerns one person alone is shown by no page that is kept.
    if (topic.includes(':')) return
    age += 1
    for (const [key, page] of kept)
      if (topic === 'all' || page.topics.includes(topic)) drop(key, page)
  })

  return {
    get(key: string) {
      const page = kept.get(key)
      if (page) asked.add(key)
      return page
    },
    /** The same page in fewer bytes. */
    repack(key: string, page: KeptPage, body: Buffer) {
      if (kept.get(key) === page) bytes += body.length - page.body.length
      page.body = body
    },
    /** Note it before rendering and hand it to `keep`. */
    age: () => age,
    keep(key: string, page: KeptPage, since: number) {
      if (since !== age || !changes.connected || kept.has(key)) return
      kept.set(key, page)
      bytes += page.body.length
      makeRoom()
    },
  }
}
