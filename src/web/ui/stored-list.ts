/** A list of strings in the browser's storage, newest first, shared by all its tabs. */
export type StoredList = ReturnType<typeof createStoredList>

const NOTHING: readonly string[] = []

/**
 * Stores at most `most` entries under `key`; the oldest are dropped. Where storage is blocked the
 * list lasts as long as the page. On the server it is always empty.
 */
export function createStoredList(key: string, most: number) {
  const listeners = new Set<() => void>()
  let list: readonly string[] | undefined

  function read(): readonly string[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      if (Array.isArray(stored))
        return stored.filter((one) => typeof one === 'string').slice(0, most)
    } catch {
      // Storage is blocked or has invalid data: start with an empty list.
    }
    return NOTHING
  }

  function write(next: readonly string[]) {
    list = next
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Blocked or full: the list lasts as long as the page.
    }
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    list = read()
    for (const listener of listeners) listener()
  }

  function all(): readonly string[] {
    list ??= read()
    return list
  }

  return {
    most,
    all,
    none: () => NOTHING,
    add: (one: string) => write([one, ...all().filter((other) => other !== one)].slice(0, most)),
    drop: (one: string) => write(all().filter((other) => other !== one)),
    clear: () => write(NOTHING),
    subscribe(listener: () => void) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}
