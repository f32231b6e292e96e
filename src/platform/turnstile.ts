/**
 * Lets at most `places` pieces of work run at once; `queue` more wait their turn, and beyond that
 * the answer is undefined at once: better than to hold ever more of it in memory.
 */
export function createTurnstile(places: number, queue: number) {
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
