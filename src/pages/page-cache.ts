import type { Changes } from '../platform/changes/index.ts'

/** A page as it is sent: bytes compressed once, headers settled. */
export type KeptPage = { body: Buffer; etag: string; topics: readonly string[] }

/** Together about what a small instance shows; a flood of made-up addresses pushes out the oldest. */
const MAX_PAGES = 2_000
const MAX_BYTES = 48 * 1024 * 1024

/**
 * Rendered public pages by address and kind of viewer, dropped when what they show changes. A page
 * whose data changed while it was rendered is never kept.
 */
export function createPageCache(changes: Changes) {
  const kept = new Map<string, KeptPage>()
  let bytes = 0
  let age = 0

  function drop(key: string, page: KeptPage) {
    kept.delete(key)
    bytes -= page.body.length
  }

  changes.onChange((topic) => {
    age += 1
    for (const [key, page] of kept)
      if (topic === 'all' || page.topics.includes(topic)) drop(key, page)
  })

  return {
    get: (key: string) => kept.get(key),
    /** Note it before rendering and hand it to `keep`. */
    age: () => age,
    keep(key: string, page: KeptPage, since: number) {
      if (since !== age || !changes.heard || kept.has(key)) return
      kept.set(key, page)
      bytes += page.body.length
      for (const [oldest, old] of kept) {
        if (kept.size <= MAX_PAGES && bytes <= MAX_BYTES) break
        drop(oldest, old)
      }
    },
  }
}
