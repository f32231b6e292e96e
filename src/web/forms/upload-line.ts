/** Lets so many jobs run at once; the others wait, in the order in which they came. */
export function createLine(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await job()
    } finally {
      // The place is handed on rather than given up: nobody who comes just now slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run }
}
