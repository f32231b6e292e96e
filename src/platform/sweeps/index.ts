import type { Logger } from 'pino'
import { isDatabaseDown } from '../db/index.ts'

/**
 * Work that falls due: it reads rows against the clock, so nothing is lost when the process ends.
 * `run` does one batch and says how many rows it moved; every node may run it at once. One that
 * `goesOn` is run again at once while it moves rows: those it moves must not be due again now.
 */
export type Sweep = {
  name: string
  everyMs: number
  goesOn?: boolean
  run: () => Promise<number>
}

/** Batches in a row, after which even a sweep that says there is more waits for its time. */
const MOST_IN_A_ROW = 500
/** Milliseconds between two of them: requests that came meanwhile go first. */
const BREATH_MS = 5

/** Runs every sweep again and again until stopped; stopping waits for those under way. */
export function startSweeps(sweeps: Sweep[], log: Logger): () => Promise<void> {
  let stopped = false
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  async function once(sweep: Sweep): Promise<number> {
    try {
      const moved = await sweep.run()
      if (moved > 0) log.debug({ sweep: sweep.name, moved }, 'swept')
      return moved
    } catch (error) {
      const level = isDatabaseDown(error) ? 'warn' : 'error'
      log[level]({ sweep: sweep.name, err: error }, 'sweep failed; it runs again')
      return 0
    }
  }

  function schedule(sweep: Sweep, delay: number, inARow = 1) {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const run = once(sweep).then((moved) => {
        running.delete(run)
        const goesOn = sweep.goesOn && moved > 0 && inARow < MOST_IN_A_ROW
        if (goesOn) schedule(sweep, BREATH_MS, inARow + 1)
        else schedule(sweep, sweep.everyMs)
      })
      running.add(run)
    }, delay)
    timer.unref()
    timers.add(timer)
  }

  for (const sweep of sweeps) schedule(sweep, Math.min(1_000, sweep.everyMs))
  return async () => {
    stopped = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  }
}
