import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds; what a person does not notice. */
const MOST_MS = 10

/**
 * For long work in the server's process: await the function often, and whenever it has been
 * `mostMs` since the last time, other requests have their turn.
 */
export function createTurns(mostMs = MOST_MS): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < mostMs) return
    await nextTurn()
    since = performance.now()
  }
}
