import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../../platform/clock.ts'

/** A clock that shows real time, and another time to the work that is run at that time. */
export type MovableClock = Clock & { at<T>(time: Date, work: () => Promise<T>): Promise<T> }

/** Work at different times may run at once: each sees its own. */
export function createMovableClock(real: Clock): MovableClock {
  const moved = new AsyncLocalStorage<Date>()
  return {
    now: () => moved.getStore() ?? real.now(),
    at: (time, work) => moved.run(time, work),
  }
}
