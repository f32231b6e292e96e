import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atSteadyPace } from './clock.ts'

test('short and longer work is answered after the same time', async () => {
  const durationOf = async (workMs: number) => {
    const start = performance.now()
    expect(await atSteadyPace(() => wait(workMs, 'done'))).toBe('done')
    return performance.now() - start
  }
  // Timers may fire a millisecond early.
  for (const duration of [await durationOf(0), await durationOf(100)])
    expect(duration).toBeGreaterThanOrEqual(248)
})
