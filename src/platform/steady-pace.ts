import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work takes on a machine that is not overloaded. */
const STEP_MS = 250

/**
 * Does work whose time must not tell what it did, such as whether an account exists: the answer comes
 * after a multiple of 250 ms.
 */
export async function atSteadyPace<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  const taken = performance.now() - start
  await wait(Math.ceil(taken / STEP_MS) * STEP_MS - taken)
  return result
}
