import { expect, test } from 'vitest'
import { beginHydration, endHydration, whileHydrating } from './hydration.ts'

test('an answer waits while the page hydrates, and only then', async () => {
  const arrived: string[] = []
  await whileHydrating()
  beginHydration()
  const answer = whileHydrating().then(() => arrived.push('answer'))
  // Longer than any chain of promises that would let it through.
  await new Promise((done) => setImmediate(done))
  arrived.push('hydrated')
  endHydration()
  await answer
  await whileHydrating()
  expect(arrived).toEqual(['hydrated', 'answer'])
})
