type Clock = { clock: { now(): Date } }

/**
 * One answer for all calls within `ms` milliseconds, and for those while it is made. A failed one is
 * made again at the next call.
 */
export function cacheFor<T>(
  { clock }: Clock,
  ms: number,
  load: () => Promise<T>,
): () => Promise<T> {
  let answer: Promise<T> | undefined
  let since = 0
  return () => {
    const now = clock.now().getTime()
    if (answer && now - since < ms) return answer
    since = now
    answer = load()
    answer.catch(() => {
      answer = undefined
    })
    return answer
  }
}
