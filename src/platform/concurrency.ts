/**
 * Runs at most `places` tasks at once; `queue` more wait, for at most `maxWaitMs`. Beyond that the result is
 * undefined: whoever waits is told to come back, rather than served after everyone has left.
 */
export function createConcurrencyLimit(
  places: number,
  queue: number,
  maxWaitMs = Number.POSITIVE_INFINITY,
) {
  let free = places
  // A set keeps the order in which tasks came.
  const waiting = new Set<(enters: boolean) => void>()

  function wait(): Promise<boolean> {
    return new Promise((resolve) => {
      let late: NodeJS.Timeout | undefined
      const settle = (enters: boolean) => {
        clearTimeout(late)
        waiting.delete(settle)
        resolve(enters)
      }
      if (Number.isFinite(maxWaitMs)) late = setTimeout(settle, maxWaitMs, false)
      waiting.add(settle)
    })
  }

  return async function pass<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (free > 0) free -= 1
    else if (waiting.size >= queue || !(await wait())) return undefined
    try {
      return await work()
    } finally {
      // The place goes to the next in line, or becomes free.
      const [next] = waiting
      if (next) next(true)
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
