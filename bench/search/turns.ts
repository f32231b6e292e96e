/** The longest turn of the event loop in milliseconds of processor time, how many were long, and all that did something. */
export type Turns = { longest: number; long: number; count: number }

/** Milliseconds; shorter turns did nothing but look whether there is something to do. */
const IDLE_MS = 0.1

/**
 * Measures every turn of this process's event loop while `work` runs, in processor time of the main thread: what another
 * program on the machine does counts for nothing. A turn may be several callbacks, so no single one took longer.
 */
export async function measureTurns(work: () => Promise<unknown>, longMs: number): Promise<Turns> {
  // As little as possible is allocated: a process that has nothing else to do turns a million times in a few seconds.
  const turns: Turns = { longest: 0, long: 0, count: 0 }
  let isDone = false
  let before = spentMs()
  function watch() {
    const now = spentMs()
    const ms = now - before
    before = now
    if (ms > IDLE_MS) turns.count += 1
    if (ms > longMs) turns.long += 1
    if (ms > turns.longest) turns.longest = ms
    if (!isDone) setImmediate(watch)
  }
  await new Promise<void>((resolve) => {
    setImmediate(() => {
      before = spentMs()
      setImmediate(watch)
      resolve()
    })
  })
  await work().finally(() => {
    isDone = true
  })
  return turns
}

/**
 * Linux keeps the time of a running thread only at its ticks, 4 ms apart; asking for that of the process brings
 * the thread's up to date.
 */
function spentMs(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
