import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { orderStates } from '../../../shared/orders/order-life-cycle.ts'
import { type RandomAction, randomHistories } from './random-actions.fixture.ts'
import { play } from './run-actions.fixture.ts'

const HISTORIES = 100

/** Booked and never paid. */
const abandoned: RandomAction[] = [
  { do: 'book', who: 'buyer' },
  { do: 'wait', minutes: 49 * 60 },
  { do: 'run_deadlines' },
]

/** Random histories seldom end so early. */
const canceled: RandomAction[] = [
  { do: 'book', who: 'buyer' },
  { do: 'transition', as: 'buyer', transition: 'cancel', impostor: false },
]

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test(
  'property: orders behave as the model predicts',
  async () => {
    const seen = new Set<string>()
    const world = { ...app.deps, clock: app.clock }
    await fc.assert(
      fc.asyncProperty(randomHistories, async (actions) => {
        for (const state of await play(world, actions)) seen.add(state)
      }),
      { numRuns: HISTORIES, examples: [[abandoned], [canceled]] },
    )
    expect([...seen]).toEqual(expect.arrayContaining([...orderStates]))
  },
  10 * 60_000,
)
