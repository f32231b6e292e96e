/** Some hundred pictures: what is shared now is asked for by many networks at once. */
const MAX_BYTES = 24 * 1024 * 1024

/** Pictures by what they show; the one that was not asked for the longest goes first. */
export function createCardMemory(maxBytes = MAX_BYTES) {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  function drop(key: string) {
    bytes -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  return {
    get(key: string): Buffer | undefined {
      const picture = kept.get(key)
      if (!picture) return undefined
      kept.delete(key)
      kept.set(key, picture)
      return picture
    },
    keep(key: string, picture: Buffer) {
      drop(key)
      kept.set(key, picture)
      bytes += picture.length
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
