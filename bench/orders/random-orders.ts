import fc from 'fast-check'
import { randomHistories } from '../../src/modules/orders/life-cycle/random-actions.fixture.ts'
import { play } from '../../src/modules/orders/life-cycle/run-actions.fixture.ts'
import { manualClock } from '../../src/platform/clock.ts'
import type { Figure } from '../figure.ts'
import type { Fixtures } from './fixtures.ts'

/** BENCH_HISTORIES runs fewer, for a quick check. */
const HISTORIES = Number(process.env.BENCH_HISTORIES ?? 10_000)

/** Random histories, compared with the model step by step. */
export async function againstModel(fixtures: Fixtures): Promise<Figure[]> {
  const world = { ...fixtures.deps, clock: manualClock() }
  const reached = new Map<string, number>()
  const started = performance.now()
  const outcome = await fc.check(
    fc.asyncProperty(randomHistories, async (actions) => {
      for (const state of new Set(await play(world, actions)))
        reached.set(state, (reached.get(state) ?? 0) + 1)
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
  if (outcome.failed) console.error(fc.defaultReportMessage(outcome))
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  const states = [...reached].map(([state, count]) => `${state} ${count}`).join(', ')
  console.log(`    ${outcome.numRuns} histories in ${seconds} s; reached ${states}`)
  const played = outcome.failed ? 0 : outcome.numRuns
  const name = 'random order histories as the model says'
  return [{ name, unit: '', ours: played, target: { atLeast: HISTORIES } }]
}
