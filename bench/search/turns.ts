import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest turn of the event loop in milliseconds of processor time, how many were long, and all that did something. */
export type Turns = { longest: number; long: number; count: number }

/** Milliseconds; shorter turns did nothing but look whether there is something to do. */
const IDLE_MS = 0.1

/**
 * Measures every turn of this process's event loop while `work` runs, in processor time of the main thread: what another
 * program on the machine does counts for nothing. A turn may be several callbacks, so no single one took longer.
 */
export async function measureTurns(work: () => Promise<unknown>, longMs: number): Promise<Turns> {
  const turns: number[] = []
  let isDone = false
  const watch = async () => {
    let before = process.threadCpuUsage()
    while (!isDone) {
      await nextTurn()
      const { user, system } = process.threadCpuUsage(before)
      before = process.threadCpuUsage()
      turns.push((user + system) / 1_000)
    }
  }
  const watching = watch()
  await nextTurn()
  turns.length = 0
  await work().finally(() => {
    isDone = true
  })
  await watching
  const busy = turns.filter((ms) => ms > IDLE_MS)
  return {
    longest: Math.max(0, ...busy),
    long: busy.filter((ms) => ms > longMs).length,
    count: busy.length,
  }
}
