type Entries<Key> = { size: number; keys: () => Iterable<Key>; delete: (key: Key) => boolean }

/**
 * Removes the oldest entries of a map or set that has more than `most`, a sixty-fourth of `most` at
 * once: finding the first key takes long in one whose first keys were deleted.
 */
export function dropOldest<Key>(entries: Entries<Key>, most: number): void {
  if (entries.size <= most) return
  const left = most - Math.floor(most / 64)
  for (const key of entries.keys()) {
    if (entries.size <= left) return
    entries.delete(key)
  }
}
