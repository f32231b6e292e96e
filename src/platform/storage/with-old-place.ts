import type { Storage } from './storage.ts'

/**
 * Files are written to `place`; what is not there yet is still found in `old`. So an instance
 * changes its storage first, and moves its files while it serves.
 */
export function withOldPlace(place: Storage, old: Storage): Storage {
  return {
    name: place.name,
    write: place.write,
    open: async (key) => (await place.open(key)) ?? old.open(key),
    read: async (key) => (await place.read(key)) ?? old.read(key),
    async remove(keys) {
      await place.remove(keys)
      await old.remove(keys)
    },
    async *list(prefix) {
      yield* place.list(prefix)
      yield* old.list(prefix)
    },
  }
}
