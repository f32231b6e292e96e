import { setTimeout as wait } from 'node:timers/promises'

/** Where "now" comes from; tests control it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that only `advance` moves, in milliseconds. */
export function manualClock(start = new Date()): Clock & { advance(ms: number): void } {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms
    },
  }
}

/** Longer than the work takes on a machine that is not overloaded. */
const STEP_MS = 250

/**
 * Does work whose duration must not reveal what it did, such as whether an account exists: the answer comes
 * after a multiple of 250 ms.
 */
export async function atSteadyPace<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  const taken = performance.now() - start
  await wait(Math.ceil(taken / STEP_MS) * STEP_MS - taken)
  return result
}
