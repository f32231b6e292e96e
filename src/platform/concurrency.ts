/**
 * Lets at most `places` pieces of work run at once; `queue` more wait their turn, and beyond that
 * the answer is undefined at once: better than to hold ever more of it in memory.
 */
export function createConcurrencyLimit(places: number, queue: number) {
  let free = places
  const waiting: (() => void)[] = []
  return async function pass<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (free > 0) free -= 1
    else if (waiting.length >= queue) return undefined
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      // The place goes straight to whoever is next, else it becomes free.
      const enter = waiting.shift()
      if (enter) enter()
      else free += 1
    }
  }
}

/**
 * Does `work` for each, a few at once. When one fails nothing new is begun, those under way are
 * waited for, and the first failure is thrown.
 */
export async function forEachConcurrently<T>(
  all: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  const under = new Set<Promise<void>>()
  for await (const one of all) {
    if (failures.length > 0) break
    const run: Promise<void> = work(one)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => under.delete(run))
    under.add(run)
    if (under.size >= atOnce) await Promise.race(under)
  }
  await Promise.all(under)
  if (failures.length > 0) throw failures[0]
}
