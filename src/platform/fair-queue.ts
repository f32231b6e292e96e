type Waiting = (start: boolean) => void

/**
 * Runs at most `places` tasks at once. The others wait in one line per `key`, and the lines take turns:
 * whoever sends a thousand tasks waits for them, and not everyone else. `most` tasks wait in all; beyond
 * that the newest task of the longest line is turned away, for which the result is undefined. Tasks that
 * are `first` go before all lines.
 */
export function createFairQueue(places: number, most: number) {
  let free = places
  let waiting = 0
  const first: Waiting[] = []
  // A map keeps the order of insertion: the line that was served last is put back at the end.
  const lines = new Map<string, Waiting[]>()

  function takeNext(): Waiting | undefined {
    const urgent = first.shift()
    if (urgent) return urgent
    const [key, line] = lines.entries().next().value ?? []
    if (key === undefined || !line) return
    lines.delete(key)
    const next = line.shift()
    if (line.length > 0) lines.set(key, line)
    return next
  }

  /** Makes room for a task of a shorter line; false if there is no longer one. */
  function turnAwayLongest(ownLength: number): boolean {
    const longest = [...lines.values()].reduce<Waiting[]>(
      (long, line) => (line.length > long.length ? line : long),
      [],
    )
    if (longest.length <= ownLength + 1) return false
    longest.pop()?.(false)
    waiting -= 1
    return true
  }

  function wait(key: string, isFirst: boolean): Promise<boolean> {
    const line = isFirst ? first : (lines.get(key) ?? [])
    if (waiting >= most && !turnAwayLongest(isFirst ? 0 : line.length))
      return Promise.resolve(false)
    waiting += 1
    if (!isFirst) lines.set(key, line)
    return new Promise<boolean>((start) => void line.push(start))
  }

  return async function run<T>(
    key: string,
    work: () => Promise<T>,
    options: { first?: boolean } = {},
  ): Promise<T | undefined> {
    if (free > 0) free -= 1
    else if (!(await wait(key, options.first ?? false))) return undefined
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) {
        waiting -= 1
        next(true)
      } else free += 1
    }
  }
}
