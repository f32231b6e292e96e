import type { Logger } from 'pino'
import { isDatabaseDown } from '../db/index.ts'

/**
 * Work that falls due: it reads rows against the clock, so nothing is lost when the process ends.
 * `run` does one batch and says how many rows it moved; every node may run it at once.
 */
export type Sweep = { name: string; everyMs: number; run: () => Promise<number> }

/** Runs every sweep again and again until stopped; stopping waits for those under way. */
export function startSweeps(sweeps: Sweep[], log: Logger): () => Promise<void> {
  let stopped = false
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  async function once(sweep: Sweep) {
    try {
      const moved = await sweep.run()
      if (moved > 0) log.debug({ sweep: sweep.name, moved }, 'swept')
    } catch (error) {
      const level = isDatabaseDown(error) ? 'warn' : 'error'
      log[level]({ sweep: sweep.name, err: error }, 'sweep failed; it runs again')
    }
  }

  function schedule(sweep: Sweep, delay: number) {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const run = once(sweep).finally(() => {
        running.delete(run)
        schedule(sweep, sweep.everyMs)
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
