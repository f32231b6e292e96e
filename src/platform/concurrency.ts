/**
 * Runs at most `places` tasks at once; `queue` more wait. Beyond that it returns undefined at once,
 * rather than holding ever more tasks in memory.
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
      // The place goes to the next in line, or becomes free.
      const enter = waiting.shift()
      if (enter) enter()
      else free += 1
    }
  }
}

/**
 * Runs `work` for each item, `atOnce` at a time. After a failure nothing new is started, running
 * work is awaited, and the first error is thrown.
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
