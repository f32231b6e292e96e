/** Runs at most `atOnce` jobs at a time; the others wait in order. */
export function createLine(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await job()
    } finally {
      // The slot is handed over rather than released, so that no newer job can take it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run }
}
